/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The deck as it is laid out to be learnt.
 */
#pragma once

#include "rules/card.h"

/* A row for each suit, the cards without one at their ends. */
#define CHIEU_DECK_COLUMNS 10

/* @cards: (out): every face once, row after row. Returns: how many */
int chieu_deck_list (const ChieuDeck *deck, ChieuCard *cards);
