/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random hands of any game, for checks that every game has to pass at
 * every step of them. A broken promise ends the test and prints the hand as a
 * text record, so that it can be played again.
 */
#pragma once

#include <glib.h>

#include "match/record/record.h"
#include "probe.h"

/* Hands that are played one after the other. */
typedef struct
{
  const ChieuGame *game;
  int seats;
  ChieuMoveScope scope;          /* from which moves are chosen */
  gboolean strict;
  guint64 seed;
  int hands;
} KitPlan;

/* The hand that is being played, and counts of all hands of its plan. */
typedef struct
{
  const KitPlan *plan;
  const ChieuGame *game;
  const Probe *probe;
  ChieuState state;
  ChieuRecord *record;           /* all moves made so far */
  GArray *faults;                /* ChieuFault: all that were noted at any time of the hand */
  ChieuRandom random;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n_moves;                   /* in moves[], of the seat that was listed last */
  guint64 steps;                 /* moves of all hands of the plan */
  guint64 not_drawn;             /* hands of the plan that were not drawn */
} Kit;

/* Called before a move or after the last one; the state may not be changed. */
typedef void (*KitStep) (Kit *kit);

/* Plays the hands of @plan to their ends, calling @step before every move and @over after the last (NULL: nothing). */
void kit_play (const KitPlan *plan, KitStep step, KitStep over);

/* Prints the hand so far, and ends the test with the message. */
void kit_fail (Kit *kit, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

/* kit_check: @condition must hold, or the test ends with the message that follows. */
#define kit_check(kit, condition, ...) \
  G_STMT_START { if (!(condition)) kit_fail ((kit), __VA_ARGS__); } G_STMT_END

/* Returns: the printed form of @move, which the next seven calls leave alone */
const char *kit_move_text (Kit *kit, const ChieuMove *move);

/* Returns: whether two states or views are equal in every byte */
gboolean kit_same (Kit *kit, const ChieuState *a, const ChieuState *b);

/* Returns: the seats that must answer in @state, as bits */
unsigned kit_asked (Kit *kit, const ChieuState *state);

/* Adds a test /GAME/SEATS/WHAT/WAY for each game, number of seats, scope of the moves, and loose or strict play. @run gets a KitPlan with
 * @hands hands. */
void kit_add_plans (const char *what, int hands, GTestDataFunc run);
