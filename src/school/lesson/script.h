/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the moves that a lesson has written down, one after the other. In between, the other seats answer automatically, so that
 * a lesson need not write that down.
 */
#pragma once

#include "lesson.h"
#include "school/school-game.h"

/* Called after each move; the state is already the one after it. */
typedef void (*ChieuScriptMade) (int seat, const ChieuMove *move, const ChieuEvents *events, gpointer data);

/* A mat on which the moves are made, what is allowed, and what was counted so far. */
typedef struct
{
  const ChieuSchoolGame *school;
  ChieuState *state;
  gboolean faults;               /* moves that are faults may be made */
  int claims;                    /* how often another seat left what it could have claimed */
  int laid;                      /* moves that others made automatically while khàn were laid */
  ChieuScriptMade made;          /* (nullable) */
  gpointer data;
} ChieuScript;

/* Makes @move, which must be possible. */
void chieu_script_apply (ChieuScript *self, int seat, const ChieuMove *move);

/* Lets the other seats lay their khàn, while khàn are laid. Returns: FALSE if that would be more than @most moves, with those of
 * earlier calls (laid); some are made then */
gboolean chieu_script_lay_khan (ChieuScript *self, int most);

/**
 * chieu_script_make_written:
 * @reason: (out): why it cannot be made; NONE: it was made, and is clean
 *
 * Makes a move that is written down. If it is not possible yet, the other seats first lay their khàn, then leave the card in play, and
 * at last its own seat leaves that card, too, unless it is the learner's; after each of these it is tried again.
 *
 * Returns: FALSE if it still cannot be made, or is a fault and these are not allowed; the state is then undefined
 */
gboolean chieu_script_make_written (ChieuScript *self, const ChieuLessonMove *move, ChieuReason *reason);

/**
 * chieu_script_do_task:
 * @move: possible, the learner's
 * @then: ChieuLessonMove: the moves that are written to follow
 * @failed: (out): the move of @then that cannot be made, if FALSE is returned
 * @reason: (out): why it cannot be made
 *
 * Makes the learner's move and then those of @then. Seats that are asked about the same card as the learner, or about the same as the last
 * seat of @then, leave it if they have no move written down.
 *
 * Returns: FALSE if a move of @then cannot be made
 */
gboolean chieu_script_do_task (ChieuScript            *self,
                               const ChieuMove        *move,
                               const GArray           *then,
                               const ChieuLessonMove **failed,
                               ChieuReason            *reason);

/* Returns: how many other seats could claim the card in play */
int chieu_script_count_claims (const ChieuScript *self);

/* Returns: whether both are the same move; the order of the cards in each part does not matter. */
gboolean chieu_script_is_same_move (const ChieuSchoolGame *school, const ChieuMove *a, const ChieuMove *b);

/* Returns: (transfer full): a message: "seat 2 cannot make the move “danh 4s” (no-card)" */
char *chieu_script_complaint (const ChieuGame *game, const ChieuLessonMove *move, ChieuReason reason);
