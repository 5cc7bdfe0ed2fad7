/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Speed of the evaluation of Chắn.
 * Usage: chan-bench                     prints times
 *        chan-bench run FUNCTION N      calls it N times, so that its instructions can be counted from outside
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chan-deals.h"

#define HANDS 1000
#define ROUNDS 2000

static ChieuChanWin hands[HANDS];
static ChieuChanValues values;

static long run_none (const ChieuChanWin *win) { return win->mat_chan; }
static long run_chan (const ChieuChanWin *win) { return chieu_chan_count_chan (win->hand); }
static long run_complete (const ChieuChanWin *win) { return chieu_chan_is_complete (win->hand, win->mat_chan); }
static long run_waits (const ChieuChanWin *win) { return chieu_chan_waits (win->hand, win->mat_chan); }

static long
run_shape (const ChieuChanWin *win)
{
  ChieuChanShape shape;

  chieu_chan_find_shape (win->hand, &shape);
  return shape.que;
}

/* Complete, chắn, every cước, points and gà. */
static long
run_score (const ChieuChanWin *win)
{
  ChieuChanScore score;

  chieu_chan_score (win, &score);
  if (!score.complete)
    return 0;
  return chieu_chan_sum_call (&values, score.cuoc, score.n) + chieu_chan_count_ga_in_call (score.cuoc, score.n, true, true);
}

typedef struct
{
  const char *name;
  long (*run) (const ChieuChanWin *win);
} Function;

static const Function functions[] = {
  { "none", run_none },
  { "chan", run_chan },
  { "complete", run_complete },
  { "waits", run_waits },
  { "shape", run_shape },
  { "score", run_score },
};

#define N_FUNCTIONS (sizeof functions / sizeof functions[0])

/* Returns: the sum of what the calls return, so that none of them is left out */
static long
call_function (const Function *function,
               long            n)
{
  long sum = 0;

  for (long i = 0; i < n; i++)
    sum += function->run (&hands[i % HANDS]);
  return sum;
}

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static void
measure (const Function *function)
{
  double start = now ();
  long sum = call_function (function, (long) HANDS * ROUNDS);

  printf ("%-9s %7.1f ns a call (%ld)\n", function->name, (now () - start) * 1e9 / HANDS / ROUNDS, sum);
}

int
main (int    argc,
      char **argv)
{
  ChieuRandom random;
  ChieuRules rules;

  chieu_random_init (&random, 1);
  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_find_values (&rules, &values);
  for (int i = 0; i < HANDS; i++)
    chan_deal (&random, &hands[i]);
  for (size_t i = 0; i < N_FUNCTIONS; i++)
    if (argc == 1)
      measure (&functions[i]);
    else if (argc == 4 && strcmp (functions[i].name, argv[2]) == 0)
      return call_function (&functions[i], atol (argv[3])) < 0;
  if (argc == 1)
    return 0;
  fprintf (stderr, "usage: chan-bench [run FUNCTION N]\n");
  return 2;
}
