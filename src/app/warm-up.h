/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a page ready while another one is still seen: otherwise its first frame would
 * look for the style and the letters of every word at once.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Measures everything in @page, which need not be seen, one widget at a time while nothing else is to be done. */
void chieu_warm_up (GtkWidget *page);

G_END_DECLS
