/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The box in which somebody's own program runs, and programs that play in it.
 */
#include "program-kit.h"

#include "match/programs/program-box.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"

#include <glib/gstdio.h>

/* No box is made inside a Flatpak, nor without bubblewrap. */
static void
test_no_box (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  g_autoptr (GError) error = NULL;

  /* Any file that exists stands for the one that a Flatpak has. */
  g_assert_null (chieu_program_box_find_at (program_paths.folder, &error));
  g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_IN_FLATPAK);
  g_clear_error (&error);
  g_setenv ("PATH", program_paths.folder, TRUE);
  g_assert_null (chieu_program_box_find_at ("/nowhere", &error));
  g_setenv ("PATH", path, TRUE);
  g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX);
}

static void
test_bad_command (void)
{
  static const char *const lines[] = { "", "   ", "\"no end", "no-such-program-at-all -x", "/nowhere/bot" };

  if (!program_can_box ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (chieu_program_box_make_command (lines[i], NULL, &error));
      g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_COMMAND);
    }
}

/* Plays a hand with a bad-program.py that looks for a secret file. Returns: how many notes there are on it */
static guint
play_snooping_program (gboolean boxed)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-XXXXXX", NULL), *secret = g_build_filename (folder, "secret", NULL);
  g_autofree char *line = g_strdup_printf ("python3 '%s/bad-program.py' snoop '%s'", program_paths.folder, secret);
  const char *hidden[] = { folder, NULL };
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_chan, -1, CHIEU_WAY_THUONG, 5);
  g_auto (GStrv) command = NULL;
  g_autoptr (GError) error = NULL;

  if (boxed)
    command = chieu_program_box_make_command (line, hidden, &error);
  else
    g_assert_true (g_shell_parse_argv (line, NULL, &command, NULL));
  g_assert_no_error (error);
  /* Only now, as what exists when the command is made, and is named in it, would be shown in the box. */
  g_assert_true (g_file_set_contents (secret, "x", 1, NULL));
  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_players_set_limit (chieu_match_get_players (match), PROGRAM_LIMIT_MS);
  program_play_hand (match);
  chieu_match_pause (match);
  for (guint i = 0; i < chieu_match_get_notes (match)->len; i++)
    {
      g_autofree char *sentence = chieu_match_note_to_sentence (chieu_match_get_notes (match)->pdata[i], "The player");

      g_test_message ("%s", sentence);
    }
  g_unlink (secret);
  g_rmdir (folder);
  return chieu_match_get_notes (match)->len;
}

static void
test_box_is_tight (void)
{
  if (!program_can_box ())
    return;
  g_assert_cmpuint (play_snooping_program (TRUE), ==, 0);
  /* Outside of a box it finds something: the test can fail. */
  g_assert_cmpuint (play_snooping_program (FALSE), >, 0);
}

/* Plays a hand with the sample program in its box, which must give no cause for a note. Returns: whether the program was asked at all */
static gboolean
play_example (const ChieuGame *game,
              ChieuWay         way,
              guint64          seed)
{
  g_autofree char *line = g_strdup_printf ("python3 '%s'", program_paths.example);
  g_autoptr (ChieuMatch) match = program_match_new (game, -1, way, seed);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) command = chieu_program_box_make_command (line, NULL, &error);
  gboolean asked;

  g_assert_no_error (error);
  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_players_set_limit (chieu_match_get_players (match), PROGRAM_LIMIT_MS);
  program_play_hand (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  asked = chieu_match_players_get_program (chieu_match_get_players (match), 1) != NULL;
  chieu_match_pause (match);
  return asked;
}

/* The sample program plays every game, in its box. */
static void
test_example (void)
{
  if (!program_can_box ())
    return;
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      guint64 seed = 1;

      while (!play_example (chieu_games[i], CHIEU_WAY_THUONG, seed))
        g_assert_cmpuint (++seed, <, 10);
    }
  play_example (&chieu_to_tom, CHIEU_WAY_NGHIEM, 1);
}

/* ---- The bots of chieu-engine ---- */

/* Plays hands with "chieu-engine bot" in the seat until it has been asked. The game that the command names does not matter. */
static void
play_engine (const ChieuGame *game,
             const char      *level,
             gboolean         boxed)
{
  g_autofree char *line = g_strdup_printf ("'%s' bot to-tom --level %s", program_paths.engine, level);
  gboolean asked = FALSE;

  for (guint64 seed = 1; !asked; seed++)
    {
      g_autoptr (ChieuMatch) match = program_match_new (game, -1, CHIEU_WAY_THUONG, seed);
      g_auto (GStrv) command = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (seed, <, 10);
      if (boxed)
        command = chieu_program_box_make_command (line, NULL, &error);
      else
        g_assert_true (g_shell_parse_argv (line, NULL, &command, &error));
      g_assert_no_error (error);
      chieu_match_set_program (match, (const char *const *) command, NULL);
      chieu_match_players_set_limit (chieu_match_get_players (match), PROGRAM_LIMIT_MS);
      program_play_hand (match);
      g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
      asked = chieu_match_players_get_program (chieu_match_get_players (match), 1) != NULL;
      chieu_match_pause (match);
    }
}

/* Returns: whether chieu-engine can be started here; under a sanitizer it needs more memory than a program is given */
static gboolean
has_engine (void)
{
  if (program_paths.engine == NULL)
    g_test_skip ("Under a sanitizer chieu-engine needs more memory than a program is given");
  return program_paths.engine != NULL;
}

/* Its bots play whole hands of every game without an answer being refused. */
static void
test_engine (void)
{
  for (int i = 0; has_engine () && chieu_games[i] != NULL; i++)
    play_engine (chieu_games[i], "vua", FALSE);
}

static void
test_engine_in_box (void)
{
  if (has_engine () && program_can_box ())
    play_engine (&chieu_to_tom, "kha", TRUE);
}

int
main (int    argc,
      char **argv)
{
  program_test_init (&argc, &argv);
  g_test_add_func ("/program/no-box", test_no_box);
  g_test_add_func ("/program/bad-command", test_bad_command);
  g_test_add_func ("/program/box", test_box_is_tight);
  g_test_add_func ("/program/example", test_example);
  g_test_add_func ("/program/engine", test_engine);
  g_test_add_func ("/program/engine-in-box", test_engine_in_box);
  return g_test_run ();
}
