/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"

#include <glib/gi18n.h>

#include "app/messages.h"
#include "app/preferences/players.h"
#include "app/table/moments-window.h"
#include "app/table/result-page.h"
#include "app/table/score-grid.h"
#include "app/table/seat-names.h"
#include "history-window.h"
#include "history-words.h"
#include "mat/mat-layout.h"
#include "match/record/record.h"
#include "record-file.h"
#include "replay-window.h"
#include "statistics-window.h"

/* The name under which the window of a replay keeps the name that is proposed for the file of its hand. */
#define PROPOSED "chieu-proposed-file"

struct _ChieuHands
{
  GObject parent_instance;

  ChieuPages *pages;
  ChieuSession *session;         /* weak (nullable): the window's */
  GSettings *settings;
  ChieuMatView *mat;             /* the window's; NULL in tests that show no names */
};

G_DEFINE_FINAL_TYPE (ChieuHands, chieu_hands, G_TYPE_OBJECT)

static void
finalize (GObject *object)
{
  ChieuHands *self = CHIEU_HANDS (object);

  g_object_unref (self->pages);
  g_clear_weak_pointer (&self->session);
  g_object_unref (self->settings);
  G_OBJECT_CLASS (chieu_hands_parent_class)->finalize (object);
}

static void
chieu_hands_class_init (ChieuHandsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_hands_init (ChieuHands *self)
{
}

static GtkWidget *
make_record_page (gpointer data)
{
  return g_object_new (CHIEU_TYPE_RESULT_PAGE, NULL);
}

ChieuHands *
chieu_hands_new (ChieuPages   *pages,
                 ChieuSession *session,
                 GSettings    *settings,
                 ChieuMatView *mat)
{
  ChieuHands *self;

  g_return_val_if_fail (CHIEU_IS_PAGES (pages) && CHIEU_IS_SESSION (session) && G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (mat == NULL || CHIEU_IS_MAT_VIEW (mat), NULL);

  self = g_object_new (CHIEU_TYPE_HANDS, NULL);
  self->pages = g_object_ref (pages);
  g_set_weak_pointer (&self->session, session);
  self->settings = g_object_ref (settings);
  self->mat = mat;
  chieu_pages_add_page (pages, CHIEU_PAGE_RECORD, make_record_page, NULL);
  return self;
}

/* Presents @window, which lies over the program's window or over another. If the program's window is maximized, @window is, too. */
static void
present_over (ChieuHands *self,
              GtkWindow  *window)
{
  if (gtk_window_is_maximized (chieu_pages_get_window (self->pages)))
    gtk_window_maximize (window);
  gtk_window_present (window);
}

/* Closes @window and the windows that lie between it and the program's. */
static void
close_windows (ChieuHands *self,
               GtkWindow  *window)
{
  while (window != NULL && window != chieu_pages_get_window (self->pages))
    {
      GtkWindow *parent = gtk_window_get_transient_for (window);

      gtk_window_close (window);
      window = parent;
    }
}

/* ---- Replaying ---- */

static void
play_on_cb (ChieuReplayWindow *replay,
            guint              position,
            int                eyes,
            ChieuHands        *self)
{
  const ChieuRecord *record = chieu_replay_get_record (chieu_replay_window_get_replay (replay));
  g_autoptr (GError) error = NULL;

  if (!chieu_session_play_on (self->session, record, position, eyes, &error))
    {
      chieu_message_show (GTK_WINDOW (replay), _("This hand cannot be continued"), error->message);
      return;
    }
  close_windows (self, GTK_WINDOW (replay));
  chieu_pages_show_page (self->pages, CHIEU_PAGE_TABLE);
}

static void
export_cb (ChieuReplayWindow *replay,
           ChieuHands        *self)
{
  char *text = chieu_record_to_string (chieu_replay_get_record (chieu_replay_window_get_replay (replay)));

  chieu_record_file_save (GTK_WINDOW (replay), text, g_object_get_data (G_OBJECT (replay), PROPOSED));
}

/* Shows @replay (transfer full) over @parent from @position on, as seen from the seat @person, which the person played (−1: none; then
 * from seat 0). @which: (nullable): which hand it is, for the title; @file: (transfer full): the name that is proposed for the file of the
 * hand; @remark: (nullable): a sentence about @position */
static void
show_replay (ChieuHands           *self,
             GtkWindow            *parent,
             ChieuReplay          *replay,
             const char           *which,
             char                 *file,
             const ChieuSeatNames  names,
             int                   person,
             guint                 position,
             const char           *remark)
{
  GtkWindow *window = chieu_replay_window_new (parent, replay, which, names, person, MAX (person, 0), position);

  if (remark != NULL)
    chieu_replay_window_set_remark (CHIEU_REPLAY_WINDOW (window), remark);

  /* Nobody knows the faces of those who played a hand from elsewhere. */
  if (person >= 0)
    chieu_players_follow_portraits_and_own_name (self->settings, chieu_replay_window_get_mat (CHIEU_REPLAY_WINDOW (window)));
  g_object_set_data_full (G_OBJECT (window), PROPOSED, file, g_free);
  g_signal_connect_object (window, "play-on", G_CALLBACK (play_on_cb), self, 0);
  g_signal_connect_object (window, "export", G_CALLBACK (export_cb), self, 0);
  /* Over a modal window only another modal window can be used. */
  gtk_window_set_modal (window, gtk_window_get_modal (parent));
  present_over (self, window);
}

/* Returns: (transfer full): the name that is proposed for the file of the match. */
static char *
name_match_file (ChieuMatch *match)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);

  return chieu_record_file_make_name (options->game, options->seats, (int) chieu_match_get_hand_number (match), 0);
}

