/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "clipboard-code.h"

/* The types as which the clipboard's text is requested, the best first. */
static const char *const mime_types[] = { "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", NULL };

/* The room for a text, in bytes: the code may be followed by the end of a line. A text that fills it is longer than any code. */
#define ROOM (CHIEU_DEAL_CODE_TEXT_MAX + 2)

static void
read_cb (GObject      *stream,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GTask) task = data;
  g_autofree ChieuDealCode *code = g_new0 (ChieuDealCode, 1);
  gsize n = 0;
  gboolean found = g_input_stream_read_all_finish (G_INPUT_STREAM (stream), result, &n, NULL) && n < ROOM
                   && chieu_deal_code_parse (code, g_task_get_task_data (task), NULL);

  g_task_return_pointer (task, found ? g_steal_pointer (&code) : NULL, g_free);
}

static void
opened_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GInputStream) stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);
  char *room;

  if (stream == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }
  room = g_malloc0 (ROOM + 1);
  g_task_set_task_data (task, room, g_free);
  g_input_stream_read_all_async (stream, room, ROOM, G_PRIORITY_DEFAULT, g_task_get_cancellable (task), read_cb, g_object_ref (task));
}

void
chieu_clipboard_code_find_async (GtkWidget           *widget,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data)
{
  GTask *task;
  GdkClipboard *clipboard;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  task = g_task_new (widget, cancellable, callback, user_data);
  clipboard = gtk_widget_get_clipboard (widget);
  if (!gdk_clipboard_is_local (clipboard))
    {
      gdk_clipboard_read_async (clipboard, (const char **) mime_types, G_PRIORITY_DEFAULT, cancellable, opened_cb, task);
      return;
    }
  g_task_return_pointer (task, NULL, NULL);
  g_object_unref (task);
}

gboolean
chieu_clipboard_code_find_finish (GAsyncResult  *result,
                                  ChieuDealCode *code)
{
  g_autofree ChieuDealCode *found = NULL;

  g_return_val_if_fail (G_IS_TASK (result) && code != NULL, FALSE);

  found = g_task_propagate_pointer (G_TASK (result), NULL);
  if (found != NULL)
    *code = *found;
  return found != NULL;
}
