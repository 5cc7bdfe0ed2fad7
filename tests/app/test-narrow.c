/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-narrow WIDTH HEIGHT SCALE [FOLDER]   Shows the pages and windows of the program in a window of that size, with text SCALE times
 * as large as usual. Complains of each that needs more width and would make the window grow, of each text that is not seen whole, and of
 * each list and each text that is so wide that the eye loses the line. With FOLDER a picture of each goes there, to be looked at. The
 * style is that which the environment names (SCHEME), "light" or "dark".
 */
#include "app/app-game.h"
#include "app/fonts.h"
#include "app/gallery/gallery-visit.h"
#include "app/game-offer.h"
#include "app/home/home-grid.h"
#include "app/letters.h"
#include "app/program/application.h"
#include "app/program/window-private.h"
#include "app/school/practice-page.h"
#include "config.h"
#include "common/find.h"
#include "common/language.h"
#include "common/layout-check.h"
#include "common/page-picture.h"
#include "../patience.h"

/* No hand has more moves. */
#define MOVES_MAX 400
/* The preferences have so many pages at least. */
#define PREFERENCES_PAGES 4
/* In a wide window the letters of home are more than so many times as large as others. */
#define WIDE_HOME_GAIN 1.35
/* The number of times that a window settles until the lists that a thread reads are there. */
#define SETTLING 5
/* The widest that a list may be, in pixels. */
#define LIST_MAX 1200
/* The most letters that the lines of a text may have on average. */
#define LINE_LETTERS_MAX 130
/* The frame of a window that throws no shadow, both sides together, in pixels. */
#define FRAME 10

typedef struct
{
  GApplication *application;
  ChieuWindow *window;
  const ChieuWindowParts *parts;
  int width;
  int height;
  double scale;
  const char *folder;            /* (nullable) */
  int n;
  int complaints;
} Test;

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Returns: (transfer full): the way from @widget to what makes it wide, with the least width of each widget on it */
static char *
find_wide (GtkWidget *widget)
{
  GString *way = g_string_new (NULL);

  while (widget != NULL)
    {
      GtkWidget *widest = NULL;

      g_string_append_printf (way, " %s %d", G_OBJECT_TYPE_NAME (widget), get_least_width (widget));
      if (GTK_IS_LABEL (widget))
        g_string_append_printf (way, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child) && !GTK_IS_NATIVE (child)
            && (widest == NULL || get_least_width (child) > get_least_width (widest)))
          widest = child;
      widget = widest;
    }
  return g_string_free (way, FALSE);
}

static void
check_width (Test       *self,
             GtkWidget  *widget,
             const char *where)
{
  g_autofree char *way = get_least_width (widget) > self->width ? find_wide (widget) : NULL;

  if (way == NULL)
    return;
  g_print ("# %s does not fit into %d pixels:%s\n", where, self->width, way);
  self->complaints++;
}

static void
resize_and_check (Test       *self,
                  GtkWidget  *root,
                  const char *where)
{
  gtk_window_set_default_size (GTK_WINDOW (root), self->width + FRAME, self->height);
  chieu_layout_settle (root);
  self->n++;
  /* Without the frame, which a window has only where nothing blends windows. */
  check_width (self, gtk_widget_get_first_child (root), where);
}

/* Checks lists of the toolkit, and our own of large buttons. */
static void
check_lists (Test       *self,
             GtkWidget  *widget,
             const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if ((GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget) || gtk_widget_has_css_class (widget, "lesson-row")
       || gtk_widget_has_css_class (widget, "answer"))
      && gtk_widget_get_width (widget) > LIST_MAX)
    {
      g_print ("# %s: a list is %d pixels wide\n", where, gtk_widget_get_width (widget));
      self->complaints++;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_lists (self, child, where);
}

