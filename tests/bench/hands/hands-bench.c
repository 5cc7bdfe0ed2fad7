/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole hands through the rules engine with plain bots and no record, and
 * playouts from the middle of a hand:
 *
 *   hands-bench                 medians of both, five seats and four
 *   hands-bench run SEATS N     N hands and nothing else, for callgrind
 *   hands-bench playouts SEATS N    N playouts and nothing else
 */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 9
#define HANDS 1000
#define PLAYOUTS 2000

/* Moves after which a hand counts as half played. */
#define MID_HAND 24

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static void
answer (const ChieuGame     *game,
        const ChieuBotLevel *level,
        ChieuState          *state,
        uint64_t             seed)
{
  int seat = __builtin_ctz (game->to_answer (state));
  ChieuBotBudget budget = { .seed = seed };
  ChieuState view;
  ChieuMove move;

  game->observe (state, seat, &view);
  chieu_bot_choose (level, game, &view, seat, &budget, &move, NULL);
  if (game->apply (state, seat, &move, NULL) != CHIEU_REASON_NONE)
    {
      fprintf (stderr, "hands-bench: a bot's move was refused\n");
      exit (1);
    }
}

/* Plays @state on for at most @moves. Returns: how many were made. */
static int
play_on (const ChieuGame     *game,
         const ChieuBotLevel *level,
         ChieuState          *state,
         uint64_t             seed,
         int                  moves)
{
  int n = 0;

  while (n < moves && game->to_answer (state) != 0)
    answer (game, level, state, chieu_random_hand_seed (seed, (uint32_t) n++));
  return n;
}

static void
deal (const ChieuGame *game,
      int              seats,
      uint64_t         seed,
      ChieuState      *state)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (state, &rules, &carry, seed);
}

static long
play_hands (int seats,
            int n)
{
  const ChieuGame *game = &chieu_to_tom;
  long moves = 0;

  for (int hand = 0; hand < n; hand++)
    {
      ChieuState state;
      uint64_t seed = chieu_random_hand_seed (1, (uint32_t) hand);

      deal (game, seats, seed, &state);
      moves += play_on (game, chieu_bot_levels[0], &state, seed, 100000);
    }
  return moves;
}

/* The first hand that is not over by then. */
static void
find_middle (const ChieuGame *game,
             int              seats,
             ChieuState      *middle)
{
  uint32_t hand = 0;

  do
    {
      deal (game, seats, chieu_random_hand_seed (5, hand++), middle);
      play_on (game, chieu_bot_levels[0], middle, 5, MID_HAND);
    }
  while (game->to_answer (middle) == 0);
}

/* From the same middle: the unseen cards are dealt again and the hand is played out. */
static void
play_out (int seats,
          int n)
{
  const ChieuGame *game = &chieu_to_tom;
  ChieuState middle, view;
  ChieuRandom random;
  int seat;

  find_middle (game, seats, &middle);
  seat = __builtin_ctz (game->to_answer (&middle));
  game->observe (&middle, seat, &view);
  chieu_random_init (&random, 9);
  for (int i = 0; i < n; i++)
    {
      ChieuState state;

      game->redeal (&view, seat, &random, &state);
      play_on (game, chieu_bot_levels[0], &state, (uint64_t) i, 100000);
    }
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double *values,
        int     n)
{
  qsort (values, (size_t) n, sizeof *values, compare);
  return values[n / 2];
}

static void
measure (int seats)
{
  double hands[ROUNDS], playouts[ROUNDS];
  long moves = 0;

  for (int i = 0; i < ROUNDS; i++)
    {
      double start = now (), middle;

      moves = play_hands (seats, HANDS);
      middle = now ();
      play_out (seats, PLAYOUTS);
      hands[i] = HANDS / (middle - start);
      playouts[i] = PLAYOUTS / (now () - middle);
    }
  printf ("%d seats: %.0f hands/s (%.1f moves a hand), %.0f playouts/s from move %d; medians of %d\n", seats,
          median (hands, ROUNDS), (double) moves / HANDS, median (playouts, ROUNDS), MID_HAND, ROUNDS);
}

int
main (int   argc,
      char *argv[])
{
  bool seats_given = argc == 4 && (atoi (argv[2]) == 4 || atoi (argv[2]) == 5);

  if (seats_given && strcmp (argv[1], "run") == 0)
    {
      play_hands (atoi (argv[2]), atoi (argv[3]));
      return 0;
    }
  if (seats_given && strcmp (argv[1], "playouts") == 0)
    {
      play_out (atoi (argv[2]), atoi (argv[3]));
      return 0;
    }
  if (argc != 1)
    {
      fprintf (stderr, "usage: hands-bench [run|playouts 4|5 N]\n");
      return 2;
    }
  measure (5);
  measure (4);
  return 0;
}
