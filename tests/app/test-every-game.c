/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every game of the register is asked for everything that the program has, by the program's own actions: each card's
 * page of the gallery, the help of each decision, a hand with its coach and its log, result, explained score, replay,
 * moments, history, statistics, house rules, lessons, practice, the scorer. A game says itself what it does without
 * (ChieuWithout in app-game.h), and then must not have it. Anything else that a game lacks fails the test, which names all of it.
 */
#include "app/program/application.h"
#include "app/table/coach-panel.h"
#include "app/gallery/gallery-deck.h"
#include "app/app-game.h"
#include "app/help/help-book.h"
#include "app/help/help-place.h"
#include "app/help/help-window.h"
#include "app/school/lesson-page.h"
#include "app/table/log-window.h"
#include "app/table/moments-window.h"
#include "app/table/seat-names.h"
#include "app/school/practice-page.h"
#include "app/history/replay-window.h"
#include "common/find.h"
#include "common/question.h"
#include "games/to-tom/app/scorer-window.h"
#include "app/game-offer.h"
#include "app/program/window-private.h"
#include "bots/bot.h"
#include "config.h"
#include "common/layout-check.h"
#include "mat/mat-layout.h"
#include "match/words/account.h"
#include "match/words/words.h"
#include "school/coach/coach-deeper.h"
#include "../patience.h"

#include <locale.h>
#include <string.h>

/* The most hands that are played until one is won, whose result is looked at. */
#define HANDS_MAX 30
/* No hand has more moves. */
#define MOVES_MAX 400
/* The most hands that are played until every kind of move was once to be decided about. */
#define RANDOM_HANDS_MAX 4000
/* One of so many hands is played by house rules of chance, and so many in a row are played in the strict way, or are not. */
#define OTHER_RULES 3
#define SAME_WAY 8
/* The tasks of practice are made from this seed, so that they are the same each time. */
#define TASK_SEED 7

typedef struct
{
  GApplication *application;
  ChieuWindow *window;
  const ChieuWindowParts *parts;
  ChieuHelpBook *book;
  const ChieuGame *game;
  const ChieuWords *words;
  int lacks;
} Test;

G_GNUC_PRINTF (2, 3)
static void
report_missing (Test       *self,
                const char *format,
                ...)
{
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_print ("# %s lacks: %s\n", self->game->id, what);
  self->lacks++;
}

/* ---- What is seen ---- */

static void
add_texts (GtkWidget *widget,
           GString   *all)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (all, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    g_string_append_printf (all, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child))
      add_texts (child, all);
}

static gboolean
shows_text (GtkWidget  *root,
            const char *text)
{
  g_autoptr (GString) all = g_string_new (NULL);

  add_texts (root, all);
  return text != NULL && *text != '\0' && strstr (all->str, text) != NULL;
}

static gboolean
window_shows (Test       *self,
              const char *text)
{
  return shows_text (GTK_WIDGET (chieu_pages_get_seen (self->parts->pages)), text);
}

/* Complains unless @page is seen, to which @what was to lead. */
static gboolean
expect_page (Test       *self,
             const char *page,
             const char *what)
{
  if (chieu_pages_is_seen (self->parts->pages, page))
    return TRUE;
  report_missing (self, "%s: the page “%s” is seen instead of “%s”", what,
                  chieu_pages_get_seen_name (self->parts->pages), page);
  return FALSE;
}

static gboolean
activate (Test       *self,
          const char *action,
          const char *format,
          ...)
{
  g_autoptr (GVariant) parameter = NULL;
  va_list args;
  gboolean known;

  va_start (args, format);
  if (format != NULL)
    parameter = g_variant_ref_sink (g_variant_new_va (format, NULL, &args));
  va_end (args);
  known = gtk_widget_activate_action_variant (GTK_WIDGET (self->window), action, parameter);
  if (!known)
    report_missing (self, "the action %s", action);
  return known;
}

