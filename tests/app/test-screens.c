/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-screens SCALE   A tour through the program in the language that is set, on a screen of 1024×600: every page and
 * window, a hand from deal to result, every notice. Complains of each text that is not seen whole (layout-check.h).
 */
#include "app/application.h"
#include "app/window-private.h"
#include "config.h"
#include "layout-check.h"
#include "mat/mat-view-private.h"
#include "match/words.h"

#include <glib/gi18n.h>
#include <locale.h>

#define SCREEN_WIDTH 1024
#define SCREEN_HEIGHT 600
#define HAND_MOVES_MAX 200
#define PATIENCE_S 60

typedef struct
{
  GApplication *application;
  ChieuWindow *window;
  int pages;
  int complaints;
  int status;
} Tour;

static void
look (Tour       *self,
      GtkWidget  *root,
      const char *where)
{
  chieu_layout_settle (root);
  self->complaints += chieu_layout_check (root, where);
  self->pages++;
  if (gtk_widget_get_width (root) > SCREEN_WIDTH || gtk_widget_get_height (root) > SCREEN_HEIGHT)
    {
      g_print ("# %s: the window is %d×%d\n", where, gtk_widget_get_width (root), gtk_widget_get_height (root));
      self->complaints++;
    }
}

/* ---- Windows over the window ---- */

static GtkWindow *
other_window (Tour *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (self->window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Every answer of every row that opens a list, each as if it had been chosen. */
static void
look_at_answers (Tour       *self,
                 GtkWidget  *window,
                 GtkWidget  *widget,
                 const char *where)
{
  if (ADW_IS_COMBO_ROW (widget) && gtk_widget_get_mapped (widget))
    {
      AdwComboRow *row = ADW_COMBO_ROW (widget);
      guint chosen = adw_combo_row_get_selected (row), n = g_list_model_get_n_items (adw_combo_row_get_model (row));

      for (guint i = 0; i < n; i++)
        {
          adw_combo_row_set_selected (row, i);
          look (self, window, where);
        }
      adw_combo_row_set_selected (row, chosen);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_answers (self, window, child, where);
}

static void
look_at_other_windows (Tour       *self,
                       const char *where)
{
  GtkWindow *window;

  while ((window = other_window (self)) != NULL)
    {
      look (self, GTK_WIDGET (window), where);
      look_at_answers (self, GTK_WIDGET (window), GTK_WIDGET (window), where);
      gtk_window_destroy (window);
    }
}

/* Whatever windows the menu opens, also those that are added one day. */
static void
look_at_application_actions (Tour *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->application));

  for (int i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], "quit")
        && g_action_group_get_action_parameter_type (G_ACTION_GROUP (self->application), names[i]) == NULL)
      {
        g_action_group_activate_action (G_ACTION_GROUP (self->application), names[i], NULL);
        look_at_other_windows (self, names[i]);
      }
}

/* ---- The mat ---- */

/* Learning shows the longest: why a move is refused, and that it may be done all the same. */
static void
look_at_notices (Tour *self)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  for (int reason = 1; chieu_to_tom.reasons[reason] != NULL; reason++)
    {
      g_autofree char *text = g_strdup_printf (_("This is a fault: %s Do it again to do it anyway."),
                                               chieu_words_reason (words, (ChieuReason) reason));
      g_autofree char *where = g_strdup_printf ("notice of %s", chieu_to_tom.reasons[reason]);

      chieu_mat_view_notice (self->window->mat, text);
      look (self, GTK_WIDGET (self->window), where);
    }
  chieu_mat_view_notice (self->window->mat, NULL);
}

static gboolean
wait_for_question (ChieuMatch *match)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  ChieuResult result;

  while (!chieu_match_is_asked (match) && !chieu_match_get_result (match, &result) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  return chieu_match_is_asked (match);
}

static void
play_hand (Tour *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);

  for (int i = 0; i < HAND_MOVES_MAX && wait_for_question (match); i++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      int n = chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves);
      g_autofree char *where = g_strdup_printf ("question %d", i + 1);
      ChieuReason reason;

      look (self, GTK_WIDGET (self->window), where);
      if (n == 0 || chieu_match_try (match, &moves[0], &reason) == CHIEU_TRY_REFUSED)
        return;
    }
}

/* ---- The tour ---- */

static void
look_at_page (Tour       *self,
              const char *page)
{
  chieu_window_show_page (self->window, page);
  look (self, GTK_WIDGET (self->window), page);
}

static void
look_at_end (Tour *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GtkWidget *start = chieu_window_get_page (self->window, CHIEU_PAGE_START);

  chieu_window_fill_result (self->window);
  look_at_page (self, CHIEU_PAGE_RESULT);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.scores", NULL);
  look_at_other_windows (self, "scores");
  chieu_window_fill_closing (self->window);
  look_at_page (self, CHIEU_PAGE_CLOSING);
  chieu_start_page_set_match (CHIEU_START_PAGE (start), match, now);
  look_at_page (self, CHIEU_PAGE_START);
}

static void
look_at_everything (Tour *self)
{
  look_at_page (self, CHIEU_PAGE_NEW);
  chieu_window_begin (self->window);
  look_at_page (self, CHIEU_PAGE_TABLE);
  look_at_notices (self);
  chieu_window_begin (self->window);
  look_at_other_windows (self, "leave the match");
  play_hand (self);
  look_at_end (self);
  look_at_application_actions (self);
}

static gboolean
tour_cb (gpointer data)
{
  Tour *self = data;

  self->window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  look_at_everything (self);
  g_print ("# %d pages and windows, %d complaints\n", self->pages, self->complaints);
  self->status = self->complaints > 0 || self->pages < 10;
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Tour         *self)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (tour_cb, self);
}

/* One hand is the whole match, so that its end is seen too. */
static void
prepare (double scale)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);

  g_settings_set_double (settings, "text-scale", scale);
  g_settings_set_int (settings, "window-width", SCREEN_WIDTH);
  g_settings_set_int (settings, "window-height", SCREEN_HEIGHT);
  g_settings_set_string (settings, "hoi", "hands");
  g_settings_set_int (settings, "hoi-hands", 1);
}

int
main (int    argc,
      char **argv)
{
  Tour tour = { .status = 1 };
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", NULL };

  if (argc != 2)
    return 2;
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CHIEU_LOCALE"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  prepare (g_ascii_strtod (argv[1], NULL));
  tour.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (tour.application, "activate", G_CALLBACK (activate_cb), &tour);
  g_application_run (tour.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (tour.application);
  return tour.status;
}
