/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-in.h"

#include <string.h>

void
chieu_text_in_init (ChieuTextIn *self,
                    const char  *text)
{
  *self = (ChieuTextIn) { .text = text, .at = text, .start = text };
}

bool
chieu_text_in_at_end (const ChieuTextIn *self)
{
  return *self->at == '\0';
}

bool
chieu_text_in_next (ChieuTextIn *self)
{
  /* There is no space before the first word. */
  if (self->at != self->text && *self->at == ' ')
    self->at++;
  self->start = self->at;
  self->at += strcspn (self->at, " ");
  self->length = (size_t) (self->at - self->start);
  return self->length > 0;
}

bool
chieu_text_in_is (const ChieuTextIn *self,
                  const char        *word)
{
  return strlen (word) == self->length && memcmp (self->start, word, self->length) == 0;
}

int
chieu_text_in_find (const ChieuTextIn *self,
                    const char *const *words,
                    int                n)
{
  for (int i = 0; i < n; i++)
    if (chieu_text_in_is (self, words[i]))
      return i;
  return -1;
}

int
chieu_text_in_next_of (ChieuTextIn       *self,
                       const char *const *words,
                       int                n)
{
  return chieu_text_in_next (self) ? chieu_text_in_find (self, words, n) : -1;
}

bool
chieu_text_in_card (const ChieuTextIn *self,
                    const ChieuDeck   *deck,
                    ChieuCard         *card)
{
  *card = chieu_deck_parse (deck, self->start, self->length);
  return *card < deck->n_faces;
}

bool
chieu_text_in_next_card (ChieuTextIn     *self,
                         const ChieuDeck *deck,
                         ChieuCard       *card)
{
  return chieu_text_in_next (self) && chieu_text_in_card (self, deck, card);
}

int
chieu_text_in_column (const ChieuTextIn *self)
{
  return (int) (self->start - self->text);
}

int
chieu_text_in_rest_of (ChieuTextIn       *self,
                       const char *const *words,
                       int                n,
                       uint8_t           *places,
                       int                max)
{
  int found = 0;

  while (!chieu_text_in_at_end (self))
    {
      int place = chieu_text_in_next_of (self, words, n);

      if (place < 0 || found == max)
        return -1;
      places[found++] = (uint8_t) place;
    }
  return found > 0 ? found : -1;
}

bool
chieu_text_in_move (const char         *text,
                    const char *const  *words,
                    int                 n,
                    bool              (*read_rest) (ChieuTextIn *self, ChieuMove *move),
                    ChieuMove          *move,
                    int                *column)
{
  ChieuTextIn in;
  int kind;
  bool good;

  chieu_text_in_init (&in, text);
  kind = chieu_text_in_next_of (&in, words, n);
  *move = chieu_move_about (kind >= 0 ? kind : 0, CHIEU_CARD_NONE);
  good = kind >= 0 && read_rest (&in, move);
  *column = good ? (int) (in.at - text) : chieu_text_in_column (&in);
  return good && chieu_text_in_at_end (&in);
}
