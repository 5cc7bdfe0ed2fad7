/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-games.h"

void
chieu_practice_show_group (ChieuPracticeTask *task,
                           const ChieuCard   *cards,
                           int                n)
{
  ChieuLessonCards *group;

  g_return_if_fail (task->shown.n < CHIEU_GROUPS_MAX);

  group = &task->shown.groups[task->shown.n++];
  group->n = 0;
  for (int i = 0; i < n; i++)
    chieu_lesson_cards_add (group, cards[i]);
}

uint64_t
chieu_practice_draw_cards (ChieuRandom *random,
                           uint64_t     from,
                           int          n)
{
  uint64_t drawn = 0;

  while (n-- > 0)
    {
      uint64_t left = from & ~drawn;

      for (uint32_t skip = chieu_random_below (random, (uint32_t) __builtin_popcountll (left)); skip > 0; skip--)
        left &= left - 1;
      drawn |= left & -left;
    }
  return drawn;
}
