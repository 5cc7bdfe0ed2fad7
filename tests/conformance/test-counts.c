/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts the lines of play to a small depth from fixed deals, and looks where the shuffle puts the cards. A number that
 * changes tells that the rules or the shuffle did. At each step the first seat that is asked moves.
 */
#include <locale.h>
#include <string.h>

#include "probe.h"

typedef struct
{
  const char *game;
  int seats;
  guint64 seed;
  gboolean strict;
  ChieuMoveScope scope;
  int depth;
  guint64 lines;
} Count;

static const Count counts[] = {
  { "to-tom", 5, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 90895 },
  { "to-tom", 5, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 98263 },
  { "to-tom", 5, 3, TRUE, CHIEU_MOVES_ALL, 9, 35931 },
  { "to-tom", 4, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 263198 },
  { "to-tom", 4, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 466277 },
  { "to-tom", 4, 3, TRUE, CHIEU_MOVES_ALL, 8, 67482 },
  { "chan", 2, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 89209 },
  { "chan", 3, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 70287 },
  { "chan", 4, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 93216 },
  { "chan", 4, 3, TRUE, CHIEU_MOVES_ALL, 8, 5767 },
  { "mau-binh", 2, 1, FALSE, CHIEU_MOVES_CLEAN, 2, 570 },
  { "mau-binh", 3, 1, FALSE, CHIEU_MOVES_CLEAN, 3, 32490 },
  { "mau-binh", 4, 1, TRUE, CHIEU_MOVES_ALL, 3, 185193 },
  { "luc-ho", 3, 1, FALSE, CHIEU_MOVES_CLEAN, 5, 146153 },
  { "luc-ho", 3, 2, TRUE, CHIEU_MOVES_ALL, 5, 388042 },
  { "luc-ho", 4, 1, FALSE, CHIEU_MOVES_CLEAN, 5, 325 },
  { "luc-ho", 4, 55, FALSE, CHIEU_MOVES_CLEAN, 5, 1756609 },
};

