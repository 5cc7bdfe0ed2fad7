/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes moves of the strict way at the mat as a player's hands do: choosing cards, putting them down, laying them one by one, saying
 * words, putting a call together.
 */
#pragma once

#include "play-source.h"

/**
 * hands_make_move:
 * @move: one of Tổ tôm that hands can make now
 *
 * Makes @move with what a click, a drop, a button or a key sets off, and nothing else. Ends the test if the mat makes another move of
 * it, or none.
 */
void hands_make_move (PlaySource *play, const ChieuMove *move);

/* Says a word: activates @action of a button or key, such as "mat.an", which is expected to be possible. */
void hands_say (PlaySource *play, const char *action);

/* Clicks at @card in @zone, where it is expected to lie. */
void hands_click (PlaySource *play, int zone, ChieuCard card);

/* Says that the person is done with the opening; has no effect later. */
void hands_end_opening (PlaySource *play);

/* Runs the main loop until nothing is left to be drawn or done. */
void hands_settle (void);
