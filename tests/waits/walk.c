/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include "../app/common/find.h"
#include "app/program/application.h"
#include "app/game-offer.h"
#include "app/home/house-rules-window.h"
#include "app/history/history-window.h"
#include "app/preferences/switch-row.h"
#include "app/school/lesson-page.h"
#include "app/school/practice-page.h"
#include "app/program/window-private.h"
#include "bots/bot.h"
#include "config.h"
#include "games/to-tom/app/scorer-deck.h"
#include "games/to-tom/app/scorer-evening.h"
#include "games/to-tom/app/scorer-window.h"

/* A part is over after so long, when nothing else is left to be done in the main loop. */
#define STILL_MS 80
/* The person answers so long after being asked. */
#define ANSWER_MS 5
/* The longest wait for something that is to come, in seconds. */
#define PATIENCE_S 240
/* Steps of a lesson that are looked at. */
#define STEPS 4
/* The coach speaks beside the first of so many moves, again and again. */
#define COACHED 3
#define COACHED_OF 8

static const Walk *way;
static GApplication *application;
static ChieuWindow *window;
static const ChieuWindowParts *parts;
static guint answer_id, answers;

/* ---- Waiting ---- */

static gboolean
still_cb (gpointer still)
{
  *(gboolean *) still = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits for STILL_MS, and until all work is done, also that of low priority. */
static void
settle (void)
{
  gboolean still = FALSE;

  g_timeout_add_full (G_PRIORITY_LOW + 10, STILL_MS, still_cb, &still, NULL);
  while (!still)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Waits until @is_so, and for all that comes of it. @what: what is waited for, for the message if it does not come */
static void
wait_for (gboolean    (*is_so) (void),
          const char   *what)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  guint wake = g_timeout_add (50, wake_cb, NULL);

  while (!is_so ())
    {
      if (g_get_monotonic_time () > end)
        g_error ("%s was expected within %d s", what, PATIENCE_S);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (wake);
  settle ();
}

/* Notes that @what begins; it is kept. */
static void
begin_part (const char *what)
{
  if (way->at != NULL)
    way->at (what);
}

/* Returns: (transfer none): @what and @which, one after the other, for begin_part() */
static const char *
name_part (const char *what,
           const char *which)
{
  g_autofree char *name = g_strconcat (what, which, NULL);

  return g_intern_string (name);
}

/* ---- Windows ---- */

static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) found = g_list_model_get_item (windows, i);

      if (found != GTK_WINDOW (window) && G_TYPE_CHECK_INSTANCE_TYPE (found, type) && gtk_widget_get_visible (GTK_WIDGET (found)))
        return found;
    }
  return NULL;
}

static void
close_others (const char *what)
{
  GtkWindow *other;

  begin_part (what);
  while ((other = find_window (GTK_TYPE_WINDOW)) != NULL)
    gtk_window_destroy (other);
  settle ();
}

/* Does @action of the window, as part @what of the walk. */
static void
do_action (const char *what,
           const char *action)
{
  begin_part (what);
  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    g_error ("%s: the window has no action %s", what, action);
  settle ();
}

/* ---- The start ---- */

/* Finds the window and its parts. Returns: whether it is there, with the page that was left open */
static gboolean
has_page (void)
{
  window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  if (window == NULL)
    return FALSE;
  parts = chieu_window_get_parts (window);
  return chieu_session_is_open (parts->session) && chieu_pages_get_seen_name (parts->pages) != NULL;
}

/* ---- A hand ---- */

static gboolean
answer_cb (gpointer match)
{
  ChieuBotBudget budget = { .seed = chieu_match_get_hand_number (match) };
  ChieuReason reason;
  ChieuMove move;

  answer_id = 0;
  if (chieu_match_is_opening (match))
    chieu_match_end_opening (match);
  else if (chieu_match_is_asked (match)
           && chieu_bot_choose (chieu_bot_levels[0], chieu_match_get_options (match)->game, chieu_match_get_view (match),
                                chieu_match_get_person (match), &budget, &move, NULL))
    {
      if (answers++ % COACHED_OF < COACHED)
        g_settings_set_boolean (parts->settings, "coach", answers % COACHED_OF < COACHED);
      chieu_match_try (match, &move, &reason);
    }
  return G_SOURCE_REMOVE;
}

