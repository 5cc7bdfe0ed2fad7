/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Phu of Tổ tôm in words: "bi 4v 4s 4n", "khan 5s" (docs/notation.md, "eval").
 */
#pragma once

#include <glib.h>

#include "games/to-tom/rules/eval/holding.h"

/* Room for the longest printed phu: its word and twelve cards. */
#define CHIEU_PHU_TEXT_MAX 64

/**
 * chieu_cards_parse:
 * @text: cards separated by one space; "" for none
 * @max: how many there may be
 * @cards: (out): room for @max cards
 * @n: (out): how many there are
 *
 * Returns: (transfer full) (nullable): %NULL, or what is wrong with @text
 */
char *chieu_cards_parse (const char *text,
                         int         max,
                         ChieuCard  *cards,
                         int        *n);

/**
 * chieu_phu_parse:
 * @text: a phu in words
 * @phu: (out): a valid phu; equal cards that may be written once are all there
 *
 * Returns: (transfer full) (nullable): %NULL, or what is wrong with @text
 */
char *chieu_phu_parse (const char *text, ChieuPhu *phu);

/* Writes @phu in words, khàn, phỗng and thiên khai with one card; @text has room for CHIEU_PHU_TEXT_MAX. */
void chieu_phu_print (const ChieuPhu *phu, char *text);