/* Checks how long the lines of each text are on average. A text that is one line counts, too. */
static void
check_lines (Test       *self,
             GtkWidget  *widget,
             const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));
      int lines = pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget)));

      if (g_utf8_strlen (text, -1) / MAX (lines, 1) <= LINE_LETTERS_MAX)
        return;
      g_print ("# %s: lines are longer than %d letters: “%s”\n", where, LINE_LETTERS_MAX, text);
      self->complaints++;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_lines (self, child, where);
}

static void
check_page (Test       *self,
            GtkWidget  *root,
            const char *where)
{
  resize_and_check (self, root, where);
  check_lists (self, root, where);
  check_lines (self, root, where);
  self->complaints += chieu_layout_check (root, where);
  if (self->folder != NULL)
    chieu_page_save_picture (root, where, self->n, self->folder);
}

static void
see_page (Test       *self,
          const char *page)
{
  chieu_pages_show_page (self->parts->pages, page);
  check_page (self, GTK_WIDGET (self->window), page);
}

/* Lets the lists of @window that a thread reads come, and take their places. */
static void
settle_lists (GtkWidget *window)
{
  for (int i = 0; i < SETTLING; i++)
    chieu_layout_settle (window);
}

/* Opens a window by @action, a detailed name that may have a parameter. Returns: (nullable): the window; NULL after a complaint */
static GtkWindow *
open_window (Test       *self,
             const char *action)
{
  gint64 since = g_get_monotonic_time ();
  g_autoptr (GVariant) parameter = NULL;
  g_autofree char *name = NULL;
  GtkWindow *window;

  g_assert_true (g_action_parse_detailed_name (action, &name, &parameter, NULL));
  if (g_str_has_prefix (name, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (self->application), name + 4, parameter);
  else
    gtk_widget_activate_action_variant (chieu_pages_get_seen (self->parts->pages), name, parameter);
  while (find_other_window (GTK_WINDOW (self->window), NULL) == NULL && run_patiently (since))
    ;
  window = find_other_window (GTK_WINDOW (self->window), NULL);
  if (window == NULL)
    {
      g_print ("# %s opens no window\n", action);
      self->complaints++;
      return NULL;
    }
  gtk_window_set_default_size (window, self->width + FRAME, self->height);
  settle_lists (GTK_WIDGET (window));
  return window;
}

static void
see_window (Test       *self,
            const char *action)
{
  GtkWindow *window = open_window (self, action);

  if (window == NULL)
    return;
  check_page (self, GTK_WIDGET (window), action);
  gtk_window_destroy (window);
}

static gboolean
is_home_line (GtkWidget  *widget,
              const char *name)
{
  return gtk_widget_has_css_class (widget, "first-line");
}

/* In a wide window the words of home are larger, as its pictures are. */
static void
see_home (Test *self)
{
  GtkWidget *line;
  double larger;

  see_page (self, CHIEU_PAGE_START);
  line = find_below (chieu_pages_get_seen (self->parts->pages), is_home_line, NULL);
  larger = (double) chieu_letters_get_line_height (line) / chieu_letters_get_line_height (GTK_WIDGET (self->window));
  if (self->width < CHIEU_HOME_LARGE_WIDTH || larger > WIDE_HOME_GAIN)
    return;
  g_print ("# in a wide window the words of home are %.2f times as large as others\n", larger);
  self->complaints++;
}

/* On the page of a hand's result the buttons leave half of the height to what is read. */
static void
see_result (Test *self)
{
  GtkWidget *scrolled;

  see_page (self, CHIEU_PAGE_RESULT);
  scrolled = find_of_type (chieu_pages_get_seen (self->parts->pages), GTK_TYPE_SCROLLED_WINDOW);
  if (gtk_widget_get_height (scrolled) >= self->height / 2)
    return;
  g_print ("# of the result only %d pixels are seen\n", gtk_widget_get_height (scrolled));
  self->complaints++;
}

/* Looks at the statistics of all games, and at those of one. */
static void
see_statistics (Test *self)
{
  GtkWindow *window = open_window (self, "win.statistics");

  if (window == NULL)
    return;
  check_page (self, GTK_WIDGET (window), "statistics");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_of_type (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN)), 1);
  settle_lists (GTK_WIDGET (window));
  check_page (self, GTK_WIDGET (window), "statistics of a game");
  gtk_window_destroy (window);
}

