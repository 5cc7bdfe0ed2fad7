/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hands played before: listed, gone through again, saved and taken in as
 * files, and what they come to.
 */
#include <glib/gi18n.h>

#include "game-offer.h"
#include "history-window.h"
#include "match/record.h"
#include "seat-names.h"
#include "statistics-window.h"
#include "window-private.h"

static void
get_players (ChieuWindow    *self,
             ChieuSeatNames  players)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    players[seat] = chieu_mat_view_get_seat_name (self->mat, seat);
}

/* ---- One hand ---- */

typedef struct _Load Load;

/* Uses a hand that has been read; its windows are still there. */
typedef void (*LoadedFunc) (Load *load);

/* A hand of the store that is read, over a window, to some end. */
struct _Load
{
  ChieuWindow *self;
  GtkWindow *parent;
  LoadedFunc func;
  const char *failed;            /* what is told where it cannot be read */
  gint64 id;
  gboolean is_gone_through;      /* it is wanted as a replay, too */
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

/* The record of a hand played here says nothing of the players' names, which are those of this mat; the person's own is
 * nobody else's business. */
static void
add_names (Load *load)
{
  for (int seat = 0; load->hand.person >= 0 && seat < load->record->carry.seats; seat++)
    if (seat != load->hand.person)
      chieu_record_set_name (load->record, seat, load->names[seat]);
}

/* In the store's thread, also what of it takes long without the store: each move is made again. */
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
  add_names (load);
  if (load->is_gone_through)
    load->replay = chieu_replay_new (load->record, error);
  return !load->is_gone_through || load->replay != NULL;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GtkWindow) parent = data;
  g_autoptr (ChieuWindow) self = NULL;
  g_autoptr (GError) error = NULL;
  gpointer answer;
  gboolean loaded = chieu_store_ask_finish (result, &answer, &error);
  Load *load = answer;

  self = load->self;
  /* They may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (parent)) || !gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  if (loaded)
    load->func (load);
  else
    chieu_window_tell_over (parent, load->failed, error->message);
}

/* Reads hand @id; when that is done, @func goes on with it, or what has @failed is told over @parent. */
static void
load_hand (ChieuWindow *self,
           GtkWindow   *parent,
           gint64       id,
           gboolean     is_gone_through,
           LoadedFunc   func,
           const char  *failed)
{
  Load *load = g_new0 (Load, 1);

  load->self = g_object_ref (self);
  load->parent = parent;
  load->id = id;
  load->is_gone_through = is_gone_through;
  load->func = func;
  load->failed = failed;
  load->hand.person = -1;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    load->names[seat] = g_strdup (chieu_mat_view_get_seat_name (self->mat, seat));
  chieu_store_ask_async (chieu_session_get_store (self->session), read_hand, load, load_free, NULL, loaded_cb,
                         g_object_ref (parent));
}

/* (transfer full): a hand from elsewhere has no number here. */
static char *
name_file (const Load *load)
{
  return chieu_window_name_file (load->record->game, load->record->carry.seats,
                                 load->hand.person < 0 ? -1 : (int) load->hand.number, load->hand.ended);
}

static void
show_replay (Load *load)
{
  ChieuSeatNames players, names;

  chieu_seat_names_of_record (load->record, players);
  chieu_seat_names_of_hand (players, load->hand.person, names);
  chieu_window_show_replay (load->self, load->parent, g_steal_pointer (&load->replay), name_file (load), names, load->hand.person, 0);
}

void
chieu_window_replay_hand (ChieuWindow *self,
                          GtkWindow   *parent,
                          gint64       id)
{
  load_hand (self, parent, id, TRUE, show_replay, _("This hand cannot be gone through"));
}

/* ---- The list ---- */

static void
replay_cb (ChieuHistoryWindow *history,
           gint64              id,
           ChieuWindow        *self)
{
  chieu_window_replay_hand (self, GTK_WINDOW (history), id);
}

static void
save_record (Load *load)
{
  g_autofree char *file = name_file (load);

  chieu_window_save_text (load->parent, chieu_record_to_string (load->record), file);
}

static void
save_cb (ChieuHistoryWindow *history,
         gint64              id,
         ChieuWindow        *self)
{
  load_hand (self, GTK_WINDOW (history), id, FALSE, save_record, _("The hand could not be saved"));
}

static gboolean
import_hand (ChieuDatabase  *database,
             gpointer        text,
             GCancellable   *cancellable,
             GError        **error)
{
  return chieu_database_import_hand (database, text, error) != 0;
}

static void
taken_in_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GtkWindow) history = data;
  g_autoptr (GError) error = NULL;
  gboolean taken_in = chieu_store_ask_finish (result, NULL, &error);

  /* It may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (history)))
    return;
  if (taken_in)
    chieu_history_window_show_latest (CHIEU_HISTORY_WINDOW (history));
  else
    chieu_window_tell_over (history, _("This is no sound record of a hand"), error->message);
}

static void
imported_cb (ChieuWindow *self,
             GtkWindow   *history,
             const char  *text)
{
  chieu_store_ask_async (chieu_session_get_store (self->session), import_hand, g_strdup (text), g_free, NULL, taken_in_cb,
                         g_object_ref (history));
}

static void
import_cb (ChieuHistoryWindow *history,
           ChieuWindow        *self)
{
  chieu_window_load_text (self, GTK_WINDOW (history), _("Take in a record"), imported_cb);
}

static void
show_statistics (ChieuWindow *self,
                 GtkWindow   *parent)
{
  GtkWindow *window = chieu_statistics_window_new (parent, chieu_session_get_store (self->session),
                                                   chieu_game_offer_chosen (self->settings)->game);

  chieu_window_present_over (self, window);
}

static void
statistics_cb (ChieuHistoryWindow *history,
               ChieuWindow        *self)
{
  show_statistics (self, GTK_WINDOW (history));
}

static void
history_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  GtkWindow *window;
  ChieuSeatNames players;

  get_players (self, players);
  window = chieu_history_window_new (GTK_WINDOW (self), chieu_session_get_store (self->session), players);
  g_signal_connect_object (window, "replay", G_CALLBACK (replay_cb), self, 0);
  g_signal_connect_object (window, "save", G_CALLBACK (save_cb), self, 0);
  g_signal_connect_object (window, "import", G_CALLBACK (import_cb), self, 0);
  g_signal_connect_object (window, "statistics", G_CALLBACK (statistics_cb), self, 0);
  chieu_window_present_over (self, window);
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  show_statistics (CHIEU_WINDOW (widget), GTK_WINDOW (widget));
}

void
chieu_window_install_history_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.history", NULL, history_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_action);
}