static void
asked_cb (ChieuMatch *match)
{
  if (answer_id == 0)
    answer_id = g_timeout_add (ANSWER_MS, answer_cb, match);
}

static const char *end_of_hand;  /* the part that begins when the hand is over */

static void
over_cb (ChieuMatch *match)
{
  g_clear_handle_id (&answer_id, g_source_remove);
  begin_part (end_of_hand);
}

static gboolean
shows_end (void)
{
  return chieu_pages_is_seen (parts->pages, CHIEU_PAGE_RESULT) || chieu_pages_is_seen (parts->pages, CHIEU_PAGE_CLOSING);
}

static gboolean
match_is_new (void)
{
  ChieuMatch *match = chieu_window_get_match (window);
  ChieuResult result;

  return match != NULL && !chieu_match_get_result (match, &result);
}

static void
begin_match (const ChieuGameOffer *offer)
{
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, parts->settings);

  g_settings_set_string (parts->settings, "game", offer->game->id);
  g_settings_set_string (parts->settings, "bot-level", way->level);
  g_settings_set_string (own, "hoi", "hands");
  g_settings_set_int (own, "hoi-hands", 1);
  chieu_pages_show_page (parts->pages, CHIEU_PAGE_NEW);
  settle ();
  g_signal_emit_by_name (chieu_pages_get_page (parts->pages, CHIEU_PAGE_NEW), "begin");
}

static void
play_hand (const ChieuGameOffer *offer)
{
  ChieuMatch *match;

  begin_part (name_part ("a new match of ", offer->game->id));
  begin_match (offer);
  wait_for (match_is_new, "a new match");
  begin_part (name_part ("a hand of ", offer->game->id));
  end_of_hand = name_part ("the end of a hand of ", offer->game->id);
  match = chieu_window_get_match (window);
  g_signal_connect (match, "asked", G_CALLBACK (asked_cb), NULL);
  g_signal_connect (match, "hand-over", G_CALLBACK (over_cb), NULL);
  if (chieu_match_is_asked (match) || chieu_match_is_opening (match))
    asked_cb (match);
  wait_for (shows_end, "the result");
  g_settings_set_boolean (parts->settings, "coach", FALSE);
  settle ();
}

/* Looks at everything there is of a hand that is over. */
static void
look_at_result (void)
{
  begin_part ("the hand gone through");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "u", 0u);
  settle ();
  close_others ("the hand gone through is closed");
  do_action ("the log", "win.log");
  close_others ("the log is closed");
  do_action ("the scores", "win.scores");
  close_others ("the scores are closed");
  do_action ("back to the mat", "win.look-at-mat");
  do_action ("back to the result", "win.show-result");
}

/* ---- The hands played before ---- */

static const char *chosen_file;

static gboolean
chooser_is_there (void)
{
  return find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL;
}

static gboolean
file_is_chosen (void)
{
  GtkWindow *chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_autoptr (GFile) file = chooser != NULL ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  return g_strcmp0 (path, chosen_file) == 0;
}

static gboolean
chooser_is_gone (void)
{
  return !chooser_is_there ();
}

static void
choose_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (chosen_file), folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  GtkWindow *chooser;

  wait_for (chooser_is_there, "a question for a file");
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE)
    {
      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
    }
  else
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  wait_for (file_is_chosen, "a file that is chosen");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  wait_for (chooser_is_gone, "the end of the question for a file");
}

/* Emits @signal of @widget (nullable), which is expected to be there, as part @what of the walk. */
static void
press (const char *what,
       const char *signal,
       GtkWidget  *widget)
{
  begin_part (what);
  if (widget == NULL)
    g_error ("%s: there is no such button", what);
  g_signal_emit_by_name (widget, signal);
}

/* Returns: whether @widget is the button whose name in the interface file is @id */
static gboolean
is_button_with_id (GtkWidget  *widget,
                   const char *id)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0;
}

/* Opens windows, and closes each while it waits for the store: the answer comes all the same, when the window is gone. */
static void
close_at_once (void)
{
  static const char *const actions[] = { "win.history", "win.statistics", "win.scores" };
  GtkWindow *other;

  begin_part ("windows closed as soon as they are opened");
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      while ((other = find_window (GTK_TYPE_WINDOW)) != NULL)
        gtk_window_destroy (other);
    }
  settle ();
}

