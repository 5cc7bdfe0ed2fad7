/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of picking cards in Lục hổ (docs/lessons.md): all cards of a sort, các and
 * thuận, what beats a card, what is old, what may be led.
 */
#include "school.h"

/* ---- All cards of a sort ---- */

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return card / CHIEU_LUC_HO_RANKS == suit;
}

static gboolean
has_rank (ChieuCard card,
          int       rank)
{
  return card < CHIEU_LOC_HOA && card % CHIEU_LUC_HO_RANKS + 1 == rank;
}

/* Cards that neither beat nor are beaten, and the five tigers. */
enum { ALONE, TIGERS };

static gboolean
is_among (ChieuCard card,
          int       which)
{
  return ((which == ALONE ? CHIEU_LUC_HO_ALONE : CHIEU_LUC_HO_TIGERS) >> card & 1) != 0;
}

/* ---- Các and thuận ---- */

static gboolean
is_set (const ChieuPick        *pick,
        const ChieuLessonCards *touched)
{
  ChieuLessonCards all;
  ChieuLucHoSet set;

  return chieu_pick_gather (pick, touched, &all) && chieu_luc_ho_read_set (chieu_lesson_cards_to_set (&all), &set)
         && set.kind == pick->rule->argument;
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
      if (chieu_pick_try_group (pick, &candidate, right))
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

/* Of cards that are laid out, only they themselves are known. */
static uint64_t
old_cards (const ChieuPick *pick)
{
  uint64_t cards = chieu_lesson_cards_to_set (&pick->cards);

  return pick->state != NULL ? chieu_luc_ho_find_old (pick->state, CHIEU_LEARNER) : chieu_luc_ho_find_old_in (cards, cards);
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
  gboolean privileged = pick->state != NULL && chieu_luc_ho_is_privileged (pick->state, CHIEU_LEARNER);

  chieu_lesson_cards_from_set (chieu_luc_ho_find_single_leads (chieu_lesson_cards_to_set (&pick->cards), old_cards (pick), privileged),
                             right);
  return right->n > 0;
}

const ChieuPickRule chieu_pick_rules_luc_ho[] = {
  CHIEU_PICK_COLOURS,
  CHIEU_PICK_ALL ("suit-x", 0, has_suit),
  CHIEU_PICK_ALL ("suit-k", 1, has_suit),
  CHIEU_PICK_ALL ("suit-s", 2, has_suit),
  CHIEU_PICK_ALL ("suit-q", 3, has_suit),
  CHIEU_PICK_ALL ("rank-1", 1, has_rank),
  CHIEU_PICK_RANKS (has_rank),
  CHIEU_PICK_ALL ("alone", ALONE, is_among),
  CHIEU_PICK_ALL ("tigers", TIGERS, is_among),
  { .id = "cac", .is_phu = TRUE, .argument = CHIEU_LUC_HO_CAC, .is_right = is_set, .find = find_set },
  { .id = "thuan", .is_phu = TRUE, .argument = CHIEU_LUC_HO_THUAN, .is_right = is_set, .find = find_set },
  { .id = "beats", .needs_with = TRUE, .find = find_beaters },
  { .id = "old", .find = find_old },
  { .id = "leads", .find = find_leads },
  { .id = NULL }
};