static void
list_pages (GtkWidget *widget,
            GPtrArray *pages)
{
  /* The one without a title shows what the search finds. */
  if (ADW_IS_PREFERENCES_PAGE (widget) && adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget)) != NULL
      && *adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget)) != 0)
    g_ptr_array_add (pages, widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      list_pages (child, pages);
}

/* Looks at the preferences page by page. */
static void
see_preferences (Test *self)
{
  GtkWindow *window = open_window (self, "app.preferences");
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  if (window == NULL)
    return;
  list_pages (GTK_WIDGET (window), pages);
  if (pages->len < PREFERENCES_PAGES)
    {
      g_print ("# the preferences have %u pages\n", pages->len);
      self->complaints++;
    }
  for (guint i = 0; i < pages->len; i++)
    {
      adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (window), pages->pdata[i]);
      check_page (self, GTK_WIDGET (window), adw_preferences_page_get_icon_name (pages->pdata[i]));
    }
  gtk_window_destroy (window);
}

/* The scorer lets its window become narrower than what it holds, which has to follow. */
static void
see_scorer (Test *self)
{
  GtkWindow *window = open_window (self, "app.scorer");
  GtkSelectionModel *pages;
  GtkWidget *stack;

  if (window == NULL)
    return;
  stack = find_of_type (GTK_WIDGET (window), GTK_TYPE_STACK);
  pages = gtk_stack_get_pages (GTK_STACK (stack));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      GtkStackPage *page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      gtk_selection_model_select_item (pages, i, TRUE);
      check_page (self, GTK_WIDGET (window), gtk_stack_page_get_name (page));
      check_width (self, gtk_widget_get_parent (gtk_widget_get_ancestor (stack, ADW_TYPE_TOAST_OVERLAY)), gtk_stack_page_get_name (page));
      g_object_unref (page);
    }
  g_object_unref (pages);
  gtk_window_destroy (window);
}

static void
play_hand (Test *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);
  ChieuResult result;
  gint64 since = g_get_monotonic_time ();
  int n = 0;

  for (; n < MOVES_MAX && !chieu_match_get_result (match, &result); n++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuReason reason;

      while (!chieu_match_is_asked (match) && !chieu_match_get_result (match, &result) && run_patiently (since))
        ;
      if (!chieu_match_is_asked (match))
        break;
      since = g_get_monotonic_time ();
      if (chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves) > 0)
        chieu_match_try (match, &moves[0], &reason);
    }
  while (!chieu_pages_is_seen (self->parts->pages, CHIEU_PAGE_RESULT) && run_patiently (since))
    ;
  if (chieu_pages_is_seen (self->parts->pages, CHIEU_PAGE_RESULT))
    return;
  g_print ("# the result of a hand does not come: %d moves were tried, the match is %s\n", n,
           chieu_match_get_result (match, &result) ? "over" : chieu_match_is_asked (match) ? "asked" : "waiting");
  self->complaints++;
}

static void
activate (Test       *self,
          const char *action,
          const char *parameter)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (self->window), action,
                                      parameter != NULL ? g_variant_new_string (parameter) : NULL);
}

