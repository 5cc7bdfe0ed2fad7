/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text that is read word by word: the printed form of a move, whose words are separated by one space (docs/notation.md).
 */
#pragma once

#include "game.h"

typedef struct
{
  const char *text;              /* all of it, zero-terminated */
  const char *at;                /* first byte not read */
  const char *start;             /* of the last word read */
  size_t length;                 /* of the last word read */
} ChieuTextIn;

/* Begins to read @text. */
void chieu_text_in_init (ChieuTextIn *self, const char *text);

/* Returns: whether all is read */
bool chieu_text_in_at_end (const ChieuTextIn *self);

/* Takes the next word. Returns: false at the end, or if there is a superfluous space */
bool chieu_text_in_next (ChieuTextIn *self);

/* Returns: whether the last word is @word */
bool chieu_text_in_is (const ChieuTextIn *self, const char *word);

/* Returns: the place of the last word among the @n of @words, or −1 */
int chieu_text_in_find (const ChieuTextIn *self, const char *const *words, int n);

/* Takes the next word. Returns: its place among the @n of @words, or −1. */
int chieu_text_in_next_of (ChieuTextIn *self, const char *const *words, int n);

/* Returns: whether the last word is a face of @deck, which is then *@card */
bool chieu_text_in_card (const ChieuTextIn *self, const ChieuDeck *deck, ChieuCard *card);

/* Takes the next word. Returns: whether it is a face of @deck, which is then *@card. */
bool chieu_text_in_next_card (ChieuTextIn *self, const ChieuDeck *deck, ChieuCard *card);

/* Takes all words that are left, which have to be among the @n of @words, at least one and at most @max; their places go to
 * @places. Returns: how many, or −1. */
int chieu_text_in_rest_of (ChieuTextIn *self, const char *const *words, int n, uint8_t *places, int max);

/**
 * chieu_text_in_move:
 * @words: the kinds of moves, @n of them
 * @read_rest: reads what follows the kind, which @move has already
 * @move: (out): what was read
 * @column: (out): the place of the mistake, if there is one
 *
 * ChieuGame.parse_move.
 *
 * Returns: whether @text is a move, and nothing follows it
 */
bool chieu_text_in_move (const char *text, const char *const *words, int n,
                         bool (*read_rest) (ChieuTextIn *self, ChieuMove *move), ChieuMove *move, int *column);

/* Returns: the byte of the text, from 0, at which the last word begins: the place of a mistake */
int chieu_text_in_column (const ChieuTextIn *self);
