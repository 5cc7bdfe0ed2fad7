/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The front room and what begins there, in the program's own window: codes of deals, typed and copied; the hand of the day; giving
 * a match up; records dropped and saved.
 *
 * With the arguments "hold TEXT" it is another program, one that has copied TEXT and keeps it on the clipboard until its input ends.
 */
#include "app/app-game.h"
#include "app/game-offer.h"
#include "app/history/replay-window.h"
#include "app/home/home-page.h"
#include "app/home/today-card.h"
#include "app/program/application.h"
#include "app/program/window-private.h"
#include "common/find.h"
#include "config.h"
#include "common/layout-check.h"
#include "match/deals/deal-code.h"
#include "match/deals/hand-of-day.h"
#include "match/words/words.h"
#include "school/coach/coach.h"
#include "school/friendly/friendly.h"
#include "../store-sql.h"
#include "../patience.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

/* No hand has more moves. */
#define MOVES_MAX 400

static GtkApplication *application;
static ChieuWindow *window;
static const ChieuWindowParts *parts;
static const char *self_path;

/* ---- What is seen, and what is done ---- */

/* Returns: (nullable): the first label in @root that is seen and has @text in it */
static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child))
      {
        GtkWidget *found = find_label (child, text);

        if (found != NULL)
          return found;
      }
  return NULL;
}

/* Returns: (nullable): the first label with @text in it on the page that is seen */
static GtkWidget *
find_seen (const char *text)
{
  return find_label (chieu_pages_get_seen (parts->pages), text);
}

/* Presses the button of the page that says @text. */
static void
press (const char *text)
{
  GtkWidget *label = find_seen (text), *button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;

  if (button == NULL)
    g_error ("no button “%s” on the page “%s”", text, chieu_pages_get_seen_name (parts->pages));
  g_signal_emit_by_name (button, "clicked");
}

/* Returns: (nullable): a window of @type that is seen. The chooser of files has windows of its own, too. */
static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (other, type) && gtk_widget_get_visible (GTK_WIDGET (other)))
        return other;
    }
  return NULL;
}

static void
activate (const char *action,
          const char *parameter)
{
  g_autoptr (GVariant) target = parameter != NULL ? g_variant_ref_sink (g_variant_new_string (parameter)) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), action, target));
}

static void
go_home (void)
{
  activate ("home.show", NULL);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
}

static ChieuMatch *
get_match (void)
{
  return chieu_window_get_match (window);
}

/* Plays the hand on the mat to its end with the move that is offered first each time. */
static void
play_hand (void)
{
  ChieuMatch *match = get_match ();
  ChieuResult result;

  for (int i = 0; i < MOVES_MAX && !chieu_match_get_result (match, &result); i++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuReason reason;

      wait_until (chieu_match_is_asked (match) || chieu_match_get_result (match, &result));
      if (chieu_match_is_asked (match) && chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves) > 0)
        g_assert_cmpint (chieu_match_try (match, &moves[0], &reason), !=, CHIEU_TRY_REFUSED);
    }
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_RESULT));
}

/* Returns: (transfer full): the code of a deal of @game by its usual house rules, or if not @usual by others in every switch */
static char *
make_code (const ChieuGame *game,
           gboolean         usual,
           guint64          seed)
{
  ChieuRules rules;
  ChieuDealCode code;

  chieu_rules_init (&rules, game);
  if (!usual)
    for (int i = 0; i < game->n_switches; i++)
      rules.value[i] = (int16_t) (rules.value[i] == game->switches[i].max ? game->switches[i].min : game->switches[i].max);
  g_assert_true (chieu_deal_code_init (&code, game, &rules, game->max_seats, -1, seed));
  return chieu_deal_code_to_string (&code);
}

/* ---- Codes, typed ---- */

static GtkWindow *
open_code_window (void)
{
  go_home ();
  activate ("win.enter-code", NULL);
  wait_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  return find_window (ADW_TYPE_MESSAGE_DIALOG);
}

