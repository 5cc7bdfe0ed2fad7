/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-presses [PART FOLDER]   Counts the presses from the start of the program to the first card, the first lesson, what comes back in
 * practice and the size of the text; and checks that the keys of the window do on each page what they do everywhere in GNOME.
 *
 * Each PART is a start of the program of its own, with its matches in FOLDER: without a PART all are started in their order, those of
 * the learner in one folder and the others in another. Buttons are pressed where the person finds them: seen, sensitive and within
 * the window. Keys come from the X server.
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
#include "../folder.h"
#include "../patience.h"

/* No hand has more moves. */
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

/* Waits for @condition. Returns: whether it holds in the end */
static gboolean
wait_for (Condition condition)
{
  gint64 since = g_get_monotonic_time ();

  while (!condition () && run_patiently (since))
    ;
  return condition ();
}

#define WAIT_FOR(condition) g_assert_true (wait_for (condition))

/* Waits until whatever an event may bring about has come about: used where something must not happen. */
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

/* Returns: whether @widget is a label that is seen and says @name; the entry of a menu has such a label in it */
static gboolean
has_label (GtkWidget  *widget,
           const char *name)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), name) && gtk_widget_get_mapped (widget);
}

/* Returns: whether @widget is a button that is seen and that a screen reader calls @name */
static gboolean
is_button_called (GtkWidget  *widget,
                  const char *name)
{
  g_autofree char *other = NULL;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

static gboolean
has_action_and_is_seen (GtkWidget  *widget,
                        const char *action)
{
  return has_action (widget, action) && gtk_widget_get_mapped (widget);
}

static gboolean
is_primary_menu (GtkWidget  *widget,
                 const char *name)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

static GtkWidget *
find_in_window (IsIt        is_it,
                const char *name)
{
  return find_below (GTK_WIDGET (window), is_it, name);
}

/* Presses a button that is seen, and counts the press. */
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

/* Presses the button that has the focus, as Return does. */
static void
press_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (GTK_IS_BUTTON (focus));
  press (focus);
}

static void
check_presses (const char *where,
               int         expected)
{
  g_print ("# presses from the start to %s: %d\n", where, presses);
  g_assert_cmpint (presses, ==, expected);
}

/* Returns: (nullable): the window over the program's own that is called @name */
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

/* Returns: whether home offers all there is, and not only playing and learning. */
static gboolean
offers_all (void)
{
  return find_in_window (has_action_and_is_seen, "win.history") != NULL;
}

/* Returns: whether home says, as it does once, that all is offered from now on. */
static gboolean
says_news (void)
{
  return find_in_window (has_label, "From now on you will find everything here. Look around whenever you like.") != NULL;
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
activate (const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  settle ();
}

/* For a learner the first lesson is one press away. Only when a lesson is done does home offer all there is. */
static void
run_learner (void)
{
  WAIT_FOR (is_welcome);
  press_focus ();
  WAIT_FOR (is_lesson);
  check_presses ("the first lesson", 1);
  activate ("home.show");
  g_assert_false (offers_all ());
  chieu_store_save_lesson (chieu_session_get_store (parts->session), "to-tom",
                           &(ChieuStoredLesson) { g_intern_string ("cards"), g_intern_string ("end"), 1, 1 });
  activate ("win.school");
  activate ("home.show");
  g_assert_true (offers_all ());
  g_assert_true (says_news ());
}

/* A person who has done a lesson is not told the news again, even if the settings are forgotten. */
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
  press (find_in_window (has_name, "large"));
  g_assert_cmpfloat (g_settings_get_double (parts->settings, "text-scale"), >, 1);
  check_presses ("larger text, at the first start", 1);
  presses = 0;
  press (find_in_window (has_action_and_is_seen, "win.know"));
  WAIT_FOR (is_home);
  settle ();
  g_assert_false (offers_all ());
  g_assert_nonnull (find_in_window (has_action_and_is_seen, "home.everything"));
  press_focus ();
  WAIT_FOR (has_cards);
  check_presses ("the first card, for a person who has not played", 2);
  play_hand ();
  /* The page of the game does not tell the news. */
  activate ("win.leave");
  activate ("home.show");
  g_assert_true (offers_all ());
  g_assert_true (says_news ());
  activate ("win.school");
  activate ("home.show");
  g_assert_false (says_news ());
  /* The next start finds a hand that is being played. */
  activate ("win.next-hand");
  WAIT_FOR (has_cards);
}

static gboolean
has_preferences_entry (void)
{
  GtkWidget *label = find_in_window (has_label, "Preferences");

  return label != NULL && gtk_widget_get_mapped (label);
}

static gboolean
has_preferences (void)
{
  GtkWindow *preferences = find_other ("preferences");

  return preferences != NULL && find_below (GTK_WIDGET (preferences), is_button_called, "Larger text") != NULL;
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
  check_presses ("the first card, with a match open", 1);
  game = chieu_match_get_options (chieu_window_get_match (window))->game;
  presses = 0;
  menu = find_in_window (is_primary_menu, NULL);
  press (menu);
  WAIT_FOR (has_preferences_entry);
  press (gtk_widget_get_parent (find_in_window (has_label, "Preferences")));
  WAIT_FOR (has_preferences);
  press (find_below (GTK_WIDGET (find_other ("preferences")), is_button_called, "Larger text"));
  WAIT_FOR (shows_larger_text);
  check_presses ("larger text, from the table", 3);
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
  check_presses ("the first card, after the match", 1);
  activate ("home.show");
  presses = 0;
  press (find_in_window (has_action_and_is_seen, "home.practise"));
  WAIT_FOR (is_practice);
  check_presses ("practice that is due", 1);
}

