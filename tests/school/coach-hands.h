/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays hands with bots, for tests of what must hold at every question of a hand, and asks the coach for advice there.
 */
#pragma once

#include "school/coach/coach.h"

/* It is called before each answer. @state: the hand with all its cards; @seat: the seat that answers next. */
typedef void (*CoachHandFunc) (const ChieuState *state, int seat, gpointer data);

/* Plays a hand of @game and @seed with @seats and calls @func before each answer. */
void coach_hands_play (const ChieuGame *game, guint64 seed, int seats, CoachHandFunc func, gpointer data);

/* ---- What the coach says ---- */

/* Returns: (transfer full): what the coach advises @seat, from what that seat sees of @state */
ChieuCoachAdvice *coach_hands_advise (const ChieuGame *game, const ChieuState *state, int seat);

/* Returns: (transfer full): all parts of @advice, one a line, with their cards and how many of each are left */
char *coach_hands_describe (const ChieuGame *game, const ChieuCoachAdvice *advice);

/* Asserts that each of @words, parted by "|", stands in @text; @what names the position in the message. */
void coach_hands_assert_said (const char *what, const char *text, const char *words);

/* Asserts that seat 0 is advised @best, or any move if that is "", and is told each of @says, parted by "|". */
void coach_hands_check_position (const ChieuGame  *game,
                                 const ChieuState *state,
                                 const char       *what,
                                 const char       *best,
                                 const char       *says);

/* The state that the checks below share; a CoachHandFunc that calls them gets it as its data. */
typedef struct
{
  const ChieuGame *game;
  ChieuRandom random;
  int n;                         /* questions looked at */
  int moved;                     /* redeals that differ from the state */
} CoachHandsCheck;

/* Asserts that the move that is advised is clean, and that all is said in sentences. */
void coach_hands_check_clean (CoachHandsCheck *self, const ChieuState *state, int seat);

/* Asserts that @seat is advised a move only if it is asked, and, asked or not, is told the same when the cards that it cannot see
 * are dealt anew. */
void coach_hands_check_hidden (CoachHandsCheck *self, const ChieuState *state, int seat);
