/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the chiếu by itself: a hand that is dealt, or one played on by chance.
 */
#include "config.h"

#include <adwaita.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>

#include "mat/faces/card-index.h"
#include "mat/faces/pictures.h"
#include "play-source.h"

static int seats = 5, answers, seed = 7, pace, width = 1280, height = 800;
static int card_size, index_strength;
static double text_scale = 1;
static gboolean self_play, dark, no_bar;
static int until = -1, ways = 1;
static char *words_folder;
static PlaySource play;

static const GOptionEntry entries[] = {
  { "seats", 0, 0, G_OPTION_ARG_INT, &seats, "4 or 5", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "of the deal", "N" },
  { "answers", 0, 0, G_OPTION_ARG_INT, &answers, "answers given by chance before the mat shows", "N" },
  { "until", 0, 0, G_OPTION_ARG_INT, &until, "plays by chance until the person may make a move of this kind …", "KIND" },
  { "ways", 0, 0, G_OPTION_ARG_INT, &ways, "… in so many ways", "N" },
  { "words", 0, 0, G_OPTION_ARG_FILENAME, &words_folder, "where compiled translations are", "FOLDER" },
  { "pace", 0, 0, G_OPTION_ARG_INT, &pace, "milliseconds between two answers of the others", "MS" },
  { "self-play", 0, 0, G_OPTION_ARG_NONE, &self_play, "the person is played by chance, too", NULL },
  { "card-size", 0, 0, G_OPTION_ARG_INT, &card_size, "ChieuCardSize", "N" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "0.8 … 2", "X" },
  { "index", 0, 0, G_OPTION_ARG_INT, &index_strength, "learners' labels: 0 none, 1 the tab, 2 large", "N" },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "of the window", "PX" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "of the window", "PX" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "dark colours", NULL },
  { "no-bar", 0, 0, G_OPTION_ARG_NONE, &no_bar, "no header bar", NULL },
  { NULL }
};

/* Returns: whether the person has as many moves of the kind asked for as wanted */
static gboolean
has_wanted_moves (void)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = 0, found = 0;

  if (play_source.is_asked (&play))
    n = play_source.list_moves (&play, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    found += moves[i].kind == until;
  return found >= ways;
}

/* Plays 500 hands at most, from that of the seed on, until the person has the wanted moves. */
static void
play_until (void)
{
  for (int deal = seed; deal < seed + 500; deal++)
    {
      play_source_init (&play, seats, deal);
      play.auto_person = TRUE;
      play_source_run (&play, answers);
      while (!has_wanted_moves ())
        if (!play_source_step (&play))
          break;
      if (has_wanted_moves ())
        return;
    }
}

static gboolean
step_cb (gpointer data)
{
  play_source_step (&play);
  return G_SOURCE_CONTINUE;
}

static gboolean
term_cb (gpointer app)
{
  g_application_quit (app);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app), *mat = chieu_mat_view_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (words_folder != NULL)
    bindtextdomain (GETTEXT_PACKAGE, words_folder);
  play_source_init (&play, seats, seed);
  play.auto_person = TRUE;
  play_source_run (&play, answers);
  if (until >= 0)
    play_until ();
  play.auto_person = self_play;
  if (!self_play && until < 0)
    play_source_run (&play, 1000);
  if (!no_bar)
    gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (mat, TRUE);
  gtk_box_append (GTK_BOX (box), mat);
  chieu_mat_view_set_card_size (CHIEU_MAT_VIEW (mat), card_size);
  chieu_mat_view_set_text_scale (CHIEU_MAT_VIEW (mat), text_scale);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * text_scale), NULL);
  chieu_card_index_set_shown ((ChieuCardIndex) CLAMP (index_strength, 0, 2));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT);
  play.mat = CHIEU_MAT_VIEW (mat);
  chieu_mat_view_set_source (CHIEU_MAT_VIEW (mat), &play_source, &play, NULL);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Chiếu");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (pace > 0)
    g_timeout_add (pace, step_cb, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(AdwApplication) app = NULL;

  setlocale (LC_ALL, "");
  if (g_getenv (CHIEU_PICTURES_VARIABLE) == NULL)
    chieu_pictures_set_folder (PICTURES_FOLDER);
  app = adw_application_new ("io.github.chieubai.MatDemo", G_APPLICATION_NON_UNIQUE);
  g_application_add_main_option_entries (G_APPLICATION (app), entries);
  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);
  g_unix_signal_add (SIGTERM, term_cb, app);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
