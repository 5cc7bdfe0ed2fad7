/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a state of the real rules from a position of a lesson.
 */
#pragma once

#include "lesson.h"

/**
 * chieu_position_set_up:
 * @number: of a step of @lesson that has a position
 * @state: (out): the mat when the learner is asked
 * @claims: (out) (optional): how often other seats can claim what the lesson
 * does not let them, however the other cards are dealt
 *
 * Deals the named cards to their places, and the others so that, if possible, nobody else can claim anything, here and in the
 * steps that follow: of a fixed series of shuffles it takes the first that disturbs least. Then the moves are made. The other seats
 * lay their khàn automatically, and leave each card that they could claim, unless the lesson has a move with which they claim it.
 * The same lesson gives the same state everywhere.
 *
 * Returns: FALSE with %CHIEU_LESSON_ERROR_WRONG, whose message begins with the line: a card that is named too often or is not
 *   dealt, too many cards for a hand or for the nọc, a move that cannot be made, or would be a fault if the position is not strict
 */
gboolean chieu_position_set_up (const ChieuLesson *lesson,
                                guint              number,
                                ChieuState        *state,
                                int               *claims,
                                GError           **error);
