/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's own program beside a person who takes back, pauses and leaves.
 */
#include "program-kit.h"
#include "games/to-tom/rules/to-tom.h"
#include "../patience.h"

static void
make_first_clean_move (ChieuMatch *match)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReason reason;

  g_assert_cmpint (chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), >, 0);
  g_assert_cmpint (chieu_match_try (match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
}

/* Plays a hand in which the person takes the move back once at every decision. Returns: how often that was */
static int
play_taking_back (guint64 seed)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, 0, CHIEU_WAY_HOC, seed);
  g_auto (GStrv) command = program_make_plain_command ("good");
  int undone = 0;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (program_wait_for_question (match), chieu_match_get_final_state (match) == NULL)
    {
      guint before = chieu_match_get_hand (match)->moves->len;

      make_first_clean_move (match);
      /* The program may be thinking by now. */
      if (chieu_match_get_final_state (match) == NULL)
        {
          chieu_match_undo (match);
          undone++;
          g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, ==, before);
          g_assert_true (chieu_match_is_asked (match));
          make_first_clean_move (match);
        }
    }
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
  return undone;
}

/* The person takes a move back while the program may be thinking: its late answer changes nothing. */
static void
test_undo (void)
{
  int undone = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    undone += play_taking_back (seed);
  g_assert_cmpint (undone, >, 12);
}

/* While the match is paused nothing of the program is left; when it is started again the program plays on. */
static void
test_pause (void)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, 0, CHIEU_WAY_HOC, 7);
  g_auto (GStrv) command = program_make_plain_command ("good");
  g_autofree char *identifier = NULL;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (program_get_identifier (match) == NULL)
    {
      program_wait_for_question (match);
      if (program_get_identifier (match) == NULL)
        make_first_clean_move (match);
    }
  identifier = g_strdup (program_get_identifier (match));
  g_assert_nonnull (identifier);
  chieu_match_pause (match);
  program_assert_gone (identifier);
  chieu_match_start (match);
  while (program_wait_for_question (match), chieu_match_get_final_state (match) == NULL)
    make_first_clean_move (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
}

/* A match that is let go of while the program thinks leaves nothing of it, and nothing of the match is called any more. */
static void
test_letting_go (void)
{
  ChieuMatch *match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = program_make_plain_command ("hang");
  g_autofree char *identifier = NULL;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  wait_until (program_get_identifier (match) != NULL);
  identifier = g_strdup (program_get_identifier (match));
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
