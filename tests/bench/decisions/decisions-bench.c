/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Processor time of one decision, by game, number of seats and level: the mean,
 * the 99th percentile, the longest, and the most that a level may take. Only
 * decisions between several moves count. All seats are played by vừa, and each
 * level is asked the same questions.
 *
 *   decisions-bench [GAME [SEATS [QUESTIONS]]]
 */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define QUESTIONS 200
#define QUESTIONS_MAX 10000
/* The milliseconds that a level may take if it sets itself no limit. */
#define USUAL_MS 5

typedef struct
{
  const ChieuGame *game;
  const ChieuBotLevel *level;
  int seats;
  int wanted;                    /* questions to be measured, and those that were */
  int n;
  double milliseconds[QUESTIONS_MAX];
} Bench;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + 1e-6 * (double) time.tv_nsec;
}

static void
measure_decision (Bench            *bench,
                  const ChieuState *view,
                  int               seat,
                  uint64_t          seed)
{
  ChieuBotBudget budget = { .seed = seed };
  ChieuMove move;
  double start = now ();

  chieu_bot_choose (bench->level, bench->game, view, seat, &budget, &move, NULL);
  bench->milliseconds[bench->n++] = now () - start;
}

static void
play_hand (Bench    *bench,
           uint64_t  seed)
{
  const ChieuGame *game = bench->game;
  ChieuState state, view;
  ChieuCarry carry;
  ChieuRules rules;
  unsigned asked;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, bench->seats, -1, false);
  game->deal (&state, &rules, &carry, seed);
  for (uint32_t i = 0; (asked = game->to_answer (&state)) != 0; i++)
    {
      static ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuBotBudget budget = { .seed = chieu_random_hand_seed (seed, i) };
      int seat = __builtin_ctz (asked);
      ChieuMove move;

      game->observe (&state, seat, &view);
      if (bench->n < bench->wanted && game->moves (&view, seat, CHIEU_MOVES_CLEAN, moves) > 1)
        measure_decision (bench, &view, seat, budget.seed);
      chieu_bot_choose (chieu_bot_level_find ("vua"), game, &view, seat, &budget, &move, NULL);
      game->apply (&state, seat, &move, NULL);
    }
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_level (Bench *bench)
{
  double sum = 0;

  qsort (bench->milliseconds, (size_t) bench->n, sizeof bench->milliseconds[0], compare);
  for (int i = 0; i < bench->n; i++)
    sum += bench->milliseconds[i];
  printf ("%-9s %d seats  %-8s %5d questions: mean %8.3f ms, p99 %8.3f ms, longest %8.3f ms; may take %u ms\n", bench->game->id,
          bench->seats, bench->level->id, bench->n, sum / bench->n, bench->milliseconds[(bench->n - 1) * 99 / 100],
          bench->milliseconds[bench->n - 1], bench->level->max_ms > 0 ? bench->level->max_ms : USUAL_MS);
  fflush (stdout);
}

static void
measure_levels (Bench *bench)
{
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    {
      bench->level = chieu_bot_levels[i];
      bench->n = 0;
      for (uint64_t seed = 1; bench->n < bench->wanted; seed++)
        play_hand (bench, seed);
      print_level (bench);
    }
}

int
main (int    argc,
      char **argv)
{
  static Bench bench;
  int seats = argc > 2 ? atoi (argv[2]) : 0, measured = 0;

  bench.wanted = argc > 3 ? atoi (argv[3]) : QUESTIONS;
  if (bench.wanted < 1 || bench.wanted > QUESTIONS_MAX)
    {
      fprintf (stderr, "decisions-bench: 1 to %d questions\n", QUESTIONS_MAX);
      return 2;
    }
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (argc < 2 || strcmp (argv[1], chieu_games[i]->id) == 0)
      for (int n = chieu_games[i]->min_seats; n <= chieu_games[i]->max_seats; n++)
        if (seats == 0 || n == seats)
          {
            bench.game = chieu_games[i];
            bench.seats = n;
            measure_levels (&bench);
            measured++;
          }
  if (measured > 0)
    return 0;
  fprintf (stderr, "decisions-bench: no such game, or not with so many seats\n");
  return 2;
}
