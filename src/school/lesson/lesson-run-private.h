/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The run of a lesson for the checker, which begins a step with each state that the steps before it can leave, and for tests.
 */
#pragma once

#include "lesson-run.h"

/* Returns: (transfer full): a run that is at no step yet */
ChieuLessonRun *chieu_lesson_run_new_empty (const ChieuLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* Begins step @number, from 0. A step without a position of its own begins with the mat of @state (nullable). NULL: the first step begins
 * with an empty mat, any other with the mat as it is now. Returns: FALSE with @error if the position of the step is not possible */
gboolean chieu_lesson_run_begin_step (ChieuLessonRun *self, guint number, const ChieuState *state, GError **error);

/* Finds the move of a bot at @seat. @level: the id of its level, which exists. @move: (out). Returns: FALSE if the seat is not asked */
gboolean chieu_lesson_run_choose_move (ChieuLessonRun *self, int seat, const char *level, ChieuMove *move);
