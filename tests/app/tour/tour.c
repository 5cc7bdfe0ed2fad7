/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour.h"

#include "app/program/application.h"
#include "app/table/moments-window.h"
#include "app/program/window-private.h"
#include "config.h"
#include "../common/find.h"
#include "../common/language.h"
#include "../common/layout-check.h"
#include "../common/question.h"
#include "mat/view/mat-view-private.h"
#include "match/words/words.h"
#include "games/to-tom/rules/to-tom.h"
#include "app/table/coach-panel.h"
#include "app/game-offer.h"
#include "tour-lesson.h"
#include "tour-mat.h"
#include "tour-practice.h"
#include "../../patience.h"

#include <stdio.h>

/* No hand asks the person more often. */
#define HAND_MOVES_MAX 200
/* A tour with fewer stops has lost its way. */
#define PAGES_MIN 10

typedef struct
{
  GApplication *application;
  ChieuWindow *window;
  const ChieuWindowParts *parts;
  ChieuTourRoute route;
  ChieuTourLook look;
  gpointer data;
  int pages;
  int complaints;
} Tour;

static void
visit_page (Tour       *self,
            GtkWidget  *root,
            const char *where)
{
  chieu_layout_settle (root);
  self->pages++;
  self->complaints += self->look (root, where, self->pages, self->data);
}

/* ---- Windows over the window ---- */

/* Looks at @window with each answer chosen in turn of each row in @widget that opens a list. */
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
          visit_page (self, window, where);
        }
      adw_combo_row_set_selected (row, chosen);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_answers (self, window, child, where);
}

/* Waits until the work of a window of moments is done. */
static void
wait_for_moments (GtkWindow *window)
{
  gint64 since = g_get_monotonic_time ();

  while (CHIEU_IS_MOMENTS_WINDOW (window) && chieu_moments_window_is_busy (CHIEU_MOMENTS_WINDOW (window))
         && run_patiently (since))
    ;
}

/* Waits for another window than the program's own: what some of them show is read by a thread first. */
static void
wait_for_window (Tour *self)
{
  gint64 since = g_get_monotonic_time ();

  while (find_other_window (GTK_WINDOW (self->window), NULL) == NULL && run_patiently (since))
    ;
}

static void
look_at_other_windows (Tour       *self,
                       const char *where)
{
  GtkWindow *window;

  while ((window = find_other_window (GTK_WINDOW (self->window), NULL)) != NULL)
    {
      wait_for_moments (window);
      visit_page (self, GTK_WIDGET (window), where);
      look_at_answers (self, GTK_WIDGET (window), GTK_WIDGET (window), where);
      gtk_window_destroy (window);
    }
}

/* Looks at whatever windows the application's actions open, so also at those that are added one day. */
static void
look_at_application_actions (Tour *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->application));

  for (int i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], "quit")
        && g_action_group_get_action_parameter_type (G_ACTION_GROUP (self->application), names[i]) == NULL)
      {
        g_action_group_activate_action (G_ACTION_GROUP (self->application), names[i], NULL);
        wait_for_window (self);
        look_at_other_windows (self, names[i]);
      }
}

/* ---- Actions and menus of the window ---- */

/* Actions that show no page of ours: dialogs of the desktop, and going on with the match. */
static const char *const no_page[] = {
  "win.fullscreen", "win.open-record", "win.open-lesson", "win.save-record", "win.undo", "win.redo", "win.next-hand", "win.back", NULL
};

static void
look_at_action (Tour               *self,
                const char         *name,
                const GVariantType *parameter)
{
  chieu_pages_show_page (self->parts->pages, CHIEU_PAGE_RESULT);
  if (parameter == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->window), name, NULL);
  else if (g_variant_type_equal (parameter, G_VARIANT_TYPE_UINT32))
    gtk_widget_activate_action (GTK_WIDGET (self->window), name, "u", 0u);
  visit_page (self, GTK_WIDGET (self->window), name);
  look_at_other_windows (self, name);
}

/* Looks at whatever pages and windows the window's own actions lead to, so also at those that are added one day. */
static void
look_at_window_actions (Tour *self)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (self->window);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &parameter, &property); i++)
    if (owner == CHIEU_TYPE_WINDOW && !g_strv_contains (no_page, name))
      look_at_action (self, name, parameter);
  chieu_pages_show_page (self->parts->pages, CHIEU_PAGE_RESULT);
}

static void
look_at_menus (Tour      *self,
               GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget))
    {
      GtkPopover *menu;

      /* Scrolled to, as it is for the person who presses it. */
      gtk_widget_grab_focus (widget);
      chieu_layout_settle (GTK_WIDGET (self->window));
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      /* Some menus are made only now. */
      menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget));
      visit_page (self, GTK_WIDGET (menu), "menu");
      gtk_popover_popdown (menu);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_menus (self, child);
}

/* ---- The mat ---- */