void
chieu_hands_replay_match (ChieuHands *self,
                          GtkWindow  *parent,
                          guint       position,
                          const char *remark)
{
  g_autofree char *which = NULL;
  ChieuMatch *match;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  ChieuReplay *replay;
  ChieuSeatNames names;

  g_return_if_fail (CHIEU_IS_HANDS (self) && GTK_IS_WINDOW (parent));

  match = chieu_session_get_match (self->session);
  record = chieu_match_make_record (match);
  replay = chieu_replay_new (record, &error);
  if (replay == NULL)
    {
      chieu_message_show (parent, _("This hand cannot be replayed"), error->message);
      return;
    }
  chieu_seat_names_at_mat (self->mat, match, names);
  /* A single deal has no number. */
  if (chieu_match_get_options (match)->kind == CHIEU_MATCH_OWN)
    which = g_strdup_printf (_("Hand %u"), chieu_match_get_hand_number (match) + 1);
  show_replay (self, parent, replay, which, name_match_file (match), names, chieu_match_get_person (match), position,
               remark);
}

static void
moment_wanted_cb (ChieuMomentsWindow *window,
                  guint               position,
                  const char         *remark,
                  ChieuHands         *self)
{
  chieu_hands_replay_match (self, GTK_WINDOW (window), position, remark);
}

void
chieu_hands_show_moments (ChieuHands *self)
{
  ChieuMatch *match;
  GtkWindow *window;

  g_return_if_fail (CHIEU_IS_HANDS (self));

  match = chieu_session_get_match (self->session);
  if (!chieu_moments_window_can_show (match))
    return;
  window = chieu_moments_window_new (chieu_pages_get_window (self->pages), chieu_match_make_record (match),
                                     chieu_match_get_person (match));
  g_signal_connect_object (window, "moment", G_CALLBACK (moment_wanted_cb), self, 0);
  present_over (self, window);
}

/* ---- A hand of the store ---- */

typedef struct _Load Load;

/* Uses a hand that has been read. It is called only if the windows are still open. */
typedef void (*LoadedFunc) (Load *load);

/* A hand that is being read from the store, and what happens with it then. */
struct _Load
{
  ChieuHands *self;              /* kept until the answer, as are the windows */
  GtkWindow *window;             /* the program's */
  GtkWindow *parent;
  LoadedFunc func;
  const char *failed;            /* the message if it cannot be read */
  gint64 id;
  gboolean wants_replay;         /* whether @replay is to be made, too */
  char *names[CHIEU_SEATS_MAX];  /* of this mat's players */

