/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds which of the wrong answers that a step of a lesson names the learner has given. The first one in the file counts.
 */
#pragma once

#include "lesson.h"
#include "school/school-game.h"

/* Returns: whether a wrong answer of this kind can be one to @task. */
gboolean chieu_wrong_fits (ChieuWrongKind kind, ChieuTask task);

/* Return (transfer none) (nullable) the wrong answer of @step that matches what the learner did. */
const ChieuWrong *chieu_wrong_find_move (const ChieuSchoolGame *school, const ChieuStep *step, const ChieuMove *move);
const ChieuWrong *chieu_wrong_find_cards (const ChieuStep *step, const ChieuLessonCards *cards);
const ChieuWrong *chieu_wrong_find_groups (const ChieuStep *step, const ChieuArrangement *arrangement);
