/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a page ready while another one is still seen: otherwise its first frame would
 * look for the style and the letters of every word at once.
 */
#pragma once

#include <gtk/gtk.h>

/* Measures all widgets in @page, visible or not, one at a time while the main loop is idle. */
void chieu_warm_up (GtkWidget *page);
