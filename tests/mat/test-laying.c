/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards laid one by one are found to mean the same move in whatever order they lie.
 */
#include <string.h>

#include "mat/laying.h"
#include "rules/games.h"
#include "games/to-tom/rules/to-tom.h"

/* The hands whose moves are laid. */
#define HANDS 60

/* Shuffles the cards of each part of @move. */
static void
shuffle_parts (ChieuMove   *move,
               ChieuRandom *random)
{
  int first = move->split > 0 && move->split < move->n ? move->split : move->n;

  chieu_random_shuffle (random, move->cards, (size_t) first);
  chieu_random_shuffle (random, move->cards + first, (size_t) (move->n - first));
}

static void
lay_cards (const ChieuMove *move,
           ChieuLaying     *laying)
{
  chieu_laying_clear (laying);
  for (int i = 0; i < move->n; i++)
    g_assert_true (chieu_laying_add (laying, move->cards[i],
                                     move->cards[i] == move->face && !chieu_laying_has_live (laying)));
}

/* Laid in any order the cards of @move are found to mean it, and the rules take all moves that are found, clean or as faults. */
static void
check_move (const void      *state,
            int              seat,
            const ChieuMove *moves,
            int              n,
            const ChieuMove *move,
            ChieuRandom     *random)
{
  ChieuMove composed[CHIEU_MOVES_MAX];
  ChieuMove laid = *move;
  ChieuLaying laying;
  gboolean found = FALSE;
  int n_composed;

  shuffle_parts (&laid, random);
  lay_cards (&laid, &laying);
  n_composed = chieu_laying_compose (&laying, moves, n, composed);
  for (int i = 0; i < n_composed; i++)
    {
      bool possible = false;
      ChieuReason reason = chieu_to_tom.check (state, seat, &composed[i], &possible);

      g_assert_true (reason == CHIEU_REASON_NONE || possible);
      found |= chieu_move_equal (&composed[i], &laid);
    }
  g_assert_true (found);
}

/* Checks every move of @seat for which a card in play is laid with others. Returns: how many there were */
static guint
check_seat (const void  *state,
            int          seat,
            ChieuRandom *random)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom.moves (state, seat, CHIEU_MOVES_ALL, moves);
  guint checked = 0;

  for (int i = 0; i < n; i++)
    if (moves[i].n > 0 && moves[i].face != CHIEU_CARD_NONE)
      {
        check_move (state, seat, moves, n, &moves[i], random);
        checked++;
      }
  return checked;
}

static void
test_any_order (void)
{
  guint checked = 0;

  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuState state;
      ChieuRules rules;
      ChieuCarry carry;
      ChieuRandom random;

      chieu_rules_init (&rules, &chieu_to_tom);
      chieu_carry_init (&carry, 4 + (int) (seed % 2), -1, true);
      chieu_random_init (&random, seed);
      chieu_to_tom.deal (&state, &rules, &carry, seed);
      for (int i = 0; i < 400 && chieu_to_tom.to_answer (&state) != 0; i++)
        {
          int seat = g_bit_nth_lsf (chieu_to_tom.to_answer (&state), -1);

          checked += check_seat (&state, seat, &random);
          g_assert_cmpint (chieu_to_tom.moves (&state, seat, CHIEU_MOVES_CLEAN, moves), >, 0);
          chieu_to_tom.apply (&state, seat, &moves[0], NULL);
        }
    }
  g_assert_cmpuint (checked, >, 1000);
}

static void
test_take_back (void)
{
  ChieuLaying laying;

  chieu_laying_clear (&laying);
  g_assert_true (chieu_laying_add (&laying, 3, TRUE));
  g_assert_false (chieu_laying_add (&laying, 3, TRUE));
  g_assert_true (chieu_laying_add (&laying, 3, FALSE));
  g_assert_cmpint (chieu_laying_count (&laying, 3), ==, 1);
  g_assert_cmpint (chieu_laying_take_back (&laying), ==, 3);
  g_assert_true (chieu_laying_has_live (&laying));
  g_assert_cmpint (chieu_laying_take_back (&laying), ==, 3);
  g_assert_false (chieu_laying_has_live (&laying));
  g_assert_cmpint (chieu_laying_take_back (&laying), ==, CHIEU_CARD_NONE);
  for (int i = 0; i < CHIEU_MOVE_CARDS_MAX; i++)
    g_assert_true (chieu_laying_add (&laying, 5, FALSE));
  g_assert_false (chieu_laying_add (&laying, 5, FALSE));
}

/* Cards that are not yet all of a phu mean nothing. */
static void
test_nothing (void)
{
  ChieuMove moves[1] = { { .kind = CHIEU_TO_TOM_AN, .face = 2, .n = 3, .split = 3, .cards = { 2, 3, 4 } } };
  ChieuMove composed[1];
  ChieuLaying laying;

  chieu_laying_clear (&laying);
  g_assert_cmpint (chieu_laying_compose (&laying, moves, 1, composed), ==, 0);
  chieu_laying_add (&laying, 2, TRUE);
  chieu_laying_add (&laying, 3, FALSE);
  g_assert_cmpint (chieu_laying_compose (&laying, moves, 1, composed), ==, 0);
  chieu_laying_add (&laying, 4, FALSE);
  g_assert_cmpint (chieu_laying_compose (&laying, moves, 1, composed), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laying/any-order", test_any_order);
  g_test_add_func ("/laying/take-back", test_take_back);
  g_test_add_func ("/laying/nothing", test_nothing);
  return g_test_run ();
}
