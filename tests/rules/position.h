/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holdings from text, for tables in tests.
 */
#pragma once

#include "slow.h"

/**
 * position_read:
 * @text: the free cards, then each phu of the mat after a "/": "2v 3v 4v / khan 5s / doc 5n 6n 7n"
 * @seats: 4 or 5
 * @holding: (out): the holding in the slow solver's form; deal_convert() turns it into the evaluation's
 *
 * Ends the program with a message if @text is wrong: the mistake is then in the test itself.
 */
void position_read (const char *text, int seats, SlowHolding *holding);

/* Returns: the card of Tổ tôm that is written @text; ends the program if there is none */
ChieuCard position_read_card (const char *text);
