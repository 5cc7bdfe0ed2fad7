/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goes through a lesson as a learner does; the answers are given as text.
 */
#pragma once

#include "kit.h"

typedef struct
{
  ChieuLesson *lesson;
  ChieuLessonRun *run;
  ChieuLessonVerdict verdict;
} Walk;

/* Sets @self up and goes to @step of @lesson (transfer full). */
void walk_begin (Walk *self, ChieuLesson *lesson, const char *step);

/* Frees the lesson and all else that @self holds. */
void walk_end (Walk *self);

/* Answer with cards, a move, groups (“4v 4s 4n / 5s 5s 5s”), faces or the answer @number, counted from 0, and assert whether that is
 * @right and that @said is all that is said. */
void walk_touch (Walk *self, const char *text, gboolean right, const char *said);
void walk_move (Walk *self, const char *text, gboolean right, const char *said);
void walk_arrange (Walk *self, const char *text, gboolean right, const char *said);
void walk_choose_faces (Walk *self, const char *text, gboolean right, const char *said);
void walk_answer (Walk *self, guint number, gboolean right, const char *said);
