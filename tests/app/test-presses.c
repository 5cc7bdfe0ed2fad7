/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-presses [PART]   The presses from the start of the program to the first card, the first lesson, what comes back in practice
 * and the size of the text; and that the keys of the window do on each page what they do everywhere in GNOME.
 *
 * Each PART is a start of the program of its own, in the same folder: without one all are started in their order. Buttons are
 * pressed where the person finds them: seen, sensitive and within the window. Keys come from the X server.
 */
#include <adwaita.h>
#include <locale.h>

#include "app/preferences/text-size-row.h"
#include "app/program/application.h"
#include "app/program/window-private.h"
#include "config.h"
#include "common/find.h"
#include "match/store/store-practice.h"
#include "match/store/store-school.h"
#include "school/practice/practice.h"

#define PATIENCE_S 40
#define MOVES_MAX 400

typedef struct
{
  const char *name;
  void (*run) (void);
} Part;

static GApplication *application;
static ChieuWindow *window;
static const ChieuWindowParts *parts;
static int presses;

/* ---- Waiting ---- */

typedef gboolean (*Condition) (void);

static gboolean
holds (Condition condition)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  while (!condition () && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (2000);
  return condition ();
}

#define WAIT_FOR(condition) g_assert_true (holds (condition))

/* Whatever an event brings about has come about: for what must not happen. */
static void
settle (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_usleep (3000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static gboolean
is_seen (const char *page)
{
  return chieu_pages_is_seen (parts->pages, page);
}

static gboolean is_open (void) { return chieu_session_is_open (parts->session); }
static gboolean is_welcome (void) { return is_seen (CHIEU_PAGE_WELCOME); }
static gboolean is_home (void) { return is_seen (CHIEU_PAGE_START); }
static gboolean is_game (void) { return is_seen (CHIEU_PAGE_GAME); }
static gboolean is_table (void) { return is_seen (CHIEU_PAGE_TABLE); }
static gboolean is_lesson (void) { return is_seen (CHIEU_PAGE_LESSON); }
static gboolean is_practice (void) { return is_seen (CHIEU_PAGE_PRACTICE); }

/* ---- Finding and pressing ---- */

/* Also the entry of a menu, which has a label in it. */
static gboolean
has_label (GtkWidget  *widget,
           const char *name)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), name) && gtk_widget_get_mapped (widget);
}

static gboolean
is_called (GtkWidget  *widget,
           const char *name)
{
  g_autofree char *other = NULL;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

static gboolean
has_action (GtkWidget  *widget,
            const char *name)
{
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  return g_strcmp0 (action, name) == 0 && gtk_widget_get_mapped (widget);
}

static gboolean
is_primary_menu (GtkWidget  *widget,
                 const char *name)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

static GtkWidget *
in_window (IsIt        is_it,
           const char *name)
{
  return find_below (GTK_WIDGET (window), is_it, name);
}

/* One press of a button that is seen. */
static void
press (GtkWidget *widget)
{
  graphene_rect_t bounds;
  GtkWidget *root;

  g_assert_nonnull (widget);
  root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_assert_true (gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, gtk_widget_get_height (root));
  g_assert_true (gtk_widget_activate (widget));
  presses++;
}

/* One press of Return, or of what the focus is on. */
static void
press_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (GTK_IS_BUTTON (focus));
  press (focus);
}

static void
say_presses (const char *where,
             int         expected)
{
  g_print ("# presses from the start to %s: %d\n", where, presses);
  g_assert_cmpint (presses, ==, expected);
}

/* (nullable): a window over the program's, by its name. */
static GtkWindow *
find_other (const char *name)
{
  return find_other_window (GTK_WINDOW (window), name);
}

/* ---- Parts: presses ---- */

static gboolean
has_cards (void)
{
  ChieuMatch *match = chieu_window_get_match (window);

  return match != NULL && is_table () && chieu_match_get_view (match) != NULL;
}

static gboolean
is_asked_or_over (void)
{
  ChieuMatch *match = chieu_window_get_match (window);

  return chieu_match_is_asked (match) || chieu_match_get_final_state (match) != NULL;
}

/* Home offers all there is, or little. */
static gboolean
offers_all (void)
{
  return in_window (has_action, "win.history") != NULL;
}

