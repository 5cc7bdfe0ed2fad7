/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck of three suits as it is laid out to be learnt: a row for each suit, the
 * cards without one at their ends, from the first row on.
 */
#pragma once

#include "rules/card.h"

/* Returns: the number of cards in the longest row; the others have one less */
int chieu_deck_columns (const ChieuDeck *deck);

/* @cards: (out): every face once, row after row. Returns: how many */
int chieu_deck_list (const ChieuDeck *deck, ChieuCard *cards);
