/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of picking cards in Lục hổ (docs/lessons.md): all cards of a sort, các and
 * thuận, what beats a card, what is old, what may be led.
 */
#include "school-game.h"

#define RANKS 9
#define SUITS 4

/* ---- All cards of a sort ---- */

static gboolean
has_colour (ChieuCard card,
            int       red)
{
  return chieu_deck_is_red (&chieu_deck_luc_ho, card) == (red != 0);
}

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return card / RANKS == suit;
}

static gboolean
has_rank (ChieuCard card,
          int       rank)
{
  return card < SUITS * RANKS && card % RANKS + 1 == rank;
}

/* Cards that neither beat nor are beaten, and the five tigers. */
enum { ALONE, TIGERS };

static gboolean
is_of (ChieuCard card,
       int       which)
{
  return ((which == ALONE ? CHIEU_LUC_HO_ALONE : CHIEU_LUC_HO_TIGERS) >> card & 1) != 0;
}

/* ---- Các and thuận ---- */

static gboolean
is_set (const ChieuPick        *pick,
        const ChieuLessonCards *touched)
{
  ChieuLessonCards all = *touched;
  ChieuLucHoSet set;

  if (chieu_pick_is_beside (pick))
    chieu_lesson_cards_add (&all, pick->with);
  return chieu_luc_ho_read_set (chieu_lesson_cards_to_set (&all), &set) && set.kind == pick->rule->argument
         && (pick->n == 0 || pick->n == set.n)
         && (pick->with == CHIEU_CARD_NONE || (set.cards >> pick->with & 1) != 0);
}

static gboolean
find_set (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  uint64_t beside = chieu_pick_is_beside (pick) ? CHIEU_LUC_HO_CARD (pick->with) : 0;
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX];
  int n = chieu_luc_ho_list_leads (chieu_lesson_cards_to_set (&pick->cards) | beside, 0, false, sets);

  for (int i = 0; i < n; i++)
    {
      ChieuLessonCards candidate;

      chieu_lesson_cards_from_set (sets[i], &candidate);
      if (chieu_pick_try (pick, &candidate, right))
        return TRUE;
    }
  return FALSE;
}

/* ---- One card beside others ---- */

static gboolean
find_beaters (const ChieuPick  *pick,
              ChieuLessonCards *right)
{
  ChieuLucHoSet best;
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX], found = 0;

  chieu_luc_ho_read_set (CHIEU_LUC_HO_CARD (pick->with), &best);
  for (int n = chieu_luc_ho_list_beats (chieu_lesson_cards_to_set (&pick->cards), &best, sets); n > 0; n--)
    found |= sets[n - 1];
  chieu_lesson_cards_from_set (found, right);
  return right->n > 0;
}

/* Of cards that are laid out nothing is known but themselves. */
static uint64_t
old_cards (const ChieuPick *pick)
{
  uint64_t cards = chieu_lesson_cards_to_set (&pick->cards);

  return pick->state != NULL ? chieu_luc_ho_old (pick->state, 0) : chieu_luc_ho_old_cards (cards, cards);
}

static gboolean
find_old (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  chieu_lesson_cards_from_set (old_cards (pick), right);
  return right->n > 0;
}

static gboolean
find_leads (const ChieuPick  *pick,
            ChieuLessonCards *right)
{
  gboolean privileged = pick->state != NULL && chieu_luc_ho_is_privileged (pick->state, 0);

  chieu_lesson_cards_from_set (chieu_luc_ho_single_leads (chieu_lesson_cards_to_set (&pick->cards), old_cards (pick), privileged),
                             right);
  return right->n > 0;
}

const ChieuPickRule chieu_pick_rules_luc_ho[] = {
  { "red", FALSE, FALSE, 1, NULL, chieu_pick_find_all, has_colour },
  { "black", FALSE, FALSE, 0, NULL, chieu_pick_find_all, has_colour },
  { "suit-x", FALSE, FALSE, 0, NULL, chieu_pick_find_all, has_suit },
  { "suit-k", FALSE, FALSE, 1, NULL, chieu_pick_find_all, has_suit },
  { "suit-s", FALSE, FALSE, 2, NULL, chieu_pick_find_all, has_suit },
  { "suit-q", FALSE, FALSE, 3, NULL, chieu_pick_find_all, has_suit },
  { "rank-1", FALSE, FALSE, 1, NULL, chieu_pick_find_all, has_rank },
  { "rank-2", FALSE, FALSE, 2, NULL, chieu_pick_find_all, has_rank },
  { "rank-3", FALSE, FALSE, 3, NULL, chieu_pick_find_all, has_rank },
  { "rank-4", FALSE, FALSE, 4, NULL, chieu_pick_find_all, has_rank },
  { "rank-5", FALSE, FALSE, 5, NULL, chieu_pick_find_all, has_rank },
  { "rank-6", FALSE, FALSE, 6, NULL, chieu_pick_find_all, has_rank },
  { "rank-7", FALSE, FALSE, 7, NULL, chieu_pick_find_all, has_rank },
  { "rank-8", FALSE, FALSE, 8, NULL, chieu_pick_find_all, has_rank },
  { "rank-9", FALSE, FALSE, 9, NULL, chieu_pick_find_all, has_rank },
  { "alone", FALSE, FALSE, ALONE, NULL, chieu_pick_find_all, is_of },
  { "tigers", FALSE, FALSE, TIGERS, NULL, chieu_pick_find_all, is_of },
  { "cac", TRUE, FALSE, CHIEU_LUC_HO_CAC, is_set, find_set },
  { "thuan", TRUE, FALSE, CHIEU_LUC_HO_THUAN, is_set, find_set },
  { "beats", FALSE, FALSE, 0, NULL, find_beaters, NULL, TRUE },
  { "old", FALSE, FALSE, 0, NULL, find_old },
  { "leads", FALSE, FALSE, 0, NULL, find_leads },
  { NULL }
};
