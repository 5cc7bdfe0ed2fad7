/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "clipboard-watch.h"

#include "clipboard-code.h"

struct _ChieuClipboardWatch
{
  GObject parent_instance;

  GtkWindow *window;             /* weak (nullable) */
  gboolean wanted;               /* the page that is shown offers the deal of a code */
  gboolean may_look;             /* a code is wanted and the window is active; it is looked for once each time that this becomes
                                  * true */
  GCancellable *cancellable;     /* (nullable): cancels the look that has begun and has no answer yet */
  gboolean has_code;             /* the clipboard held @code when it was looked at last */
  ChieuDealCode code;
  guint n_looks;                 /* how often it was looked at, for tests */
};

G_DEFINE_FINAL_TYPE (ChieuClipboardWatch, chieu_clipboard_watch, G_TYPE_OBJECT)

static guint code_changed_signal;

static void
stop_looking (ChieuClipboardWatch *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
looked_cb (GObject      *window,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ChieuClipboardWatch) self = data;
  ChieuDealCode code = { 0 };
  gboolean has_code = chieu_clipboard_code_find_finish (result, &code);

  /* Another look has begun, or none is wanted any more. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (has_code == self->has_code && (!has_code || chieu_deal_code_is_equal (&code, &self->code)))
    return;
  self->has_code = has_code;
  self->code = code;
  g_signal_emit (self, code_changed_signal, 0);
}

/* Looks at the clipboard if that has become allowed, and stops looking if it no longer is. */
static void
update_looking (ChieuClipboardWatch *self)
{
  gboolean may_look = self->window != NULL && self->wanted && gtk_window_is_active (self->window);

  if (may_look == self->may_look)
    return;
  self->may_look = may_look;
  stop_looking (self);
  if (!may_look)
    return;
  self->n_looks++;
  self->cancellable = g_cancellable_new ();
  chieu_clipboard_code_find_async (GTK_WIDGET (self->window), self->cancellable, looked_cb, g_object_ref (self));
}

void
chieu_clipboard_watch_set_wanted (ChieuClipboardWatch *self,
                                  gboolean             wanted)
{
  g_return_if_fail (CHIEU_IS_CLIPBOARD_WATCH (self));

  self->wanted = wanted;
  update_looking (self);
}

const ChieuDealCode *
chieu_clipboard_watch_get_code (ChieuClipboardWatch *self)
{
  g_return_val_if_fail (CHIEU_IS_CLIPBOARD_WATCH (self), NULL);

  return self->has_code ? &self->code : NULL;
}

guint
chieu_clipboard_watch_count_looks (ChieuClipboardWatch *self)
{
  g_return_val_if_fail (CHIEU_IS_CLIPBOARD_WATCH (self), 0);

  return self->n_looks;
}

ChieuClipboardWatch *
chieu_clipboard_watch_new (GtkWindow *window)
{
  ChieuClipboardWatch *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  self = g_object_new (CHIEU_TYPE_CLIPBOARD_WATCH, NULL);
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (update_looking), self, G_CONNECT_SWAPPED);
  return self;
}

static void
dispose (GObject *object)
{
  ChieuClipboardWatch *self = CHIEU_CLIPBOARD_WATCH (object);

  stop_looking (self);
  g_clear_weak_pointer (&self->window);
  G_OBJECT_CLASS (chieu_clipboard_watch_parent_class)->dispose (object);
}

static void
chieu_clipboard_watch_class_init (ChieuClipboardWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  code_changed_signal = g_signal_new ("code-changed", CHIEU_TYPE_CLIPBOARD_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_clipboard_watch_init (ChieuClipboardWatch *self)
{
}
