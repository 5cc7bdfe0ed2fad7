/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson gone through by the checker, which begins a step as any of the ones before it can leave it, and by tests.
 */
#pragma once

#include "lesson-run.h"

/* (transfer full): a run that is at no step yet. */
ChieuLessonRun *chieu_lesson_run_new_empty (const ChieuLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* Begins step @number; where it has no position, with the mat at @state (nullable: as it is). Returns: FALSE with @error if its
 * position is not possible */
gboolean chieu_lesson_run_begin_step (ChieuLessonRun *self, guint number, const ChieuState *state, GError **error);

/* @move (out): the one that a bot of this level would make at @seat. Returns: FALSE if the seat is not asked */
gboolean chieu_lesson_run_choose_move (ChieuLessonRun *self, int seat, const char *level, ChieuMove *move);