/* Waits for a window over the program's own: what it shows may be read by a thread first. Returns: (nullable) */
static GtkWindow *
wait_for_window (Test *self)
{
  gint64 since = g_get_monotonic_time ();

  while (find_other_window (GTK_WINDOW (self->window), NULL) == NULL && run_patiently (since))
    ;
  return find_other_window (GTK_WINDOW (self->window), NULL);
}

/* Opens a window by an action. Returns: (nullable): it, when it has settled; else there was a complaint */
static GtkWindow *
open_window (Test       *self,
             const char *action,
             const char *what)
{
  GtkWindow *window;

  if (!activate (self, action, NULL))
    return NULL;
  window = wait_for_window (self);
  if (window == NULL)
    report_missing (self, "%s: %s opens no window", what, action);
  else
    chieu_layout_settle (GTK_WIDGET (window));
  return window;
}

static void
close_window (Test      *self,
              GtkWindow *window)
{
  gtk_window_destroy (window);
  chieu_layout_settle (GTK_WIDGET (self->window));
}

/* Returns: whether the game says that it does without @what; then the program must not offer it. @offered: whether it does */
static gboolean
does_without (Test         *self,
              ChieuWithout  what,
              gboolean      offered,
              const char   *name)
{
  gboolean without = (chieu_game_offer_find (self->game->id)->without & what) != 0;

  if (without && offered)
    report_missing (self, "honesty: it says that it does without %s, and has it", name);
  return without;
}

/* ---- The gallery ---- */

/* Asks for the page of @card in the gallery, as one does who sees the card on @mat, and goes back to the page @from, where the mat is. */
static void
ask_for_card (Test         *self,
              ChieuMatView *mat,
              const char   *from,
              ChieuCard     card)
{
  const ChieuGalleryDeck *deck = chieu_gallery_get_deck (chieu_gallery_find_deck (self->game));
  ChieuCard face = chieu_gallery_find_face (deck, self->game, card);
  const char *name = chieu_deck_name (self->game->deck, card);
  g_autofree char *what = g_strdup_printf ("gallery page of %s from “%s”", name, from);
  g_autofree char *belongs = g_strdup_printf ("Where it belongs in %s", chieu_words_game (self->words, self->game->max_seats));
  ChieuGalleryNames names;

  g_signal_emit_by_name (mat, "card-asked", (guint) card);
  if (!expect_page (self, CHIEU_PAGE_GALLERY, what))
    return;
  if (card != CHIEU_CARD_HIDDEN && g_strcmp0 (chieu_deck_name (deck->deck, face), name) != 0)
    report_missing (self, "%s: the card", what);
  chieu_gallery_get_names (deck, face, &names);
  if (!window_shows (self, names.vietnamese))
    report_missing (self, "%s: the name “%s”", what, names.vietnamese);
  chieu_gallery_names_clear (&names);
  if (card != CHIEU_CARD_HIDDEN && !window_shows (self, chieu_words_card_spoken (self->words, card)))
    report_missing (self, "%s: the words “%s”", what, chieu_words_card_spoken (self->words, card));
  if (card != CHIEU_CARD_HIDDEN && !does_without (self, CHIEU_WITHOUT_GALLERY, window_shows (self, belongs), "words on its cards")
      && !window_shows (self, belongs))
    report_missing (self, "%s: what it is worth (“%s”)", what, belongs);
  activate (self, "win.back", NULL);
  expect_page (self, from, what);
}

static void
ask_for_cards (Test *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);
  g_autofree guint8 *before = g_memdup2 (chieu_match_get_view (match), self->game->state_size);

  for (int card = 0; card < self->game->deck->n_faces; card++)
    ask_for_card (self, self->parts->mat, CHIEU_PAGE_TABLE, (ChieuCard) card);
  ask_for_card (self, self->parts->mat, CHIEU_PAGE_TABLE, CHIEU_CARD_HIDDEN);
  if (chieu_window_get_match (self->window) != match || memcmp (before, chieu_match_get_view (match), self->game->state_size) != 0)
    report_missing (self, "the table as it was before the gallery");
}

/* ---- The help of decisions ---- */

