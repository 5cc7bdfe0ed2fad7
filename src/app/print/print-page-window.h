/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One page as it would be printed, large enough to be read, with buttons and keys to the other pages and to other sizes.
 */
#pragma once

#include <adwaita.h>

#include "print-ask.h"

#define CHIEU_TYPE_PRINT_PAGE_WINDOW (chieu_print_page_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPrintPageWindow, chieu_print_page_window, CHIEU, PRINT_PAGE_WINDOW, AdwWindow)

/**
 * chieu_print_page_window_new:
 * @parent: (nullable): the window over which it stands
 * @ask: what is printed; copied
 * @page: the one that is shown first, from 0
 * @n_pages: of all that is printed
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_print_page_window_new (GtkWindow *parent, const ChieuPrintAsk *ask, int page, int n_pages);

/* For tests. Returns: (nullable): the page as it is shown; NULL while it is drawn */
GdkPaintable *chieu_print_page_window_get_picture (ChieuPrintPageWindow *self);
