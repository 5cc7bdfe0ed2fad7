/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The session: whether a hand was played, and what becomes of a match that is on its way to the mat.
 */
#include "app/table/session.h"
#include "config.h"
#include "../folder.h"

typedef struct
{
  char *folder;
  GSettings *settings;
  ChieuSession *session;
  int went_on;                   /* what "went-on" said: TRUE, FALSE, or −1: it was not emitted */
} Fixture;

static void
went_on_cb (Fixture  *f,
            gboolean  well)
{
  f->went_on = well;
}

/* Opens a session with what lies in the folder. */
static void
open_session (Fixture *f)
{
  g_autofree char *message = NULL;

  f->session = chieu_session_new (f->folder, f->settings);
  chieu_session_force_pace (f->session, CHIEU_PACE_NONE);
  f->went_on = -1;
  g_signal_connect_swapped (f->session, "went-on", G_CALLBACK (went_on_cb), f);
  while (!chieu_session_is_open (f->session))
    g_main_context_iteration (NULL, TRUE);
  message = chieu_session_steal_message (f->session);
  g_assert_cmpstr (message, ==, NULL);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  f->settings = g_settings_new (SETTINGS_ID);
  open_session (f);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_clear_object (&f->session);
  g_settings_reset (f->settings, "game");
  g_object_unref (f->settings);
  chieu_test_remove_folder (f->folder);
  g_free (f->folder);
}

static void
reopen_session (Fixture *f)
{
  g_clear_object (&f->session);
  /* A match is let go of when the last answers of the store have come. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  open_session (f);
}

static ChieuMatch *
begin_match (Fixture    *f,
             const char *game)
{
  g_autoptr (GError) error = NULL;

  g_settings_set_string (f->settings, "game", game);
  chieu_session_begin_match (f->session, 7, &error);
  g_assert_no_error (error);
  return chieu_session_get_match (f->session);
}

/* Plays the hand on the mat to its end with the move that is offered first each time. */
static void
play_hand (Fixture *f)
{
  ChieuMatch *match = chieu_session_get_match (f->session);
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuResult result;
  ChieuReason reason;

  chieu_match_start (match);
  while (!chieu_match_get_result (match, &result))
    {
      if (chieu_match_is_asked (match) && chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves) > 0)
        chieu_match_try (match, &moves[0], &reason);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* A hand that was only tried does not count as played; another one does at once, and at the next start. */
static void
test_has_played (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (chieu_session_has_played (f->session));
  record = chieu_match_make_record (begin_match (f, "luc-ho"));
  chieu_session_play_on (f->session, record, 0, 0, &error);
  g_assert_no_error (error);
  play_hand (f);
  g_assert_false (chieu_session_has_played (f->session));
  reopen_session (f);
  g_assert_false (chieu_session_has_played (f->session));
  play_hand (f);
  g_assert_true (chieu_session_has_played (f->session));
  reopen_session (f);
  g_assert_true (chieu_session_has_played (f->session));
}

/* ---- A match on its way ---- */

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      answered)
{
  g_assert_true (chieu_store_run_finish (result, NULL, NULL));
  *(gboolean *) answered = TRUE;
}

/* Waits until the store has answered all that was asked, also what was asked because of an answer. */
static void
settle (Fixture *f)
{
  for (int i = 0; i < 3; i++)
    {
      gboolean answered = FALSE;

      chieu_store_run_async (chieu_session_get_store (f->session), NULL, NULL, NULL, NULL, answered_cb, &answered);
      while (!answered || g_main_context_pending (NULL))
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Opens two matches, that of mậu binh on the mat. @waiting: (out): the other one, which has to be read from the store */
static void
begin_both (Fixture           *f,
            ChieuMatchOptions *waiting)
{
  *waiting = *chieu_match_get_options (begin_match (f, "luc-ho"));
  begin_match (f, "mau-binh");
  reopen_session (f);
  settle (f);
  g_assert_nonnull (chieu_open_matches_find (chieu_session_get_open (f->session), waiting));
  g_assert_cmpstr (chieu_match_get_options (chieu_session_get_match (f->session))->game->id, ==, "mau-binh");
}

/* A match that is to go on comes on the mat once it is read. */
static void
test_go_on (Fixture       *f,
            gconstpointer  data)
{
  ChieuMatchOptions waiting;

  begin_both (f, &waiting);
  chieu_session_go_on (f->session, &waiting);
  g_assert_cmpint (f->went_on, ==, -1);
  settle (f);
  g_assert_cmpint (f->went_on, ==, TRUE);
  g_assert_true (chieu_match_get_options (chieu_session_get_match (f->session))->game == waiting.game);
}

/* If a try is begun meanwhile, the match does not come: the try stays on the mat. */
static void
test_try_on_the_way (Fixture       *f,
                     gconstpointer  data)
{
  ChieuMatchOptions waiting;
  g_autoptr (ChieuRecord) record = NULL;

  begin_both (f, &waiting);
  record = chieu_match_make_record (chieu_session_get_match (f->session));
  chieu_session_go_on (f->session, &waiting);
  g_assert_true (chieu_session_play_on (f->session, record, 0, 0, NULL));
  settle (f);
  g_assert_true (chieu_session_is_try (f->session));
  g_assert_cmpint (f->went_on, ==, -1);
}

/* If the match is given up meanwhile, it does not come. */
static void
test_given_up_on_the_way (Fixture       *f,
                          gconstpointer  data)
{
  ChieuMatchOptions waiting;

  begin_both (f, &waiting);
  chieu_session_go_on (f->session, &waiting);
  chieu_session_give_up (f->session, &waiting);
  settle (f);
  g_assert_cmpint (f->went_on, ==, FALSE);
  g_assert_cmpstr (chieu_match_get_options (chieu_session_get_match (f->session))->game->id, ==, "mau-binh");
  g_assert_null (chieu_open_matches_find (chieu_session_get_open (f->session), &waiting));
}

/* If another match is given up meanwhile, the match comes all the same. */
static void
test_other_given_up (Fixture       *f,
                     gconstpointer  data)
{
  ChieuMatchOptions waiting;

  begin_both (f, &waiting);
  chieu_session_go_on (f->session, &waiting);
  chieu_session_give_up (f->session, chieu_match_get_options (chieu_session_get_match (f->session)));
  settle (f);
  g_assert_cmpint (f->went_on, ==, TRUE);
  g_assert_true (chieu_match_get_options (chieu_session_get_match (f->session))->game == waiting.game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/session/has-played", Fixture, NULL, set_up, test_has_played, tear_down);
  g_test_add ("/session/go-on", Fixture, NULL, set_up, test_go_on, tear_down);
  g_test_add ("/session/try-on-the-way", Fixture, NULL, set_up, test_try_on_the_way, tear_down);
  g_test_add ("/session/given-up-on-the-way", Fixture, NULL, set_up, test_given_up_on_the_way, tear_down);
  g_test_add ("/session/other-given-up", Fixture, NULL, set_up, test_other_given_up, tear_down);
  return g_test_run ();
}
