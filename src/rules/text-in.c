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
  /* Before the first word there is none. */
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
