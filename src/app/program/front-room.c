/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "front-room.h"

#include <glib/gi18n.h>

#include "app/deals/clipboard-watch.h"
#include "app/deals/code-window.h"
#include "app/game-offer.h"
#include "app/help/help-window.h"
#include "app/home/game-page.h"
#include "app/home/home-page.h"
#include "app/match-settings.h"
#include "app/table/match-words.h"
#include "mat/mat-layout.h"
#include "match/store/store-school.h"
#include "match/words/words.h"
#include "school/lesson/lesson-text.h"
#include "school/practice/practice-session.h"

struct _ChieuFrontRoom
{
  GObject parent_instance;

  ChieuFrontRoomDoors doors;
  GActionMap *actions;           /* "home.…" */
  GtkWidget *window;             /* weak (nullable) */
  gboolean was_simple;           /* since the program started, the home page has been shown with only the simple things */
  gboolean is_new;               /* more is offered than on the simple page that was shown; the home page says so once */
  gboolean is_told;              /* the home page has said so */
  ChieuClipboardWatch *clipboard;
};

G_DEFINE_FINAL_TYPE (ChieuFrontRoom, chieu_front_room, G_TYPE_OBJECT)

static guint begin_signal;

/* ---- What the pages show ---- */

/* Reads the cards of the person's hand in the order in which they are held. */
static void
read_hand (ChieuMatch     *match,
           ChieuHomeMatch *found)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  const ChieuMatLayout *layout = chieu_mat_layout_find (options->game);
  ChieuHand hand = { 0 };

  if (layout == NULL || options->person < 0)
    return;
  layout->hold (chieu_match_get_view (match), options->person, FALSE, &hand);
  found->n_cards = hand.n;
  for (int i = 0; i < found->n_cards; i++)
    found->cards[i] = hand.cards[i];
}

/* Returns: (transfer full): what home says of @open; it has cards to show only if it is the match on the mat */
static ChieuHomeMatch *
describe_open (ChieuFrontRoom       *self,
               const ChieuOpenMatch *open)
{
  ChieuMatch *match = chieu_session_get_match (self->doors.session);
  const ChieuMatchOptions *options = &open->options;
  ChieuHomeMatch *found = g_new0 (ChieuHomeMatch, 1);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (open->played);
  g_autoptr (GVariant) place = g_variant_ref_sink (g_variant_new ("(sus)", options->game->id, (guint32) options->kind, options->deal));

  found->game = options->game;
  found->is_own = options->kind == CHIEU_MATCH_OWN;
  found->action = g_action_print_detailed_name ("win.go-on-with", place);
  found->title = found->is_own ? chieu_match_options_to_words (options) : chieu_single_deal_to_words (options);
  found->standing = chieu_open_match_standing_to_words (open);
  if (when != NULL)
    {
      g_autofree char *when_words = chieu_when_to_words (when);

      /* Translators: %s is a time, "today at 14:20". */
      found->when = g_strdup_printf (_("Last played %s"), when_words);
    }
  if (match != NULL && !chieu_session_is_try (self->doors.session)
      && chieu_match_options_share_place (options, chieu_match_get_options (match)))
    read_hand (match, found);
  return found;
}

static void
find_matches (ChieuFrontRoom *self,
              ChieuHomeFacts *facts)
{
  const ChieuOpenMatches *open = chieu_session_get_open (self->doors.session);

  for (guint i = 0; i < open->matches->len; i++)
    g_ptr_array_add (facts->matches, describe_open (self, &g_array_index (open->matches, ChieuOpenMatch, i)));
}

/* Returns: (transfer full) (nullable): what came of the hand of the day of @game. @figure: (out) (transfer full): its
 * points, "+8"; not set if there is no such hand */
