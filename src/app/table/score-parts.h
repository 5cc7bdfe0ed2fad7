/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of windows and pages about a hand that is over, above all about its score.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/words/account.h"

/* The space between one phu and the next, in pixels. */
#define CHIEU_PHU_SPACING 18

/**
 * chieu_told_window_new:
 * @parent: the window over which it stands, and whose size it has
 * @title: as the person reads it
 * @name: by which the help knows it (gtk_widget_set_name())
 * @content: (transfer floating): takes the focus
 *
 * Returns: (transfer none): a modal window with @content below a header that leads back, closed by Escape; not shown yet
 */
GtkWindow *chieu_told_window_new (GtkWindow  *parent,
                                  const char *title,
                                  const char *name,
                                  GtkWidget  *content) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): the button that leads to a moment of a hand; what a press does is still to be set */
GtkWidget *chieu_moment_button_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a label with @text (nullable) that breaks into lines and in which the words of the game are explained.
 * @css_class: (nullable). @xalign: from 0, at the start, to 1, at the end */
GtkWidget *chieu_line_new (const char *text,
                           const char *css_class,
                           double      xalign) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): the cards of @phu with its name under them; the winning card is marked if it is among them, and so is a
 * lưng, because a win needs one. @card_height: in pixels */
GtkWidget *chieu_shown_phu_widget_new (const ChieuGame     *game,
                                       const ChieuShownPhu *phu,
                                       int                  card_height) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): all of @phu (element-type ChieuShownPhu), as many beside each other as there is room for. @card_height: in
 * pixels */
GtkWidget *chieu_shown_phu_list_widget_new (const ChieuGame *game,
                                            const GPtrArray *phu,
                                            int              card_height) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): @cuoc, its rule below it, its points beside it: the row of a table. */
GtkWidget *chieu_cuoc_row_new (const ChieuAccountCuoc *cuoc) G_GNUC_WARN_UNUSED_RESULT;