/* ---- Parts: keys ---- */

/* Runs xdotool with @arguments, which are separated by spaces, while the program goes on. */
static void
run_xdotool (const char *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_strconcat ("xdotool ", arguments, NULL);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GSubprocess) tool = g_subprocess_newv ((const char *const *) words, G_SUBPROCESS_FLAGS_NONE, &error);

  g_assert_no_error (error);
  g_subprocess_wait_async (tool, NULL, NULL, NULL);
  wait_until (g_subprocess_get_identifier (tool) == NULL);
  g_assert_true (g_subprocess_get_successful (tool));
  settle ();
}

static void
press_key (const char *keys)
{
  g_autofree char *arguments = g_strconcat ("key ", keys, NULL);

  run_xdotool (arguments);
}

/* Presses the button of the mouse that leads back. */
static void
press_side_button (void)
{
  run_xdotool ("click 8");
}

static gboolean
menu_is_open (void)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_in_window (is_primary_menu, NULL)));

  return menu != NULL && gtk_widget_get_visible (GTK_WIDGET (menu));
}

static gboolean is_help (void) { return find_other ("help") != NULL; }
static gboolean is_no_help (void) { return find_other ("help") == NULL; }
static gboolean is_preferences (void) { return find_other ("preferences") != NULL; }
static gboolean is_no_preferences (void) { return find_other ("preferences") == NULL; }

/* ---- Keys on each page ---- */

typedef struct
{
  const char *page;
  void (*show) (void);
  gboolean escapes;              /* Escape leads back from it; on the mat it puts the card back */
  Condition back;                /* (nullable): where Alt+Left and the button of the mouse lead */
} Place;

static void show_home (void) { activate ("home.show"); }
static void show_school (void) { activate ("home.show"); activate ("win.school"); }
static void show_form (void) { activate ("home.show"); activate ("win.new-match"); }

static void
show_game (void)
{
  activate ("home.show");
  gtk_widget_activate_action (GTK_WIDGET (window), "home.game", "s", "chan");
  settle ();
}

static void
show_table (void)
{
  activate ("home.show");
  if (chieu_window_get_match (window) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "home.play", "s", "to-tom");
  else
    activate ("win.go-on");
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

/* Checks that @go_back leads back from @place, or not. */
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

static void press_escape (void) { press_key ("Escape"); }
static void press_alt_left (void) { press_key ("alt+Left"); }

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
  press_key ("F10");
  g_assert_true (menu_is_open ());
  press_key ("Escape");
  g_assert_false (menu_is_open ());
  g_assert_true (is_seen (place->page));
  press_key ("F1");
  WAIT_FOR (is_help);
  gtk_window_destroy (find_other ("help"));
  settle ();
  press_key ("ctrl+question");
  g_assert_nonnull (find_other ("shortcuts"));
  g_assert_cmpint (lists_keys_of_mat (), ==, place->show == show_table);
  press_key ("Escape");
  g_assert_null (find_other ("shortcuts"));
  check_back (place, press_escape, place->escapes);
  check_back (place, press_alt_left, place->back != NULL);
  check_back (place, press_side_button, place->back != NULL);
}

/* In the help the keys that lead back lead to its page before; Escape and Ctrl+W close it. */
static void
check_help (void)
{
  GtkWindow *help;
  g_autofree char *first = NULL;

  show_home ();
  press_key ("F1");
  WAIT_FOR (is_help);
  help = find_other ("help");
  first = g_strdup (gtk_window_get_title (help));
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (help), "help.contents", NULL);
      settle ();
      g_assert_cmpstr (gtk_window_get_title (help), !=, first);
      if (i == 0)
        press_key ("alt+Left");
      else
        press_side_button ();
      g_assert_cmpstr (gtk_window_get_title (help), ==, first);
    }
  press_key ("Escape");
  WAIT_FOR (is_no_help);
  press_key ("F1");
  WAIT_FOR (is_help);
  press_key ("ctrl+w");
  WAIT_FOR (is_no_help);
  g_assert_true (is_home ());
}

static void
check_preferences (void)
{
  show_home ();
  for (int i = 0; i < 2; i++)
    {
      press_key ("ctrl+comma");
      WAIT_FOR (is_preferences);
      press_key ("F1");
      WAIT_FOR (is_help);
      gtk_window_destroy (find_other ("help"));
      settle ();
      press_key (i == 0 ? "Escape" : "ctrl+w");
      WAIT_FOR (is_no_preferences);
      g_assert_true (is_home ());
    }
}

/* Without a window manager no window becomes as large as the screen: only the key is checked. */
static void
check_fullscreen (void)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "win.fullscreen");

  g_assert_true (g_strv_contains ((const char *const *) keys, "F11"));
}

static void
run_keys (void)
{
  check_fullscreen ();
  show_home ();
  /* Without a window manager the keys go to what is under the pointer. */
  run_xdotool ("mousemove 300 300");
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    check_place (&places[i]);
  check_help ();
  check_preferences ();
  show_home ();
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  press_key ("ctrl+w");
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
    {
      g_printerr ("usage: test-presses [PART FOLDER]\n");
      return 2;
    }
  learner = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  player = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (all) && well; i++)
    well = start_part (argv[0], all[i].name, g_str_has_prefix (all[i].name, "learner") ? learner : player);
  chieu_test_remove_folder (learner);
  chieu_test_remove_folder (player);
  return well ? 0 : 1;
}
