/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The run of a lesson for the checker, which begins a step with each state that the steps before it can leave, and for tests.
 */
#pragma once

#include "lesson-run.h"

/* Returns: (transfer full): a run that is at no step yet */
ChieuLessonRun *chieu_lesson_run_new_empty (const ChieuLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* Begins step @number. If it has no position, the mat is @state; if that is NULL, as it is now, and empty for the first step. Returns:
 * FALSE with @error if the position of the step is not possible */
gboolean chieu_lesson_run_begin_step (ChieuLessonRun *self, guint number, const ChieuState *state, GError **error);

/* Finds the move of a bot of this level at @seat. @move: (out). Returns: FALSE if the seat is not asked */
gboolean chieu_lesson_run_choose_move (ChieuLessonRun *self, int seat, const char *level, ChieuMove *move);
