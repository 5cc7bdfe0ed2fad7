/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cups (chén) that stand before a seat, one for each khàn bất thực.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_CUPS (chieu_cups_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCups, chieu_cups, CHIEU, CUPS, GtkWidget)

/* Returns: (transfer floating): the widget, without cups and hidden */
GtkWidget *chieu_cups_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* Sets how many there are; without any the widget is hidden. */
void chieu_cups_set_n (ChieuCups *self, int n);
