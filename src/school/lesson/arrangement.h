/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges cards that were put into groups, in lessons and in practice.
 */
#pragma once

#include "school/school-game.h"

/**
 * chieu_arrangement_judge:
 * @school: a game that has group_lung(), may_be_left() and group_text()
 * @cards: the cards to arrange
 * @lung: the least number of lưng that the groups must have together
 * @arrangement: the groups; cards in none need not be listed
 *
 * An arrangement is right if all its cards are among @cards, each group is one of the game, each card in no group may stay alone,
 * and enough of the groups are lưng. Of several mistakes the first in this order is named.
 *
 * Returns: (transfer full) (nullable): what is wrong, as a sentence; NULL: nothing
 */
char *chieu_arrangement_judge (const ChieuSchoolGame  *school,
                               const ChieuLessonCards *cards,
                               int                     lung,
                               const ChieuArrangement *arrangement);