/* Checks that with @text for a code Play cannot be pressed, and the fault is @said. */
static void
expect_wrong (GtkWindow  *dialog,
              const char *text,
              const char *said)
{
  GtkWidget *entry = find_of_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "play"));
  if (find_label (GTK_WIDGET (dialog), said) == NULL)
    g_error ("of “%s” the dialog does not say “%s”", text, said);
}

/* Returns: (transfer full): @code with @letter at @place, from 0, and with the check letters that fit again, so that it is refused for
 * its sense: @says is part of the reason */
static char *
forge_code (const char *code,
            gsize       place,
            char        letter,
            const char *says)
{
  /* The letters of a code, of which the last two are the check letters (docs/notation.md). */
  static const char letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  char *forged = g_strdup (code);
  gsize n = strlen (forged);

  forged[place] = letter;
  for (gsize i = 0; i < strlen (letters) * strlen (letters); i++)
    {
      g_autoptr (GError) error = NULL;
      ChieuDealCode found;

      forged[n - 2] = letters[i / strlen (letters)];
      forged[n - 1] = letters[i % strlen (letters)];
      if (!chieu_deal_code_parse (&found, forged, &error) && strstr (error->message, says) != NULL)
        return forged;
    }
  g_error ("no code of this kind");
}

static void
test_code_wrong (void)
{
  const ChieuGame *game = chieu_app_games[0]->offer.game;
  g_autofree char *code = make_code (game, TRUE, 7), *foreign = make_code (game, FALSE, 7);
  g_autofree char *mistaken = g_strdup (code), *cut = g_strndup (code, strlen (code) - 3);
  g_autofree char *longer = g_strconcat (foreign, "-000", NULL);
  g_autofree char *other_game = forge_code (code, 0, 'Z', "game that this version does not know");
  g_autofree char *other_seats = forge_code (code, 1, '9', "deal that this game does not have");
  GtkWindow *dialog = open_code_window ();

  mistaken[6] = mistaken[6] == 'A' ? 'B' : 'A';
  expect_wrong (dialog, "T50-U", "is not used in codes");
  expect_wrong (dialog, "Tổ tôm", "is not used in codes");
  expect_wrong (dialog, cut, "too short");
  expect_wrong (dialog, longer, "too long");
  expect_wrong (dialog, mistaken, "is wrong");
  expect_wrong (dialog, other_game, "game that this version does not know");
  expect_wrong (dialog, other_seats, "deal that this game does not have");
  expect_wrong (dialog, foreign, "house rules that you do not have");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
  g_assert_null (get_match ());
  gtk_window_destroy (dialog);
}

static void
test_code_right (void)
{
  const ChieuGame *game = chieu_app_games[1]->offer.game;
  g_autofree char *code = make_code (game, TRUE, 4711), *typed = g_ascii_strdown (code, -1);
  g_autoptr (ChieuRecord) record = NULL;
  ChieuDealCode dealt;
  g_autofree char *text = NULL;
  GtkWindow *dialog = open_code_window ();

  gtk_editable_set_text (GTK_EDITABLE (find_of_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY)), typed);
  g_assert_true (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "play"));
  g_assert_nonnull (find_label (GTK_WIDGET (dialog), chieu_words_game (chieu_words_for_game (game), game->max_seats)));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "play");
  gtk_window_destroy (dialog);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  record = chieu_match_make_record (get_match ());
  g_assert_true (chieu_deal_code_init_of_record (&dealt, record));
  text = chieu_deal_code_to_string (&dealt);
  g_assert_cmpstr (text, ==, code);
  g_assert_cmpint (chieu_match_get_options (get_match ())->kind, ==, CHIEU_MATCH_SHARED);
}

/* Checks the page at the end of a single hand: it says @what it was, has its code and what one may want now, and nothing of a hội. */
static void
expect_end (const char *what,
            const char *code)
{
  g_assert_nonnull (find_seen (what));
  g_assert_nonnull (find_seen (code));
  g_assert_nonnull (find_seen ("Share the code"));
  g_assert_nonnull (find_seen ("Play it again"));
  g_assert_nonnull (find_seen ("Home"));
  g_assert_null (find_seen ("hội"));
  g_assert_null (find_seen ("Next hand"));
}

