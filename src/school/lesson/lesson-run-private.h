/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of ChieuLessonRun share.
 */
#pragma once

#include "lesson-run.h"
#include "match/words/words.h"

G_BEGIN_DECLS

/* Level of the other seats. */
#define CHIEU_LESSON_OTHERS "tap-su"

struct _ChieuLessonRun
{
  const ChieuLesson *lesson;
  const ChieuSchoolGame *school;
  const ChieuWords *words;
  guint number;
  gboolean has_mat;
  gboolean done;
  guint hints;                   /* given */
  guint decisions;               /* of the others in this step */
  ChieuState start;              /* at the beginning of the step */
  ChieuState state;
  GArray *deeds;                 /* ChieuDeed */
  GError *fault;
};

/* A run that is at no step yet. */
ChieuLessonRun *chieu_lesson_run_new_empty (const ChieuLesson *lesson);

/* Begins step @number; where it has no position, with the mat at @state (nullable: as it is). For the checker. */
gboolean chieu_lesson_run_begin (ChieuLessonRun *self, guint number, const ChieuState *state, GError **error);

/* Moves are made through this, so that they become deeds. */
void chieu_lesson_run_get_script (ChieuLessonRun *self, ChieuScript *script);

/* A right answer: the step is done, or goes on. */
void chieu_lesson_run_praise (ChieuLessonRun *self, gboolean done, ChieuLessonVerdict *verdict);

/* The answer is wrong: with the lesson's own text if it has one, else with @text, which is taken over. */
void chieu_lesson_run_refuse (const ChieuLessonRun *self, const ChieuWrong *wrong, char *text, ChieuLessonVerdict *verdict);

/* Clears @verdict. Returns: whether the step has this task, still to be done. */
gboolean chieu_lesson_run_takes (ChieuLessonRun *self, ChieuTask task, ChieuLessonVerdict *verdict);

/* lesson-run-moves.c */

/* Makes the learner's move of a do, the others' answers and what is written to come then. */
gboolean chieu_lesson_run_do (ChieuLessonRun *self, const ChieuMove *move, GError **error);
/* Lets the others play until the learner is asked, or the hand is over. */
void chieu_lesson_run_play_others (ChieuLessonRun *self);
/* Plays the hand to its end, at the learner's seat too. */
void chieu_lesson_run_play_out (ChieuLessonRun *self);
/* What a bot of this level would do at @seat. Returns: FALSE if it is not asked */
gboolean chieu_lesson_run_choose (ChieuLessonRun *self, int seat, const char *level, ChieuMove *move);
/* Returns: (transfer full) (nullable): what the coach says to the learner now; NULL: nothing, as in a hand that is over */
char *chieu_lesson_run_ask_coach (const ChieuLessonRun *self);
/* Whether the hand is over, and as the play wants it. */
gboolean chieu_lesson_run_play_is_over (const ChieuLessonRun *self);
gboolean chieu_lesson_run_play_is_won (const ChieuLessonRun *self);

G_END_DECLS
