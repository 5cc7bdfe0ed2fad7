/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "files.h"
#include "mat/mat-layout.h"
#include "match/bounded.h"
#include "match/record.h"
#include "match/words.h"
#include "score-grid.h"
#include "seat-names.h"
#include "window-private.h"

#define RECORD_SUFFIX ".txt"

static GtkFileChooserNative *
chooser_new (GtkWindow            *parent,
             const char           *title,
             GtkFileChooserAction  action)
{
  return chieu_file_chooser_new (parent, title, action, _("Records of hands"), RECORD_SUFFIX);
}

/* ---- Saving ---- */

/* Where what was done in @window is told in passing. */
static AdwToastOverlay *
toasts_of (GtkWindow *window)
{
  return CHIEU_IS_WINDOW (window) ? CHIEU_WINDOW (window)->toasts
                                  : ADW_TOAST_OVERLAY (adw_window_get_content (ADW_WINDOW (window)));
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);

  /* It may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (window)))
    return;
  if (saved)
    adw_toast_overlay_add_toast (toasts_of (window), adw_toast_new (_("The hand is saved")));
  else
    chieu_window_tell_over (window, _("The hand could not be saved"), error->message);
}

/* The program's players bear names; the person's own is nobody else's business. */
static char *
record_with_names (ChieuWindow *self,
                   ChieuMatch  *match)
{
  g_autoptr (ChieuRecord) record = chieu_match_make_record (match);

  for (int seat = 0; seat < record->carry.seats; seat++)
    if (seat != chieu_match_get_person (match))
      chieu_record_set_name (record, seat, chieu_mat_view_get_seat_name (self->mat, seat));
  return chieu_record_to_string (record);
}

static void
save_response_cb (GtkFileChooserNative *chooser,
                  int                   response,
                  GtkWindow            *window)
{
  char *text = g_object_steal_data (G_OBJECT (chooser), "record");
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file == NULL)
    return;
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, saved_cb,
                                       g_object_ref (window));
}

char *
chieu_window_name_file (const ChieuGame *game,
                        int              seats,
                        int              number,
                        gint64           ended)
{
  const char *what = chieu_words_game (chieu_words_for_game (game), seats);
  g_autoptr (GDateTime) when = ended > 0 ? g_date_time_new_from_unix_local (ended) : g_date_time_new_now_local ();
  /* As names of files are sorted. */
  g_autofree char *day = g_date_time_format (when, "%Y-%m-%d");
  g_autofree char *hand = number >= 0 ? g_strdup_printf (C_("file name", "Hand %u"), (guint) number + 1) : NULL;

  return hand != NULL ? g_strdup_printf ("%s %s %s" RECORD_SUFFIX, what, day, hand) : g_strdup_printf ("%s %s" RECORD_SUFFIX, what, day);
}

void
chieu_window_save_text (GtkWindow  *parent,
                        char       *text,
                        const char *file)
{
  GtkFileChooserNative *chooser = chooser_new (parent, _("Save this hand as a record"), GTK_FILE_CHOOSER_ACTION_SAVE);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file);
  g_object_set_data_full (G_OBJECT (chooser), "record", text, g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
chieu_window_save_record (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  g_autofree char *file = chieu_window_name_file (options->game, options->seats, (int) chieu_match_get_hand_number (match), 0);

  chieu_window_save_text (GTK_WINDOW (self), record_with_names (self, match), file);
}

/* ---- Opening ---- */

static GtkWidget *
grid_of_record (const ChieuResult    *result,
                int                   seats,
                const ChieuSeatNames  names)
{
  ChieuScoreRow rows[CHIEU_SEATS_MAX];

  for (int seat = 0; seat < seats; seat++)
    rows[seat] = (ChieuScoreRow) { names[seat], result->points[seat], result->next.points[seat] };
  return chieu_score_grid_new (rows, seats, TRUE);
}

static void
show_record (ChieuWindow       *self,
             const ChieuRecord *record,
             const void        *state,
             const ChieuResult *result)
{
  ChieuResultPage *page = CHIEU_RESULT_PAGE (chieu_window_get_page (self, CHIEU_PAGE_RECORD));
  g_autoptr (ChieuAccount) account = NULL;
  ChieuSeatNames names;

  chieu_seat_names_of_record (record, names);
  account = chieu_account_new (record->game, &record->rules, state, names);
  chieu_result_page_set_account (page, account, chieu_window_get_card_height (self));
  chieu_result_page_set_score (page, grid_of_record (result, record->carry.seats, names),
                               result->next.pot, record->n_deck == 0 ? &record->seed : NULL);
  chieu_result_page_set_then (page, CHIEU_RESULT_RECORD, FALSE);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), CHIEU_PAGE_RECORD) != 0)
    chieu_window_remember_page (self, CHIEU_BACK_FROM_FORM);
  chieu_window_show_page (self, CHIEU_PAGE_RECORD);
}

static void
read_record_cb (ChieuWindow *self,
                GtkWindow   *parent,
                const char  *text)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  ChieuState state;
  ChieuResult result;

  record = chieu_record_parse (text, -1, &error);
  if (record == NULL || !chieu_record_replay (record, &state, &result, &error))
    chieu_window_tell (self, _("This is no sound record of a hand"), error->message);
  else if (chieu_mat_layout_find (record->game) == NULL)
    {
      g_autofree char *message = g_strdup_printf (_("there is no game “%s”"), record->game->id);

      chieu_window_tell (self, _("This is no sound record of a hand"), message);
    }
  else if (result.outcome == CHIEU_OUTCOME_NONE)
    chieu_window_tell (self, _("The record is sound"), _("Its hand was not played to the end."));
  else
    show_record (self, record, &state, &result);
}

/* A file that is being asked for and read: over which window, for what. */
typedef struct
{
  ChieuWindow *self;
  GtkWindow *parent;
  ChieuWindowText func;
} Load;

static void
load_free (Load *load)
{
  g_object_unref (load->parent);
  g_object_unref (load->self);
  g_free (load);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Load, load_free)

static void
loaded_cb (GObject      *file,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Load) load = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (load->parent)))
    return;
  if (chieu_bounded_read_finish (result, &text, NULL, &error))
    load->func (load->self, load->parent, text);
  else
    chieu_window_tell_over (load->parent, _("The record could not be read"), error->message);
}

static void
open_response_cb (GtkFileChooserNative *chooser,
                  int                   response,
                  Load                 *data)
{
  g_autoptr (Load) load = data;
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file != NULL)
    chieu_bounded_read_async (file, CHIEU_RECORD_BYTES_MAX, NULL, loaded_cb, g_steal_pointer (&load));
}

void
chieu_window_load_text (ChieuWindow     *self,
                        GtkWindow       *parent,
                        const char      *title,
                        ChieuWindowText  func)
{
  GtkFileChooserNative *chooser = chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN);
  Load *load = g_new (Load, 1);

  *load = (Load) { .self = g_object_ref (self), .parent = g_object_ref (parent), .func = func };
  g_signal_connect (chooser, "response", G_CALLBACK (open_response_cb), load);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
chieu_window_open_record (ChieuWindow *self)
{
  chieu_window_load_text (self, GTK_WINDOW (self), _("Open a record"), read_record_cb);
}
