/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of chi and the best arrangements, against those found slowly (slow.h). Answers in TAP.
 *
 * Arguments: how many hands, seed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "slow.h"
#include "../../../rules/tap.h"

static Tap tap;

static void
list_cards (uint64_t  hand,
            ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  for (int i = 0; hand != 0; hand &= hand - 1)
    cards[i++] = (ChieuCard) __builtin_ctzll (hand);
}

static int
sign (int n)
{
  return (n > 0) - (n < 0);
}

/* ---- The order of chi ---- */

static void
check_order (ChieuRandom *random,
             bool         a5)
{
  long wrong = 0, equal = 0;

  for (int i = 0; i < 200000; i++)
    {
      ChieuCard a[CHIEU_MAU_BINH_HAND], b[CHIEU_MAU_BINH_HAND];
      int n = i % 2 == 0 ? 5 : 3, compared, one, two;
      SlowChi chi[2];

      list_cards (slow_deal_hand (random), a);
      list_cards (slow_deal_hand (random), b);
      chieu_random_shuffle (random, a, sizeof a);
      chieu_random_shuffle (random, b, sizeof b);
      slow_read_chi (a, n, &chi[0]);
      slow_read_chi (b, n, &chi[1]);
      compared = slow_compare (&chi[0], &chi[1], a5);
      one = chieu_mau_binh_class (a, n, a5);
      two = chieu_mau_binh_class (b, n, a5);
      wrong += sign (one - two) != compared || chi[0].kind != (int) chieu_mau_binh_kind (one, n)
               || chieu_mau_binh_is_foul (a, a5) != slow_is_foul (a, a5);
      equal += compared == 0;
    }
  tap_count (&tap, wrong == 0 && equal > 0, a5 ? "chi in order, A-2-3-4-5 second" : "chi in order", wrong);
}

/* ---- The best arrangement ---- */

static bool
is_whole (uint64_t                       hand,
          const ChieuMauBinhArrangement *best,
          bool                           a5)
{
  uint64_t laid = 0;
  bool same = true;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    laid |= CHIEU_MAU_BINH_CARD (best->cards[i]);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    same = same && best->classes[row] == chieu_mau_binh_class (best->cards + chieu_mau_binh_row_start (row),
                                                               chieu_mau_binh_row_size (row), a5);
  return laid == hand && same && !chieu_mau_binh_is_foul (best->cards, a5);
}

static bool
beginner_is_clean (uint64_t hand,
                   bool     a5)
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  uint64_t laid = 0;

  chieu_mau_binh_arrange_as_beginner (hand, a5, cards);
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    laid |= CHIEU_MAU_BINH_CARD (cards[i]);
  return laid == hand && !slow_is_foul (cards, a5);
}

static void
check_best (ChieuRandom      *random,
            const ChieuRules *rules,
            int               hands,
            const char       *about)
{
  static SlowMeasure measure;
  long wrong = 0, broken = 0, foul = 0, few = 0, other_worth = 0;

  slow_measure_init (&measure, rules, &chieu_mau_binh_rates);
  for (int i = 0; i < hands; i++)
    {
      uint64_t hand = slow_deal_hand (random);
      ChieuMauBinhArrangement best, slow;

      chieu_mau_binh_find_best (hand, rules, &chieu_mau_binh_rates, &best);
      few += slow_find_best (hand, &measure, &slow) != SLOW_ARRANGEMENTS;
      wrong += best.worth != slow.worth || memcmp (best.classes, slow.classes, sizeof best.classes) != 0;
      other_worth += chieu_mau_binh_weigh_classes (rules, &chieu_mau_binh_rates, best.classes) != best.worth;
      broken += !is_whole (hand, &best, measure.a5);
      foul += !beginner_is_clean (hand, measure.a5);
    }
  printf ("# %s\n", about);
  tap_count (&tap, few == 0, "every arrangement is tried", few);
  tap_count (&tap, wrong == 0, "none is better than the best", wrong);
  tap_count (&tap, broken == 0, "the best one is made of the hand, and is no foul", broken);
  tap_count (&tap, other_worth == 0, "its worth is that of its classes", other_worth);
  tap_count (&tap, foul == 0, "the arrangement of a beginner is no foul", foul);
}

/* ---- The best ones of different names ---- */

/* The most arrangements that are listed for a hand, and how many others are compared with them. */
#define WAYS 6
#define LAID 300

/* Returns: the names of the three chi as one number: the kind and the first rank, of two pairs the second, too. */
static long
name_of (const ChieuCard *cards)
{
  long name = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      SlowChi chi;

      slow_read_chi (cards + chieu_mau_binh_row_start (row), chieu_mau_binh_row_size (row), &chi);
      name = ((name * 16 + chi.kind) * 16 + chi.ranks[0]) * 16 + (chi.kind == CHIEU_MAU_BINH_THU ? chi.ranks[1] : 0);
    }
  return name;
}

