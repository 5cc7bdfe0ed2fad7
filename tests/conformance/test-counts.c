/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts the lines of play to a small depth from fixed deals, and compares where the shuffle puts the cards. A number that
 * changes shows that the rules or the shuffle have changed. At each step the first seat that is asked moves.
 */
#include <locale.h>

#include "probe.h"

static void
deal_state (const ChieuGame *game,
            int              seats,
            guint64          seed,
            gboolean         strict,
            ChieuState      *state)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, strict);
  game->deal (state, &rules, &carry, seed);
}

static guint64
count_lines (const ChieuGame  *game,
             const ChieuState *state,
             ChieuMoveScope    scope,
             int               depth)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int seat = g_bit_nth_lsf (game->to_answer (state), -1);
  guint64 lines = 0;
  int n;

  if (depth == 0 || seat < 0)
    return 1;
  n = game->moves (state, seat, scope, moves);
  if (depth == 1)
    return (guint64) n;
  for (int i = 0; i < n; i++)
    {
      ChieuState next = *state;

      game->apply (&next, seat, &moves[i], NULL);
      lines += count_lines (game, &next, scope, depth - 1);
    }
  return lines;
}

/* A golden count of a game, or a golden deal. */
typedef struct
{
  const ChieuGame *game;
  const ProbeCount *count;       /* or NULL */
  const ProbeDeal *deal;         /* or NULL */
} Golden;

static void
test_count (gconstpointer data)
{
  const ChieuGame *game = ((const Golden *) data)->game;
  const ProbeCount *count = ((const Golden *) data)->count;
  ChieuState state;

  deal_state (game, count->seats, count->seed, count->strict, &state);
  g_assert_cmpuint (count_lines (game, &state, count->scope, count->depth), ==, count->lines);
}

/* ---- Golden deals ---- */

static char *
print_cards (const ChieuGame  *game,
             const ChieuState *state)
{
  ProbePlace places[PROBE_PLACES_MAX];
  int n = probe_find (game)->hidden (state, -1, places);
  GString *text = g_string_new (NULL);

  for (int p = 0; p < n; p++)
    {
      for (int i = 0; i < places[p].n; i++)
        g_string_append (text, chieu_deck_name (game->deck, places[p].cards[i]));
      g_string_append_c (text, '/');
    }
  return g_string_free (text, FALSE);
}

static void
test_deal (gconstpointer data)
{
  const ChieuGame *game = ((const Golden *) data)->game;
  const ProbeDeal *golden = ((const Golden *) data)->deal;
  g_autofree char *cards = NULL;
  ChieuState state;

  deal_state (game, golden->seats, golden->seed, FALSE, &state);
  cards = print_cards (game, &state);
  g_assert_cmpstr (cards, ==, golden->cards);
}

/* Every registered game has counts and a golden deal for each number of seats. */
static void
test_every_game (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      {
        const Probe *probe = probe_find (chieu_games[g]);
        gboolean counted = FALSE, dealt = FALSE;

        for (const ProbeCount *count = probe->counts; count->depth != 0; count++)
          counted |= count->seats == seats;
        for (const ProbeDeal *deal = probe->deals; deal->cards != NULL; deal++)
          dealt |= deal->seats == seats;
        if (!counted || !dealt)
          g_error ("%s with %d seats has no counts or no golden deal in its probe", chieu_games[g]->id, seats);
      }
}

static void
add_test (const char    *what,
          Golden         golden,
          int            seats,
          int            number,
          GTestDataFunc  run)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s/%d/%d", what, golden.game->id, seats, number);

  g_test_add_data_func_full (path, g_memdup2 (&golden, sizeof golden), run, g_free);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/counts/every-game", test_every_game);
  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      const Probe *probe = probe_find (chieu_games[g]);

      for (int i = 0; probe->counts[i].depth != 0; i++)
        add_test ("counts", (Golden) { .game = probe->game, .count = &probe->counts[i] }, probe->counts[i].seats, i, test_count);
      for (int i = 0; probe->deals[i].cards != NULL; i++)
        add_test ("deals", (Golden) { .game = probe->game, .deal = &probe->deals[i] }, probe->deals[i].seats, i, test_deal);
    }
  return g_test_run ();
}
