/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/files.h"
#include "app/messages.h"
#include "match/record/bounded.h"
#include "match/record/record.h"
#include "match/words/words.h"

/* The ending of the names of records, and the one that earlier versions gave them; such files can still be opened. */
#define RECORD_SUFFIX ".chieu"
#define RECORD_SUFFIX_OLD ".txt"
/* The name under which a dialog keeps the text that is to be saved. */
#define RECORD "chieu-record"

char *
chieu_record_file_make_name (const ChieuGame *game,
                             int              seats,
                             int              number,
                             gint64           ended)
{
  const char *what;
  g_autoptr (GDateTime) when = NULL;
  g_autofree char *day = NULL, *hand = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  what = chieu_words_game (chieu_words_for_game (game), seats);
  when = ended > 0 ? g_date_time_new_from_unix_local (ended) : NULL;
  /* A damaged store may have a time that no calendar has. */
  if (when == NULL)
    when = g_date_time_new_now_local ();
  /* Written in this way, the dates of one game sort by day. */
  day = g_date_time_format (when, "%Y-%m-%d");
  hand = number >= 0 ? g_strdup_printf (C_("file name", "Hand %u"), (guint) number + 1) : NULL;
  return hand != NULL ? g_strdup_printf ("%s %s %s" RECORD_SUFFIX, what, day, hand) : g_strdup_printf ("%s %s" RECORD_SUFFIX, what, day);
}

static GtkFileChooserNative *
chooser_new (GtkWindow            *parent,
             const char           *title,
             GtkFileChooserAction  action)
{
  return chieu_file_chooser_new (parent, title, action, _("Records of hands"), RECORD_SUFFIX,
                                 action == GTK_FILE_CHOOSER_ACTION_OPEN ? RECORD_SUFFIX_OLD : NULL);
}

/* ---- Saving ---- */

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);

  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (window)))
    return;
  if (saved)
    chieu_message_show_toast (window, chieu_message_toast_new (_("The hand is saved")));
  else
    chieu_message_show (window, _("The hand could not be saved"), error->message);
}

static void
save_response_cb (GtkFileChooserNative *chooser,
                  int                   response,
                  GtkWindow            *window)
{
  char *text = g_object_steal_data (G_OBJECT (chooser), RECORD);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file == NULL)
    return;
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, saved_cb,
                                       g_object_ref (window));
}

void
chieu_record_file_save (GtkWindow  *parent,
                        char       *text,
                        const char *file)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (GTK_IS_WINDOW (parent) && text != NULL && file != NULL);

  chooser = chooser_new (parent, _("Save this hand as a record"), GTK_FILE_CHOOSER_ACTION_SAVE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file);
  g_object_set_data_full (G_OBJECT (chooser), RECORD, text, g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- Opening ---- */

/* A file that is being asked for and read. */
typedef struct
{
  gpointer object;
  GtkWindow *parent;
  ChieuRecordFileFunc func;
} Load;

static void
load_free (Load *load)
{
  g_object_unref (load->parent);
  g_object_unref (load->object);
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
    load->func (load->object, load->parent, text);
  else
    chieu_message_show (load->parent, _("The record could not be read"), error->message);
}

static Load *
load_new (GtkWindow           *parent,
          ChieuRecordFileFunc  func,
          gpointer             object)
{
  Load *load = g_new (Load, 1);

  *load = (Load) { .object = g_object_ref (object), .parent = g_object_ref (parent), .func = func };
  return load;
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
chieu_record_file_read (GtkWindow           *parent,
                        GFile               *file,
                        ChieuRecordFileFunc  func,
                        gpointer             object)
{
  g_return_if_fail (GTK_IS_WINDOW (parent) && G_IS_FILE (file) && func != NULL && G_IS_OBJECT (object));

  chieu_bounded_read_async (file, CHIEU_RECORD_BYTES_MAX, NULL, loaded_cb, load_new (parent, func, object));
}

void
chieu_record_file_open (GtkWindow           *parent,
                        const char          *title,
                        ChieuRecordFileFunc  func,
                        gpointer             object)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (GTK_IS_WINDOW (parent) && title != NULL && func != NULL && G_IS_OBJECT (object));

  chooser = chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN);
  g_signal_connect (chooser, "response", G_CALLBACK (open_response_cb), load_new (parent, func, object));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