  ChieuStoredHand hand;
  ChieuRecord *record;           /* (nullable) */
  ChieuReplay *replay;           /* (nullable) */
};

static void
load_free (gpointer data)
{
  Load *load = data;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (load->names[seat]);
  g_clear_pointer (&load->record, chieu_record_free);
  g_clear_pointer (&load->replay, chieu_replay_free);
  g_free (load);
}

static gboolean
take_first_cb (const ChieuStoredHand *hand,
               gpointer               data)
{
  *(ChieuStoredHand *) data = *hand;
  return FALSE;
}

/* Runs in the store's thread. The replay is made here, too, because that takes long: it makes each move again. */
static gboolean
read_hand (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  Load *load = data;
  g_autofree char *text = NULL;

  if (!chieu_database_foreach_hand (database, load->id + 1, take_first_cb, &load->hand, error))
    return FALSE;
  text = chieu_database_export_hand (database, load->id, error);
  load->record = text != NULL ? chieu_record_parse (text, -1, error) : NULL;
  if (load->record == NULL)
    return FALSE;
  /* The record of a hand played here says nothing of the players' names, which are those of this mat; the person's own is
   * nobody else's business. */
  for (int seat = 0; load->hand.person >= 0 && seat < load->record->carry.seats; seat++)
    if (seat != load->hand.person)
      chieu_record_set_name (load->record, seat, load->names[seat]);
  if (load->wants_replay)
    load->replay = chieu_replay_new (load->record, error);
  return !load->wants_replay || load->replay != NULL;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GtkWindow) parent = data;
  g_autoptr (GtkWindow) window = NULL;
  g_autoptr (ChieuHands) self = NULL;
  g_autoptr (GError) error = NULL;
  gpointer answer;
  gboolean loaded = chieu_store_run_finish (result, &answer, &error);
  Load *load = answer;

  self = load->self;
  window = load->window;
  /* The windows may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (parent)) || !gtk_widget_get_realized (GTK_WIDGET (window)))
    return;
  if (loaded)
    load->func (load);
  else
    chieu_message_show (parent, load->failed, error->message);
}

/* Reads hand @id, and its replay if @wants_replay; then calls @func, or if that failed shows @failed over @parent. */
static void
load_hand (ChieuHands *self,
           GtkWindow  *parent,
           gint64      id,
           gboolean    wants_replay,
           LoadedFunc  func,
           const char *failed)
{
  Load *load = g_new0 (Load, 1);

  load->self = g_object_ref (self);
  load->window = g_object_ref (chieu_pages_get_window (self->pages));
  load->parent = parent;
  load->id = id;
  load->wants_replay = wants_replay;
  load->func = func;
  load->failed = failed;
  load->hand.person = -1;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    load->names[seat] = g_strdup (chieu_mat_view_get_seat_name (self->mat, seat));
  chieu_store_run_async (chieu_session_get_store (self->session), read_hand, load, load_free, NULL, loaded_cb,
                         g_object_ref (parent));
}

/* Returns: (transfer full): the name that is proposed for the file; a hand from elsewhere has no number here. */
static char *
name_stored_file (const Load *load)
{
  return chieu_record_file_make_name (load->record->game, load->record->carry.seats,
                                      load->hand.person < 0 ? -1 : (int) load->hand.number, load->hand.ended);
}

static void
show_loaded_replay (Load *load)
{
  g_autofree char *when = NULL;
  ChieuSeatNames players, names;

  chieu_seat_names_of_record (load->record, players);
  chieu_seat_names_of_hand (players, chieu_mat_view_get_own_name (load->self->mat), load->hand.person, names);
  when = chieu_history_time_to_words (load->hand.ended);
  show_replay (load->self, load->parent, g_steal_pointer (&load->replay), when, name_stored_file (load), names, load->hand.person, 0,
               NULL);
}

void
chieu_hands_replay_stored (ChieuHands *self,
                           GtkWindow  *parent,
                           gint64      id)
{
  g_return_if_fail (CHIEU_IS_HANDS (self) && GTK_IS_WINDOW (parent));

  load_hand (self, parent, id, TRUE, show_loaded_replay, _("This hand cannot be replayed"));
}

