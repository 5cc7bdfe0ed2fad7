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
add_names (ChieuWindow           *self,
           const ChieuStoredHand *hand,
           ChieuRecord           *record)
{
  for (int seat = 0; hand->person >= 0 && seat < record->carry.seats; seat++)
    if (seat != hand->person)
      chieu_record_set_name (record, seat, chieu_mat_view_get_seat_name (self->mat, seat));
}

static ChieuRecord *
load_record (ChieuWindow      *self,
             gint64            id,
             ChieuStoredHand  *hand,
             GError          **error)
{
  ChieuStore *store = chieu_session_get_store (self->session);
  g_autofree char *text = NULL;
  ChieuRecord *record;

  if (!chieu_store_foreach_hand (store, id + 1, take_first_cb, hand, error))
    return NULL;
  text = chieu_store_export_hand (store, id, error);
  record = text != NULL ? chieu_record_parse (text, -1, error) : NULL;
  if (record != NULL)
    add_names (self, hand, record);
  return record;
}

/* (transfer full): a hand from elsewhere has no number here. */
static char *
name_file (const ChieuStoredHand *hand,
           const ChieuRecord     *record)
{
  return chieu_window_name_file (record->game, record->carry.seats, hand->person < 0 ? -1 : (int) hand->number, hand->ended);
}

void
chieu_window_replay_hand (ChieuWindow *self,
                          GtkWindow   *parent,
                          gint64       id)
{
  ChieuStoredHand hand = { .person = -1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) record = load_record (self, id, &hand, &error);
  ChieuReplay *replay = record != NULL ? chieu_replay_new (record, &error) : NULL;
  ChieuSeatNames players, names;

  if (replay == NULL)
    {
      chieu_window_tell_over (parent, _("This hand cannot be gone through"), error->message);
      return;
    }
  chieu_seat_names_of_record (record, players);
  chieu_seat_names_of_hand (players, hand.person, names);
  chieu_window_show_replay (self, parent, replay, name_file (&hand, record), names, hand.person, 0);
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
save_cb (ChieuHistoryWindow *history,
         gint64              id,
         ChieuWindow        *self)
{
  ChieuStoredHand hand = { .person = -1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) record = load_record (self, id, &hand, &error);
  g_autofree char *file = record != NULL ? name_file (&hand, record) : NULL;

  if (record != NULL)
    chieu_window_save_text (GTK_WINDOW (history), chieu_record_to_string (record), file);
  else
    chieu_window_tell_over (GTK_WINDOW (history), _("The hand could not be saved"), error->message);
}

static void
imported_cb (ChieuWindow *self,
             GtkWindow   *history,
             const char  *text)
{
  g_autoptr (GError) error = NULL;

  if (chieu_store_import_hand (chieu_session_get_store (self->session), text, &error) != 0)
    chieu_history_window_show_latest (CHIEU_HISTORY_WINDOW (history));
  else
    chieu_window_tell_over (history, _("This is no sound record of a hand"), error->message);
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
