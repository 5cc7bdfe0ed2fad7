/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck of three suits as it is laid out to be learnt: a row for each suit, the
 * cards without a suit, three at most, at the ends of the rows, from the first row on.
 */
#pragma once

#include "rules/card.h"

/* Returns: the number of cards in the longest row: those of a suit, and a card without a suit if the deck has any */
int chieu_deck_count_columns (const ChieuDeck *deck);

/* Lists every face of @deck once, row after row. @cards: (out): room for all of them. Returns: how many there are */
int chieu_deck_list_faces (const ChieuDeck *deck, ChieuCard *cards);
