/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prepares a page while another one is still shown: otherwise its first frame would have to look up the style and the letters of
 * every word at once.
 */
#pragma once

#include <gtk/gtk.h>

/* Measures the visible parts of @page, which itself may still be hidden, one at a time while the main loop is idle. */
void chieu_warm_up (GtkWidget *page);
