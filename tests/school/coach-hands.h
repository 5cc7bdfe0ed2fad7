/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands played by bots, for what is to hold at every question of a hand; and what the coach says there.
 */
#pragma once

#include "school/coach/coach.h"

/* @state: all cards; @seat: the one that is asked. */
typedef void (*CoachHandFunc) (const ChieuState *state, int seat, gpointer data);

/* Plays a hand of @game and @seed with @seats and calls @func before each answer. */
void coach_hands_play (const ChieuGame *game, guint64 seed, int seats, CoachHandFunc func, gpointer data);

/* ---- What the coach says ---- */

/* (transfer full): to @seat of @state, of which it knows what the seat sees. */
ChieuCoachAdvice *coach_hands_advise (const ChieuGame *game, const ChieuState *state, int seat);

/* (transfer full): all that is said, in lines, with the cards and how many of each are left. */
char *coach_hands_describe (const ChieuGame *game, const ChieuCoachAdvice *advice);

/* That each of @words, parted by "|", stands in @text; @what names the position. */
void coach_hands_assert_said (const char *what, const char *text, const char *words);

/* That seat 0 is advised @best, any move if that is "", and is told each of @says, parted by "|". */
void coach_hands_check_position (const ChieuGame  *game,
                                 const ChieuState *state,
                                 const char       *what,
                                 const char       *best,
                                 const char       *says);

/* For the callbacks of coach_hands_play(). */
typedef struct
{
  const ChieuGame *game;
  ChieuRandom random;
  int n;                         /* questions looked at */
  int moved;                     /* redeals that differ from the state */
} CoachHandsCheck;

/* That the move that is best is clean, and that all is said in sentences. */
void coach_hands_check_clean (CoachHandsCheck *self, const ChieuState *state, int seat);

/* That @seat is told what is best just if it is asked, and, asked or not, the same when the cards it cannot see are dealt anew. */
void coach_hands_check_hidden (CoachHandsCheck *self, const ChieuState *state, int seat);