static gboolean
says_news (void)
{
  return in_window (has_label, "From now on you will find everything here. Look around whenever you like.") != NULL;
}

static void
play_hand (void)
{
  ChieuMatch *match = chieu_window_get_match (window);

  for (int i = 0; i < MOVES_MAX && chieu_match_get_final_state (match) == NULL; i++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuReason reason;

      WAIT_FOR (is_asked_or_over);
      if (chieu_match_get_final_state (match) == NULL && chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves) > 0)
        chieu_match_try (match, &moves[0], &reason);
    }
  g_assert_nonnull (chieu_match_get_final_state (match));
}

static void
show (const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  settle ();
}

/* Somebody who learns: the first lesson is one press away, and only when it is done home is more than simple. */
static void
run_learner (void)
{
  WAIT_FOR (is_welcome);
  press_focus ();
  WAIT_FOR (is_lesson);
  say_presses ("the first lesson", 1);
  show ("home.show");
  g_assert_false (offers_all ());
  chieu_store_save_lesson (chieu_session_get_store (parts->session), "to-tom",
                           &(ChieuStoredLesson) { g_intern_string ("cards"), g_intern_string ("end"), 1, 1 });
  show ("win.school");
  show ("home.show");
  g_assert_true (offers_all ());
  g_assert_true (says_news ());
}

/* A person who has done lessons only has seen it all before, though the settings are forgotten. */
static void
run_learner_again (void)
{
  WAIT_FOR (is_home);
  settle ();
  g_assert_true (offers_all ());
  g_assert_false (says_news ());
}

static void
run_new (void)
{
  WAIT_FOR (is_welcome);
  press (in_window (has_name, "large"));
  g_assert_cmpfloat (g_settings_get_double (parts->settings, "text-scale"), >, 1);
  say_presses ("larger text, at the first start", 1);
  presses = 0;
  press (in_window (has_action, "win.know"));
  WAIT_FOR (is_home);
  settle ();
  g_assert_false (offers_all ());
  g_assert_nonnull (in_window (has_action, "home.everything"));
  press_focus ();
  WAIT_FOR (has_cards);
  say_presses ("the first card, for a person who has not played", 2);
  play_hand ();
  /* The page of the game is no place to be told it. */
  show ("win.leave");
  show ("home.show");
  g_assert_true (offers_all ());
  g_assert_true (says_news ());
  show ("win.school");
  show ("home.show");
  g_assert_false (says_news ());
  /* The next start finds a hand that is being played. */
  show ("win.next-hand");
  WAIT_FOR (has_cards);
}

static gboolean
has_preferences_entry (void)
{
  GtkWidget *label = in_window (has_label, "Preferences");

  return label != NULL && gtk_widget_get_mapped (label);
}

static gboolean
has_preferences (void)
{
  GtkWindow *preferences = find_other ("preferences");

  return preferences != NULL && find_below (GTK_WIDGET (preferences), is_called, "Larger text") != NULL;
}

static gboolean
is_text_size_row (GtkWidget  *widget,
                  const char *name)
{
  return CHIEU_IS_TEXT_SIZE_ROW (widget);
}

/* A button that a key has pressed acts after a moment. */
static gboolean
shows_larger_text (void)
{
  GtkWidget *row = find_below (GTK_WIDGET (find_other ("preferences")), is_text_size_row, NULL);

  return chieu_text_size_row_get_scale (CHIEU_TEXT_SIZE_ROW (row)) > 1;
}