static char *
describe_day (ChieuFrontRoom   *self,
              const ChieuGame  *game,
              char            **figure)
{
  const ChieuDayHand *day = chieu_open_matches_find_day (chieu_session_get_open (self->doors.session), game);
  const char *points;

  if (day == NULL)
    return NULL;
  points = *figure = chieu_words_signed (day->points);
  /* A person who called ù without a winning hand has ended the hand and not won it. */
  if (day->outcome == CHIEU_OUTCOME_DRAWN || day->outcome == CHIEU_OUTCOME_FALSE)
    return g_strdup (_("You have played it, and nobody won. You can replay it."));
  if (day->own)
    /* Translators: %s is points, as "+8". */
    return g_strdup_printf (_("You won it: %s. You can replay it."), points);
  /* Translators: %s is points, as "−3". */
  return g_strdup_printf (_("Somebody else won it; you have %s. You can replay it."), points);
}

/* Finds the tasks of a game that are to be repeated, and whether enough was done today. */
static void
find_practice (ChieuFrontRoom           *self,
               const ChieuPracticeTable *table,
               ChieuHomeGame            *game)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (table, chieu_session_get_store (self->doors.session));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) midnight = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                                                          g_date_time_get_day_of_month (now), 0, 0, 0);

  game->due = chieu_practice_book_count_returns (book, G_MININT64, g_date_time_to_unix (now) + 1);
  game->practised = chieu_practice_book_count_answers (book, g_date_time_to_unix (midnight)) >= CHIEU_PRACTICE_SESSION_TASKS;
  if (game->due == 0)
    return;
  game->due_figure = g_strdup_printf ("%d", game->due);
  game->due_words = g_strdup_printf (ngettext ("%d task comes back now.", "%d tasks come back now.", (gulong) game->due), game->due);
}

static void
find_lessons (const ChieuSchool *school,
              ChieuHomeGame     *game)
{
  int course = chieu_school_find_course (school, game->game->offer.game);
  ChieuSchoolProgress *progress;
  const ChieuLesson *lesson;
  guint place;

  if (course < 0 || !chieu_school_find_next (school, (guint) course, &place))
    return;
  progress = chieu_school_get_progress (school, (guint) course);
  lesson = chieu_course_get (chieu_school_get_course (school, (guint) course), place);
  game->has_lessons = TRUE;
  game->n_lessons = chieu_school_get_course (school, (guint) course)->lessons->len;
  game->n_learnt = chieu_school_count_learnt (school, (guint) course);
  game->next = place + 1;
  game->next_title = chieu_lesson_text (lesson, lesson->title);
  game->last_lesson_time = chieu_school_progress_get_time (progress);
  if (!chieu_school_progress_is_done (progress, lesson->id))
    game->step = chieu_lesson_find_step_number (lesson, chieu_school_progress_get_step (progress, lesson->id));
  game->n_steps = lesson->steps->len;
}

/* Returns: (transfer full): how the next match of the game would be played by the settings, which the last one has left */
static char *
describe_choices (ChieuFrontRoom       *self,
                  const ChieuGameOffer *offer)
{
  ChieuMatchOptions options;
  g_autofree char *hoi = NULL;
  const char *level;

  chieu_match_settings_read (self->doors.settings, offer->game, 0, &options);
  level = options.level[options.seats - 1];
  hoi = chieu_hoi_limit_to_words (options.hoi, options.hoi_limit);
  /* Translators: how the next match is played: seats, way of play, level of the others, how long. */
  return g_strdup_printf (ngettext ("%1$d seat · %2$s · %3$s · %4$s", "%1$d seats · %2$s · %3$s · %4$s", (gulong) options.seats),
                          options.seats, chieu_way_to_words (options.way), chieu_level_to_words (level), hoi);
}

/* Finds all that home says of @game; the matches in @facts have been found before. */
static void
find_game (ChieuFrontRoom *self,
           ChieuHomeFacts *facts,
           ChieuHomeGame  *game)
{
  const ChieuGameOffer *offer = &game->game->offer;
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->doors.settings);
  const ChieuPracticeTable *table = NULL;
  ChieuSchool *school = chieu_school_pages_peek_school (self->doors.school);

  game->choices = describe_choices (self, offer);
  game->day = describe_day (self, offer->game, &game->day_points);
  for (guint i = 0; i < facts->matches->len && game->match == NULL; i++)
    {
      const ChieuHomeMatch *match = g_ptr_array_index (facts->matches, i);

      if (match->is_own && match->game == offer->game)
        game->match = match;
    }
  if (school != NULL)
    find_lessons (school, game);
  if (chieu_practice_kinds (offer->game) != NULL)
    table = chieu_practice_table_of (offer->game, chieu_game_offer_read_seats (offer, own));
  game->has_practice = table != NULL;
  if (table != NULL)
    find_practice (self, table, game);
}

