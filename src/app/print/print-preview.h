/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A strip of the pages as they would be printed. They are drawn in a thread and come one after the other; each replaces the page that an
 * earlier request left in its place.
 */
#pragma once

#include <gtk/gtk.h>

#include "print-ask.h"

#define CHIEU_TYPE_PRINT_PREVIEW (chieu_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPrintPreview, chieu_print_preview, CHIEU, PRINT_PREVIEW, GtkWidget)

/**
 * ChieuPrintPreview::drawn: ()
 *
 * All pages have been drawn, or it is known why there are none.
 */

/* Returns: (transfer floating): a strip without pages */
GtkWidget *chieu_print_preview_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Draws the pages of @ask, which is copied. An earlier request that is still being drawn is given up. */
void chieu_print_preview_show (ChieuPrintPreview *self, const ChieuPrintAsk *ask);

/* Returns: how many pages there are; 0: it is not known yet, or nothing can be printed */
int chieu_print_preview_get_n_pages (ChieuPrintPreview *self);

/* Returns: (nullable): why nothing can be printed; NULL: it can, or it is not known yet */
const char *chieu_print_preview_get_reason (ChieuPrintPreview *self);

/* For tests. Returns: (nullable): the picture of @page, from 0 */
GdkPaintable *chieu_print_preview_get_picture (ChieuPrintPreview *self, int page);
