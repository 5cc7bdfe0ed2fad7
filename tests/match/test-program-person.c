/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's own program beside a person who takes back, pauses and leaves.
 */
#include "program-kit.h"
#include "games/to-tom/rules/to-tom.h"

static void
play_on_clean (ChieuMatch *match)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReason reason;

  g_assert_cmpint (chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), >, 0);
  g_assert_cmpint (chieu_match_try (match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
}

/* Plays a hand, taking back at every decision once. Returns: how often. */
static int
play_taking_back (guint64 seed)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, 0, CHIEU_WAY_HOC, seed);
  g_auto (GStrv) command = program_plain_command ("good");
  int undone = 0;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (program_wait (match), chieu_match_get_final_state (match) == NULL)
    {
      guint before = chieu_match_get_hand (match)->moves->len;

      play_on_clean (match);
      /* The program may be thinking by now. */
      if (chieu_match_get_final_state (match) == NULL)
        {
          chieu_match_undo (match);
          undone++;
          g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, ==, before);
          g_assert_true (chieu_match_is_asked (match));
          play_on_clean (match);
        }
    }
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
  return undone;
}

/* Taken back while it thinks: its late answer changes nothing. */
static void
test_undo (void)
{
  int undone = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    undone += play_taking_back (seed);
  g_assert_cmpint (undone, >, 12);
}

/* Paused, nothing of it is left; started again, it plays on. */
static void
test_pause (void)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, 0, CHIEU_WAY_HOC, 7);
  g_auto (GStrv) command = program_plain_command ("good");
  g_autofree char *identifier = NULL;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (program_get_identifier (match) == NULL)
    {
      program_wait (match);
      if (program_get_identifier (match) == NULL)
        play_on_clean (match);
    }
  identifier = g_strdup (chieu_program_get_identifier (chieu_match_players_get_program (chieu_match_get_players (match), 1)));
  g_assert_nonnull (identifier);
  chieu_match_pause (match);
  program_assert_gone (identifier);
  chieu_match_start (match);
  while (program_wait (match), chieu_match_get_final_state (match) == NULL)
    play_on_clean (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
}

/* Let go of in the middle of a thought: nothing is called any more, nothing is left. */
static void
test_letting_go (void)
{
  ChieuMatch *match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = program_plain_command ("hang");
  g_autofree char *identifier = NULL;
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (program_get_identifier (match) == NULL && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  identifier = g_strdup (program_get_identifier (match));
  g_assert_nonnull (identifier);
  chieu_match_pause (match);
  g_assert_finalize_object (match);
  program_assert_gone (identifier);
  program_run_for (20);
}

int
main (int    argc,
      char **argv)
{
  program_test_init (&argc, &argv);
  g_test_add_func ("/program/undo", test_undo);
  g_test_add_func ("/program/pause", test_pause);
  g_test_add_func ("/program/letting-go", test_letting_go);
  return g_test_run ();
}
