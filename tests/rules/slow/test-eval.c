/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evaluation against the slow solver on many holdings.
 *
 * Distances are searched up to MOST, 0 to 6; beyond it the slow solver takes too long.
 *
 *   test-eval [HOLDINGS [DISTANCES [SEED [MOST]]]]
 */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "deals.h"

/* The greatest MOST. */
#define MOST_MAX 6

static int failures;

static void
report (const SlowHolding *holding,
        const char        *wrong)
{
  char text[512];

  if (wrong == NULL)
    return;
  deal_print (holding, text, sizeof text);
  printf ("%s: %s\n", wrong, text);
  if (++failures == 20)
    {
      printf ("… and so on\n");
      exit (1);
    }
}

/* Draws a house: every second one is the house of the table, the others are the five houses that read phu otherwise. */
static ChieuHouse
draw_house (ChieuRandom *random)
{
  uint32_t house = chieu_random_below (random, 2) == 0 ? 0 : chieu_random_below (random, 5) + 1;

  return (ChieuHouse) { .any_123 = (uint8_t) (house / 3), .lone_yeu = (uint8_t) (house % 3) };
}

/* Deals holding number @i, @lacking cards short of a full hand. Seats (three of ten are bí tứ), kind of deal, phu on the mat and house
 * are drawn each by itself: were they counted off @i, some of them would never meet. */
static void
deal_nth_holding (uint64_t     seed,
                  long         i,
                  int          lacking,
                  SlowHolding *holding)
{
  ChieuRandom random;
  ChieuHouse house;
  Deal kind;
  bool mat;
  int seats;

  chieu_random_init (&random, chieu_random_hand_seed (seed, (uint32_t) i));
  seats = chieu_random_below (&random, 10) < 7 ? 5 : 4;
  kind = (Deal) chieu_random_below (&random, N_DEALS);
  mat = chieu_random_below (&random, 2) == 0;
  house = draw_house (&random);
  deal_holding (&random, kind, seats, (seats == 5 ? 21 : 25) - lacking, mat, house, holding);
  holding->each = chieu_random_below (&random, 3) == 0;
}

static void
compare_holdings (uint64_t seed,
                  long     n)
{
  int complete = 0;

  for (long i = 0; i < n; i++)
    {
      SlowHolding holding;
      uint64_t own = chieu_random_hand_seed (~seed, (uint32_t) i);

      deal_nth_holding (seed, i, 0, &holding);
      complete += slow_is_complete (&holding);
      report (&holding, check_best (&holding, own));
      report (&holding, check_score (&holding, own));
      if (i % 10 == 0)
        report (&holding, check_readings (&holding, own));
    }
  printf ("%ld full holdings, %d of them complete\n", n, complete);
}

static void
compare_waits (uint64_t seed,
               long     n)
{
  int waiting = 0;

  for (long i = 0; i < n; i++)
    {
      SlowHolding holding;

      deal_nth_holding (~seed, i, 1, &holding);
      waiting += slow_waits (&holding) != 0;
      report (&holding, check_waits (&holding));
    }
  printf ("%ld holdings that lack a card, %d of them wait\n", n, waiting);
}

static void
compare_distances (uint64_t seed,
                   long     n,
                   int      most)
{
  int by_distance[MOST_MAX + 2] = { 0 }, none = 0;

  for (long i = 0; i < n; i++)
    {
      SlowHolding holding;

      deal_nth_holding (seed + 1, i, (int) (i / 20 % 2), &holding);
      by_distance[slow_find_distance (&holding, most)]++;
      none += slow_find_distance_bound (&holding) <= most && slow_find_distance (&holding, most) > most;
      report (&holding, check_distance (&holding, most));
    }
  printf ("%ld distances:", n);
  for (int d = 0; d <= most + 1; d++)
    printf (" %d", by_distance[d]);
  printf (", the last greater; %d of these cannot be\n", none);
}

/* The slow solver's search for distances against the definition itself. */
static void
compare_slow_distances (uint64_t seed,
                        long     n,
                        int      most)
{
  for (long i = 0; i < n; i++)
    {
      SlowHolding holding;

      deal_nth_holding (seed + 2, i, (int) (i / 20 % 2), &holding);
      if (slow_find_distance (&holding, most) != slow_find_distance_literally (&holding, most))
        report (&holding, "the slow solver itself");
    }
  printf ("%ld distances up to %d by the definition\n", n, most);
}

int
main (int    argc,
      char **argv)
{
  long holdings = argc > 1 ? atol (argv[1]) : 100000;
  long distances = argc > 2 ? atol (argv[2]) : 4000;
  uint64_t seed = argc > 3 ? strtoull (argv[3], NULL, 10) : 1;
  int most = argc > 4 ? atoi (argv[4]) : 3;

  if (most < 0 || most > MOST_MAX)
    {
      fprintf (stderr, "MOST is 0 to %d\n", MOST_MAX);
      return 2;
    }

  /* Prints each line at once, so that it is seen even if the rest takes too long. */
  setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
  compare_holdings (seed, holdings / 2);
  compare_waits (seed, holdings / 2);
  compare_distances (seed, distances, most);
  compare_slow_distances (seed, distances / 20, 1);
  compare_slow_distances (seed, distances / 400, 2);
  return failures > 0;
}
