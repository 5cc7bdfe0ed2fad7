/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares the evaluation with plain backtracking over holdings by chance.
 * Usage: eval-compare HOLDINGS DISTANCES LITERAL-DISTANCES [SEED]
 */
#include "hands.h"
#include "plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const PlainValues value_sets[] = {
  { 4, 6, 8, 10, 24, 26 },
  { 4, 6, 8, 10, 3, 5 },
  { 9, 6, 8, 4, 7, 5 },
};
#define N_VALUE_SETS (sizeof value_sets / sizeof value_sets[0])

static int differences;
static long n_complete, n_waiting;      /* each complete holding counts once for each set of values */

static void
print_cards (const uint8_t counts[CHIEU_TO_TOM_FACES])
{
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < counts[face]; i++)
      printf (" %s", chieu_deck_name (&chieu_deck_to_tom, face));
}

static void
check_equal (const ChieuHolding *holding,
             const char         *what,
             long                fast,
             long                plain)
{
  if (fast == plain)
    return;

  differences++;
  printf ("%s: %ld, by plain backtracking %ld; %d seats, hand", what, fast, plain, holding->seats);
  print_cards (holding->hand);
  printf ("; mat");
  print_cards (holding->mat);
  printf (" (lưng %d, bí %x, ba %x)\n", holding->mat_lung, holding->mat_bi, (unsigned) holding->mat_ba);
}

/* Returns: whether a phu of a reading stands by itself or joins what lies on the mat */
static bool
is_phu (const ChieuHolding *holding,
        const ChieuPhu     *phu)
{
  const ChieuCard first = phu->cards[0];

  if (chieu_phu_is_valid (phu))
    return true;
  if (phu->kind == CHIEU_PHU_BI)
    return phu->n == 1 && holding->mat_bi >> (chieu_card_rank (first) - 1) & 1;
  if (phu->kind == CHIEU_PHU_PHONG)
    return phu->n == 1 && holding->mat_ba >> first & 1;
  if (phu->kind != CHIEU_PHU_DOC)
    return false;
  for (int i = 1; i < phu->n; i++)
    if (phu->cards[i] != first + i || first / 9 != phu->cards[i] / 9)
      return false;
  return holding->doc_up[first] > 0 || holding->doc_down[first + phu->n - 1] > 0;
}

static void
check_reading (const ChieuHolding       *holding,
               const ChieuReadingTraits *traits,
               const ChieuReading       *reading)
{
  uint8_t left[CHIEU_TO_TOM_FACES];
  int lung = holding->mat_lung, tom = 0, leo = 0, over = 0;

  memcpy (left, holding->hand, sizeof left);
  for (int i = 0; i < reading->n; i++)
    {
      const ChieuPhu *phu = &reading->phu[i];

      check_equal (holding, "phu", is_phu (holding, phu), 1);
      for (int card = 0; card < phu->n; card++)
        left[phu->cards[card]]--;
      lung += phu->n >= 3 && phu->kind != CHIEU_PHU_BI && phu->kind != CHIEU_PHU_DOC;
      tom += phu->kind == CHIEU_PHU_LUNG && memchr (phu->cards, CHIEU_N (7), 3) != NULL;
      leo += phu->kind == CHIEU_PHU_LUNG && memchr (phu->cards, CHIEU_CC, 3) != NULL;
    }
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    over += left[face] != 0;
  check_equal (holding, "faces over", over, 0);
  check_equal (holding, "lưng", traits->lung, lung);
  check_equal (holding, "enough", lung >= chieu_holding_need (holding), 1);
  check_equal (holding, "tom", traits->tom, tom + holding->mat_tom);
  check_equal (holding, "leo", traits->leo, leo + holding->mat_leo);
  check_equal (holding, "hand leo", traits->hand_leo, leo);
}

