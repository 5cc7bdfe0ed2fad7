/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text that is written into room of a given size: the printed form of moves and states (docs/notation.md). The text always
 * ends in a closing zero if there is any room, and nothing is ever written past the end.
 */
#pragma once

#include "card.h"

typedef struct
{
  char *text;                    /* (nullable): NULL only if @size is 0 */
  size_t size;                   /* room in @text, its closing zero among it */
  int used;                      /* bytes needed so far, without the closing zero */
} ChieuTextOut;

/* Appends text as printf does; what finds no room is only counted. */
void chieu_text_out (ChieuTextOut *self, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Appends @word, after a space unless it is the first; a word that finds no room is left out, and not counted. */
void chieu_text_out_word (ChieuTextOut *self, const char *word);

/* Appends @cards as words. */
void chieu_text_out_cards (ChieuTextOut *self, const ChieuDeck *deck, const ChieuCard *cards, int n);

/* Appends each face of @deck after a space, as often as @counts says. */
void chieu_text_out_counts (ChieuTextOut *self, const ChieuDeck *deck, const uint8_t *counts);

/* Appends each face of @deck whose bit is in @faces after a space. */
void chieu_text_out_faces (ChieuTextOut *self, const ChieuDeck *deck, uint64_t faces);
