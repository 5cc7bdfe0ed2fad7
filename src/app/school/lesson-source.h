/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows a lesson on the chiếu: its position, the learner's moves, which the
 * lesson judges, and the moves of the others one after the other.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "school/lesson/lesson-run.h"

typedef struct _ChieuLessonSource ChieuLessonSource;

/* The functions by which the source tells the page what happens. */
typedef struct
{
  /* An answer was judged. If its move was made, this is called once the move, and those of the others that follow it, are shown.
   * @verdict holds during the call. */
  void (*judged) (gpointer data, const ChieuLessonVerdict *verdict);
  /* A move was shown. */
  void (*shown) (gpointer data, const ChieuDeed *deed);
  /* The mat has a sentence to say, such as why the last action had no effect. */
  void (*told) (gpointer data, const char *text);
  /* The prompt of the mat changed: @text says what is to be done there now, or if @begun how far the learner has got with a move;
   * NULL: nothing. */
  void (*prompted) (gpointer data, const char *text, gboolean begun);
} ChieuLessonListener;

/**
 * chieu_lesson_source_show:
 * @lesson: of @run
 * @run: a lesson with a mat; has to live until @mat shows something else
 * @listener: static
 * @data: for the functions of @listener
 *
 * Shows @run on @mat, empty until chieu_lesson_source_begin().
 *
 * Returns: (transfer none): the source, owned by @mat
 */
ChieuLessonSource *chieu_lesson_source_show (ChieuMatView              *mat,
                                             const ChieuLesson         *lesson,
                                             ChieuLessonRun            *run,
                                             const ChieuLessonListener *listener,
                                             gpointer                   data);

/* Sets how fast cards are dealt and others move; at first CHIEU_PACE_NONE. */
void chieu_lesson_source_set_pace (ChieuLessonSource *self, ChieuPace pace);

/* Shows the step as it begins. @deal: the hand is dealt card by card, if the pace allows. */
void chieu_lesson_source_begin (ChieuLessonSource *self, gboolean deal);

/* Shows the moves that were made in the run when the step was given up, one after the other. */
void chieu_lesson_source_follow_run (ChieuLessonSource *self);

/* Returns: whether moves were made that have not been shown yet */
gboolean chieu_lesson_source_is_behind (ChieuLessonSource *self);

/* Shows all moves that are not seen yet, at once. Returns: whether anything moved */
gboolean chieu_lesson_source_show_all (ChieuLessonSource *self);
