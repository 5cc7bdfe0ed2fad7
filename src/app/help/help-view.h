/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows a page of the help, or what a search has found, in large type. The arrow and page keys, the space bar,
 * Home and End scroll it.
 */
#pragma once

#include <gtk/gtk.h>

#include "help-book.h"

#define CHIEU_TYPE_HELP_VIEW (chieu_help_view_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHelpView, chieu_help_view, CHIEU, HELP_VIEW, GtkWidget)

/**
 * ChieuHelpView::link:
 * @xref: "page#section", or "page"
 *
 * Emitted when a link, a topic or something found is chosen.
 */

/**
 * chieu_help_view_show_page:
 * @page: of @book
 * @section: (nullable): its heading comes to the top; NULL: the beginning of the page
 * @position: how far to scroll down, in pixels; less than 0: to the section
 *
 * The page comes in pieces, before the next frame is drawn (pieces.h). The caller keeps @book as long as the page is shown.
 */
void chieu_help_view_show_page (ChieuHelpView       *self,
                                ChieuHelpBook       *book,
                                const ChieuHelpPage *page,
                                const char          *section,
                                double               position);

/* Shows the best of what @query finds in @book. Returns: (transfer full) (nullable): a link to the best match; NULL if nothing was found */
char *chieu_help_view_show_found (ChieuHelpView *self,
                                  ChieuHelpBook *book,
                                  const char    *query);

/* Shows one sentence instead of a page. */
void chieu_help_view_show_message (ChieuHelpView *self,
                                   const char    *message);

/* Returns: how far the page is scrolled down, in pixels */
double chieu_help_view_get_position (ChieuHelpView *self);