/* Returns: whether @word stands in @text, and not only as a part of longer ones. */
static gboolean
has_word (const char *text,
          const char *word)
{
  const char *found = text;

  while (found != NULL && (found = strstr (found, word)) != NULL)
    {
      const char *end = found + strlen (word);
      gunichar before = found > text ? g_utf8_get_char (g_utf8_prev_char (found)) : ' ';

      if (!g_unichar_isalnum (before) && !g_unichar_isalnum (g_utf8_get_char (end)))
        return TRUE;
      found = g_utf8_next_char (found);
    }
  return FALSE;
}

/* Returns: whether the page that F1 opens at @place tells of @word. */
static gboolean
is_told (Test       *self,
         const char *place,
         const char *word)
{
  g_autofree char *section = NULL;
  g_autofree char *wanted = chieu_help_fold_letters (word);
  const ChieuHelpPage *page = chieu_help_book_resolve (self->book, chieu_help_place_to_xref (place), &section, NULL);

  for (guint i = 0; page != NULL && i < page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = page->blocks->pdata[i];

      if (block->folded != NULL && has_word (block->folded, wanted))
        return TRUE;
    }
  return FALSE;
}

/* The decisions of a game seen so far. */
typedef struct
{
  gboolean *told;                /* of each kind of move: whether the help at a place where it is offered names it */
  const char **place;            /* (nullable): of each kind: where it was offered last */
  int left;                      /* kinds not told of */
  GHashTable *nowhere;           /* places without a page: complained of once each */
} Decisions;

static void
note_place (Test       *self,
            Decisions  *seen,
            const char *place)
{
  const char *xref = chieu_help_place_to_xref (place);
  g_autoptr (GError) error = NULL;
  g_autofree char *section = NULL;

  if (g_hash_table_contains (seen->nowhere, place))
    return;
  if (g_str_equal (place, "table") || g_str_equal (xref, CHIEU_HELP_INDEX))
    report_missing (self, "a help page for the player who is asked (place “%s”)", place);
  else if (chieu_help_book_resolve (self->book, xref, &section, &error) == NULL)
    report_missing (self, "the help page for the player who is asked: %s", error->message);
  else
    return;
  g_hash_table_add (seen->nowhere, (gpointer) place);
}

/* Notes for each seat that is asked which kinds of move it is offered, and whether the help that F1 opens there tells of them. */
static void
note_decisions (Test       *self,
                const void *state,
                Decisions  *seen)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  g_autofree void *view = g_malloc0 (self->game->state_size);
  unsigned asked = self->game->to_answer (state);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (asked >> seat & 1)
      {
        int n = self->game->moves (state, seat, CHIEU_MOVES_ALL, moves);
        const char *place;

        self->game->observe (state, seat, view);
        place = chieu_help_place_of_view (self->game, view);
        note_place (self, seen, place);
        for (int i = 0; i < n; i++)
          if (!seen->told[moves[i].kind] && g_strcmp0 (seen->place[moves[i].kind], place) != 0)
            {
              seen->place[moves[i].kind] = place;
              seen->told[moves[i].kind] = is_told (self, place, chieu_words_label (self->words, moves[i].kind));
              seen->left -= seen->told[moves[i].kind];
            }
      }
}

/* Chooses a move as a strong bot does: moves that come with a win seldom come by chance. */
static void
choose_to_win (Test       *self,
               const void *state,
               int         seat,
               ChieuMove  *move)
{
  g_autofree void *view = g_malloc0 (self->game->state_size);
  const ChieuBotBudget budget = { .seed = 1 };

  self->game->observe (state, seat, view);
  chieu_bot_choose (chieu_bot_level_find ("vua"), self->game, view, seat, &budget, move, NULL);
}

/* Plays hand number @hand and notes its decisions. The moves of every second hand are made by chance; some hands have house rules of
 * chance, and some are played in the strict way. */