static void
test_shared_end (void)
{
  const ChieuGame *game = chieu_app_games[1]->offer.game;
  g_autofree char *code = make_code (game, TRUE, 4711);
  ChieuMatch *first;

  test_code_right ();
  play_hand ();
  expect_end ("a shared deal", code);
  first = g_object_ref (get_match ());
  press ("Play it again");
  wait_until (get_match () != first && chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  g_assert_cmpstr (chieu_match_get_options (get_match ())->deal, ==, code);
  g_object_unref (first);
  play_hand ();
  press ("Home");
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
}

/* ---- Friendly deals ---- */

/* Plays the hand as the coach advises, which wins it. Returns: how many decisions there were */
static int
follow_coach (void)
{
  ChieuMatch *match = get_match ();
  ChieuResult result;
  int n = 0;

  while (!chieu_match_get_result (match, &result))
    {
      g_autoptr (ChieuCoachAdvice) advice = NULL;
      ChieuReason reason;

      wait_until (chieu_match_is_asked (match) || chieu_match_get_result (match, &result));
      if (!chieu_match_is_asked (match))
        continue;
      n++;
      advice = chieu_coach_advise (chieu_match_get_options (match)->game, chieu_match_get_view (match), chieu_match_get_person (match));
      g_assert_true (advice != NULL && advice->has_move);
      /* A move that is being written still stands as a question. */
      if (chieu_match_try (match, &advice->move, &reason) == CHIEU_TRY_REFUSED)
        n--;
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpint (result.winner, ==, chieu_match_get_person (match));
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_RESULT));
  return n;
}

/* A friendly deal begins from the list of lessons, with the coach beside the mat; whoever follows him wins it in few decisions. */
static void
test_friendly (void)
{
  const ChieuGame *game = chieu_app_games[0]->offer.game;
  const ChieuFriendlyTable *table = chieu_friendly_get_tables (game);
  ChieuMatch *first;

  go_home ();
  g_settings_set_boolean (parts->settings, "coach", FALSE);
  g_settings_set_boolean (parts->settings, "auto-boc", TRUE);
  activate ("home.learn", game->id);
  wait_until (find_seen ("three friendly deals") != NULL);
  press ("First deal");
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  g_assert_cmpint (chieu_match_get_options (get_match ())->kind, ==, CHIEU_MATCH_FRIENDLY);
  g_assert_cmpstr (chieu_match_get_options (get_match ())->deal, ==, table->codes[0]);
  g_assert_true (gtk_widget_get_visible (parts->coach));
  g_assert_cmpint (follow_coach (), <=, CHIEU_FRIENDLY_DECISIONS);
  expect_end ("a friendly deal", table->codes[0]);
  first = g_object_ref (get_match ());
  press ("Play it again");
  wait_until (get_match () != first && chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  g_object_unref (first);
  g_assert_cmpint (chieu_match_get_options (get_match ())->kind, ==, CHIEU_MATCH_FRIENDLY);
  follow_coach ();
  press ("Home");
}

/* ---- Codes, copied ---- */

static gboolean
ended_cb (int          fd,
          GIOCondition condition,
          gpointer     loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* Keeps @text on the clipboard until the input ends. Returns: the program's status */
static int
hold_clipboard (const char *text)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  gtk_init ();
  gdk_clipboard_set_text (gdk_display_get_clipboard (gdk_display_get_default ()), text);
  gdk_display_sync (gdk_display_get_default ());
  g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, ended_cb, loop);
  (void) !write (STDOUT_FILENO, "held\n", 5);
  g_main_loop_run (loop);
  return 0;
}

static void
changed_cb (GdkClipboard *clipboard,
            gboolean     *changed)
{
  *changed = TRUE;
}