static void
deal (const ChieuGame *game,
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

static void
test_count (gconstpointer data)
{
  const Count *count = data;
  const ChieuGame *game = chieu_game_find (count->game);
  ChieuState state;

  deal (game, count->seats, count->seed, count->strict, &state);
  g_assert_cmpuint (count_lines (game, &state, count->scope, count->depth), ==, count->lines);
}

/* ---- Golden deals ---- */

typedef struct
{
  const char *game;
  int seats;
  guint64 seed;
  const char *cards;             /* of all hidden places, as the probe lists them */
} Deal;

static const Deal deals[] = {
  { "chan", 2, 1,
    "6s/3n/6s/3n/5v/7n/9n/7n/6v/4v/6n/8s/5v/5n/6s/5s/6v/6n/8n/6n/9s/2s/4n/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v3v3v4v5v6v7v8v8v9v2s3s3s3s4s4s4s4s5s5s6s7s7s7s7s8s2"
    "n2n3n3n4n4n4n5n6n7n9n9n/" },
  { "chan", 3, 1,
    "3n/3v/3v/3s/4v/7v/2v/5n/7s/4n/3n/4s/7n/8v/9v/6v/2s/2n/5s/6s/3n/6s/3n/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v4v5v6v6v2s5s6s8s9s4n5n6n6n6n7n7n8n9n/5v8v3s3s4s4s4s"
    "5s6s7s7s7s8s2n4n4n6n9n9n/" },
  { "chan", 4, 1,
    "8s/4n/9n/4s/4s/4n/6n/6s/8v/9n/3s/7s/4s/5s/3s/5v/7s/2n/7s/3n/3v/3v/3s/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v4v5v6v6v2s5s6s8s9s4n5n6n6n6n7n7n8n9n/2v5v6v7v8v9v2s"
    "4s5s6s6s7s2n3n3n3n4n5n7n/" },
  { "chan", 4, 0xffffffffffffffff,
    "8n/8n/7v/4s/2n/5n/8n/7v/3n/2v/cc/3n/2v/4n/6v/8s/2s/5v/4v/6n/9v/7s/3s/4v5v9v9v4s6s6s7s8s2n3n4n5n5n6n6"
    "n7n7n8n/3v3v6v7v8v8v8v5s5s6s7s8s2n2n3n4n6n7n9n/2v3v4v6v6v7v2s2s3s3s4s4s6s9s9s4n9n9ncc/2v3v4v5v8v9v2s"
    "3s5s5s7s8s9s9s5n7n9ncccc/" },
  { "to-tom", 5, 1,
    "8s/5n/tt/4s/oc/4n/8n/6s/8v/oc/3s/8s/4s/6s/3s/5v/oc/3n/9s/1v2v3v4v4v4v8v9v1s7s7s1n2n8n9n9nccccttoc/"
    "1v5v5v6v6v1s2s2s3s6s7s9s1n1n2n3n3n6n9ncc/1v1v4v7v8v8v9v9v1s2s2s6s2n5n5n6n7n7n8n9ncc/2v3v5v6v7v7v4s"
    "5s8s9s9s1n2n3n4n4n6n7ntttt/2v2v3v3v6v7v9v1s3s4s5s5s5s7s8s4n5n6n7n8n/" },
  { "to-tom", 5, 0xffffffffffffffff,
    "9n/cc/7v/4s/3n/6n/oc/8v/4n/1v/cc/4n/1v/6n/6v/9s/2s/5v/4v/3v6v7v9v1s3s3s4s7s8s1n2n5n5n6n6n7n8n9ntt/"
    "1v2v4v5v6v6v8v9v9v5s6s6s7s8s9s9s1n1n2n8n9n/2v2v3v7v8v1s1s2s2s3s8s3n4n5n5n7n8n9ntttt/1v3v3v4v7v4s4s"
    "5s5s5s6s7s7s1n3n4n8nttococ/2v4v5v5v8v9v1s2s3s6s8s9s2n2n3n7n7nccccoc/" },
  { "to-tom", 4, 1,
    "8s/5n/tt/4s/oc/4n/8n/6s/8v/oc/3s/8s/4s/6s/3s/5v/oc/3n/9s/5n/2v/3v/4s/1v1v2v3v4v4v4v5v6v8v9v1s7s7s1"
    "n2n2n8n9n9nccccttoc/5v6v7v9v9v1s1s2s2s3s6s6s7s9s1n1n3n3n6n6n8n9n9ncc/1v1v2v3v3v4v6v7v8v8v2s2s8s9s1"
    "n2n2n4n4n5n7n7ncctttt/2v5v6v7v7v9v1s3s4s5s5s5s5s7s8s9s3n4n5n6n6n7n7n8n/" },
  { "mau-binh", 2, 1,
    "2s3h4d5c6c9dThJsJhQdKhKcAd/3s3c4h4c5h6h7d8h8d8cTsJcQc/2h2d2c3d4s5s5d6s6d7s7h7c8s9s9h9cTdTcJdQsQhKsKd"
    "AsAhAc/" },
  { "mau-binh", 3, 1,
    "2s3h4d5c6c9dThJsJhQdKhKcAd/3s3c4h4c5h6h7d8h8d8cTsJcQc/2h2d2c3d4s5d7s9s9cQhKsKdAc/5s6s6d7h7c8s9hTdTcJ"
    "dQsAsAh/" },
  { "mau-binh", 4, 0xffffffffffffffff,
    "2d4h5s5c6h6c7d8d8cTsJsJhAd/2h2c4s6d7h7c8h9h9d9cTdJcAh/3s3h3d3c5h5d6s8s9sTcQsKsAs/2s4d4c7sThJdQhQdQcK"
    "hKdKcAc/" },
  { "luc-ho", 3, 1,
    "1x3x6x7x1k4k2s5s3q5q6q7q/2x4x5x8x2k5k6k9k1s3s7s9s/9x3k7k8k4s6s8s1q2q4q8q9q/" },
  { "luc-ho", 4, 1,
    "1k/1x3x6x7x4k2s5s3q5q6q7qvt/2x4x5x8x2k5k6k9k1s3s7s9s/9x3k7k8k4s6s8s1q2q4q8q9q/" },
  { "luc-ho", 4, 0xffffffffffffffff,
    "2x4x6x1k2k4k5k8k9k1s3s8s/3x5x7x9x3k7k2s5s7s3q5q8q/9s/1x8x6k4s6s1q2q4q6q7q9qvt/" },
};

static char *
all_cards (const ChieuGame  *game,
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
  const Deal *golden = data;
  const ChieuGame *game = chieu_game_find (golden->game);
  g_autofree char *cards = NULL;
  ChieuState state;

  deal (game, golden->seats, golden->seed, FALSE, &state);
  cards = all_cards (game, &state);
  g_assert_cmpstr (cards, ==, golden->cards);
}

/* Every registered game has counts and a golden deal for each number of seats. */
static void
test_every_game (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      {
        int found = 0;

        for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
          found |= strcmp (counts[i].game, chieu_games[g]->id) == 0 && counts[i].seats == seats ? 1 : 0;
        for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
          found |= strcmp (deals[i].game, chieu_games[g]->id) == 0 && deals[i].seats == seats ? 2 : 0;
        if (found != 3)
          g_error ("%s with %d seats has no counts or no golden deal here", chieu_games[g]->id, seats);
      }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/counts/every-game", test_every_game);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/counts/%s/%d/%u", counts[i].game, counts[i].seats, i);

      g_test_add_data_func (path, &counts[i], test_count);
    }
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/deals/%s/%d/%u", deals[i].game, deals[i].seats, i);

      g_test_add_data_func (path, &deals[i], test_deal);
    }
  return g_test_run ();
}
