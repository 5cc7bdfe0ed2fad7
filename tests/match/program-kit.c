/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program-kit.h"

#include <signal.h>

#include "match/programs/program-box.h"
#include "../patience.h"

ProgramPaths program_paths;

void
program_test_init (int    *argc,
                   char ***argv)
{
  g_test_init (argc, argv, NULL);
  /* As the window does. */
  signal (SIGPIPE, SIG_IGN);
  program_paths.folder = (*argv)[1];
  program_paths.example = (*argv)[2];
  program_paths.python = (*argv)[3];
  program_paths.engine = *argc > 4 ? (*argv)[4] : NULL;
}

ChieuMatch *
program_match_new (const ChieuGame *game,
                   int              person,
                   ChieuWay         way,
                   guint64          seed)
{
  ChieuMatchOptions options = { .game = game, .seats = game->max_seats, .seed = seed, .person = person, .way = way,
                                .hoi = CHIEU_HOI_HANDS, .hoi_limit = 3 };
  ChieuMatch *match;

  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = seat == person ? NULL : seat == 1 ? CHIEU_MATCH_LEVEL_PROGRAM : "tap-su";
  chieu_rules_init (&options.rules, game);
  match = chieu_match_new (&options, NULL, NULL);
  g_assert_nonnull (match);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

GStrv
program_make_plain_command (const char *how)
{
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_autofree char *script = g_build_filename (program_paths.folder, "bad-program.py", NULL);

  g_strv_builder_add_many (argv, program_paths.python, script, how, NULL);
  return g_strv_builder_end (argv);
}

static gboolean
too_long_cb (gpointer data)
{
  g_error ("For a minute nobody was asked, and the hand did not end");
  return G_SOURCE_REMOVE;
}

void
program_wait_for_question (ChieuMatch *match)
{
  guint watch = g_timeout_add_seconds (60, too_long_cb, NULL);

  while (!chieu_match_is_asked (match) && chieu_match_get_final_state (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

void
program_play_hand (ChieuMatch *match)
{
  chieu_match_start (match);
  program_wait_for_question (match);
  g_assert_nonnull (chieu_match_get_final_state (match));
}

void
program_run_for (int milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

const char *
program_get_identifier (ChieuMatch *match)
{
  ChieuProgram *program = chieu_match_players_get_program (chieu_match_get_players (match), 1);

  return program != NULL ? chieu_program_get_identifier (program) : NULL;
}

/* GLib's own thread waits for the process, which takes a moment; until then /proc has it as a zombie. */
void
program_assert_gone (const char *identifier)
{
  g_autofree char *place = g_build_filename ("/proc", identifier, NULL);

  wait_until (!g_file_test (place, G_FILE_TEST_EXISTS));
}

int
program_count_notes (ChieuMatch           *match,
                     ChieuProgramNewsKind  kind)
{
  const GPtrArray *notes = chieu_match_get_notes (match);
  int n = 0;

  for (guint i = 0; i < notes->len; i++)
    n += ((const ChieuMatchNote *) notes->pdata[i])->kind == kind;
  return n;
}

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;
  ChieuProgramLimits limits;

  *(int *) data = chieu_program_box_try_finish (result, &limits, &error) ? 1 : 2;
  if (error != NULL)
    g_test_message ("%s", error->message);
}

gboolean
program_can_box (void)
{
  static int can;                /* 0: not tried yet, 1: yes, 2: no */

  if (can == 0)
    chieu_program_box_try_async (NULL, tried_cb, &can);
  while (can == 0)
    g_main_context_iteration (NULL, TRUE);
  if (can == 2)
    g_test_skip ("bubblewrap cannot be used here");
  return can == 1;
}
