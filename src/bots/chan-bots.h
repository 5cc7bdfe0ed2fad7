/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the Chắn bots share: what a seat can know, and what a hand lacks.
 */
#pragma once

#include "bot.h"

/* One question put to a bot, and what it may spend on it. */
typedef struct
{
  const ChieuChanState *view;
  int seat;
  const ChieuMove *moves;
  int n_moves;
  ChieuRandom random;
  uint32_t nodes;                /* hands evaluated so far */
  uint32_t max_nodes;
  const atomic_bool *cancel;
} ChieuChanQuestion;

/* Counts one evaluated hand. Returns: false when the limit is reached or nobody waits any more. */
bool chieu_chan_spend (ChieuChanQuestion *question);

/* Place of the first move of @kind, or −1. */
int chieu_chan_find_move (const ChieuChanQuestion *question, ChieuChanMoveKind kind);

/* Place of the move that claims nothing, or −1. */
int chieu_chan_find_pass (const ChieuChanQuestion *question);

/* Ranks that lie odd: cards that still have to go or to be paired; chi chi is one. */
int chieu_chan_loose (const ChieuChanShape *shape);

/* Cards of each face that the seat has not seen: in other hands, put aside, or in the nọc. */
void chieu_chan_unseen (const ChieuChanState *view, int seat, uint8_t unseen[CHIEU_CHAN_FACES]);

/* The moves that need no thought: winning, laying down a hand without chắn, the call. −1: think. */
int chieu_chan_obvious (const ChieuChanQuestion *question);

/* Levels: as ChieuBotLevel.choose. */
int chieu_chan_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);
int chieu_chan_vua (const ChieuBotTurn *turn, uint32_t *nodes);

/* Puts @turn to @think, but for what is obvious. @limit: hands it may evaluate where the budget says nothing. */
int chieu_chan_put_to (int (*think) (ChieuChanQuestion *), const ChieuBotTurn *turn, uint32_t limit, uint32_t *nodes);
