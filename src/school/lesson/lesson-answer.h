/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The right answer to the question of a step: the cards that matter, to be marked, and the answer in words with its reason, for a
 * learner who did not find it. The rules know it; a lesson only states that of a choice.
 */
#pragma once

#include "lesson-run.h"

/* The right answer. Clear it after use. */
typedef struct
{
  ChieuLessonCards cards;        /* the cards to be touched, or those that the move takes from the hand, none if it takes all of them;
                                  * a group that is to be made */
  ChieuArrangement arrangement;  /* of an arrangement: all groups */
  guint64 faces;                 /* of faces, bit f each */
  guint number;                  /* of a choice, from 0 */
  char *text;                    /* a sentence or two: the answer, and why */
} ChieuLessonAnswer;

void chieu_lesson_answer_clear (ChieuLessonAnswer *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ChieuLessonAnswer, chieu_lesson_answer_clear)

/**
 * chieu_lesson_answer_find:
 *
 * Gets the answer to the step that @run is at, in the language of the session; @answer is cleared by the caller after use. A step
 * that was done still has its answer.
 *
 * Returns: FALSE if there is none: nothing is asked, or a hand is played alone
 */
gboolean chieu_lesson_answer_find (const ChieuLesson *lesson, const ChieuLessonRun *run, ChieuLessonAnswer *answer);

/**
 * chieu_lesson_answer_count:
 *
 * Returns: how many cards or faces the step that @run is at asks for; 0: it asks for none, or right answers have several sizes
 */
int chieu_lesson_answer_count (const ChieuLesson *lesson, const ChieuLessonRun *run);

/* Gets the faces that the learner has met in steps answered right so far, each once, in the order of the lesson: of a pick among
 * cards that are laid out the right ones, of such a choice or arrangement all. At most CHIEU_LESSON_CARDS_MAX. */
void chieu_lesson_answer_list_learnt (const ChieuLesson *lesson, const ChieuLessonRun *run, ChieuLessonCards *learnt);
