/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of any deck in the members of a line (docs/notation.md, "Cards").
 */
#pragma once

#include "json-line.h"
#include "rules/card.h"

/**
 * chieu_json_cards_parse:
 * @text: cards separated by one space; "" for none. A hidden card, "??", is an error
 * @key: member that @text stands in, for the error
 * @max: how many there may be
 * @cards: (out): room for @max cards
 *
 * Returns: how many there are; 0 with @error set where they cannot be read
 */
int chieu_json_cards_parse (const ChieuDeck *deck,
                            const char      *text,
                            const char      *key,
                            int              max,
                            ChieuCard       *cards,
                            ChieuLineError  *error);

/* Adds @n cards of the member @key to @counts, by face. Returns: TRUE, or FALSE with @error set if there
 * are more of a face than @deck has */
gboolean chieu_json_cards_count (const ChieuDeck *deck,
                                 const ChieuCard *cards,
                                 int              n,
                                 const char      *key,
                                 uint8_t         *counts,
                                 ChieuLineError  *error);
