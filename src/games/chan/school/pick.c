/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of picking cards in Chắn (docs/lessons.md): all cards of a sort, one set, the cards that lie alone, the card to throw.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/chan/rules/groups.h"

/* ---- All cards of a sort ---- */

static gboolean
is_chi (ChieuCard card,
        int       argument)
{
  return card == CHIEU_CHAN_CC;
}

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return card != CHIEU_CHAN_CC && chieu_chan_suit (card) == suit;
}

static gboolean
has_rank (ChieuCard card,
          int       rank)
{
  return card != CHIEU_CHAN_CC && chieu_chan_rank (card) == rank;
}

/* ---- One set ---- */

typedef enum
{
  CHAN,
  CA,
  BA_DAU,
  CHIU,
} Set;

static gboolean
are_equal (const ChieuLessonCards *cards)
{
  for (int i = 1; i < cards->n; i++)
    if (cards->cards[i] != cards->cards[0])
      return FALSE;
  return TRUE;
}

static gboolean
are_set (const ChieuLessonCards *cards,
         Set                     set)
{
  switch (set)
    {
    case CHAN:
      return cards->n == 2 && are_equal (cards);
    case CA:
      return cards->n == 2 && chieu_school_chan.group_lung (cards) == 0;
    case BA_DAU:
      return cards->n == CHIEU_STRIP_SUITS && chieu_school_chan.group_lung (cards) == 0;
    case CHIU:
      break;
    }
  return cards->n == CHIEU_CHAN_CHIU_CARDS && are_equal (cards);
}

static gboolean
is_set (const ChieuPick        *pick,
        const ChieuLessonCards *touched)
{
  ChieuLessonCards all;

  return chieu_pick_gather (pick, touched, &all) && are_set (&all, (Set) pick->rule->argument);
}

static gboolean
find_equal (const ChieuPick  *pick,
            int               n,
            ChieuLessonCards *right)
{
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      ChieuLessonCards candidate = { .n = n };

      memset (candidate.cards, face, (gsize) n);
      if (chieu_pick_try_group (pick, &candidate, right))
        return TRUE;
    }
  return FALSE;
}

/* Finds cards of one rank, without the suit @but; −1: all three suits. */
static gboolean
find_rank (const ChieuPick  *pick,
           int               but,
           ChieuLessonCards *right)
{
  for (int rank = CHIEU_CHAN_MIN_RANK; rank <= CHIEU_CHAN_MAX_RANK; rank++)
    {
      ChieuLessonCards candidate = { 0 };

      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        if (suit != but)
          chieu_lesson_cards_add (&candidate, CHIEU_CHAN_FACE (suit, rank));
      if (chieu_pick_try_group (pick, &candidate, right))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_set (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  switch ((Set) pick->rule->argument)
    {
    case CHAN:
      return find_equal (pick, 2, right);
    case CHIU:
      return find_equal (pick, CHIEU_CHAN_CHIU_CARDS, right);
    case BA_DAU:
      return find_rank (pick, -1, right);
    case CA:
      break;
    }
  return find_rank (pick, 0, right) || find_rank (pick, 1, right) || find_rank (pick, 2, right);
}

/* ---- Cards that lie alone ---- */

static gboolean
find_que (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  guint8 counts[CHIEU_CHAN_FACES];
  int n;

  chieu_lesson_cards_count (&pick->cards, counts, CHIEU_CHAN_FACES);
  n = chieu_chan_find_groups (counts, groups);
  right->n = 0;
  for (int i = 0; i < n; i++)
    if (groups[i].kind == CHIEU_CHAN_GROUP_QUE)
      chieu_lesson_cards_add (right, groups[i].cards[0]);
  return right->n > 0;
}

const ChieuPickRule chieu_pick_rules_chan[] = {
  CHIEU_PICK_COLOURS,
  CHIEU_PICK_ALL ("chi", 0, is_chi),
  CHIEU_PICK_SUITS (has_suit),
  CHIEU_PICK_RANKS (has_rank),
  { .id = "chan", .is_phu = TRUE, .argument = CHAN, .is_right = is_set, .find = find_set },
  { .id = "ca", .is_phu = TRUE, .argument = CA, .is_right = is_set, .find = find_set },
  { .id = "ba-dau", .is_phu = TRUE, .argument = BA_DAU, .is_right = is_set, .find = find_set },
  { .id = "chiu", .is_phu = TRUE, .argument = CHIU, .is_right = is_set, .find = find_set, .why = N_("A chíu is four equal cards.") },
  { .id = "loose", .find = find_que },
  { .id = "throw", .needs_mat = TRUE, .is_right = chieu_pick_is_throw, .find = chieu_pick_find_throw },
  { .id = NULL }
};
