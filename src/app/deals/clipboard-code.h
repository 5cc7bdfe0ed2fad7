/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A code of a deal that somebody copied elsewhere, so that it need not be typed.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/deals/deal-code.h"

/**
 * chieu_clipboard_code_find_async:
 * @widget: in a window that is active: while another program is used, its clipboard is none of our business
 *
 * Reads the clipboard, as far as a code can be long, and writes or sends nothing. What this program put there itself is no find.
 */
void chieu_clipboard_code_find_async (GtkWidget           *widget,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             user_data);

/**
 * chieu_clipboard_code_find_finish:
 *
 * Returns: whether the clipboard holds a sound code of a deal and nothing else; @code is it
 */
gboolean chieu_clipboard_code_find_finish (GAsyncResult *result, ChieuDealCode *code);
