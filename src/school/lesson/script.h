/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the moves that a lesson has written down, one after the other. The other seats
 * answer by themselves what they have to answer in between, so that a lesson need
 * not write it.
 */
#pragma once

#include "lesson.h"
#include "school/school-game.h"

/* Called after each move that was made; the state is already the one after it. */
typedef void (*ChieuScriptMade) (int seat, const ChieuMove *move, const ChieuEvents *events, gpointer data);

typedef struct
{
  const ChieuSchoolGame *school;
  ChieuState *state;
  gboolean faults;               /* moves that are faults may be made */
  int claims;                    /* how often another seat left what it could have claimed */
  int laid;                      /* moves that others made of themselves while khàn were laid */
  ChieuScriptMade made;          /* (nullable) */
  gpointer data;
} ChieuScript;

/* Makes @move, which must be possible. */
void chieu_script_apply (ChieuScript *self, int seat, const ChieuMove *move);

/* Lets the other seats lay their khàn, while khàn are laid. Returns: FALSE if they would lay more than @most; some are laid
 * then */
gboolean chieu_script_lay_khan (ChieuScript *self, int most);

/**
 * chieu_script_make_written:
 * @reason: (out): why not
 *
 * Makes a move that is written down. What the others have to answer before it they answer.
 *
 * Returns: FALSE if it cannot be made even so, or is a fault where these may not be; the state is then worthless
 */
gboolean chieu_script_make_written (ChieuScript *self, const ChieuLessonMove *move, ChieuReason *reason);

/**
 * chieu_script_do_task:
 * @move: possible, the learner's
 * @then: ChieuLessonMove: what is written to come then
 * @failed: (out): the move of @then that cannot be made
 *
 * Makes the learner's move; the seats that were asked about the same card, or that of the last move of @then, and
 * have nothing written down leave it.
 *
 * Returns: FALSE if a move of @then cannot be made
 */
gboolean chieu_script_do_task (ChieuScript            *self,
                          const ChieuMove        *move,
                          const GArray           *then,
                          const ChieuLessonMove **failed,
                          ChieuReason            *reason);

/* Returns: how many other seats could claim the card that lies there. */
int chieu_script_count_claims (const ChieuScript *self);

/* Returns: whether both are the same move; the order of the cards in each part does not matter. */
gboolean chieu_script_same_move (const ChieuSchoolGame *school, const ChieuMove *a, const ChieuMove *b);

/* (transfer full): "seat 2 cannot make the move “danh 4s” (no-card)" */
char *chieu_script_complaint (const ChieuGame *game, const ChieuLessonMove *move, ChieuReason reason);
