/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * stored-match FOLDER   Leaves a match there as the program would: in the middle
 * of a hand, the person being asked.
 */
#include "match/match.h"
#include "match/store/store.h"
#include "games/to-tom/rules/to-tom.h"

#include <stdlib.h>

#define MOVES_MIN 30
#define SEEDS_MAX 200

static void
count_cb (guint *n_moves)
{
  (*n_moves)++;
}

static void
set_options (ChieuMatchOptions *options,
             guint64            seed)
{
  *options = (ChieuMatchOptions) {
    .game = &chieu_to_tom, .seats = 5, .seed = seed, .hoi = CHIEU_HOI_POINTS, .hoi_limit = 50,
  };
  for (int seat = 1; seat < options->seats; seat++)
    options->level[seat] = "vua";
  chieu_rules_init (&options->rules, options->game);
}

/* Makes a clean move of the person's by chance. */
static void
make_move (ChieuMatch  *match,
           ChieuRandom *random)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves);
  ChieuReason reason;

  if (n > 0)
    chieu_match_try (match, &moves[chieu_random_below (random, n)], &reason);
}

/* Plays until the hand has got far enough and waits for the person. Returns: whether it has */
static gboolean
play_match (ChieuMatch *match,
            guint64     seed)
{
  ChieuRandom random;
  ChieuResult result;
  guint n_moves = 0;

  chieu_random_init (&random, seed);
  g_signal_connect_swapped (match, "moved", G_CALLBACK (count_cb), &n_moves);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  chieu_match_start (match);
  while (!chieu_match_get_result (match, &result))
    {
      if (!chieu_match_is_asked (match))
        g_main_context_iteration (NULL, TRUE);
      else if (n_moves >= MOVES_MIN)
        break;
      else
        make_move (match, &random);
    }
  g_signal_handlers_disconnect_by_data (match, &n_moves);
  chieu_match_pause (match);
  return !chieu_match_get_result (match, &result);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  g_autoptr (ChieuStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (argc != 2)
    {
      g_printerr ("usage: stored-match FOLDER\n");
      return 2;
    }
  path = g_build_filename (argv[1], "matches.db", NULL);
  store = chieu_store_open (path, &error);
  for (guint64 seed = 1; store != NULL && error == NULL && seed <= SEEDS_MAX; seed++)
    {
      ChieuMatchOptions options;
      g_autoptr (ChieuMatch) match = NULL;

      set_options (&options, seed);
      match = chieu_match_new (&options, store, &error);
      if (match != NULL && play_match (match, seed))
        return 0;
    }
  g_printerr ("stored-match: %s\n", error != NULL ? error->message : "no hand gets that far");
  return 1;
}
