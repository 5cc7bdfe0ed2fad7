/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checker: plays a lesson through all its right and wrong answers against the
 * real rules, so that no lesson can teach a wrong rule.
 */
#pragma once

#include "lesson.h"

/* The steps and answers that a check played. */
typedef struct
{
  guint steps;
  guint answers;                 /* the answers that were tried, right and wrong ones */
} ChieuLessonTally;

/**
 * chieu_lesson_check:
 * @tally: (out) (optional)
 *
 * Returns: FALSE with %CHIEU_LESSON_ERROR_WRONG if the rules contradict the lesson, or a task lacks something; the
 *   message names file, step and line
 */
gboolean chieu_lesson_check (const ChieuLesson *lesson, ChieuLessonTally *tally, GError **error);