static gboolean
lesson_cb (const ChieuStoredLesson *lesson,
           gpointer                 done)
{
  *(gboolean *) done = lesson->done != 0;
  return lesson->done == 0;
}

gboolean
chieu_front_room_has_begun (ChieuFrontRoom *self)
{
  ChieuStore *store;
  gboolean done = FALSE;

  g_return_val_if_fail (CHIEU_IS_FRONT_ROOM (self), FALSE);

  store = chieu_session_get_store (self->doors.session);
  for (int i = 0; chieu_app_games[i] != NULL && store != NULL && !done; i++)
    chieu_store_foreach_lesson (store, chieu_app_games[i]->offer.game->id, lesson_cb, &done);
  return done || chieu_session_has_played (self->doors.session);
}

/* Little is offered until a lesson or a hand is done; then the page says once that there is more. A person who already has hands
 * or lessons in the store has never seen the simple page, and is not told. */
static void
decide_whether_simple (ChieuFrontRoom *self,
                       ChieuHomeFacts *facts)
{
  facts->is_simple = !g_settings_get_boolean (self->doors.settings, "everything");
  if (facts->is_simple && chieu_front_room_has_begun (self))
    {
      g_settings_set_boolean (self->doors.settings, "everything", TRUE);
      facts->is_simple = FALSE;
      self->is_new = self->was_simple;
    }
  self->was_simple = self->was_simple || facts->is_simple;
  facts->is_new = self->is_new;
}

/* A code that cannot be played here is not offered; a person who types it is told why. */
static void
find_code (ChieuFrontRoom *self,
           ChieuHomeFacts *facts)
{
  const ChieuDealCode *code = chieu_clipboard_watch_get_code (self->clipboard);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  const char *rules;

  if (code == NULL || !chieu_session_find_rules (self->doors.session, code, NULL, &rules, NULL))
    return;
  text = chieu_deal_code_to_string (code);
  words = chieu_deal_code_to_words (code, rules);
  target = g_variant_ref_sink (g_variant_new_string (text));
  facts->code_action = g_action_print_detailed_name ("win.play-code", target);
  /* Translators: the code of a deal, and what it deals: “T50-7K3QX-9DPAM-4W0B2: Tổ tôm · 5 seats · house rules: the usual”. */
  facts->code_words = g_strdup_printf (_("%1$s: %2$s"), text, words);
}

static ChieuHomeFacts *
find_facts (ChieuFrontRoom *self)
{
  ChieuHomeFacts *facts = chieu_home_facts_new ();
  const ChieuGameOffer *chosen = chieu_game_offer_get_chosen (self->doors.settings);

  find_matches (self, facts);
  find_code (self, facts);
  facts->has_days = chieu_session_get_store (self->doors.session) != NULL;
  for (guint i = 0; chieu_app_games[i] != NULL; i++)
    {
      ChieuHomeGame game = { .game = chieu_app_games[i] };

      find_game (self, facts, &game);
      if (&game.game->offer == chosen)
        facts->chosen = i;
      g_array_append_val (facts->games, game);
    }
  facts->has_played = chieu_session_has_played (self->doors.session);
  decide_whether_simple (self, facts);
  return facts;
}

/* ---- The pages ---- */

static void
fill_home (ChieuFrontRoom *self)
{
  g_autoptr (ChieuHomeFacts) facts = find_facts (self);

  chieu_home_page_show (CHIEU_HOME_PAGE (chieu_pages_get_page (self->doors.pages, CHIEU_PAGE_START)), facts);
}

static void
fill_game (ChieuFrontRoom *self,
           const char     *id)
{
  g_autoptr (ChieuHomeFacts) facts = find_facts (self);
  const ChieuHomeGame *game = chieu_home_facts_find (facts, id);

  if (game != NULL)
    chieu_game_page_show (CHIEU_GAME_PAGE (chieu_pages_get_page (self->doors.pages, CHIEU_PAGE_GAME)), game,
                          (guint) (game - &g_array_index (facts->games, ChieuHomeGame, 0)), facts->has_days);
}

