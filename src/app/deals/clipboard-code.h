/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A code of a deal that somebody copied elsewhere, so that it need not be typed.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/deals/deal-code.h"

/**
 * chieu_clipboard_code_find_async:
 * @widget: in a window that is active, so that nothing is read while the person uses another program
 * @cancellable: (nullable): ends the reading early
 * @callback: called with the answer, for chieu_clipboard_code_find_finish()
 * @user_data: for @callback
 *
 * Reads no more of the clipboard than a code and the end of a line are long, and neither writes nor sends anything. What this program
 * put there itself is not read.
 */
void chieu_clipboard_code_find_async (GtkWidget           *widget,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             user_data);

/**
 * chieu_clipboard_code_find_finish:
 * @result: what the callback got
 * @code: (out): the code; not set if there is none
 *
 * Returns: whether the clipboard holds a valid code of a deal and nothing else
 */
gboolean chieu_clipboard_code_find_finish (GAsyncResult *result, ChieuDealCode *code);