static void
play_hand_noting (Test        *self,
                  ChieuRandom *random,
                  int          hand,
                  Decisions   *seen)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  g_autofree ChieuState *state = g_new0 (ChieuState, 1);
  ChieuRules rules;
  ChieuCarry carry;
  int seats = self->game->min_seats + hand % (self->game->max_seats - self->game->min_seats + 1);
  unsigned asked;

  chieu_rules_init (&rules, self->game);
  for (int i = 0; i < self->game->n_switches && hand % OTHER_RULES == 0; i++)
    {
      const ChieuSwitch *one = &self->game->switches[i];

      rules.value[i] = (int16_t) (one->min + (int) chieu_random_below (random, (uint32_t) (one->max - one->min + 1)));
    }
  chieu_carry_init (&carry, seats, -1, hand / SAME_WAY % 2);
  self->game->deal (state, &rules, &carry, (uint64_t) hand);
  for (int i = 0; i < MOVES_MAX && seen->left > 0 && (asked = self->game->to_answer (state)) != 0; i++)
    {
      int seat = g_bit_nth_lsf (asked, -1), n = self->game->moves (state, seat, CHIEU_MOVES_CLEAN, moves);
      ChieuMove move = moves[chieu_random_below (random, (uint32_t) n)];

      note_decisions (self, state, seen);
      if (hand % 2 == 0)
        choose_to_win (self, state, seat, &move);
      self->game->apply (state, seat, &move, NULL);
    }
}

/* Whatever a person may be asked, and every kind of move that may be the answer, has its page. */
static void
ask_for_decisions (Test *self)
{
  int n_kinds = chieu_words_n_kinds (self->words);
  g_autofree gboolean *told = g_new0 (gboolean, n_kinds);
  g_autofree const char **place = g_new0 (const char *, n_kinds);
  g_autoptr (GHashTable) nowhere = g_hash_table_new (g_str_hash, g_str_equal);
  Decisions seen = { told, place, n_kinds, nowhere };
  ChieuRandom random;

  chieu_random_init (&random, 1);
  for (int hand = 0; hand < RANDOM_HANDS_MAX && seen.left > 0; hand++)
    play_hand_noting (self, &random, hand, &seen);
  for (int kind = 0; kind < n_kinds; kind++)
    if (place[kind] == NULL)
      report_missing (self, "a decision about “%s” in %d hands", chieu_words_label (self->words, kind), RANDOM_HANDS_MAX);
    else if (!told[kind])
      report_missing (self, "help of the decision “%s” on the page “%s”, which F1 opens then",
                      chieu_words_label (self->words, kind), chieu_help_place_to_xref (place[kind]));
}

/* Opens the help at the table, where the person is asked, as F1 does. */
static void
press_help (Test *self)
{
  const char *wanted = chieu_help_place_to_xref (chieu_help_place_of_match (chieu_window_get_match (self->window)));
  gint64 since = g_get_monotonic_time ();
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "help", NULL);
  window = wait_for_window (self);
  while (CHIEU_IS_HELP_WINDOW (window) && g_strcmp0 (chieu_help_window_get_place (CHIEU_HELP_WINDOW (window)), wanted) != 0
         && run_patiently (since))
    ;
  if (!CHIEU_IS_HELP_WINDOW (window))
    report_missing (self, "help at the table");
  else if (g_strcmp0 (chieu_help_window_get_place (CHIEU_HELP_WINDOW (window)), wanted) != 0)
    report_missing (self, "help at the table: “%s” is opened instead of “%s”",
                    chieu_help_window_get_place (CHIEU_HELP_WINDOW (window)), wanted);
  if (window != NULL)
    close_window (self, window);
}

/* ---- A hand ---- */

static void
ask_coach (Test *self)
{
  ChieuCoachPanel *coach = CHIEU_COACH_PANEL (self->parts->coach);
  gint64 since = g_get_monotonic_time ();

  if (does_without (self, CHIEU_WITHOUT_COACH, chieu_coach_knows (self->game) || gtk_widget_get_visible (GTK_WIDGET (coach)), "a coach"))
    return;
  if (!g_settings_get_boolean (self->parts->settings, "coach"))
    activate (self, "win.coach", NULL);
  while ((chieu_coach_panel_is_thinking (coach) || chieu_coach_panel_get_advice (coach) == NULL) && run_patiently (since))
    ;
  if (chieu_coach_panel_get_advice (coach) == NULL || chieu_coach_panel_get_advice (coach)->parts->len == 0)
    report_missing (self, "advice of the coach");
  activate (self, "win.coach", NULL);
}