static void
check_best (const ChieuHolding *holding,
            const PlainValues  *set)
{
  ChieuReadingValues values;
  ChieuReadingTraits traits;
  ChieuReading reading;
  int value;

  plain_fill_values (set, &values);
  value = chieu_eval_find_best (holding, &values, &traits, &reading);
  n_complete += value >= 0;
  check_equal (holding, "best", value, plain_find_best (holding, &values));
  check_equal (holding, "value alone", chieu_eval_find_best (holding, &values, NULL, NULL), value);
  if (value >= 0)
    check_reading (holding, &traits, &reading);
}

static void
check_cover (const ChieuHolding *holding)
{
  ChieuHolding less = *holding;
  int face = 0;

  check_equal (holding, "complete", chieu_eval_is_complete (holding), plain_is_complete (holding));
  for (int need = 0; need <= 2; need++)
    check_equal (holding, "loose", chieu_eval_count_loose (holding, need), plain_count_loose (holding, need));
  for (size_t i = 0; i < N_VALUE_SETS; i++)
    check_best (holding, &value_sets[i]);

  while (face < CHIEU_TO_TOM_FACES && less.hand[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    return;
  less.hand[face]--;
  less.n_hand--;
  n_waiting += chieu_eval_waits (&less) != 0;
  check_equal (&less, "waits", chieu_eval_waits (&less), plain_waits (&less));
}

/* Makes a holding of any sort. @may_lack: it may have fewer cards than a complete one */
static void
make_any_holding (Hands        *hands,
                  ChieuHolding *holding,
                  bool          may_lack)
{
  const int seats = 4 + (int) hands_draw_number (hands, 2);
  const int melds = hands_draw_number (hands, 3) == 0 ? 0 : (int) hands_draw_number (hands, 7);
  int cards = seats == 5 ? 21 : 25;

  if (may_lack)
    cards -= (int) hands_draw_number (hands, hands_draw_number (hands, 4) == 0 ? 12 : 2);
  if (hands_draw_number (hands, 3) == 0)
    hands_deal (hands, holding, seats, cards, melds);
  else
    hands_build (hands, holding, seats, cards, melds);
  hands_exchange (hands, holding, (int) hands_draw_number (hands, 4));
}

static void
compare_covers (Hands *hands,
                long   n)
{
  ChieuHolding holding;

  while (n-- > 0)
    {
      make_any_holding (hands, &holding, false);
      check_cover (&holding);
    }
}

static void
compare_distances (Hands *hands,
                   long   n)
{
  ChieuHolding holding;

  while (n-- > 0)
    {
      make_any_holding (hands, &holding, true);
      check_equal (&holding, "distance", chieu_eval_find_distance (&holding), plain_find_distance (&holding));
    }
}

/* Compares with the distance by its definition, up to two: where it is greater, or there is none, only that is compared. */
static void
compare_literally (Hands *hands,
                   long   n)
{
  while (n-- > 0)
    {
      ChieuHolding holding;
      int distance;

      do
        make_any_holding (hands, &holding, true);
      while (holding.n_hand + holding.n_mat + 1 < chieu_holding_full_size (&holding));
      distance = chieu_eval_find_distance (&holding);
      check_equal (&holding, "distance by its definition",
                   distance == CHIEU_DISTANCE_NONE || distance > 2 ? 3 : distance,
                   plain_find_distance_literally (&holding, 2));
    }
}

static long
get_number (int    argc,
            char **argv,
            int    i,
            long   otherwise)
{
  return argc > i ? atol (argv[i]) : otherwise;
}

int
main (int    argc,
      char **argv)
{
  const long covers = get_number (argc, argv, 1, 2000);
  const long distances = get_number (argc, argv, 2, 200);
  const long literal = get_number (argc, argv, 3, 20);
  Hands hands;

  hands_init (&hands, (uint64_t) get_number (argc, argv, 4, 1));
  compare_covers (&hands, covers);
  compare_distances (&hands, distances);
  compare_literally (&hands, literal);
  printf ("%ld complete, %ld waiting\n", n_complete / (long) N_VALUE_SETS, n_waiting);
  printf ("%ld holdings, %ld distances, %ld by definition: %d differences\n",
          covers, distances, literal, differences);
  return differences == 0 ? 0 : 1;
}
