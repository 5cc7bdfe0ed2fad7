/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the checker share.
 */
#pragma once

#include "lesson-check.h"
#include "lesson-run-private.h"
#include "position.h"

G_BEGIN_DECLS

typedef struct
{
  const ChieuLesson *lesson;
  const ChieuStep *step;         /* being checked */
  ChieuLessonRun *run;           /* at it */
  gboolean strict;               /* the position it has, or one before it */
  ChieuLessonTally tally;
  GArray *ends;                  /* ChieuState: how the mat can stand after the step, each once */
} ChieuLessonCheck;

/* Begins the step again, with nothing answered. */
void chieu_lesson_check_again (ChieuLessonCheck *self);

/* The mat as it is now is one that the next step can begin with. */
void chieu_lesson_check_add_end (ChieuLessonCheck *self);

/* Whether @verdict, which is cleared, is a right answer's. */
gboolean chieu_lesson_check_right (ChieuLessonCheck *self, ChieuLessonVerdict *verdict, GError **error);

/* Whether @verdict, which is cleared, is that of the wrong answer @wrong (nullable: any wrong one). */
gboolean chieu_lesson_check_wrong (ChieuLessonCheck *self, ChieuLessonVerdict *verdict, const ChieuWrong *wrong, GError **error);

/* lesson-check-moves.c, lesson-check-cards.c: the tasks. Each leaves its ends. */
gboolean chieu_lesson_check_do (ChieuLessonCheck *self, GError **error);
gboolean chieu_lesson_check_play (ChieuLessonCheck *self, GError **error);
gboolean chieu_lesson_check_pick (ChieuLessonCheck *self, GError **error);
gboolean chieu_lesson_check_arrange (ChieuLessonCheck *self, GError **error);
gboolean chieu_lesson_check_faces (ChieuLessonCheck *self, GError **error);
gboolean chieu_lesson_check_choose (ChieuLessonCheck *self, GError **error);

/* lesson-check-wrong.c: the wrong answers of a pick, of faces and of an arrangement. */
gboolean chieu_lesson_check_wrong_cards (ChieuLessonCheck        *self,
                                         const ChieuPick         *pick,
                                         const ChieuLessonCards  *right,
                                         GError                 **error);
gboolean chieu_lesson_check_wrong_faces (ChieuLessonCheck *self, guint64 right, GError **error);
gboolean chieu_lesson_check_wrong_groups (ChieuLessonCheck *self, GError **error);

/* lesson-check-points.c: whether the right answer of a choice of points, and it alone, names those of the rules. */
gboolean chieu_lesson_check_points (ChieuLessonCheck *self, GError **error);

G_END_DECLS