static void
look_at_log (Test *self)
{
  GtkWindow *window = open_window (self, "win.log", "log");

  if (window == NULL)
    return;
  if (!CHIEU_IS_LOG_WINDOW (window)
      || gtk_widget_get_first_child (chieu_log_window_get_list (CHIEU_LOG_WINDOW (window))) == NULL)
    report_missing (self, "lines of the log");
  close_window (self, window);
}

static void
look_at_question (Test *self)
{
  ask_for_cards (self);
  press_help (self);
  ask_coach (self);
}

/* Plays the hand with this seed. @first: what there is at the table is looked at, too. Returns: whether the hand was won */
static gboolean
play_hand (Test     *self,
           guint64   seed,
           gboolean  first)
{
  ChieuMatch *match;
  ChieuResult result;

  chieu_window_set_seed (self->window, seed);
  chieu_window_begin_match (self->window);
  match = chieu_window_get_match (self->window);
  if (!expect_page (self, CHIEU_PAGE_TABLE, "a match") || match == NULL || chieu_match_get_options (match)->game != self->game)
    {
      report_missing (self, "a match of it");
      return FALSE;
    }
  for (int i = 0; i < MOVES_MAX && wait_for_question (match); i++)
    {
      const ChieuBotBudget budget = { .seed = seed };
      ChieuMove move;
      ChieuReason reason;

      if (i == 0 && first)
        look_at_question (self);
      if (!chieu_bot_choose (chieu_bot_level_find ("vua"), self->game, chieu_match_get_view (match),
                             chieu_match_get_person (match), &budget, &move, NULL)
          || chieu_match_try (match, &move, &reason) == CHIEU_TRY_REFUSED)
        break;
    }
  if (!chieu_match_get_result (match, &result))
    {
      report_missing (self, "an end of the hand");
      return FALSE;
    }
  /* Even where the person wants the coach: there is nothing to advise, and the mat shows the win. */
  g_settings_set_boolean (self->parts->settings, "coach", TRUE);
  if (gtk_widget_get_visible (self->parts->coach))
    report_missing (self, "room for the mat after the hand: the coach is still there");
  g_settings_set_boolean (self->parts->settings, "coach", FALSE);
  return result.outcome == CHIEU_OUTCOME_WON && result.n_cuoc > 0;
}

/* ---- After the hand ---- */

/* Sections whose answers the game does not look for are left out: an empty one would say that there is nothing better. */
static void
look_at_other_ways (Test               *self,
                    GtkWindow          *window,
                    const ChieuAccount *explained)
{
  const struct { const char *heading; gboolean expected; } sections[] = {
    { "Other ways to group the same cards", explained->tried_others },
    { "If one card had been different", explained->tried_changes },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    if (shows_text (GTK_WIDGET (window), sections[i].heading) != sections[i].expected)
      report_missing (self, "“%s” only where it was looked for", sections[i].heading);
}

static void
look_at_score (Test *self)
{
  GtkWidget *page = chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_RESULT);
  ChieuMatch *match = chieu_window_get_match (self->window);
  g_autoptr (ChieuAccount) explained = NULL;
  ChieuSeatNames names;
  GtkWindow *window;

  chieu_seat_names_at_mat (self->parts->mat, match, names);
  names[chieu_match_get_options (match)->person] = NULL;
  explained = chieu_account_new_explained (self->game, chieu_match_get_final_state (match), names);
  gtk_widget_activate_action (page, "result.explain", NULL);
  window = wait_for_window (self);
  if (window == NULL || explained->call == NULL)
    {
      report_missing (self, "explanation of the score");
      return;
    }
  chieu_layout_settle (GTK_WIDGET (window));
  if (explained->phu->len == 0)
    report_missing (self, "the cards in the explanation of the score");
  if (explained->cuoc->len == 0)
    report_missing (self, "the parts in the explanation of the score");
  for (guint i = 0; i < explained->cuoc->len; i++)
    if (!shows_text (GTK_WIDGET (window), g_array_index (explained->cuoc, ChieuAccountCuoc, i).name))
      report_missing (self, "“%s” in the explanation of the score", g_array_index (explained->cuoc, ChieuAccountCuoc, i).name);
  if (explained->steps->len == 0)
    report_missing (self, "the sum in the explanation of the score");
  for (guint i = 0; i < explained->steps->len; i++)
    if (!shows_text (GTK_WIDGET (window), explained->steps->pdata[i]))
      report_missing (self, "“%s” in the explanation of the score", (const char *) explained->steps->pdata[i]);
  look_at_other_ways (self, window, explained);
  close_window (self, window);
}

