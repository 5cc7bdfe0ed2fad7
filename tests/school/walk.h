/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson gone through as a learner does it, in words.
 */
#pragma once

#include "kit.h"

typedef struct
{
  ChieuLesson *lesson;
  ChieuLessonRun *run;
  ChieuLessonVerdict verdict;
} Walk;

/* Goes to @step of @lesson (transfer full). */
void walk_begin (Walk *self, ChieuLesson *lesson, const char *step);
void walk_end (Walk *self);
/* Cards, a move, groups (“4v 4s 4n / 5s 5s 5s”), faces or an answer as the learner gives them, and what is said to them. */
void walk_touch (Walk *self, const char *text, gboolean right, const char *said);
void walk_move (Walk *self, const char *text, gboolean right, const char *said);
void walk_arrange (Walk *self, const char *text, gboolean right, const char *said);
void walk_faces (Walk *self, const char *text, gboolean right, const char *said);
void walk_answer (Walk *self, guint number, gboolean right, const char *said);
