/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Speed of the evaluation, beside plain backtracking on the same holdings.
 * Usage: eval-bench                          prints times
 *        eval-bench run FUNCTION SORT N      calls it N times, so that its instructions can be counted from outside
 */
#include "hands.h"
#include "plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SAMPLES 9

/* The points that the table pays, set at the start. */
static ChieuReadingValues values;

/* A sort of holdings. */
typedef struct
{
  const char *name;
  int seats;
  int melds;               /* the most phu that lie on the mat */
  bool built;              /* of phu, so that it is complete before cards are exchanged or dropped; else dealt by chance */
  int exchanged;           /* cards, after the holding was complete */
  int dropped;             /* cards, likewise */
} Sort;

static const Sort sorts[] = {
  { "dealt",      5, 0, false, 0, 0 },
  { "near",       5, 0, true,  1, 0 },
  { "complete",   5, 0, true,  0, 0 },
  { "dealt-20",   5, 0, false, 0, 1 },
  { "near-20",    5, 0, true,  0, 1 },
  { "melds",      5, 3, true,  1, 0 },
  { "melds-20",   5, 3, true,  0, 1 },
  { "dealt-4",    4, 0, false, 0, 0 },
  { "near-4",     4, 0, true,  1, 0 },
  { "melds-4",    4, 3, true,  1, 0 },
};

static long run_none (const ChieuHolding *h) { return h->n_hand; }
static long run_complete (const ChieuHolding *h) { return chieu_eval_is_complete (h); }
static long run_loose (const ChieuHolding *h) { return chieu_eval_count_loose (h, 1); }
static long run_best (const ChieuHolding *h) { return chieu_eval_find_best (h, &values, NULL, NULL); }
static long run_waits (const ChieuHolding *h) { return chieu_eval_waits (h); }
static long run_distance (const ChieuHolding *h) { return chieu_eval_find_distance (h); }
static long slow_complete (const ChieuHolding *h) { return plain_is_complete (h); }
static long slow_loose (const ChieuHolding *h) { return plain_count_loose (h, 1); }
static long slow_best (const ChieuHolding *h) { return plain_find_best (h, &values); }
static long slow_waits (const ChieuHolding *h) { return plain_waits (h); }
static long slow_distance (const ChieuHolding *h) { return plain_find_distance (h); }

static long
run_reading (const ChieuHolding *h)
{
  ChieuReadingTraits traits;
  ChieuReading reading;

  return chieu_eval_find_best (h, &values, &traits, &reading);
}

typedef struct
{
  const char *name;
  long (*fast) (const ChieuHolding *holding);
  long (*plain) (const ChieuHolding *holding);
} Function;

static const Function functions[] = {
  { "none",     run_none,     run_none },
  { "complete", run_complete, slow_complete },
  { "loose",    run_loose,    slow_loose },
  { "best",     run_best,     slow_best },
  { "reading",  run_reading,  slow_best },
  { "waits",    run_waits,    slow_waits },
  { "distance", run_distance, slow_distance },
};

/* One measurement: a function on a sort, how many calls of each, and the ratio asked for (0: none). */
typedef struct
{
  const char *function;
  const char *sort;
  int fast;
  int plain;
  int ratio;
} Row;

static const Row rows[] = {
  { "complete", "dealt",    20000, 2000, 0 },
  { "complete", "near",     20000, 2000, 6 },
  { "loose",    "dealt",    20000, 2000, 0 },
  { "loose",    "near",     20000, 2000, 0 },
  { "best",     "complete", 20000, 2000, 8 },
  { "waits",    "dealt-20", 20000, 2000, 0 },
  { "waits",    "near-20",  20000, 1000, 10 },
  { "distance", "dealt",    1000,  40,   80 },
  { "distance", "near",     1000,  40,   0 },
  { "distance", "melds",    1000,  100,  0 },
  { "distance", "dealt-4",  300,   3,    0 },
  { "distance", "near-4",   300,   20,   0 },
  { "distance", "melds-4",  300,   20,   0 },
};