static void
see_everything (Test *self)
{
  static const char *const windows[] = {
    "app.help", "app.shortcuts", "win.history", "win.house-rules", "win.scores",
    "win.log", "win.enter-code", "app.drums", "app.print-deck::to-tom", "app.print::print-course:to-tom", NULL
  };

  static const char *const after_hand[] = { "result.explain", "result.fair", NULL };

  see_page (self, CHIEU_PAGE_WELCOME);
  /* Reads the lessons now, not while home is looked at. */
  chieu_school_pages_get_school (self->parts->school);
  see_home (self);
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    {
      activate (self, "home.game", chieu_app_games[i]->offer.game->id);
      check_page (self, GTK_WIDGET (self->window), chieu_app_games[i]->offer.game->id);
    }
  see_page (self, CHIEU_PAGE_NEW);
  activate (self, "home.play", chieu_app_games[0]->offer.game->id);
  chieu_pages_show_page (self->parts->pages, CHIEU_PAGE_TABLE);
  /* An upright mat has room for large letters from 480 pixels on only: here it has to keep the window from growing, and no more. */
  if (self->scale < 1.5)
    check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_TABLE);
  else
    resize_and_check (self, GTK_WIDGET (self->window), CHIEU_PAGE_TABLE);
  see_page (self, CHIEU_PAGE_START);
  activate (self, "home.game", chieu_app_games[0]->offer.game->id);
  check_page (self, GTK_WIDGET (self->window), "open game");
  activate (self, "win.hand-of-day", chieu_app_games[0]->offer.game->id);
  play_hand (self);
  see_result (self);
  for (int i = 0; after_hand[i] != NULL; i++)
    see_window (self, after_hand[i]);
  chieu_hand_end_fill_standings (self->parts->end);
  see_page (self, CHIEU_PAGE_CLOSING);
  for (int i = 0; windows[i] != NULL; i++)
    see_window (self, windows[i]);
  see_statistics (self);
  see_preferences (self);
  see_scorer (self);
  activate (self, "win.school", NULL);
  check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_SCHOOL);
  chieu_school_pages_show_first_lesson (self->parts->school);
  check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_LESSON);
  activate (self, "win.practice", NULL);
  check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_PRACTICE);
  activate (self, "home.practice-of-day", chieu_app_games[0]->offer.game->id);
  check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_TASK);
  activate (self, "win.gallery", NULL);
  check_page (self, GTK_WIDGET (self->window), CHIEU_PAGE_GALLERY);
  chieu_gallery_visit_card (self->parts->pages, chieu_app_games[0]->offer.game, 0);
  check_page (self, GTK_WIDGET (self->window), "card");
  see_page (self, CHIEU_PAGE_START);
}

static gboolean
test_cb (gpointer data)
{
  Test *self = data;

  self->window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  self->parts = chieu_window_get_parts (self->window);
  while (!chieu_session_is_open (self->parts->session))
    g_main_context_iteration (NULL, TRUE);
  see_everything (self);
  g_print ("# %d pages and windows, %d complaints\n", self->n, self->complaints);
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Test         *self)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (test_cb, self);
}

int
main (int    argc,
      char **argv)
{
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", NULL };
  g_autoptr (GSettings) settings = NULL;
  Test test = { 0 };

  if (argc < 4 || argc > 5)
    {
      g_printerr ("usage: test-narrow WIDTH HEIGHT SCALE [FOLDER]\n");
      return 2;
    }
  test.width = (int) g_ascii_strtoll (argv[1], NULL, 10);
  test.height = (int) g_ascii_strtoll (argv[2], NULL, 10);
  test.folder = argv[4];
  chieu_test_use_language ();
  chieu_fonts_load ();
  settings = g_settings_new (SETTINGS_ID);
  test.scale = g_ascii_strtod (argv[3], NULL);
  g_settings_set_double (settings, "text-scale", test.scale);
  g_settings_set_int (settings, "window-width", test.width);
  g_settings_set_int (settings, "window-height", test.height);
  g_settings_set_boolean (settings, "everything", TRUE);
  if (g_getenv ("SCHEME") != NULL)
    g_settings_set_string (settings, "colour-scheme", g_getenv ("SCHEME"));
  test.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (test.application, "activate", G_CALLBACK (activate_cb), &test);
  g_application_run (test.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (test.application);
  return test.n == 0 || test.complaints > 0;
}
