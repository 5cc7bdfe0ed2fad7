/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands between beginners, move by move.
 */
#pragma once

#include "bots/bot.h"
#include "match/record/record.h"

/* The points of the hội. */
#define BEGINNER_POT 50

/* Returns: (transfer full): the record of the first hand of a match, dealt from @seed, without moves */
static inline ChieuRecord *
beginner_hand_new (const ChieuGame *game,
                   int              seats,
                   gboolean         strict,
                   guint64          seed)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, BEGINNER_POT, strict);
  return chieu_record_new (game, &rules, &carry, seed);
}

/* Lets a beginner make the move of @seat, which is asked in @state, and adds it to @record. */
static inline void
beginner_make_move (ChieuRecord *record,
                    ChieuState  *state,
                    int          seat)
{
  ChieuBotBudget budget = { .seed = record->seed + record->moves->len };
  ChieuState view;
  ChieuMove move;

  record->game->observe (state, seat, &view);
  g_assert_true (chieu_bot_choose (chieu_bot_levels[0], record->game, &view, seat, &budget, &move, NULL));
  record->game->apply (state, seat, &move, NULL);
  chieu_record_add_move (record, seat, &move);
}
