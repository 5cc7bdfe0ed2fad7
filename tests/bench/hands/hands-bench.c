/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole hands through the rules engine with plain bots and no record, and
 * playouts from the middle of a hand:
 *
 *   hands-bench                          medians of both, every game with every number of seats
 *   hands-bench run GAME SEATS N         N hands and nothing else, for callgrind
 *   hands-bench playouts GAME SEATS N    N playouts and nothing else
 */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 9
#define HANDS 1000
#define PLAYOUTS 2000
/* More moves than any hand has. */
#define MOVES_MAX 100000

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
make_move (const ChieuGame     *game,
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
    make_move (game, level, state, chieu_random_hand_seed (seed, (uint32_t) n++));
  return n;
}

static void
deal_hand (const ChieuGame *game,
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

/* Returns: how many moves the @n hands had */
static long
play_hands (const ChieuGame *game,
            int              seats,
            int              n)
{
  long moves = 0;

  for (int hand = 0; hand < n; hand++)
    {
      ChieuState state;
      uint64_t seed = chieu_random_hand_seed (1, (uint32_t) hand);

      deal_hand (game, seats, seed, &state);
      moves += play_on (game, chieu_bot_levels[0], &state, seed, MOVES_MAX);
    }
  return moves;
}

/* Finds the first hand that is not over after MID_HAND moves, or after fewer in games whose hands are short. Returns: after how many */
static int
find_middle (const ChieuGame *game,
             int              seats,
             ChieuState      *middle)
{
  int moves = MID_HAND;

  for (uint32_t hand = 0;; hand++)
    {
      deal_hand (game, seats, chieu_random_hand_seed (5, hand), middle);
      play_on (game, chieu_bot_levels[0], middle, 5, moves);
      if (game->to_answer (middle) != 0)
        return moves;
      if (hand % 20 == 19)
        moves /= 2;
    }
}

/* Plays out @n hands from the same middle, each with the unseen cards dealt again. Returns: the move with which they begin */
static int
play_out (const ChieuGame *game,
          int              seats,
          int              n)
{
  ChieuState middle, view;
  ChieuRandom random;
  int moves = find_middle (game, seats, &middle), seat;

  seat = __builtin_ctz (game->to_answer (&middle));
  game->observe (&middle, seat, &view);
  chieu_random_init (&random, 9);
  for (int i = 0; i < n; i++)
    {
      ChieuState state;

      game->redeal (&view, seat, &random, &state);
      play_on (game, chieu_bot_levels[0], &state, (uint64_t) i, MOVES_MAX);
    }
  return moves;
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
measure_game (const ChieuGame *game,
              int              seats)
{
  double hands[ROUNDS], playouts[ROUNDS];
  long moves = 0;
  int from = 0;

  for (int i = 0; i < ROUNDS; i++)
    {
      double start = now (), middle;

      moves = play_hands (game, seats, HANDS);
      middle = now ();
      from = play_out (game, seats, PLAYOUTS);
      hands[i] = HANDS / (middle - start);
      playouts[i] = PLAYOUTS / (now () - middle);
    }
  printf ("%s, %d seats: %.0f hands/s (%.1f moves a hand), %.0f playouts/s from move %d; medians of %d\n", game->id, seats,
          median (hands, ROUNDS), (double) moves / HANDS, median (playouts, ROUNDS), from, ROUNDS);
}

/* Plays the hands or playouts of the command line @argv. Returns: the exit status */
static int
run_only (char **argv)
{
  const ChieuGame *game = chieu_game_find (argv[2]);
  int seats = atoi (argv[3]), n = atoi (argv[4]);

  if (game == NULL || seats < game->min_seats || seats > game->max_seats)
    {
      fprintf (stderr, "hands-bench: no such game, or not with %s seats\n", argv[3]);
      return 2;
    }
  if (strcmp (argv[1], "run") == 0)
    play_hands (game, seats, n);
  else
    play_out (game, seats, n);
  return 0;
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 5 && (strcmp (argv[1], "run") == 0 || strcmp (argv[1], "playouts") == 0))
    return run_only (argv);
  if (argc != 1)
    {
      fprintf (stderr, "usage: hands-bench [run|playouts GAME SEATS N]\n");
      return 2;
    }
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int seats = chieu_games[i]->max_seats; seats >= chieu_games[i]->min_seats; seats--)
      measure_game (chieu_games[i], seats);
  return 0;
}
