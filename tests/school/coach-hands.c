/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-hands.h"

#include "bots/bot.h"

void
coach_hands_play (const ChieuGame *game,
                  guint64          seed,
                  int              seats,
                  CoachHandFunc    func,
                  gpointer         data)
{
  const ChieuBotLevel *level = chieu_bot_level_find ("tap-su");
  const ChieuBotBudget budget = { .seed = seed };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state;
  unsigned asked;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (&state, &rules, &carry, seed);
  while ((asked = game->to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuState view;
      ChieuMove move;

      func (&state, seat, data);
      game->observe (&state, seat, &view);
      g_assert_true (chieu_bot_choose (level, game, &view, seat, &budget, &move, NULL));
      g_assert_cmpint (game->apply (&state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
    }
}