/* Returns: (transfer full): another program that has copied @text; it ends when it is forced to */
static GSubprocess *
copy_elsewhere (const char *text)
{
  g_autoptr (GError) error = NULL;
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  gboolean changed = FALSE;
  gulong handler = g_signal_connect (clipboard, "changed", G_CALLBACK (changed_cb), &changed);
  GSubprocess *other = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, self_path, "hold", text,
                                         NULL);
  char line[5];

  g_assert_no_error (error);
  g_assert_true (g_input_stream_read_all (g_subprocess_get_stdout_pipe (other), line, sizeof line, NULL, NULL, NULL));
  wait_until (changed && gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), G_TYPE_STRING));
  g_signal_handler_disconnect (clipboard, handler);
  return other;
}

static guint
count_looks (void)
{
  return chieu_clipboard_watch_count_looks (chieu_front_room_get_clipboard_watch (parts->front_room));
}

/* Shows a page that is not home, in an active window: where nothing manages windows, a dialog that goes leaves none active. */
static void
go_elsewhere (void)
{
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  activate ("home.game", chieu_app_games[0]->offer.game->id);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_GAME));
}

static void
test_clipboard_found (void)
{
  static const char offer[] = "Play the deal whose code you copied";
  const ChieuGame *game = chieu_app_games[2]->offer.game;
  g_autofree char *code = make_code (game, TRUE, 99);
  g_autoptr (GSubprocess) other = NULL;

  go_elsewhere ();
  other = copy_elsewhere (code);
  go_home ();
  wait_until (find_seen (offer) != NULL);
  g_assert_nonnull (find_seen (code));
  press (offer);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  g_assert_cmpstr (chieu_match_get_options (get_match ())->deal, ==, code);
  g_subprocess_force_exit (other);
}

/* A text that is no code is not offered; neither is a code of house rules that one does not have. */
static void
test_clipboard_other (void)
{
  g_autofree char *foreign = make_code (chieu_app_games[0]->offer.game, FALSE, 5);
  g_autofree char *longer = g_strnfill (100000, 'T');
  const char *texts[] = { "Buy rice, tea, betel", foreign, "T50-00000-00000-00000", longer };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GSubprocess) other = NULL;
      guint looks;

      go_elsewhere ();
      other = copy_elsewhere (texts[i]);
      looks = count_looks ();
      go_home ();
      g_assert_cmpuint (count_looks (), ==, looks + 1);
      for (int frame = 0; frame < 5; frame++)
        chieu_layout_settle (GTK_WIDGET (window));
      g_assert_null (find_seen ("Play the deal whose code you copied"));
      g_subprocess_force_exit (other);
    }
}

/* The clipboard is looked at once each time home comes up, and not while home or another page stays. */
static void
test_clipboard_looks (void)
{
  guint looks;

  go_elsewhere ();
  looks = count_looks ();
  go_home ();
  g_assert_cmpuint (count_looks (), ==, looks + 1);
  go_home ();
  chieu_session_look_for_open_matches (parts->session);
  chieu_layout_settle (GTK_WIDGET (window));
  g_assert_cmpuint (count_looks (), ==, looks + 1);
  go_elsewhere ();
  activate ("win.school", NULL);
  chieu_layout_settle (GTK_WIDGET (window));
  g_assert_cmpuint (count_looks (), ==, looks + 1);
  activate ("win.back", NULL);
}

/* ---- The hand of the day ---- */

/* Checks what is said of the finished hand of @day after each way to end it: a false ù of the person is no win. */
static void
expect_day_said (const ChieuGame *game,
                 const char      *day)
{
  static const struct { ChieuOutcome outcome; const char *said; } ends[] = {
    { CHIEU_OUTCOME_WON, "You won it" }, { CHIEU_OUTCOME_FALSE, "You have played it, and nobody won" },
  };

  activate ("home.game", game->id);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE hand SET outcome = %d, winner = 0"
                                              " WHERE match IN (SELECT id FROM match WHERE deal = '%s')", ends[i].outcome, day);

      must_exec (chieu_session_get_store (parts->session), sql);
      chieu_session_look_for_open_matches (parts->session);
      wait_until (find_seen (ends[i].said) != NULL);
    }
  go_home ();
}

