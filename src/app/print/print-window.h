/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck is printed: which one, how large, on what paper; to a printer, or into a PDF file.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_PRINT_WINDOW (chieu_print_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPrintWindow, chieu_print_window, CHIEU, PRINT_WINDOW, AdwWindow)

/* @deck: id of the one that stands chosen; one that nobody knows, as "": the first. Returns: (transfer none): the window, not shown yet */
GtkWindow *chieu_print_window_new (GtkWindow *parent, const char *deck);

/* The sentence about the sheets: "6 sheets with 22 cards each, …". */
const char *chieu_print_window_get_summary (ChieuPrintWindow *self);

G_END_DECLS