static void
look_at_hands (void)
{
  GtkWidget *hands;
  ChieuHistoryFilter filter;
  GtkWindow *other;

  do_action ("the hands played", "win.history");
  hands = GTK_WIDGET (find_window (CHIEU_TYPE_HISTORY_WINDOW));
  if (hands == NULL)
    g_error ("the window of the hands played was expected");
  chieu_history_filter_init (&filter);
  filter.end = CHIEU_HISTORY_OTHERS_WIN;
  begin_part ("a filter");
  chieu_history_window_set_filter (CHIEU_HISTORY_WINDOW (hands), &filter);
  settle ();
  filter.end = CHIEU_HISTORY_DRAWN;
  filter.way = CHIEU_WAY_NGHIEM;
  chieu_history_window_set_filter (CHIEU_HISTORY_WINDOW (hands), &filter);
  settle ();
  chieu_history_filter_init (&filter);
  begin_part ("no filter");
  chieu_history_window_set_filter (CHIEU_HISTORY_WINDOW (hands), &filter);
  settle ();
  press ("a record is saved", "clicked", find_below (hands, is_button_with_id, "save"));
  choose_file ();
  press ("a record is taken in", "clicked", find_below (hands, is_button_with_id, "import"));
  choose_file ();
  press ("a hand of the list gone through", "clicked", find_below (hands, is_button_with_id, "replay"));
  settle ();
  while ((other = find_window (GTK_TYPE_WINDOW)) != NULL && GTK_WIDGET (other) != hands)
    gtk_window_destroy (other);
  press ("statistics", "clicked", find_below (hands, is_button_with_id, "results"));
  settle ();
  close_others ("the hands played are closed");
}

/* ---- School and practice ---- */

static void
look_at_lessons (void)
{
  do_action ("the list of lessons", "win.school");
  for (guint course = 0; course < chieu_school_get_n_courses (chieu_school_pages_get_school (parts->school)); course++)
    {
      GtkWidget *page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_SCHOOL);

      begin_part ("a lesson");
      g_signal_emit_by_name (page, "lesson", course, 1u);
      settle ();
      page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_LESSON);
      for (int i = 0; i < STEPS; i++)
        {
          begin_part ("a step of a lesson");
          gtk_widget_activate_action (page, "lesson.hint", NULL);
          settle ();
          gtk_widget_activate_action (page, "lesson.skip", NULL);
          settle ();
          gtk_widget_activate_action (page, "lesson.next", NULL);
          settle ();
        }
      do_action ("back to the lessons", "win.back");
    }
}

static gboolean
task_is_there (void)
{
  GtkWidget *page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK);

  return !chieu_practice_page_is_busy (CHIEU_PRACTICE_PAGE (page));
}

/* Answers some tasks of @kind. */
static void
answer_tasks (const char *kind)
{
  GtkWidget *page;

  begin_part ("a practice task");
  g_signal_emit_by_name (chieu_pages_get_page (parts->pages, CHIEU_PAGE_PRACTICE), "kind", kind);
  page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK);
  for (int i = 0; i < way->tasks; i++)
    {
      wait_for (task_is_there, "a task");
      begin_part ("a practice answer");
      gtk_widget_activate_action (page, "practice.choose", "u", 0u);
      settle ();
      gtk_widget_activate_action (page, "practice.show", NULL);
      settle ();
      begin_part ("a practice task");
      gtk_widget_activate_action (page, "practice.next", NULL);
    }
  settle ();
  do_action ("back to practice", "win.back");
}

static void
practise (void)
{
  do_action ("practice", "win.practice");
  for (int i = 0; chieu_practice_get_table (i) != NULL; i++)
    {
      begin_part ("practice of another game");
      g_signal_emit_by_name (chieu_pages_get_page (parts->pages, CHIEU_PAGE_PRACTICE), "game", chieu_practice_get_table (i)->id);
      settle ();
      for (const ChieuPracticeKind *kind = chieu_practice_get_table (i)->kinds; way->tasks > 0 && kind->id != NULL; kind++)
        answer_tasks (kind->id);
    }
}

/* ---- Files of the person's own ---- */

