/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the Tổ tôm bots share: what a seat can know, and how useful a card is.
 */
#pragma once

#include "bot.h"
#include "rules/to-tom/eval.h"

/* One question put to a bot, and what it may spend on it. */
typedef struct
{
  const ChieuToTomState *view;
  int seat;
  const ChieuMove *moves;
  int n_moves;
  ChieuRandom random;
  uint32_t nodes;                /* hands evaluated so far */
  uint32_t max_nodes;
  const atomic_bool *cancel;
} ChieuToTomQuestion;

/* Counts one evaluated hand. Returns: false when the limit is reached or nobody waits any more. */
bool chieu_to_tom_spend (ChieuToTomQuestion *question);

/* Place of the first move of @kind, or −1. */
int chieu_to_tom_find_move (const ChieuToTomQuestion *question, ChieuToTomMoveKind kind);

/* Place of the move that claims nothing, or −1. */
int chieu_to_tom_find_pass (const ChieuToTomQuestion *question);

/* Whether the seat puts a card down now (danh, tra). */
bool chieu_to_tom_is_putting_down (const ChieuMove *move);

/**
 * chieu_to_tom_usefulness:
 * @holding: what the seat holds
 * @card: one of its free cards
 *
 * Returns: how much @card has to do with the others, by looking at its neighbours only; 0: nothing
 */
int chieu_to_tom_usefulness (const ChieuHolding *holding, ChieuCard card);

/* Cards of each face that the seat has not seen: in other hands, face down, or in the nọc. */
void chieu_to_tom_unseen (const ChieuToTomState *view, int seat, uint8_t unseen[CHIEU_TO_TOM_FACES]);

/* The moves that need no thought: winning, laying khàn, raising it, and all there is to do at a win. −1: think. */
int chieu_to_tom_obvious (const ChieuToTomQuestion *question);

int chieu_to_tom_tap_su (ChieuToTomQuestion *question);
int chieu_to_tom_vua (ChieuToTomQuestion *question);
