/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One question put to a bot, and what it may spend on it: the same for every game.
 */
#pragma once

#include "turn.h"

typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what the seat observed */
  int seat;
  const ChieuMove *moves;
  int n_moves;
  ChieuRandom random;
  uint32_t nodes;                /* hands evaluated so far */
  uint32_t max_nodes;
  const atomic_bool *cancel;
  ChieuBotTally *tally;          /* (nullable) */
  int64_t deadline;              /* nanoseconds of the steady clock, 0: none */
} ChieuBotQuestion;

/* The question of @turn; @limit: hands that may be evaluated where the budget says nothing. */
ChieuBotQuestion chieu_bot_ask (const ChieuBotTurn *turn, uint32_t limit);

/* Returns: @n as the effort of @turn makes it. */
int chieu_bot_effort (const ChieuBotTurn *turn, int n);

/* Counts one evaluated hand. Returns: false when the limit is reached or nobody waits any more. */
bool chieu_bot_spend (ChieuBotQuestion *question);

/* Whether the time that the budget gives is over. Not for what must be the same at every speed. */
bool chieu_bot_is_late (const ChieuBotQuestion *question);

/* Place of the first move of @kind, a kind of the game, or −1. */
int chieu_bot_find_move (const ChieuBotQuestion *question, int kind);

/* Place of the move that claims nothing, or −1. */
int chieu_bot_find_pass (const ChieuBotQuestion *question);

/**
 * chieu_bot_put_to:
 * @obvious: (nullable): the place of a move that needs no thought, or −1
 * @think: the place of the move chosen
 * @turn: what is asked
 * @limit: hands that may be evaluated where the budget says nothing
 * @nodes: hands evaluated are added
 *
 * Puts @turn to @think, but for what is obvious. Returns: the place of the move.
 */
int chieu_bot_put_to (int                (*obvious) (const ChieuBotQuestion *),
                      int                (*think) (ChieuBotQuestion *),
                      const ChieuBotTurn  *turn,
                      uint32_t             limit,
                      uint32_t            *nodes);