static int
find_name (const ChieuMauBinhArrangement *ways,
           int                            n,
           const ChieuCard               *cards)
{
  int place = 0;

  while (place < n && name_of (ways[place].cards) != name_of (cards))
    place++;
  return place;
}

/* Exchanges two of @cards, @exchanges times. Returns: the worth of them then, or INT64_MIN if they are foul */
static int64_t
exchange_cards (ChieuRandom       *random,
                int                exchanges,
                const SlowMeasure *measure,
                ChieuCard          cards[CHIEU_MAU_BINH_HAND])
{
  int classes[CHIEU_MAU_BINH_ROWS];

  for (int i = 0; i < exchanges; i++)
    {
      int a = (int) chieu_random_below (random, CHIEU_MAU_BINH_HAND), b = (int) chieu_random_below (random, CHIEU_MAU_BINH_HAND);
      ChieuCard card = cards[a];

      cards[a] = cards[b];
      cards[b] = card;
    }
  if (slow_is_foul (cards, measure->a5))
    return INT64_MIN;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    classes[row] = chieu_mau_binh_class (cards + chieu_mau_binh_row_start (row), chieu_mau_binh_row_size (row), measure->a5);
  return slow_weigh (measure, classes);
}

/* Returns: whether the arrangement @cards, which is worth @worth, should have been listed among the @n @ways: it is better than the one of
 * its name, or than the last one of a full list. A list that is not full has all names that are no foul. */
static bool
is_left_out (const ChieuMauBinhArrangement *ways,
             int                            n,
             const ChieuCard               *cards,
             int64_t                        worth)
{
  int place = find_name (ways, n, cards);

  if (place < n)
    return worth > ways[place].worth;
  return n == WAYS ? worth > ways[n - 1].worth : worth != INT64_MIN;
}

static void
check_ways (ChieuRandom      *random,
            const ChieuRules *rules,
            int               hands)
{
  static SlowMeasure measure;
  long best = 0, broken = 0, order = 0, twice = 0, better = 0;

  slow_measure_init (&measure, rules, &chieu_mau_binh_rates);
  for (int i = 0; i < hands; i++)
    {
      uint64_t hand = slow_deal_hand (random);
      ChieuMauBinhArrangement ways[WAYS], one;
      ChieuCard cards[CHIEU_MAU_BINH_HAND];
      int n = chieu_mau_binh_list_best (hand, rules, &chieu_mau_binh_rates, WAYS, ways);

      chieu_mau_binh_find_best (hand, rules, &chieu_mau_binh_rates, &one);
      best += n < 1 || ways[0].worth != one.worth;
      for (int j = 0; j < n; j++)
        {
          broken += !is_whole (hand, &ways[j], measure.a5);
          order += j > 0 && ways[j].worth > ways[j - 1].worth;
          twice += find_name (ways, n, ways[j].cards) != j;
        }
      for (int j = 0; n > 0 && j < LAID; j++)
        {
          int64_t worth;

          memcpy (cards, ways[j % n].cards, sizeof cards);
          worth = exchange_cards (random, 1 + j % 4, &measure, cards);
          better += is_left_out (ways, n, cards, worth);
        }
    }
  tap_count (&tap, best == 0, "the first of the list is the best", best);
  tap_count (&tap, broken == 0, "all are made of the hand, and none is foul", broken);
  tap_count (&tap, order == 0 && twice == 0, "in order, each name once", order + twice);
  tap_count (&tap, better == 0, "none that is left out is better", better);
}

int
main (int    argc,
      char **argv)
{
  int hands = argc > 1 ? atoi (argv[1]) : 300;
  ChieuRandom random;
  ChieuRules rules;

  chieu_random_init (&random, argc > 2 ? strtoull (argv[2], NULL, 0) : 1);
  check_order (&random, false);
  check_order (&random, true);
  chieu_rules_init (&rules, &chieu_mau_binh);
  check_best (&random, &rules, hands, "the usual pay");
  check_ways (&random, &rules, hands / 4);
  rules.value[CHIEU_MAU_BINH_A5] = 1;
  rules.value[CHIEU_MAU_BINH_POINTS_XAM_3] = rules.value[CHIEU_MAU_BINH_POINTS_TU_QUY_1] = 1;
  rules.value[CHIEU_MAU_BINH_SAP] = 4;
  check_best (&random, &rules, hands / 3, "A-2-3-4-5 second, another pay");
  check_ways (&random, &rules, hands / 10);
  rules.value[CHIEU_MAU_BINH_POINTS_CHI] = 9;
  check_best (&random, &rules, hands / 10, "nine points for a chi: less for rare chi than for plain ones");
  return tap_end (&tap);
}