/* The page that is shown is updated when something on it has changed. Without a store there are no hands to list. */
static void
update_cb (ChieuFrontRoom *self)
{
  if (self->window == NULL)
    return;
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, "hands")),
                               chieu_session_get_store (self->doors.session) != NULL);
  chieu_clipboard_watch_set_wanted (self->clipboard, chieu_pages_is_seen (self->doors.pages, CHIEU_PAGE_START));
  if (chieu_pages_is_seen (self->doors.pages, CHIEU_PAGE_START))
    {
      fill_home (self);
      self->is_told = self->is_new;
      return;
    }
  if (self->is_told)
    self->is_new = self->is_told = FALSE;
  if (chieu_pages_is_seen (self->doors.pages, CHIEU_PAGE_GAME))
    fill_game (self, chieu_game_page_get_game (CHIEU_GAME_PAGE (chieu_pages_get_page (self->doors.pages, CHIEU_PAGE_GAME))));
}

void
chieu_front_room_show_home (ChieuFrontRoom *self)
{
  g_return_if_fail (CHIEU_IS_FRONT_ROOM (self));

  fill_home (self);
  chieu_pages_show_page (self->doors.pages, CHIEU_PAGE_START);
}

void
chieu_front_room_show_game (ChieuFrontRoom  *self,
                            const ChieuGame *game)
{
  g_return_if_fail (CHIEU_IS_FRONT_ROOM (self) && game != NULL);

  fill_game (self, game->id);
  chieu_pages_show_page (self->doors.pages, CHIEU_PAGE_GAME);
}

const char *
chieu_front_room_get_game (ChieuFrontRoom *self)
{
  g_return_val_if_fail (CHIEU_IS_FRONT_ROOM (self), NULL);

  if (!chieu_pages_is_seen (self->doors.pages, CHIEU_PAGE_GAME))
    return NULL;
  return chieu_game_page_get_game (CHIEU_GAME_PAGE (chieu_pages_get_page (self->doors.pages, CHIEU_PAGE_GAME)));
}

const char *
chieu_front_room_get_title (ChieuFrontRoom *self)
{
  const char *id = chieu_front_room_get_game (self);

  return id != NULL ? _(chieu_game_offer_find (id)->title) : NULL;
}

static GtkWidget *
make_home_page (gpointer data)
{
  return chieu_home_page_new (CHIEU_FRONT_ROOM (data)->doors.settings);
}

static GtkWidget *
make_game_page (gpointer data)
{
  return chieu_game_page_new (CHIEU_FRONT_ROOM (data)->doors.settings);
}

/* ---- Actions ---- */

static const ChieuGame *
get_game (GVariant *parameter)
{
  return chieu_game_offer_find (g_variant_get_string (parameter, NULL))->game;
}

static void
show_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  chieu_front_room_show_home (data);
}

static void
game_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  chieu_front_room_show_game (data, get_game (parameter));
}

static void
choose_game (ChieuFrontRoom *self,
             GVariant       *parameter)
{
  g_settings_set_string (self->doors.settings, "game", get_game (parameter)->id);
}

static void
play_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  choose_game (data, parameter);
  g_signal_emit (data, begin_signal, 0);
}

static void
new_action (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  ChieuFrontRoom *self = data;

  choose_game (self, parameter);
  gtk_widget_activate_action (self->window, "win.new-match", NULL);
}

static void
learn_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  chieu_school_pages_show_course (CHIEU_FRONT_ROOM (data)->doors.school, get_game (parameter));
}

static void
lesson_action (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  chieu_school_pages_go_on (CHIEU_FRONT_ROOM (data)->doors.school, get_game (parameter));
}

/* The parameter is the id of a game, and the number of a lesson from 1. */
static void
teach_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  const char *game;
  guint32 number;

  g_variant_get (parameter, "(&su)", &game, &number);
  chieu_school_pages_show_lesson (CHIEU_FRONT_ROOM (data)->doors.school, chieu_game_offer_find (game)->game, number);
}

