/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page with the standings of a hội that is over.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_CLOSING_PAGE (chieu_closing_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuClosingPage, chieu_closing_page, CHIEU, CLOSING_PAGE, GtkWidget)

/**
 * chieu_closing_page_set_standings:
 * @leaders: the names of those with most points
 * @place: (nullable): the place of the person, in words
 * @hands: the number of hands that were played
 * @grid: (transfer floating): the table of points
 *
 * Shows how the hội ended. The page's buttons do the window's actions "win.new-match" and "win.show-result".
 */
void chieu_closing_page_set_standings (ChieuClosingPage *self,
                                       const char       *leaders,
                                       const char       *place,
                                       guint             hands,
                                       GtkWidget        *grid);
