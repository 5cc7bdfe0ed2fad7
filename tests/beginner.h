/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands between beginners, move by move.
 */
#pragma once

#include "bots/bot.h"
#include "match/record/record.h"

/* Returns: (transfer full): a first hand without moves */
static inline ChieuRecord *
beginner_hand (const ChieuGame *game,
               int              seats,
               gboolean         strict,
               guint64          seed)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, 50, strict);
  return chieu_record_new (game, &rules, &carry, seed);
}

/* @seat, which is asked in @state, decides; the move is added to @record. */
static inline void
beginner_move (ChieuRecord *record,
               ChieuState  *state,
               int          seat)
{
  ChieuBotBudget budget = { .seed = record->seed + record->moves->len };
  ChieuState view;
  ChieuMove move;

  record->game->observe (state, seat, &view);
  g_assert_true (chieu_bot_choose (chieu_bot_levels[0], record->game, &view, seat, &budget, &move, NULL));
  record->game->apply (state, seat, &move, NULL);
  chieu_record_add (record, seat, &move);
}
