/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "arrangement.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"

/* Collects the cards of all groups. Returns: FALSE if they are more than any task is about */
static gboolean
gather_cards (const ChieuArrangement *arrangement,
              ChieuLessonCards       *all)
{
  all->n = 0;
  for (int group = 0; group < arrangement->n; group++)
    for (int i = 0; i < arrangement->groups[group].n; i++)
      {
        if (all->n == CHIEU_LESSON_CARDS_MAX)
          return FALSE;
        chieu_lesson_cards_add (all, arrangement->groups[group].cards[i]);
      }
  return TRUE;
}

/* Returns: (transfer full) (nullable): what is wrong with the groups; NULL: each is one of the game. @lung: (out): how many of them are
 * lưng, if none is wrong */
static char *
judge_groups (const ChieuSchoolGame  *school,
              const ChieuArrangement *arrangement,
              int                    *lung)
{
  *lung = 0;
  for (int i = 0; i < arrangement->n; i++)
    {
      const ChieuLessonCards *group = &arrangement->groups[i];
      int group_lung = school->group_lung (group);

      if (group_lung < 0)
        {
          g_autofree char *names = chieu_words_cards (chieu_words_for_game (school->game), group->cards, group->n);

          return school->group_text (CHIEU_GROUP_NONE, names, school->why_no_phu (group), 0);
        }
      *lung += group_lung;
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): what is wrong with the cards that are in no group; NULL: each may stay alone */
static char *
judge_left (const ChieuSchoolGame  *school,
            const ChieuLessonCards *cards,
            const ChieuLessonCards *grouped)
{
  ChieuLessonCards left = { 0 };
  int balance[CHIEU_LESSON_COUNTERS] = { 0 };

  for (int i = 0; i < grouped->n; i++)
    balance[grouped->cards[i]]++;
  for (int i = 0; i < cards->n; i++)
    if (--balance[cards->cards[i]] < 0)
      chieu_lesson_cards_add (&left, cards->cards[i]);
  for (int i = 0; i < left.n; i++)
    if (!school->may_be_left (&left, i))
      return school->group_text (CHIEU_GROUP_LEFT,
                                 chieu_words_card (chieu_words_for_game (school->game), left.cards[i]), NULL, 0);
  return NULL;
}

char *
chieu_arrangement_judge (const ChieuSchoolGame  *school,
                         const ChieuLessonCards *cards,
                         int                     lung,
                         const ChieuArrangement *arrangement)
{
  ChieuLessonCards grouped;
  int grouped_lung;
  char *wrong;

  /* An arrangement that cannot be judged is not right. */
  g_return_val_if_fail (school != NULL && school->group_lung != NULL && cards != NULL && arrangement != NULL, g_strdup (""));

  if (!gather_cards (arrangement, &grouped) || !chieu_lesson_cards_within (&grouped, cards))
    return g_strdup (_("Some of these cards are not there."));
  wrong = judge_groups (school, arrangement, &grouped_lung);
  if (wrong == NULL)
    wrong = judge_left (school, cards, &grouped);
  if (wrong == NULL && grouped_lung < lung)
    wrong = school->group_text (CHIEU_GROUP_TOO_FEW, NULL, NULL, lung);
  return wrong;
}