/* A replay that is at its end plays by itself from the beginning. */
static void
look_at_replay_playing (Test        *self,
                        GtkWindow   *window,
                        ChieuReplay *replay)
{
  gint64 since = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (window), "replay.play", NULL);
  while (chieu_replay_get_position (replay) != 1 && run_patiently (since))
    ;
  gtk_widget_activate_action (GTK_WIDGET (window), "replay.play", NULL);
  if (chieu_replay_get_position (replay) != 1)
    report_missing (self, "a replay that plays by itself");
}

static void
look_at_replay (Test *self)
{
  GtkWindow *window;
  ChieuReplay *replay;

  activate (self, "win.replay", "u", 0u);
  window = wait_for_window (self);
  if (!CHIEU_IS_REPLAY_WINDOW (window))
    {
      report_missing (self, "replay");
      return;
    }
  replay = chieu_replay_window_get_replay (CHIEU_REPLAY_WINDOW (window));
  if (chieu_replay_get_n_moves (replay) == 0)
    report_missing (self, "moves in the replay");
  for (guint i = 0; i < chieu_replay_get_n_moves (replay); i++)
    gtk_widget_activate_action (GTK_WIDGET (window), "replay.forward", NULL);
  chieu_layout_settle (GTK_WIDGET (window));
  if (chieu_replay_get_position (replay) == 0)
    report_missing (self, "a step forward in the replay");
  look_at_replay_playing (self, window, replay);
  close_window (self, window);
}

static void
look_at_moments (Test *self)
{
  gint64 since = g_get_monotonic_time ();
  GtkWindow *window;

  if (does_without (self, CHIEU_WITHOUT_COACH, chieu_moments_window_can_show (chieu_window_get_match (self->window)), "what cost most"))
    return;
  window = open_window (self, "win.moments", "what cost most");
  if (window == NULL)
    return;
  while (chieu_moments_window_is_busy (CHIEU_MOMENTS_WINDOW (window)) && run_patiently (since))
    ;
  if (chieu_moments_window_is_busy (CHIEU_MOMENTS_WINDOW (window)))
    report_missing (self, "an end of the search for what cost most");
  close_window (self, window);
}

static void
look_at_result (Test *self)
{
  ChieuMatch *match = chieu_window_get_match (self->window);
  ChieuResult result;

  chieu_hand_end_fill_result (self->parts->end);
  activate (self, "win.show-result", NULL);
  if (!expect_page (self, CHIEU_PAGE_RESULT, "result"))
    return;
  chieu_match_get_result (match, &result);
  for (int i = 0; i < result.n_cuoc; i++)
    if (!window_shows (self, chieu_words_cuoc (self->words, result.cuoc[i], result.next.seats)))
      report_missing (self, "“%s” on the page of the result", chieu_words_cuoc (self->words, result.cuoc[i], result.next.seats));
  look_at_score (self);
  look_at_replay (self);
  look_at_log (self);
  look_at_moments (self);
  activate (self, "win.standings", NULL);
  expect_page (self, CHIEU_PAGE_CLOSING, "standings");
  chieu_pages_show_page (self->parts->pages, CHIEU_PAGE_RESULT);
}