static void
run_open (void)
{
  const ChieuGame *game;
  GtkWidget *menu;

  WAIT_FOR (is_home);
  settle ();
  g_assert_true (offers_all ());
  g_assert_false (says_news ());
  press_focus ();
  WAIT_FOR (has_cards);
  say_presses ("the first card, with a match open", 1);
  game = chieu_match_get_options (chieu_window_get_match (window))->game;
  presses = 0;
  menu = in_window (is_primary_menu, NULL);
  press (menu);
  WAIT_FOR (has_preferences_entry);
  press (gtk_widget_get_parent (in_window (has_label, "Preferences")));
  WAIT_FOR (has_preferences);
  press (find_below (GTK_WIDGET (find_other ("preferences")), is_called, "Larger text"));
  WAIT_FOR (shows_larger_text);
  say_presses ("larger text, from the table", 3);
  /* While the pointer happens to lie on the row, the text waits for it to leave: nothing moves under it. */
  gtk_window_destroy (find_other ("preferences"));
  settle ();
  g_assert_cmpfloat (g_settings_get_double (parts->settings, "text-scale"), >, 1);
  /* The next start has nothing to go on with but a task that comes back. */
  chieu_session_give_up (parts->session, chieu_match_get_options (chieu_window_get_match (window)));
  chieu_store_save_answer (chieu_session_get_store (parts->session), game->id,
                           &(ChieuStoredAnswer) { .task = { chieu_practice_kinds (game)->id, 1, 1 }, .at = 1 },
                           &(ChieuStoredStanding) { chieu_practice_kinds (game)->id, 1, -1 },
                           &(ChieuStoredReturn) { { chieu_practice_kinds (game)->id, 1, 1 }, 0, 1 });
  settle ();
}

static void
run_over (void)
{
  WAIT_FOR (is_home);
  settle ();
  press_focus ();
  WAIT_FOR (has_cards);
  say_presses ("the first card, after the match", 1);
  show ("home.show");
  presses = 0;
  press (in_window (has_action, "home.practise"));
  WAIT_FOR (is_practice);
  say_presses ("practice that is due", 1);
}

/* ---- Parts: keys ---- */

/* Runs xdotool while the program goes on. */
static void
send (const char *what,
      const char *with)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) tool = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error, "xdotool", what, with, NULL);

  g_assert_no_error (error);
  g_subprocess_wait_async (tool, NULL, NULL, NULL);
  for (int i = 0; i < 500 && g_subprocess_get_identifier (tool) != NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
  settle ();
}

static void
key (const char *keys)
{
  send ("key", keys);
}

static void
side_button (void)
{
  send ("click", "8");
}

static gboolean
menu_is_open (void)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (in_window (is_primary_menu, NULL)));

  return menu != NULL && gtk_widget_get_visible (GTK_WIDGET (menu));
}

static gboolean is_help (void) { return find_other ("help") != NULL; }
static gboolean is_no_help (void) { return find_other ("help") == NULL; }
static gboolean is_preferences (void) { return find_other ("preferences") != NULL; }
static gboolean is_no_preferences (void) { return find_other ("preferences") == NULL; }

/* ---- What each page does ---- */

typedef struct
{
  const char *page;
  void (*show) (void);
  gboolean escapes;              /* Escape leads back from it; on the mat it puts the card back */
  Condition back;                /* (nullable): where Alt+Left and the button of the mouse lead */
} Place;

static void show_home (void) { show ("home.show"); }
static void show_school (void) { show ("home.show"); show ("win.school"); }
static void show_form (void) { show ("home.show"); show ("win.new-match"); }

static void
show_game (void)
{
  show ("home.show");
  gtk_widget_activate_action (GTK_WIDGET (window), "home.game", "s", "chan");
  settle ();
}

static void
show_table (void)
{
  show ("home.show");
  if (chieu_window_get_match (window) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "home.play", "s", "to-tom");
  else
    show ("win.go-on");
  WAIT_FOR (is_table);
  settle ();
}

static const Place places[] = {
  { CHIEU_PAGE_START, show_home, FALSE, NULL },
  { CHIEU_PAGE_GAME, show_game, TRUE, is_home },
  { CHIEU_PAGE_NEW, show_form, TRUE, is_home },
  { CHIEU_PAGE_SCHOOL, show_school, TRUE, is_home },
  { CHIEU_PAGE_TABLE, show_table, FALSE, is_game },
};

static void
check_back (const Place *place,
            void       (*go_back) (void),
            gboolean     leads)
{
  place->show ();
  g_assert_true (is_seen (place->page));
  go_back ();
  if (leads)
    WAIT_FOR (place->back);
  else
    g_assert_true (is_seen (place->page));
}

static void escape (void) { key ("Escape"); }
static void alt_left (void) { key ("alt+Left"); }

static gboolean
lists_keys_of_mat (void)
{
  return find_below (GTK_WIDGET (find_other ("shortcuts")), has_label, "Go to your hand") != NULL;
}