static void
practise_action (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  chieu_practice_pages_show_game (CHIEU_FRONT_ROOM (data)->doors.practice, get_game (parameter));
}

static void
practice_of_day_action (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       data)
{
  chieu_practice_pages_begin_day (CHIEU_FRONT_ROOM (data)->doors.practice, get_game (parameter));
}

static void
rules_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  ChieuFrontRoom *self = data;
  GtkWindow *window = GTK_WINDOW (self->window);
  const char *id = g_variant_get_string (parameter, NULL);

  for (guint i = 0; chieu_app_games[i] != NULL; i++)
    if (g_str_equal (chieu_app_games[i]->offer.game->id, id))
      chieu_help_present_page (gtk_window_get_application (window), window, chieu_app_games[i]->rules);
}

static void
hands_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  chieu_hands_show_game (CHIEU_FRONT_ROOM (data)->doors.hands, get_game (parameter));
}

static void
everything_action (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  ChieuFrontRoom *self = data;

  g_settings_set_boolean (self->doors.settings, "everything", TRUE);
  chieu_front_room_show_home (self);
  chieu_home_page_go_to_rest (CHIEU_HOME_PAGE (chieu_pages_get_page (self->doors.pages, CHIEU_PAGE_START)));
}

/* The parameter of most actions is the id of a game. */
static const GActionEntry actions[] = {
  { .name = "show", .activate = show_action },
  { .name = "game", .activate = game_action, .parameter_type = "s" },
  { .name = "play", .activate = play_action, .parameter_type = "s" },
  { .name = "new", .activate = new_action, .parameter_type = "s" },
  { .name = "learn", .activate = learn_action, .parameter_type = "s" },
  { .name = "lesson", .activate = lesson_action, .parameter_type = "s" },
  { .name = "teach", .activate = teach_action, .parameter_type = "(su)" },
  { .name = "practise", .activate = practise_action, .parameter_type = "s" },
  { .name = "practice-of-day", .activate = practice_of_day_action, .parameter_type = "s" },
  { .name = "rules", .activate = rules_action, .parameter_type = "s" },
  { .name = "hands", .activate = hands_action, .parameter_type = "s" },
  { .name = "everything", .activate = everything_action },
};

/* ---- The object ---- */

ChieuFrontRoom *
chieu_front_room_new (const ChieuFrontRoomDoors *doors,
                      GtkWidget                 *window)
{
  ChieuFrontRoom *self;

  g_return_val_if_fail (doors != NULL && GTK_IS_WINDOW (window), NULL);

  self = g_object_new (CHIEU_TYPE_FRONT_ROOM, NULL);
  self->doors = *doors;
  g_set_weak_pointer (&self->window, window);
  self->clipboard = chieu_clipboard_watch_new (GTK_WINDOW (window));
  g_signal_connect_object (self->clipboard, "code-changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  chieu_pages_add_page (doors->pages, CHIEU_PAGE_START, make_home_page, self);
  chieu_pages_add_page (doors->pages, CHIEU_PAGE_GAME, make_game_page, self);
  self->actions = G_ACTION_MAP (g_simple_action_group_new ());
  g_action_map_add_action_entries (self->actions, actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (window, "home", G_ACTION_GROUP (self->actions));
  g_signal_connect_object (doors->pages, "shown", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (doors->session, "match-changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (doors->session, "open-changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (doors->school, "read", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  return self;
}

ChieuClipboardWatch *
chieu_front_room_get_clipboard_watch (ChieuFrontRoom *self)
{
  g_return_val_if_fail (CHIEU_IS_FRONT_ROOM (self), NULL);

  return self->clipboard;
}

static void
finalize (GObject *object)
{
  g_clear_weak_pointer (&CHIEU_FRONT_ROOM (object)->window);
  g_object_unref (CHIEU_FRONT_ROOM (object)->clipboard);
  g_object_unref (CHIEU_FRONT_ROOM (object)->actions);
  G_OBJECT_CLASS (chieu_front_room_parent_class)->finalize (object);
}

static void
chieu_front_room_class_init (ChieuFrontRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  begin_signal = g_signal_new ("begin", CHIEU_TYPE_FRONT_ROOM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_front_room_init (ChieuFrontRoom *self)
{
}
