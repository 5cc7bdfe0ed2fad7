/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How fast the best arrangement of random hands of Mậu binh is found, beside trying all 72,072 with the same tables:
 *
 *   arrange-bench               times
 *   arrange-bench run WHAT N    does WHAT (best, all or none) with N hands, so that its instructions can be counted from outside
 */
#include "games/mau-binh/rules/chi.h"
#include "games/mau-binh/rules/state.h"
#include "games/mau-binh/rules/worth.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static ChieuRules rules;

typedef int64_t (*Way) (uint64_t hand);

static int64_t
do_nothing (uint64_t hand)
{
  return (int64_t) hand;
}

static int64_t
find_best (uint64_t hand)
{
  ChieuMauBinhArrangement found;

  chieu_mau_binh_find_best (hand, &rules, &chieu_mau_binh_rates, &found);
  return found.worth;
}

/* Weighs every arrangement that is not foul; the classes of its chi are looked up. */
static int64_t
try_all (uint64_t hand)
{
  ChieuMauBinhMeasure measure;
  ChieuMauBinhChi chi;
  int64_t most = INT64_MIN;

  chieu_mau_binh_measure_init (&measure, &rules, &chieu_mau_binh_rates);
  chieu_mau_binh_chi_init (&chi, hand, false);
  for (int i = 0; i < CHIEU_MAU_BINH_THREES; i++)
    for (int j = 0; j < CHIEU_MAU_BINH_FIVES; j++)
      {
        unsigned three = chi.three[i], two = chi.five[j], one = CHIEU_MAU_BINH_ALL_PLACES ^ three ^ two;
        ChieuMauBinhTerm terms[3];
        int64_t worth;

        if ((two & three) != 0 || chi.class5[one] < chi.class5[two]
            || chi.class5[two] < chieu_mau_binh_floor[chi.class3[three]])
          continue;
        chieu_mau_binh_weigh_chi (&measure, 0, chi.class5[one], &terms[0]);
        chieu_mau_binh_weigh_chi (&measure, 1, chi.class5[two], &terms[1]);
        chieu_mau_binh_weigh_chi (&measure, 2, chi.class3[three], &terms[2]);
        worth = chieu_mau_binh_weigh_all (&measure, &terms[0], &terms[1], &terms[2]);
        most = worth > most ? worth : most;
      }
  return most;
}

/* Returns: the sum of the worths that were found with @n hands, the same for both ways */
static uint64_t
run_way (Way way,
         int n)
{
  ChieuRandom random;
  uint64_t sum = 0;

  chieu_random_init (&random, 1);
  while (n-- > 0)
    sum += (uint64_t) way (chieu_mau_binh_deal_hand (&random));
  return sum;
}

/* Returns: the seconds of processor time that @n hands take */
static double
measure_way (Way way,
             int n)
{
  clock_t start = clock ();

  run_way (way, n);
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

int
main (int   argc,
      char *argv[])
{
  chieu_rules_init (&rules, &chieu_mau_binh);
  if (argc == 4 && strcmp (argv[1], "run") == 0)
    {
      Way way = strcmp (argv[2], "best") == 0 ? find_best : strcmp (argv[2], "all") == 0 ? try_all : do_nothing;

      run_way (way, atoi (argv[3]));
      return 0;
    }
  if (argc != 1)
    {
      fprintf (stderr, "usage: arrange-bench [run best|all|none N]\n");
      return 2;
    }
  if (run_way (find_best, 300) != run_way (try_all, 300))
    {
      fprintf (stderr, "arrange-bench: trying all finds something else\n");
      return 1;
    }
  printf ("best arrangement: %.0f hands/s; trying all: %.0f hands/s\n", 5000 / measure_way (find_best, 5000),
          300 / measure_way (try_all, 300));
  return 0;
}
