/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-out.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void
chieu_text_out (ChieuTextOut *self,
                const char   *format,
                ...)
{
  va_list args;
  size_t left = (size_t) self->used < self->size ? self->size - (size_t) self->used : 0;

  va_start (args, format);
  self->used += vsnprintf (left > 0 ? self->text + self->used : NULL, left, format, args);
  va_end (args);
}

void
chieu_text_out_word (ChieuTextOut *self,
                     const char   *word)
{
  size_t space = self->used > 0 ? 1 : 0;

  if ((size_t) self->used + space + strlen (word) + 1 > self->size)
    return;
  chieu_text_out (self, "%s%s", self->used > 0 ? " " : "", word);
}

void
chieu_text_out_cards (ChieuTextOut    *self,
                      const ChieuDeck *deck,
                      const ChieuCard *cards,
                      int              n)
{
  for (int i = 0; i < n; i++)
    chieu_text_out_word (self, chieu_deck_name (deck, cards[i]));
}

void
chieu_text_out_counts (ChieuTextOut    *self,
                       const ChieuDeck *deck,
                       const uint8_t   *counts)
{
  for (ChieuCard face = 0; face < deck->n_faces; face++)
    for (int i = 0; i < counts[face]; i++)
      chieu_text_out (self, " %s", chieu_deck_name (deck, face));
}

void
chieu_text_out_faces (ChieuTextOut    *self,
                      const ChieuDeck *deck,
                      uint64_t         faces)
{
  for (; faces != 0; faces &= faces - 1)
    chieu_text_out (self, " %s", chieu_deck_name (deck, (ChieuCard) __builtin_ctzll (faces)));
}