/* Looks at the lists of hands and of figures, in which its name tells the game from the others. */
static void
look_at_past (Test *self)
{
  static const struct { const char *action, *what; } lists[] = {
    { "win.history", "history" }, { "win.statistics", "statistics" }, { "win.scores", "scores" },
  };
  int seats = chieu_match_get_options (chieu_window_get_match (self->window))->seats;

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      gint64 since = g_get_monotonic_time ();
      GtkWindow *window = open_window (self, lists[i].action, lists[i].what);

      if (window == NULL)
        continue;
      /* The figures of the only game there is need no name. */
      if (!g_str_equal (lists[i].what, "scores") && (!g_str_equal (lists[i].what, "statistics") || chieu_game_offer_get (1) != NULL))
        {
          while (!shows_text (GTK_WIDGET (window), chieu_words_game (self->words, seats)) && run_patiently (since))
            ;
          if (!shows_text (GTK_WIDGET (window), chieu_words_game (self->words, seats)))
            report_missing (self, "its name in the %s", lists[i].what);
        }
      close_window (self, window);
    }
}

/* ---- Beside play ---- */

static void
look_at_house_rules (Test *self)
{
  GtkWindow *window = open_window (self, "win.house-rules", "house rules");

  if (window == NULL)
    return;
  for (int i = 0; i < self->game->n_switches; i++)
    if (!shows_text (GTK_WIDGET (window), chieu_words_switch (self->words, i)))
      report_missing (self, "the switch “%s” among the house rules", self->game->switches[i].id);
  close_window (self, window);
}

static void
look_at_lessons (Test *self)
{
  ChieuLessonPage *page;
  const ChieuCourse *course;
  int place;

  activate (self, "win.school", NULL);
  if (!expect_page (self, CHIEU_PAGE_SCHOOL, "lessons"))
    return;
  place = chieu_school_find_course (chieu_school_pages_get_school (self->parts->school), self->game);
  if (place < 0)
    {
      report_missing (self, "lessons");
      return;
    }
  course = chieu_school_get_course (chieu_school_pages_get_school (self->parts->school), (guint) place);
  for (guint i = 0; i < course->faults->len; i++)
    report_missing (self, "a sound lesson: %s", (const char *) course->faults->pdata[i]);
  g_signal_emit_by_name (chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_SCHOOL), "lesson", (guint) place, 0u);
  if (!expect_page (self, CHIEU_PAGE_LESSON, "first lesson"))
    return;
  page = CHIEU_LESSON_PAGE (chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_LESSON));
  if (chieu_lesson_page_get_lesson (page) == NULL || chieu_lesson_page_get_lesson (page)->game != self->game)
    report_missing (self, "a first lesson of it");
  for (int card = 0; card < self->game->deck->n_faces; card++)
    ask_for_card (self, chieu_lesson_page_get_mat (page), CHIEU_PAGE_LESSON, (ChieuCard) card);
  activate (self, "win.back", NULL);
  expect_page (self, CHIEU_PAGE_SCHOOL, "back from the lesson");
  activate (self, "win.back", NULL);
}

static void
look_at_task (Test                    *self,
              const ChieuPracticeKind *kind)
{
  GtkWidget *page = chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_TASK);
  const ChieuPracticeTask *task;

  chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (page), TASK_SEED);
  g_signal_emit_by_name (chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_PRACTICE), "kind", kind->id);
  if (!expect_page (self, CHIEU_PAGE_TASK, kind->id))
    return;
  while (chieu_practice_page_is_busy (CHIEU_PRACTICE_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  task = chieu_practice_page_get_task (CHIEU_PRACTICE_PAGE (page));
  if (task == NULL || task->game != self->game || !window_shows (self, task->question))
    report_missing (self, "the question of the practice “%s”", kind->id);
  gtk_widget_activate_action (page, "practice.show", NULL);
  if (task != NULL && (task->why == NULL || *task->why == '\0'))
    report_missing (self, "the answer of the practice “%s”", kind->id);
}

static void
look_at_practice (Test *self)
{
  const ChieuPracticeTable *table;
  int n = 0;

  if (does_without (self, CHIEU_WITHOUT_PRACTICE, chieu_practice_kinds (self->game) != NULL, "practice"))
    return;
  activate (self, "win.practice", NULL);
  expect_page (self, CHIEU_PAGE_PRACTICE, "practice");
  for (int i = 0; (table = chieu_practice_get_table (i)) != NULL; i++)
    if (table->game == self->game)
      {
        g_signal_emit_by_name (chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_PRACTICE), "game", table->id);
        for (const ChieuPracticeKind *kind = table->kinds; kind->id != NULL; kind++, n++)
          look_at_task (self, kind);
      }
  if (n == 0)
    report_missing (self, "practice");
  activate (self, "win.back", NULL);
  activate (self, "win.back", NULL);
}

