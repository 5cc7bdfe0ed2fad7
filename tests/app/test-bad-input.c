/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-bad-input settings   The program begins a match with settings that make no sense, and takes the usual ones instead.
 * test-bad-input folder     It begins one with a folder in which nothing can be kept: it says so, plays, and offers no hands to look at.
 * Warnings are fatal (G_DEBUG).
 */
#include <locale.h>

#include "app/program/application.h"
#include "app/program/window-private.h"
#include "common/find.h"
#include "config.h"

/* Names that the program does not know, numbers out of range, values of another type; the seats alone make sense. */
static const char bad_game_settings[] =
  "seats=4\nhouse-rules='../../nowhere'\nhoi='for ever'\nhoi-points=-3\nhoi-hands=0\nhoi-minutes='soon'\n";
static const char bad_settings[] =
  "game='poker'\nbot-level='god'\nway-of-play=7\npace='never'\nauto-boc='perhaps'\nown-order=2\nhand-order='??? 99x'\ntext-scale=900.0\n"
  "card-size='huge'\ncard-index='\\xff'\ncard-contrast=''\ncard-back='plaid'\ncard-script='runes'\nmat='x'\nportrait=99\ncolour-scheme='pink'\n"
  "window-width=0\nwindow-height=-1\nwindow-maximized=maybe\n";

typedef struct
{
  GApplication *application;
  gboolean tells;                /* a dialog has to say what is wrong */
  gboolean passed;
} Test;

static void
write_settings (const char *config)
{
  g_autofree char *folder = g_build_filename (config, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autofree char *group = g_strdelimit (g_strdup (SETTINGS_ID), ".", '/');
  g_autofree char *text = g_strdup_printf ("[%s]\n%s[%s/games/to-tom]\n%s", group, bad_settings, group,
                                           bad_game_settings);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
has_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data))
      return TRUE;
  return FALSE;
}

/* @is_default: no setting was written; else the seats were, which make sense. */
static void
check_options (ChieuMatch *match,
               gboolean    is_default)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  ChieuRules usual;

  chieu_rules_init_usual (&usual, options->game);
  g_assert_cmpint (options->seats, ==, is_default ? 5 : 4);
  g_assert_cmpint (options->way, ==, CHIEU_WAY_HOC);
  g_assert_cmpint (options->hoi, ==, CHIEU_HOI_POINTS);
  g_assert_cmpint (options->hoi_limit, ==, 50);
  g_assert_cmpmem (&options->rules, sizeof usual, &usual, sizeof usual);
}

/* Without a store there are no hands to list. */
static void
check_no_hands (GtkWidget  *window,
                const char *game)
{
  GtkWidget *button;

  g_assert_true (gtk_widget_activate_action (window, "home.game", "s", game));
  button = find_below (window, has_action, "home.hands");
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_is_sensitive (button));
}

static gboolean
check_match_cb (gpointer data)
{
  Test *self = data;
  GtkWindow *window = gtk_application_get_windows (GTK_APPLICATION (self->application))->data;

  while (gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  if (chieu_window_get_match (CHIEU_WINDOW (window)) == NULL)
    chieu_window_begin_match (CHIEU_WINDOW (window));
  if (!gtk_widget_get_mapped (GTK_WIDGET (window)) || has_dialog () != self->tells)
    return G_SOURCE_CONTINUE;
  check_options (chieu_window_get_match (CHIEU_WINDOW (window)), self->tells);
  if (self->tells)
    check_no_hands (GTK_WIDGET (window), "to-tom");
  self->passed = TRUE;
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Test         *self)
{
  g_timeout_add (50, check_match_cb, self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *home = g_build_filename (g_get_user_runtime_dir (), "bad-input", NULL);
  g_autofree char *data = g_build_filename (home, "data", NULL);
  Test test = { 0 };

  g_assert_cmpint (argc, ==, 2);
  test.tells = g_str_equal (argv[1], "folder");
  setlocale (LC_ALL, "C.UTF-8");
  if (!test.tells)
    {
      write_settings (home);
      g_setenv ("XDG_CONFIG_HOME", home, TRUE);
      g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
    }
  test.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (test.application, "activate", G_CALLBACK (activate_cb), &test);
  char *arguments[] = { "chieu-bai", "--seed", "7", "--data-dir", test.tells ? "/dev/null/nowhere" : data, NULL };
  g_application_run (test.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (test.application);
  return test.passed ? 0 : 1;
}
