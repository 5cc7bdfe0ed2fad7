/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-cards.h"

#include <string.h>

void
chieu_lesson_cards_count (const ChieuLessonCards *cards,
                          guint8                 *counts,
                          int                     n_faces)
{
  memset (counts, 0, (gsize) n_faces);
  for (int i = 0; i < cards->n; i++)
    counts[cards->cards[i]]++;
}

gboolean
chieu_lesson_cards_within (const ChieuLessonCards *part,
                           const ChieuLessonCards *whole)
{
  guint8 parts[CHIEU_LESSON_COUNTERS], wholes[CHIEU_LESSON_COUNTERS];

  chieu_lesson_cards_count (part, parts, CHIEU_LESSON_COUNTERS);
  chieu_lesson_cards_count (whole, wholes, CHIEU_LESSON_COUNTERS);
  for (int i = 0; i < CHIEU_LESSON_COUNTERS; i++)
    if (parts[i] > wholes[i])
      return FALSE;
  return TRUE;
}

gboolean
chieu_lesson_cards_same (const ChieuLessonCards *a,
                         const ChieuLessonCards *b)
{
  return a->n == b->n && chieu_lesson_cards_within (a, b);
}

void
chieu_lesson_cards_add (ChieuLessonCards *self,
                        ChieuCard         card)
{
  if (self->n < CHIEU_LESSON_CARDS_MAX)
    self->cards[self->n++] = card;
}

uint64_t
chieu_lesson_cards_to_set (const ChieuLessonCards *cards)
{
  uint64_t set = 0;

  for (int i = 0; i < cards->n; i++)
    set |= UINT64_C (1) << cards->cards[i];
  return set;
}

void
chieu_lesson_cards_from_set (uint64_t          set,
                             ChieuLessonCards *cards)
{
  cards->n = 0;
  for (; set != 0; set &= set - 1)
    chieu_lesson_cards_add (cards, (ChieuCard) __builtin_ctzll (set));
}
