/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges cards that were put into groups, in lessons and in practice.
 */
#pragma once

#include "school/school-game.h"

/**
 * chieu_arrangement_judge:
 * @cards: the cards to arrange
 * @lung: the number of lưng needed
 *
 * Cards in no group are right if each may stay alone.
 *
 * Returns: (transfer full) (nullable): what is wrong, as a sentence; NULL: nothing
 */
char *chieu_arrangement_judge (const ChieuSchoolGame  *school,
                               const ChieuLessonCards *cards,
                               int                     lung,
                               const ChieuArrangement *arrangement);
