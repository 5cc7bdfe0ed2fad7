/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text that is read word by word: the printed form of a move, whose words are separated by one space (docs/notation.md).
 */
#pragma once

#include "game.h"

/* A text, and how far it has been read. */
typedef struct
{
  const char *text;              /* all of it, zero-terminated */
  const char *at;                /* first byte not read */
  const char *start;             /* of the last word read */
  size_t length;                 /* of the last word read */
} ChieuWordReader;

/* Returns: whether all is read */
bool chieu_word_reader_is_at_end (const ChieuWordReader *self);

/* Takes the next word, which becomes the last word. Returns: false at the end, or if there is a space too many */
bool chieu_word_reader_take_word (ChieuWordReader *self);

/* Returns: whether the last word is @word */
bool chieu_word_reader_word_is (const ChieuWordReader *self, const char *word);

/* Returns: the place of the last word among the @n of @words, or −1 */
int chieu_word_reader_find_word (const ChieuWordReader *self, const char *const *words, int n);

/* Takes the next word. Returns: its place among the @n of @words, or −1. */
int chieu_word_reader_take_one_of (ChieuWordReader *self, const char *const *words, int n);

/* Returns: whether the last word is a face of @deck, which is then *@card */
bool chieu_word_reader_parse_card (const ChieuWordReader *self, const ChieuDeck *deck, ChieuCard *card);

/* Takes the next word. Returns: whether it is a face of @deck, which is then *@card. */
bool chieu_word_reader_take_card (ChieuWordReader *self, const ChieuDeck *deck, ChieuCard *card);

/* Takes all words that are left, which have to be among the @n of @words, at most 256 because a place is a byte. @places: (out): room for
 * @max of them. Returns: how many words were left, or −1 if none, more than @max or another word */
int chieu_word_reader_take_all_of (ChieuWordReader *self, const char *const *words, int n, uint8_t *places, int max);

/**
 * chieu_word_reader_parse_move:
 * @words: the words for the kinds of moves, @n of them
 * @read_rest: reads what follows the kind, which @move has already. Returns: whether that is right
 * @move: (out): the move; if the text is wrong, what was read of it
 * @column: (out): the place of the mistake, in bytes from 0, if there is one
 *
 * Parses a move for ChieuGame.parse_move.
 *
 * Returns: whether @text is a move, and nothing follows it
 */
bool chieu_word_reader_parse_move (const char *text, const char *const *words, int n,
                                   bool (*read_rest) (ChieuWordReader *self, ChieuMove *move), ChieuMove *move, int *column);