static void
check_place (const Place *place)
{
  g_print ("# keys on the page “%s”\n", place->page);
  place->show ();
  key ("F10");
  g_assert_true (menu_is_open ());
  key ("Escape");
  g_assert_false (menu_is_open ());
  g_assert_true (is_seen (place->page));
  key ("F1");
  WAIT_FOR (is_help);
  gtk_window_destroy (find_other ("help"));
  settle ();
  key ("ctrl+question");
  g_assert_nonnull (find_other ("shortcuts"));
  g_assert_cmpint (lists_keys_of_mat (), ==, place->show == show_table);
  key ("Escape");
  g_assert_null (find_other ("shortcuts"));
  check_back (place, escape, place->escapes);
  check_back (place, alt_left, place->back != NULL);
  check_back (place, side_button, place->back != NULL);
}

/* In the help one goes back among its pages. */
static void
check_help (void)
{
  GtkWindow *help;
  g_autofree char *first = NULL;

  show_home ();
  key ("F1");
  WAIT_FOR (is_help);
  help = find_other ("help");
  first = g_strdup (gtk_window_get_title (help));
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (help), "help.contents", NULL);
      settle ();
      g_assert_cmpstr (gtk_window_get_title (help), !=, first);
      if (i == 0)
        key ("alt+Left");
      else
        side_button ();
      g_assert_cmpstr (gtk_window_get_title (help), ==, first);
    }
  key ("Escape");
  WAIT_FOR (is_no_help);
  key ("F1");
  WAIT_FOR (is_help);
  key ("ctrl+w");
  WAIT_FOR (is_no_help);
  g_assert_true (is_home ());
}

static void
check_preferences (void)
{
  show_home ();
  for (int i = 0; i < 2; i++)
    {
      key ("ctrl+comma");
      WAIT_FOR (is_preferences);
      key ("F1");
      WAIT_FOR (is_help);
      gtk_window_destroy (find_other ("help"));
      settle ();
      key (i == 0 ? "Escape" : "ctrl+w");
      WAIT_FOR (is_no_preferences);
      g_assert_true (is_home ());
    }
}

/* Nobody is there to make the window as large as the screen: all that is seen is that it asks for it. */
static void
check_full (void)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "win.fullscreen");

  g_assert_true (g_strv_contains ((const char *const *) keys, "F11"));
}

static void
run_keys (void)
{
  check_full ();
  show_home ();
  /* Without a window manager the keys go to what is under the pointer. */
  send ("mousemove", "300");
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    check_place (&places[i]);
  check_help ();
  check_preferences ();
  show_home ();
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  key ("ctrl+w");
  g_assert_null (window);
}

/* ---- The program ---- */

/* In the order in which they are to be started. */
static const Part all[] = {
  { "learner", run_learner },
  { "learner-again", run_learner_again },
  { "new", run_new },
  { "open", run_open },
  { "over", run_over },
  { "keys", run_keys },
};

static gboolean
run_cb (gpointer part)
{
  window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  parts = chieu_window_get_parts (window);
  WAIT_FOR (is_open);
  ((const Part *) part)->run ();
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *activated,
             gpointer      part)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (run_cb, part);
}

static int
run_part (const Part *part,
          char       *folder)
{
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", "--data-dir", folder, NULL };

  application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), (gpointer) part);
  return g_application_run (application, G_N_ELEMENTS (arguments) - 1, arguments);
}

static gboolean
start_part (const char *program,
            const char *name,
            const char *folder)
{
  const char *command[] = { program, name, folder, NULL };
  g_autoptr (GError) error = NULL;
  int status = -1;

  if (!g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL, NULL, NULL, &status, &error))
    g_print ("%s: %s\n", name, error->message);
  else if (g_spawn_check_wait_status (status, &error))
    return TRUE;
  else
    g_print ("not ok: %s: %s\n", name, error->message);
  return FALSE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *learner = NULL, *player = NULL;
  gboolean well = TRUE;

  setlocale (LC_ALL, "");
  for (gsize i = 0; i < G_N_ELEMENTS (all) && argc > 2; i++)
    if (g_str_equal (all[i].name, argv[1]))
      return run_part (&all[i], argv[2]);
  if (argc > 1)
    return 2;
  learner = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  player = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (all) && well; i++)
    well = start_part (argv[0], all[i].name, g_str_has_prefix (all[i].name, "learner") ? learner : player);
  return well ? 0 : 1;
}
