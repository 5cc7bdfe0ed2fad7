/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks for the code of a deal on the clipboard. It does so only on the page that offers the deal: once when that page comes up
 * in an active window, and once when the window becomes active while it shows that page.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/deals/deal-code.h"

#define CHIEU_TYPE_CLIPBOARD_WATCH (chieu_clipboard_watch_get_type ())
G_DECLARE_FINAL_TYPE (ChieuClipboardWatch, chieu_clipboard_watch, CHIEU, CLIPBOARD_WATCH, GObject)

/**
 * ChieuClipboardWatch::code-changed: ()
 *
 * The clipboard has been looked at, and holds another code than the last time, or no code any more.
 */

/* Returns: (transfer full): a watch over the clipboard of @window, which is not kept alive; nothing is wanted of it yet */
ChieuClipboardWatch *chieu_clipboard_watch_new (GtkWindow *window) G_GNUC_WARN_UNUSED_RESULT;

/* Sets whether the page that is shown now offers the deal of a code. */
void chieu_clipboard_watch_set_wanted (ChieuClipboardWatch *self, gboolean wanted);

/* Returns: (transfer none) (nullable): the code that the clipboard held when it was looked at last; NULL: it held none */
const ChieuDealCode *chieu_clipboard_watch_get_code (ChieuClipboardWatch *self);

/* For tests: how often the clipboard was looked at. */
guint chieu_clipboard_watch_count_looks (ChieuClipboardWatch *self);