/* ---- The list ---- */

static void
replay_wanted_cb (ChieuHistoryWindow *history,
                  gint64              id,
                  ChieuHands         *self)
{
  chieu_hands_replay_stored (self, GTK_WINDOW (history), id);
}

static void
save_loaded_hand (Load *load)
{
  g_autofree char *file = name_stored_file (load);

  chieu_record_file_save (load->parent, chieu_record_to_string (load->record), file);
}

static void
save_wanted_cb (ChieuHistoryWindow *history,
                gint64              id,
                ChieuHands         *self)
{
  load_hand (self, GTK_WINDOW (history), id, FALSE, save_loaded_hand, _("The hand could not be saved"));
}

/* Runs in the store's thread. */
static gboolean
import_hand (ChieuDatabase  *database,
             gpointer        text,
             GCancellable   *cancellable,
             GError        **error)
{
  return chieu_database_import_hand (database, text, error) != 0;
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GtkWindow) history = data;
  g_autoptr (GError) error = NULL;
  gboolean imported = chieu_store_run_finish (result, NULL, &error);

  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (history)))
    return;
  if (imported)
    chieu_history_window_show_latest (CHIEU_HISTORY_WINDOW (history));
  else
    chieu_message_show (history, _("This is not a valid record of a hand"), error->message);
}

static void
import_chosen_cb (gpointer    object,
                  GtkWindow  *history,
                  const char *text)
{
  ChieuHands *self = object;

  chieu_store_run_async (chieu_session_get_store (self->session), import_hand, g_strdup (text), g_free, NULL, imported_cb,
                         g_object_ref (history));
}

static void
import_wanted_cb (ChieuHistoryWindow *history,
                  ChieuHands         *self)
{
  chieu_record_file_open (GTK_WINDOW (history), _("Import a record"), import_chosen_cb, self);
}

static void
lesson_wanted_cb (GtkWindow  *statistics,
                  const char *game,
                  guint       number,
                  ChieuHands *self)
{
  GtkWidget *window = GTK_WIDGET (chieu_pages_get_window (self->pages));

  gtk_widget_activate_action (window, "home.teach", "(su)", game, number);
  close_windows (self, statistics);
}

static void
show_statistics (ChieuHands *self,
                 GtkWindow  *parent)
{
  GtkWindow *window = chieu_statistics_window_new (parent, chieu_session_get_store (self->session), NULL);

  g_signal_connect_object (window, "lesson", G_CALLBACK (lesson_wanted_cb), self, 0);
  present_over (self, window);
}

static void
statistics_wanted_cb (ChieuHistoryWindow *history,
                      ChieuHands         *self)
{
  show_statistics (self, GTK_WINDOW (history));
}

void
chieu_hands_show_statistics (ChieuHands *self)
{
  g_return_if_fail (CHIEU_IS_HANDS (self));

  show_statistics (self, chieu_pages_get_window (self->pages));
}

static GtkWindow *
open_history (ChieuHands *self)
{
  GtkWindow *window;
  ChieuSeatNames players;

  chieu_seat_names_of_players (self->mat, players);
  window = chieu_history_window_new (chieu_pages_get_window (self->pages), chieu_session_get_store (self->session), players,
                                     chieu_mat_view_get_own_name (self->mat));
  g_signal_connect_object (window, "replay", G_CALLBACK (replay_wanted_cb), self, 0);
  g_signal_connect_object (window, "save", G_CALLBACK (save_wanted_cb), self, 0);
  g_signal_connect_object (window, "import", G_CALLBACK (import_wanted_cb), self, 0);
  g_signal_connect_object (window, "statistics", G_CALLBACK (statistics_wanted_cb), self, 0);
  present_over (self, window);
  return window;
}

void
chieu_hands_show_history (ChieuHands *self)
{
  g_return_if_fail (CHIEU_IS_HANDS (self));

  open_history (self);
}

