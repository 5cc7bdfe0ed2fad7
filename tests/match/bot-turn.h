/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots that play a hand for a test, without a match.
 */
#pragma once

#include <glib.h>

#include "bots/bot.h"
#include "rules/games.h"

/* The bot of @level, whose chance is @seed, makes the move of @seat. */
static inline void
make_bot_move (const ChieuGame *game,
               void            *state,
               int              seat,
               const char      *level,
               guint64          seed)
{
  ChieuBotBudget budget = { .seed = seed };
  ChieuState view;
  ChieuMove move;

  game->observe (state, seat, &view);
  g_assert_true (chieu_bot_choose (chieu_bot_level_find (level), game, &view, seat, &budget, &move, NULL));
  g_assert_cmpint (game->apply (state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
}