/* Looks at the longest notices, those of Học: why a move is refused, and that it may be done all the same. */
static void
look_at_notices (Tour *self)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  for (int reason = 1; chieu_to_tom.reasons[reason] != NULL; reason++)
    {
      g_autofree char *text = g_strdup_printf (_("This is a fault: %s If you still want to do it, do it again."),
                                               chieu_words_reason (words, (ChieuReason) reason));
      g_autofree char *where = g_strdup_printf ("notice of %s", chieu_to_tom.reasons[reason]);

      chieu_mat_view_show_notice (self->parts->mat, text);
      visit_page (self, GTK_WIDGET (self->window), where);
    }
  chieu_mat_view_show_notice (self->parts->mat, NULL);
}

static void
stop_cb (const char *where,
         gpointer    data)
{
  Tour *self = data;

  visit_page (self, GTK_WIDGET (self->window), where);
}

/* Shows the coach beside the mat if he is @wanted, and waits until he has spoken. */
static void
set_coach (Tour     *self,
           gboolean  wanted)
{
  ChieuCoachPanel *coach = CHIEU_COACH_PANEL (self->parts->coach);
  gint64 since = g_get_monotonic_time ();

  g_settings_set_boolean (self->parts->settings, "coach", wanted);
  while (chieu_coach_panel_is_thinking (coach) && run_patiently (since))
    ;
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

      /* Every second question is looked at with the coach. */
      set_coach (self, i % 2 == 1);
      visit_page (self, GTK_WIDGET (self->window), where);
      if (n == 0 || chieu_match_try (match, &moves[0], &reason) == CHIEU_TRY_REFUSED)
        return;
    }
}

/* ---- The tour ---- */

static void
look_at_page (Tour       *self,
              const char *page)
{
  chieu_pages_show_page (self->parts->pages, page);
  visit_page (self, GTK_WIDGET (self->window), page);
}

static void
look_at_end (Tour *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);

  chieu_hand_end_fill_result (self->parts->end);
  look_at_page (self, CHIEU_PAGE_RESULT);
  chieu_hand_end_fill_standings (self->parts->end);
  look_at_page (self, CHIEU_PAGE_CLOSING);
  look_at_page (self, CHIEU_PAGE_START);
  chieu_front_room_show_game (self->parts->front_room, chieu_match_get_options (match)->game);
  visit_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_GAME);
}

static void
look_at_everything (Tour *self)
{
  look_at_page (self, CHIEU_PAGE_NEW);
  chieu_window_begin_match (self->window);
  look_at_page (self, CHIEU_PAGE_TABLE);
  look_at_notices (self);
  chieu_tour_mat (self->parts->mat, stop_cb, self);
  /* Asks whether the open match shall end; the answer is no. */
  chieu_window_begin_match (self->window);
  look_at_other_windows (self, "end the match");
  play_hand (self);
  look_at_end (self);
  chieu_tour_practice (self->parts, stop_cb, self);
  look_at_page (self, CHIEU_PAGE_WELCOME);
  chieu_tour_lessons (self->parts, stop_cb, self);
  look_at_window_actions (self);
  look_at_menus (self, GTK_WIDGET (self->window));
  look_at_application_actions (self);
}

static gboolean
tour_cb (gpointer data)
{
  Tour *self = data;

  self->window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  self->parts = chieu_window_get_parts (self->window);
  while (!chieu_session_is_open (self->parts->session))
    g_main_context_iteration (NULL, TRUE);
  if (self->route == CHIEU_TOUR_LESSONS)
    chieu_tour_every_step (self->parts, stop_cb, self);
  else if (self->route == CHIEU_TOUR_QUESTIONS || self->route == CHIEU_TOUR_DENSE)
    chieu_tour_every_question (self->parts, self->route == CHIEU_TOUR_DENSE, stop_cb, self);
  else if (self->route == CHIEU_TOUR_PRACTICE)
    chieu_tour_every_practice (self->parts, stop_cb, self);
  else
    look_at_everything (self);
  g_print ("# %d pages and windows, %d complaints\n", self->pages, self->complaints);
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

void
chieu_tour_get_size (int *width,
                     int *height)
{
  if (sscanf (g_getenv ("TEST_SCREEN"), "%dx%d", width, height) != 2)
    g_error ("TEST_SCREEN is no size");
}

/* Sets the size of the window, and makes one hand the whole match, so that its end is seen too. */
static void
set_settings (GSettings *settings)
{
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (chieu_game_offer_get_chosen (settings), settings);
  int width, height;

  chieu_tour_get_size (&width, &height);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_string (own, "hoi", "hands");
  g_settings_set_int (own, "hoi-hands", 1);
}

int
chieu_tour_run (GSettings      *settings,
                ChieuTourRoute  route,
                ChieuTourLook   look,
                gpointer        data)
{
  Tour tour = { .route = route, .look = look, .data = data };
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", NULL };

  chieu_test_use_language ();
  set_settings (settings);
  tour.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (tour.application, "activate", G_CALLBACK (activate_cb), &tour);
  g_application_run (tour.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (tour.application);
  return tour.pages < PAGES_MIN ? -1 : tour.complaints;
}