void
chieu_hands_show_game (ChieuHands      *self,
                       const ChieuGame *game)
{
  ChieuHistoryFilter filter;

  g_return_if_fail (CHIEU_IS_HANDS (self) && game != NULL);

  chieu_history_filter_init (&filter);
  filter.game = game->id;
  chieu_history_window_set_filter (CHIEU_HISTORY_WINDOW (open_history (self)), &filter);
}

/* ---- Records ---- */

void
chieu_hands_save_record (ChieuHands *self)
{
  ChieuMatch *match;
  g_autoptr (ChieuRecord) record = NULL;
  g_autofree char *file = NULL;

  g_return_if_fail (CHIEU_IS_HANDS (self));

  match = chieu_session_get_match (self->session);
  record = chieu_match_make_record (match);
  file = name_match_file (match);
  /* The program's players bear names; the person's own is nobody else's business. */
  for (int seat = 0; seat < record->carry.seats; seat++)
    if (seat != chieu_match_get_person (match))
      chieu_record_set_name (record, seat, chieu_mat_view_get_seat_name (self->mat, seat));
  chieu_record_file_save (chieu_pages_get_window (self->pages), chieu_record_to_string (record), file);
}

/* Shows how the hand @record ended. @state: its last state; @result: its result */
static void
show_record (ChieuHands        *self,
             const ChieuRecord *record,
             const void        *state,
             const ChieuResult *result)
{
  ChieuResultPage *page = CHIEU_RESULT_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_RECORD));
  g_autoptr (ChieuAccount) account = NULL;
  ChieuScoreRow rows[CHIEU_SEATS_MAX];
  g_autofree char *text = NULL;
  ChieuSeatNames names;
  ChieuDealCode code;
  int seats = record->carry.seats;

  if (chieu_deal_code_init_of_record (&code, record))
    text = chieu_deal_code_to_string (&code);
  chieu_seat_names_of_record (record, names);
  account = chieu_account_new (record->game, &record->rules, state, names);
  for (int seat = 0; seat < seats; seat++)
    rows[seat] = (ChieuScoreRow) { seat, names[seat], result->points[seat], result->next.points[seat] };
  chieu_result_page_set_account (page, account, chieu_result_page_choose_card_height (chieu_pages_get_window (self->pages)));
  chieu_result_page_set_score (page, chieu_score_grid_new (rows, seats, TRUE), result->next.pot, text);
  chieu_result_page_set_record (page, chieu_record_copy (record), names);
  chieu_result_page_set_occasion (page, NULL);
  chieu_result_page_set_then (page, CHIEU_RESULT_RECORD, FALSE);
  if (!chieu_pages_is_seen (self->pages, CHIEU_PAGE_RECORD))
    chieu_pages_remember (self->pages, CHIEU_BACK_FROM_FORM);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_RECORD);
}

static void
read_record_cb (gpointer    object,
                GtkWindow  *parent,
                const char *text)
{
  ChieuHands *self = object;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  ChieuState state;
  ChieuResult result;

  record = chieu_record_parse (text, -1, &error);
  if (record == NULL || !chieu_record_replay (record, &state, &result, &error))
    chieu_message_show (parent, _("This is not a valid record of a hand"), error->message);
  else if (chieu_mat_layout_find (record->game) == NULL)
    {
      g_autofree char *message = g_strdup_printf (_("there is no game “%s”"), record->game->id);

      chieu_message_show (parent, _("This is not a valid record of a hand"), message);
    }
  else if (result.outcome == CHIEU_OUTCOME_NONE)
    chieu_message_show (parent, _("The record is valid"), _("The hand was not played to the end."));
  else
    show_record (self, record, &state, &result);
}

void
chieu_hands_open_record (ChieuHands *self)
{
  g_return_if_fail (CHIEU_IS_HANDS (self));

  chieu_record_file_open (chieu_pages_get_window (self->pages), _("Open a record"), read_record_cb, self);
}

void
chieu_hands_open_file (ChieuHands *self,
                       GFile      *file)
{
  g_return_if_fail (CHIEU_IS_HANDS (self) && G_IS_FILE (file));

  chieu_record_file_read (chieu_pages_get_window (self->pages), file, read_record_cb, self);
}
