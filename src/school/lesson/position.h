/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a state of the real rules of a position as a lesson gives it.
 */
#pragma once

#include "lesson.h"

/**
 * chieu_position_set_up:
 * @number: of a step of @lesson that has a position
 * @state: (out): how the mat stands when the learner is asked
 * @claims: (out) (optional): how often other seats can claim what the lesson does not let them, however the other
 *   cards are dealt
 *
 * Deals what the position names to where it belongs, and the other cards so that nobody else can claim where that is
 * possible, here and in what is done in the steps that follow upon it: of a fixed row of shuffles the first one that
 * disturbs least. Then the moves are made. Khàn of other seats are laid by themselves, and what they could claim and
 * the lesson does not let them, they leave. The same lesson gives the same state everywhere.
 *
 * Returns: FALSE with %CHIEU_LESSON_ERROR_WRONG, whose message begins with the line: a card named too often, too many
 *   cards for a hand, a move that cannot be made, or would be a fault where the position is not strict
 */
gboolean chieu_position_set_up (const ChieuLesson *lesson,
                                guint              number,
                                ChieuState        *state,
                                int               *claims,
                                GError           **error);
