/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "word-reader.h"

#include <string.h>

bool
chieu_word_reader_is_at_end (const ChieuWordReader *self)
{
  return *self->at == '\0';
}

bool
chieu_word_reader_take_word (ChieuWordReader *self)
{
  /* Skips the one space between two words. A space before the first word is not skipped: it is a mistake, and gives an empty word. */
  if (self->at != self->text && *self->at == ' ')
    self->at++;
  self->start = self->at;
  self->at += strcspn (self->at, " ");
  self->length = (size_t) (self->at - self->start);
  return self->length > 0;
}

bool
chieu_word_reader_word_is (const ChieuWordReader *self,
                           const char            *word)
{
  return strlen (word) == self->length && memcmp (self->start, word, self->length) == 0;
}

int
chieu_word_reader_find_word (const ChieuWordReader *self,
                             const char *const     *words,
                             int                    n)
{
  for (int i = 0; i < n; i++)
    if (chieu_word_reader_word_is (self, words[i]))
      return i;
  return -1;
}

int
chieu_word_reader_take_one_of (ChieuWordReader   *self,
                               const char *const *words,
                               int                n)
{
  return chieu_word_reader_take_word (self) ? chieu_word_reader_find_word (self, words, n) : -1;
}

bool
chieu_word_reader_parse_card (const ChieuWordReader *self,
                              const ChieuDeck       *deck,
                              ChieuCard             *card)
{
  *card = chieu_deck_parse (deck, self->start, self->length);
  return *card < deck->n_faces;
}

bool
chieu_word_reader_take_card (ChieuWordReader *self,
                             const ChieuDeck *deck,
                             ChieuCard       *card)
{
  return chieu_word_reader_take_word (self) && chieu_word_reader_parse_card (self, deck, card);
}

int
chieu_word_reader_take_all_of (ChieuWordReader   *self,
                               const char *const *words,
                               int                n,
                               uint8_t           *places,
                               int                max)
{
  int found = 0;

  while (!chieu_word_reader_is_at_end (self))
    {
      int place = chieu_word_reader_take_one_of (self, words, n);

      if (place < 0 || found == max)
        return -1;
      places[found++] = (uint8_t) place;
    }
  return found > 0 ? found : -1;
}

bool
chieu_word_reader_parse_move (const char         *text,
                              const char *const  *words,
                              int                 n,
                              bool              (*read_rest) (ChieuWordReader *self, ChieuMove *move),
                              ChieuMove          *move,
                              int                *column)
{
  ChieuWordReader in = { .text = text, .at = text, .start = text };
  int kind = chieu_word_reader_take_one_of (&in, words, n);
  bool good;

  /* @move is always set, with kind 0 if the word is no kind of move. */
  *move = chieu_move_about (kind >= 0 ? kind : 0, CHIEU_CARD_NONE);
  good = kind >= 0 && read_rest (&in, move);
  /* What follows a whole move is the mistake; otherwise it is the last word that was read. */
  *column = (int) ((good ? in.at : in.start) - text);
  return good && chieu_word_reader_is_at_end (&in);
}