#define N_ELEMENTS(array) (sizeof (array) / sizeof (array)[0])

static void
make_holding (Hands        *hands,
              const Sort   *sort,
              ChieuHolding *holding)
{
  const int cards = sort->seats == 5 ? 21 : 25;

  if (!sort->built)
    hands_deal (hands, holding, sort->seats, cards, sort->melds);
  else
    do
      hands_build (hands, holding, sort->seats, cards, sort->melds);
    while (!chieu_eval_is_complete (holding));
  hands_exchange (hands, holding, sort->exchanged);
  for (int i = 0; i < sort->dropped; i++)
    hands_drop (hands, holding);
}

static ChieuHolding *
make_holdings (const Sort *sort,
               int         n)
{
  ChieuHolding *holdings = calloc ((size_t) n, sizeof *holdings);
  Hands hands;

  if (holdings == NULL)
    exit (1);
  hands_init (&hands, 1);
  for (int i = 0; i < n; i++)
    make_holding (&hands, sort, &holdings[i]);
  return holdings;
}

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e9 + (double) time.tv_nsec;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Returns: the median of the samples, in nanoseconds of one call; @sum keeps the calls from being left out */
static double
median_time (long              (*function) (const ChieuHolding *holding),
             const ChieuHolding *holdings,
             int                 n,
             long               *sum)
{
  double times[SAMPLES];

  for (int sample = 0; sample < SAMPLES; sample++)
    {
      const double begin = now ();

      for (int i = 0; i < n; i++)
        *sum += function (&holdings[i]);
      times[sample] = (now () - begin) / n;
    }
  qsort (times, SAMPLES, sizeof times[0], compare_doubles);
  return times[SAMPLES / 2];
}

static const Sort *
find_sort (const char *name)
{
  for (size_t i = 0; i < N_ELEMENTS (sorts); i++)
    if (strcmp (sorts[i].name, name) == 0)
      return &sorts[i];
  return NULL;
}

static const Function *
find_function (const char *name)
{
  for (size_t i = 0; i < N_ELEMENTS (functions); i++)
    if (strcmp (functions[i].name, name) == 0)
      return &functions[i];
  return NULL;
}

static void
time_row (const Row *row)
{
  const Function *function = find_function (row->function);
  ChieuHolding *holdings = make_holdings (find_sort (row->sort), row->fast);
  long sum = 0;
  const double fast = median_time (function->fast, holdings, row->fast, &sum);
  const double plain = median_time (function->plain, holdings, row->plain, &sum);

  printf ("%-9s %-9s %9.0f ns %11.0f ns plain %8.1f times as fast", row->function, row->sort,
          fast, plain, plain / fast);
  if (row->ratio > 0)
    printf (" (asked for: %d)", row->ratio);
  printf ("  [%ld]\n", sum);
  free (holdings);
}

static int
run_function (const char *function_name,
              const char *sort_name,
              int         n)
{
  const Function *function = find_function (function_name);
  const Sort *sort = find_sort (sort_name);
  ChieuHolding *holdings;
  long sum = 0;

  if (function == NULL || sort == NULL || n <= 0)
    {
      fprintf (stderr, "eval-bench: no such function, sort of holding or number\n");
      return 1;
    }
  holdings = make_holdings (sort, n);
  for (int i = 0; i < n; i++)
    sum += function->fast (&holdings[i]);
  printf ("%ld\n", sum);
  free (holdings);
  return 0;
}

int
main (int    argc,
      char **argv)
{
  static const PlainValues table = { 4, 6, 8, 10, 24, 26 };

  plain_fill_values (&table, &values);
  if (argc == 5 && strcmp (argv[1], "run") == 0)
    return run_function (argv[2], argv[3], atoi (argv[4]));

  for (size_t i = 0; i < N_ELEMENTS (rows); i++)
    time_row (&rows[i]);
  return 0;
}