/* Looks at the scorer if the game is the one that has it. */
static void
look_at_scorer (Test *self)
{
  const ChieuAppGame *scored = chieu_app_game_find_scorer ();
  GtkWindow *window;

  if (scored == NULL || scored->offer.game != self->game)
    return;
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "scorer", NULL);
  window = wait_for_window (self);
  if (!CHIEU_IS_SCORER_WINDOW (window))
    report_missing (self, "the scorer");
  if (window != NULL)
    close_window (self, window);
}

/* ---- All games ---- */

static void
choose_game (Test *self)
{
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (chieu_game_offer_find (self->game->id), self->parts->settings);

  g_settings_set_string (self->parts->settings, "game", self->game->id);
  g_settings_set_string (own, "hoi", "hands");
  g_settings_set_int (own, "hoi-hands", 1);
}

/* Complains of what no layer registers for the game. Returns: whether enough is there to go on */
static gboolean
is_registered (Test *self)
{
  if (self->words == NULL)
    report_missing (self, "words");
  if (chieu_mat_layout_find (self->game) == NULL)
    report_missing (self, "a mat");
  if (chieu_game_offer_find (self->game->id)->game != self->game)
    report_missing (self, "its row in the form of a new match");
  if (chieu_school_game_find (self->game) == NULL)
    report_missing (self, "what lessons need to know");
  if (!does_without (self, CHIEU_WITHOUT_COACH, chieu_coach_deeper_find (self->game) != NULL, "what the coach says after looking deeper")
      && chieu_coach_deeper_find (self->game) == NULL)
    report_missing (self, "what the coach says after looking deeper");
  return self->words != NULL && chieu_mat_layout_find (self->game) != NULL;
}

static void
ask_for_everything (Test *self)
{
  gboolean won = FALSE;
  int before = self->lacks;

  if (is_registered (self))
    {
      choose_game (self);
      ask_for_decisions (self);
      for (guint64 seed = 1; !won && seed <= HANDS_MAX; seed++)
        won = play_hand (self, seed, seed == 1);
      if (won)
        look_at_result (self);
      else
        report_missing (self, "a hand that is won, in %d hands", HANDS_MAX);
      look_at_past (self);
      look_at_house_rules (self);
      look_at_lessons (self);
      look_at_practice (self);
      look_at_scorer (self);
    }
  g_print ("%s %s\n", self->lacks == before ? "ok" : "not ok", self->game->id);
}

static gboolean
test_cb (gpointer data)
{
  Test *self = data;

  self->window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  self->parts = chieu_window_get_parts (self->window);
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      self->game = chieu_games[i];
      self->words = chieu_words_for_game (self->game);
      ask_for_everything (self);
    }
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
main (void)
{
  static const char *const languages[] = { "C", NULL };
  char *arguments[] = { "chieu-bai", "--seed", "1", "--pace", "none", NULL };
  Test test = { 0 };

  setlocale (LC_ALL, "");
  test.book = chieu_help_book_new (languages);
  test.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (test.application, "activate", G_CALLBACK (activate_cb), &test);
  g_application_run (test.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (test.application);
  g_object_unref (test.book);
  if (test.game == NULL)
    test.lacks = 1;
  g_print ("# %d lacks\n", test.lacks);
  return test.lacks > 0;
}
