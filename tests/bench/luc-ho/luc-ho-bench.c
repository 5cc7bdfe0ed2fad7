/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole random hands of Lục hổ through the rules alone: every move is chosen by chance from all clean ones.
 *
 *   luc-ho-bench              hands a second, three and four seats
 *   luc-ho-bench run SEATS N  N hands and nothing else, for callgrind
 */
#include "rules/games.h"
#include "games/luc-ho/rules/luc-ho.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 9
#define HANDS 20000
/* Hands a second. */
#define ASKED_FOR 20000

/* Returns: how many moves the hands had */
static long
play_hands (int      seats,
            int      hands,
            uint64_t seed)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const ChieuGame *game = &chieu_luc_ho;
  ChieuLucHoState state;
  ChieuRandom random;
  ChieuRules rules;
  ChieuCarry carry;
  long made = 0;

  chieu_random_init (&random, seed);
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  for (int hand = 0; hand < hands; hand++)
    {
      game->deal (&state, &rules, &carry, chieu_random_hand_seed (seed, (uint32_t) hand));
      while (game->to_answer (&state) != 0)
        {
          int seat = __builtin_ctz (game->to_answer (&state));
          int n = game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves);

          game->apply (&state, seat, &moves[chieu_random_below (&random, (uint32_t) n)], NULL);
          made++;
        }
    }
  return made;
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
measure_seats (int seats)
{
  double rates[ROUNDS];
  long made = 0;

  for (int i = 0; i < ROUNDS; i++)
    {
      clock_t start = clock ();

      made = play_hands (seats, HANDS, (uint64_t) i);
      rates[i] = HANDS * (double) CLOCKS_PER_SEC / (double) (clock () - start);
    }
  qsort (rates, ROUNDS, sizeof rates[0], compare);
  printf ("%d seats: %.0f random hands/s (%.1f moves a hand); asked for: %d\n", seats, rates[ROUNDS / 2], (double) made / HANDS,
          ASKED_FOR);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && strcmp (argv[1], "run") == 0 && (atoi (argv[2]) == 3 || atoi (argv[2]) == 4))
    {
      play_hands (atoi (argv[2]), atoi (argv[3]), 1);
      return 0;
    }
  if (argc != 1)
    {
      fprintf (stderr, "usage: luc-ho-bench [run 3|4 N]\n");
      return 2;
    }
  measure_seats (3);
  measure_seats (4);
  return 0;
}