static void
test_day (void)
{
  const ChieuGame *game = chieu_app_games[0]->offer.game;
  const char *title = _(chieu_app_games[0]->offer.title);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (&chieu_app_games[0]->offer, parts->settings);
  g_autoptr (ChieuRecord) record = NULL;
  g_autofree char *day = chieu_session_get_day (parts->session), *code = NULL, *points = NULL;
  const ChieuDayHand *kept;
  ChieuRules usual;
  ChieuDealCode dealt;
  ChieuResult result;
  int first;

  /* The hand of the day has its own number of seats, whatever the person has set. */
  g_settings_set_int (own, "seats", game->min_seats);
  go_home ();
  /* Each game has a hand of the day on the card, whichever was played last. */
  for (guint i = 0; chieu_app_games[i] != NULL; i++)
    {
      GtkWidget *card = gtk_widget_get_ancestor (find_seen ("The hand of the day"), g_type_from_name ("ChieuTodayCard"));

      g_assert_nonnull (find_label (card, _(chieu_app_games[i]->offer.title)));
    }
  activate ("win.hand-of-day", game->id);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  chieu_rules_init_usual (&usual, game);
  g_assert_cmpint (chieu_match_get_options (get_match ())->seats, ==, game->max_seats);
  g_assert_cmpmem (&chieu_match_get_options (get_match ())->rules, sizeof usual, &usual, sizeof usual);
  record = chieu_match_make_record (get_match ());
  g_assert_cmpuint (record->seed, ==, chieu_day_find_seed (game, day));
  g_assert_true (chieu_deal_code_init_of_record (&dealt, record));
  code = chieu_deal_code_to_string (&dealt);

  /* Leaving loses nothing: the next press goes on with it. */
  go_home ();
  wait_until (chieu_session_get_open (parts->session)->matches->len > 0);
  activate ("win.hand-of-day", game->id);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  play_hand ();
  expect_end ("the hand of the day", code);
  g_assert_true (chieu_match_get_result (get_match (), &result));
  first = result.points[chieu_match_get_person (get_match ())];

  /* Its result is kept, and stands beside the game. */
  go_home ();
  wait_until (chieu_open_matches_find_day (chieu_session_get_open (parts->session), game) != NULL);
  chieu_layout_settle (GTK_WIDGET (window));
  points = g_strdup_printf ("%s · ", title);
  g_assert_nonnull (find_seen (points));

  /* To begin it once more shows how it was played, and says why. */
  activate ("home.play", chieu_app_games[1]->offer.game->id);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  go_home ();
  activate ("win.hand-of-day", game->id);
  wait_until (find_window (CHIEU_TYPE_REPLAY_WINDOW) != NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (window), "You have already played the hand of the day"));
  gtk_window_destroy (find_window (CHIEU_TYPE_REPLAY_WINDOW));

  /* To play it again by its code changes nothing of the result. */
  activate ("win.play-code", code);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  play_hand ();
  chieu_session_look_for_open_matches (parts->session);
  go_home ();
  chieu_layout_settle (GTK_WIDGET (window));
  kept = chieu_open_matches_find_day (chieu_session_get_open (parts->session), game);
  g_assert_nonnull (kept);
  g_assert_cmpint (kept->points, ==, first);
  expect_day_said (game, day);
  g_settings_reset (own, "seats");
}

/* ---- Giving up ---- */

static AdwMessageDialog *
ask_to_give_up (void)
{
  activate ("win.give-up", NULL);
  wait_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  return ADW_MESSAGE_DIALOG (find_window (ADW_TYPE_MESSAGE_DIALOG));
}

static void
give_up (void)
{
  AdwMessageDialog *dialog = ask_to_give_up ();

  adw_message_dialog_response (dialog, "give-up");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_give_up (void)
{
  const ChieuGame *game = chieu_app_games[3]->offer.game;
  ChieuMatchOptions place = { .game = game };
  AdwMessageDialog *dialog;

  activate ("home.play", game->id);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  chieu_session_look_for_open_matches (parts->session);
  wait_until (chieu_open_matches_find (chieu_session_get_open (parts->session), &place) != NULL);

  dialog = ask_to_give_up ();
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), chieu_words_game (chieu_words_for_game (game), game->max_seats)));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "The match ends here"));
  /* Closing the dialog is what Escape does. */
  g_assert_cmpstr (adw_message_dialog_get_close_response (dialog), ==, "stay");
  gtk_window_close (GTK_WINDOW (dialog));
  wait_until (find_window (ADW_TYPE_MESSAGE_DIALOG) == NULL);
  g_assert_nonnull (get_match ());
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));

  give_up ();
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
  wait_until (chieu_open_matches_find (chieu_session_get_open (parts->session), &place) == NULL);
}