static gboolean
scorer_is_there (void)
{
  GtkWindow *scorer = find_window (CHIEU_TYPE_SCORER_WINDOW);

  return scorer != NULL && find_of_type (GTK_WIDGET (scorer), CHIEU_TYPE_SCORER_EVENING) != NULL;
}

static GtkWidget *
open_scorer (void)
{
  begin_part ("the scorer");
  g_action_group_activate_action (G_ACTION_GROUP (application), "scorer", NULL);
  wait_for (scorer_is_there, "the scorer");
  return GTK_WIDGET (find_window (CHIEU_TYPE_SCORER_WINDOW));
}

static void
pick_card (GtkWidget *scorer,
           ChieuCard  card)
{
  begin_part ("a card of the scorer");
  g_signal_emit_by_name (find_of_type (scorer, CHIEU_TYPE_SCORER_DECK), "picked", (int) card);
}

/* Writes down hands, begins a new evening in place of the old one, and closes the window while a card waits to be saved. */
static void
keep_scores (void)
{
  static const char *const signals[] = { "drawn", "drawn", "new-hoi", "undo", "new-evening", "drawn" };
  GtkWidget *scorer = open_scorer ();

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      press (signals[i], signals[i], find_of_type (scorer, CHIEU_TYPE_SCORER_EVENING));
      settle ();
    }
  pick_card (scorer, CHIEU_V (3));
  close_others ("the scorer is closed");
}

/* Makes a set of house rules of the person's own, and changes it. */
static void
change_house_rules (void)
{
  GtkWidget *rules;

  do_action ("the house rules", "win.house-rules");
  rules = GTK_WIDGET (find_window (CHIEU_TYPE_HOUSE_RULES_WINDOW));
  if (rules == NULL)
    g_error ("the window of the house rules was expected");
  begin_part ("house rules are copied");
  gtk_widget_activate_action (rules, "rules.copy", NULL);
  settle ();
  begin_part ("house rules are changed");
  for (int value = 0; value < 2; value++)
    {
      g_signal_emit_by_name (find_of_type (rules, CHIEU_TYPE_SWITCH_ROW), "changed", value);
      settle ();
    }
  close_others ("the house rules are closed");
}

/* ---- The rest ---- */

static void
look_around (void)
{
  static const char *const application_actions[] = { "preferences", "help", "scorer", "about" };

  do_action ("the gallery", "win.gallery");
  begin_part ("a card of the gallery");
  for (guint card = 0; card < 3; card++)
    {
      g_signal_emit_by_name (parts->mat, "card-asked", card);
      settle ();
    }
  do_action ("back from a card", "win.back");
  for (gsize i = 0; i < G_N_ELEMENTS (application_actions); i++)
    {
      begin_part (application_actions[i]);
      g_action_group_activate_action (G_ACTION_GROUP (application), application_actions[i], NULL);
      settle ();
      close_others ("a window is closed");
    }
}

static void
walk_all (void)
{
  const ChieuGameOffer *offer;

  for (int i = 0; (offer = chieu_game_offer_get (i)) != NULL; i++)
    {
      play_hand (offer);
      look_at_result ();
    }
  close_at_once ();
  look_at_hands ();
  look_at_lessons ();
  practise ();
  if (way->files)
    {
      keep_scores ();
      change_house_rules ();
    }
  look_around ();
  /* The program ends while a card waits to be saved. */
  if (way->files)
    pick_card (open_scorer (), CHIEU_V (4));
}

static gboolean
walk_cb (gpointer data)
{
  wait_for (has_page, "a window");
  begin_part (name_part (WALK_PAGE, chieu_pages_get_seen_name (parts->pages)));
  if (way->only_history)
    look_at_hands ();
  else if (!way->only_start)
    walk_all ();
  begin_part (WALK_END);
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

int
walk (const Walk *self)
{
  g_autofree char *file = g_build_filename (self->folder, "a hand.txt", NULL);
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", "--data-dir", (char *) self->folder, NULL };
  int status;

  way = self;
  chosen_file = file;
  begin_part ("the start");
  application = G_APPLICATION (chieu_application_new ());
  g_application_set_flags (application, G_APPLICATION_NON_UNIQUE);
  g_idle_add_full (G_PRIORITY_LOW, walk_cb, NULL, NULL);
  status = g_application_run (application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (application);
  return status;
}
