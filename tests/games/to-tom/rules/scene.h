/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A moment of a hand from text, for tables in tests.
 */
#pragma once

#include "games/to-tom/rules/state.h"

/**
 * scene_read:
 * @text: fields parted by ";":
 *   "0 2v 3v / khan 5s / doc 4n 5n 6n / yeu cc / bat-thuc 7s": the cards in the fan of seat 0, then those on the mat.
 *     A khàn lies face down; a thiên khai lies open, or face down if it is called "khai"; "bat-thuc 7s" stands for a cup whose
 *     cards are in the fan
 *   "noc 5v 6v": the cards that are drawn next; below them lie as many cards as the house leaves undrawn
 *   "turn 2": seat 2 discards; "first 2": the same, and it is the cái and nothing was discarded yet; "opening": khàn are laid
 *   "thua 2": seat 2 was dealt a card too many
 *   "seats 4", "strict", "thong 1", "debts 1 3", "pot 6", "an-duoi=no"
 *
 * Seats that are not named hold nothing and never claim. Ends the program with a message if @text is wrong.
 */
void scene_read (const char *text, void *state);

/**
 * scene_write:
 *
 * Writes where the hand stands, in one line: "claim 5v at 2 asked 1 2", "discard 3", or the result, as in
 * "unpaid 1: tom leo 10 earns 0 [bo-u] cai 1 thong 1 debts 2 pot 44 over".
 */
void scene_write (const void *state, char *text, size_t size);

/* Writes the cards that lie before @seat, from the undermost: "khan 5s 5s 5s down / bi 4v 4v 4s 4n / yeu cc / le 2v / cups 1". */
void scene_write_mat (const void *state, int seat, char *text, size_t size);