/* ---- Going on ---- */

/* A match that was left with the result of a hand goes on with the next hand by one press on the first button of home. */
static void
test_next_hand (void)
{
  const ChieuGame *game = chieu_app_games[3]->offer.game;
  ChieuMatchOptions place = { .game = game };
  GtkWidget *pill;
  guint hand;

  go_home ();
  activate ("home.play", game->id);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  play_hand ();
  g_assert_false (chieu_match_is_over (get_match ()));
  hand = chieu_match_get_hand_number (get_match ());
  chieu_session_look_for_open_matches (parts->session);
  wait_until (chieu_open_matches_find (chieu_session_get_open (parts->session), &place) != NULL);
  go_home ();
  chieu_layout_settle (GTK_WIDGET (window));
  pill = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (pill));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (pill)), ==, "win.go-on-with");
  g_signal_emit_by_name (pill, "clicked");
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  wait_until (chieu_match_get_hand_number (get_match ()) == hand + 1);
  give_up ();
  wait_until (chieu_open_matches_find (chieu_session_get_open (parts->session), &place) == NULL);
}

/* ---- Records ---- */

static GtkDropTarget *
find_drop_target (void)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (GTK_IS_DROP_TARGET (one))
        return GTK_DROP_TARGET (one);
    }
  g_error ("the window takes no files");
}

/* Drops @file on the window. */
static void
drop_file (GFile *file)
{
  GSList list = { file, NULL };
  GdkFileList *files = gdk_file_list_new_from_list (&list);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, files);
  g_signal_emit_by_name (find_drop_target (), "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
}

/* A file that the file manager opens is shown, also while the help is the active window. */
static void
open_over_help (GFile *file)
{
  GtkWindow *help;

  activate ("app.help", NULL);
  wait_until (!CHIEU_IS_WINDOW (gtk_application_get_active_window (application)));
  help = gtk_application_get_active_window (application);
  g_application_open (G_APPLICATION (application), &file, 1, "");
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_RECORD));
  gtk_window_destroy (help);
  activate ("win.back", NULL);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
}

static void
test_record (void)
{
  g_autofree char *folder = g_dir_make_tmp ("front-room-XXXXXX", NULL), *path = g_build_filename (folder, "hand.chieu", NULL);
  g_autofree char *bad = g_build_filename (folder, "letter.txt", NULL), *text = NULL, *name = NULL;
  g_autofree char *code = make_code (chieu_app_games[0]->offer.game, TRUE, 12);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) bad_file = g_file_new_for_path (bad);
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, "<Control>s");
  g_autoptr (ChieuRecord) record = NULL;
  GtkWindow *chooser;

  activate ("win.play-code", code);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  play_hand ();

  /* Ctrl+S asks where it is to be saved. */
  g_assert_true (g_strv_contains ((const char *const *) actions, "win.save-record"));
  activate (actions[0], NULL);
  wait_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_cmpint (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)), ==, GTK_FILE_CHOOSER_ACTION_SAVE);
  name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_true (g_str_has_suffix (name, ".chieu"));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  wait_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);

  /* A record that is dropped on the window is shown; a letter is not. */
  record = chieu_match_make_record (get_match ());
  text = chieu_record_to_string (record);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  go_home ();
  drop_file (file);
  wait_until (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_RECORD));
  activate ("win.back", NULL);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
  open_over_help (file);
  g_assert_true (g_file_set_contents (bad, "Dear all,\n", -1, NULL));
  drop_file (bad_file);
  wait_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (find_window (ADW_TYPE_MESSAGE_DIALOG)), "not a valid record"));
  gtk_window_destroy (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_START));
  g_unlink (path);
  g_unlink (bad);
  g_rmdir (folder);
}

