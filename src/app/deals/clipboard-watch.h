/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks for the code of a deal on the clipboard, where it is offered and at no other time: once whenever the page that offers it
 * comes up in a window that is active, and once whenever the window becomes active with that page.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/deals/deal-code.h"

#define CHIEU_TYPE_CLIPBOARD_WATCH (chieu_clipboard_watch_get_type ())
G_DECLARE_FINAL_TYPE (ChieuClipboardWatch, chieu_clipboard_watch, CHIEU, CLIPBOARD_WATCH, GObject)

/**
 * ChieuClipboardWatch::looked: ()
 *
 * The clipboard has been looked at, and there is another code or none any more.
 */

/* @window: must outlive it */
ChieuClipboardWatch *chieu_clipboard_watch_new (GtkWindow *window) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a code is offered now, on the page that is seen. */
void chieu_clipboard_watch_set_wanted (ChieuClipboardWatch *self, gboolean wanted);

/* (nullable): the code that lay there when it was looked at last */
const ChieuDealCode *chieu_clipboard_watch_get_code (ChieuClipboardWatch *self);

/* For tests: how often the clipboard was looked at. */
guint chieu_clipboard_watch_count_looks (ChieuClipboardWatch *self);
