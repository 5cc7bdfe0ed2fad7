/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony at the table: the match waits for it, skipping it does not change the hand, and the wish to have none is remembered.
 */
#include "config.h"

#include "app/table/table-ceremony.h"
#include "mat/faces/pictures.h"
#include "match/match-private.h"

#include <adwaita.h>
#include <locale.h>

#include "../folder.h"

typedef struct
{
  char *folder;
  GSettings *settings;
  ChieuSession *session;
  GtkWidget *window;
  ChieuMatView *mat;
  ChieuTableCeremony *ceremony;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  GtkWidget *over = gtk_overlay_new ();

  f->folder = g_dir_make_tmp ("table-ceremony-XXXXXX", NULL);
  f->settings = g_settings_new (SETTINGS_ID);
  g_settings_reset (f->settings, "ceremony");
  g_settings_set_string (f->settings, "pace", "quick");
  f->session = chieu_session_new (f->folder, f->settings);
  while (!chieu_session_is_open (f->session))
    g_main_context_iteration (NULL, TRUE);
  f->mat = CHIEU_MAT_VIEW (chieu_mat_view_new ());
  f->window = gtk_window_new ();
  gtk_overlay_set_child (GTK_OVERLAY (over), GTK_WIDGET (f->mat));
  gtk_window_set_child (GTK_WINDOW (f->window), over);
  f->ceremony = chieu_table_ceremony_new (f->session, f->settings, f->mat, GTK_OVERLAY (over));
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_table_ceremony_follow_match (f->ceremony, NULL);
  g_object_unref (f->ceremony);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->session);
  g_settings_reset (f->settings, "ceremony");
  g_settings_reset (f->settings, "pace");
  g_object_unref (f->settings);
  chieu_test_remove_folder (f->folder);
  g_free (f->folder);
}

/* Begins a match and lets it go on until the ceremony before its hand is shown, or the hand is played. */
static ChieuMatch *
begin_match (Fixture *f,
             guint64  seed)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;

  g_assert_true (chieu_session_begin_match (f->session, seed, &error));
  g_assert_no_error (error);
  match = chieu_session_get_match (f->session);
  chieu_table_ceremony_follow_match (f->ceremony, match);
  chieu_table_ceremony_start_match (f->ceremony);
  while (!chieu_table_ceremony_is_on (f->ceremony) && !chieu_match_is_asked (match) && chieu_match_get_hand (match)->moves->len == 0)
    g_main_context_iteration (NULL, TRUE);
  return match;
}

static void
test_skip (Fixture       *f,
           gconstpointer  data)
{
  ChieuCeremonyView *view = chieu_table_ceremony_get_view (f->ceremony);
  ChieuMatch *match = begin_match (f, 5);
  guint64 seed = chieu_match_get_hand_seed (match);

  /* Nothing is played behind it while one rite after the other is shown, and what lies below cannot be reached. */
  g_assert_true (chieu_table_ceremony_is_on (f->ceremony));
  while (chieu_ceremony_view_get_rite (view) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (view)));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (f->mat)));
  g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, ==, 0);
  g_assert_false (chieu_match_get_round (match)->open);

  /* Once it is skipped it is over; the hand is the same. */
  g_signal_emit_by_name (view, "over", FALSE);
  g_assert_false (chieu_table_ceremony_is_on (f->ceremony));
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (f->mat)));
  g_assert_cmpuint (chieu_match_get_hand_seed (match), ==, seed);
  g_assert_true (g_settings_get_boolean (f->settings, "ceremony"));

  /* The next match has one again. Once the person wants no more of them, no match has any. */
  begin_match (f, 6);
  g_assert_true (chieu_table_ceremony_is_on (f->ceremony));
  g_signal_emit_by_name (view, "over", TRUE);
  g_assert_false (g_settings_get_boolean (f->settings, "ceremony"));
  begin_match (f, 7);
  g_assert_false (chieu_table_ceremony_is_on (f->ceremony));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add ("/table-ceremony/skip", Fixture, NULL, set_up, test_skip, tear_down);
  return g_test_run ();
}