/* ---- The program ---- */

/* ---- Everything ---- */

/* Returns: whether @widget lies wholly in the part of @scroller that is seen */
static gboolean
is_in_view (GtkWidget *widget,
            GtkWidget *scroller)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

/* Whoever has not begun is offered little. The button that shows the rest leads there: its heading and the first of its buttons, which has the
 * focus, are in view. */
static void
test_everything (void)
{
  GtkWidget *scroller, *heading, *focus;

  g_settings_set_boolean (parts->settings, "everything", FALSE);
  go_home ();
  chieu_layout_settle (GTK_WIDGET (window));
  g_assert_null (find_seen (_("Today")));
  press (_("Show everything"));
  chieu_layout_settle (GTK_WIDGET (window));
  heading = find_seen (_("Today"));
  g_assert_nonnull (heading);
  g_assert_null (find_seen (_("Show everything")));
  scroller = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
  wait_until (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))) > 0);
  g_assert_true (is_in_view (heading, scroller));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, CHIEU_TYPE_TODAY_CARD));
  g_assert_true (is_in_view (focus, scroller));
}

/* The form of a new match that is asked for from the page of a game has that game, whichever was begun last; from elsewhere it has the one
 * that was. */
static void
test_new_match_of_game (void)
{
  const char *last = chieu_app_games[3]->offer.game->id, *begun = chieu_app_games[0]->offer.game->id;

  g_settings_set_string (parts->settings, "game", begun);
  go_home ();
  activate ("win.new-match", NULL);
  g_assert_cmpstr (chieu_game_offer_get_chosen (parts->settings)->game->id, ==, begun);
  go_home ();
  activate ("home.game", last);
  activate ("win.new-match", NULL);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_NEW));
  g_assert_cmpstr (chieu_game_offer_get_chosen (parts->settings)->game->id, ==, last);
  go_home ();
}

static const struct
{
  const char *name;
  void (*func) (void);
} tests[] = {
  { "everything", test_everything },
  { "new-match-of-game", test_new_match_of_game },
  { "code-wrong", test_code_wrong },
  { "code-right", test_code_right },
  { "shared-end", test_shared_end },
  { "friendly", test_friendly },
  { "clipboard-found", test_clipboard_found },
  { "clipboard-other", test_clipboard_other },
  { "clipboard-looks", test_clipboard_looks },
  { "day", test_day },
  { "give-up", test_give_up },
  { "next-hand", test_next_hand },
  { "record", test_record },
};

/* Wakes the main loop, so that wait_until() looks again. */
static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
test_cb (gpointer data)
{
  g_timeout_add (20, tick_cb, NULL);
  wait_until (chieu_session_is_open (parts->session) && gtk_window_is_active (GTK_WINDOW (window)));
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      tests[i].func ();
      g_print ("ok %zu %s\n", i + 1, tests[i].name);
    }
  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_REMOVE;
}

/* Until the store is open the mat is seen without a match: there is no table to leave. */
static void
check_before_open (void)
{
  window = CHIEU_WINDOW (gtk_application_get_active_window (application));
  parts = chieu_window_get_parts (window);
  g_assert_false (chieu_session_is_open (parts->session));
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
  activate ("win.leave", NULL);
  g_assert_true (chieu_pages_is_seen (parts->pages, CHIEU_PAGE_TABLE));
}

static void
activate_cb (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  check_before_open ();
  g_idle_add (test_cb, NULL);
}

int
main (int    argc,
      char **argv)
{
  char *arguments[] = { "chieu-bai", "--seed", "1", "--pace", "none", NULL };
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "");
  if (argc == 3 && g_str_equal (argv[1], "hold"))
    return hold_clipboard (argv[2]);
  self_path = argv[0];
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_boolean (settings, "welcomed", TRUE);
  g_settings_set_boolean (settings, "everything", TRUE);
  application = GTK_APPLICATION (chieu_application_new ());
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_application_run (G_APPLICATION (application), G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (application);
  return window == NULL;
}
