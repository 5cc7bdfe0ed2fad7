/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pick.h"

#include <string.h>

#include "school/coach/outlook.h"

/* The most cards of which every choice is tried. */
#define TRIED_MAX 12

const ChieuPickRule *
chieu_pick_rule_find (const ChieuSchoolGame *school,
                      const char            *id)
{
  for (const ChieuPickRule *rule = school->pick_rules; rule->id != NULL; rule++)
    if (g_str_equal (rule->id, id))
      return rule;
  return NULL;
}

gboolean
chieu_pick_is_beside (const ChieuPick *pick)
{
  return pick->with != CHIEU_CARD_NONE && memchr (pick->cards.cards, pick->with, (gsize) pick->cards.n) == NULL;
}

gboolean
chieu_pick_is_right (const ChieuPick        *pick,
                     const ChieuLessonCards *touched)
{
  ChieuLessonCards right = { 0 };

  if (touched->n == 0 || !chieu_lesson_cards_within (touched, &pick->cards))
    return FALSE;
  if (pick->rule->is_right != NULL)
    return pick->rule->is_right (pick, touched);
  return pick->rule->find (pick, &right) && chieu_lesson_cards_same (&right, touched);
}

gboolean
chieu_pick_find_touchable (const ChieuPick  *pick,
                           ChieuLessonCards *right)
{
  right->n = 0;
  if (!pick->rule->find (pick, right))
    return FALSE;
  for (int i = 0; chieu_pick_is_beside (pick) && i < right->n; i++)
    if (right->cards[i] == pick->with)
      {
        right->cards[i] = right->cards[--right->n];
        break;
      }
  return right->n > 0;
}

/* Returns: whether an answer with another number of cards than @n is right, too; tries all of them */
static gboolean
has_other_size (const ChieuPick *pick,
                int              n)
{
  for (guint set = 1; set < 1u << pick->cards.n; set++)
    {
      ChieuLessonCards cards = { 0 };

      if (__builtin_popcount (set) == n)
        continue;
      for (int i = 0; i < pick->cards.n; i++)
        if ((set >> i & 1) != 0)
          chieu_lesson_cards_add (&cards, pick->cards.cards[i]);
      if (chieu_pick_is_right (pick, &cards))
        return TRUE;
    }
  return FALSE;
}

int
chieu_pick_count (const ChieuPick *pick)
{
  ChieuLessonCards right;

  if (!chieu_pick_find_touchable (pick, &right))
    return 0;
  if (pick->rule->is_right == NULL || pick->rule->is_right == chieu_pick_is_throw || pick->n > 0)
    return right.n;
  /* With many cards it is not worth counting what could be right. */
  return pick->cards.n > TRIED_MAX || has_other_size (pick, right.n) ? 0 : right.n;
}

void
chieu_pick_keep (const ChieuPick        *pick,
                 const ChieuLessonCards *touched,
                 ChieuLessonCards       *kept)
{
  ChieuLessonCards right;
  gboolean taken[CHIEU_LESSON_CARDS_MAX] = { FALSE };
  gboolean several = pick->rule->is_right != NULL;

  kept->n = 0;
  /* If several answers are right, only a part of the known one is certainly part of one. */
  if (!chieu_pick_find_touchable (pick, &right) || (several && !chieu_lesson_cards_within (touched, &right)))
    return;
  for (int i = 0; i < touched->n; i++)
    for (int j = 0; j < right.n; j++)
      if (!taken[j] && right.cards[j] == touched->cards[i])
        {
          taken[j] = TRUE;
          chieu_lesson_cards_add (kept, right.cards[j]);
          break;
        }
}

gboolean
chieu_pick_gather (const ChieuPick        *pick,
                   const ChieuLessonCards *touched,
                   ChieuLessonCards       *all)
{
  *all = *touched;
  if (chieu_pick_is_beside (pick))
    chieu_lesson_cards_add (all, pick->with);
  return (pick->n == 0 || all->n == pick->n)
         && (pick->with == CHIEU_CARD_NONE || memchr (all->cards, pick->with, (gsize) all->n) != NULL);
}

gboolean
chieu_pick_find_all (const ChieuPick  *pick,
                     ChieuLessonCards *right)
{
  right->n = 0;
  for (int i = 0; i < pick->cards.n; i++)
    if (pick->rule->has (pick->cards.cards[i], pick->rule->argument))
      chieu_lesson_cards_add (right, pick->cards.cards[i]);
  return right->n > 0;
}

gboolean
chieu_pick_find_colour (const ChieuPick  *pick,
                        ChieuLessonCards *right)
{
  right->n = 0;
  for (int i = 0; i < pick->cards.n; i++)
    if (chieu_deck_is_red (pick->school->game->deck, pick->cards.cards[i]) == (pick->rule->argument != 0))
      chieu_lesson_cards_add (right, pick->cards.cards[i]);
  return right->n > 0;
}

gboolean
chieu_pick_is_throw (const ChieuPick        *pick,
                     const ChieuLessonCards *touched)
{
  ChieuOutlookThrows throws;

  chieu_outlook_find_throws (pick->school->outlook, pick->state, CHIEU_LEARNER, &throws);
  return touched->n == 1 && (throws.faces >> touched->cards[0] & 1) != 0;
}

gboolean
chieu_pick_find_throw (const ChieuPick  *pick,
                       ChieuLessonCards *right)
{
  ChieuOutlookThrows throws;

  chieu_outlook_find_throws (pick->school->outlook, pick->state, CHIEU_LEARNER, &throws);
  right->n = 0;
  if (throws.faces != 0)
    chieu_lesson_cards_add (right, (ChieuCard) __builtin_ctzll (throws.faces));
  return right->n > 0;
}

gboolean
chieu_pick_try_group (const ChieuPick        *pick,
                      const ChieuLessonCards *candidate,
                      ChieuLessonCards       *right)
{
  gboolean beside = chieu_pick_is_beside (pick), left_out = FALSE;

  right->n = 0;
  for (int i = 0; i < candidate->n; i++)
    if (beside && !left_out && candidate->cards[i] == pick->with)
      left_out = TRUE;
    else
      chieu_lesson_cards_add (right, candidate->cards[i]);
  return chieu_pick_is_right (pick, right);
}
