/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A moment of a hand of Chắn from text, for tables in tests.
 */
#pragma once

#include "games/chan/rules/state.h"

/**
 * scene_read:
 * @text: fields parted by ";":
 *   "1 2v 3v / chan 5v / ca 3v 3s / chiu 4n": the cards in the hand of seat 1, then those on the mat; of a cạ the eaten card first
 *   "noc 5v 6v": the cards that are drawn next
 *   "turn 2": seat 2 discards; "first 2": it is the cái and has put nothing down yet; "draw 2": it draws the next card;
 *     "opening": hands without chắn are asked about
 *   "put 1 3v 3s": the cards that seat 1 put down before; "fresh 1": no card lay at its own gate yet
 *   "seats 2", "strict", "thong 1", "drawer 1", "u-xuong=no"
 *
 * Four seats if nothing else is said, seat 0 the cái. Ends the program with a message if @text is wrong.
 */
void scene_read (const char *text, void *state);

/**
 * scene_write:
 *
 * Writes where the hand stands, in one line: "claim 5v at 2 asked 1 2", "discard 3", or the result: "won 1: chi tom 5, -5 15 -5 -5
 * [1 bo-u] thong 1 next 1".
 */
void scene_write (const void *state, char *text, size_t size);

/* Writes the cards that lie before @seat, from the undermost: "chan 5v 5v / ca 3v 3s". */
void scene_write_mat (const void *state, int seat, char *text, size_t size);
