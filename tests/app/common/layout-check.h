/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks whether a window shows its texts whole, measured from the layout.
 */
#pragma once

#include <gtk/gtk.h>

/* Waits two frames of @widget, which is shown: one that lays out what has changed, and one for what that changes. Waits for
 * further frames as long as each lays out something anew, as words do that come with a picture, but not much longer than 3 seconds. */
void chieu_layout_settle (GtkWidget *widget);

/* Returns: whether @widget is a tooltip, which GTK shows on a surface of its own for whatever lies under the pointer */
gboolean chieu_layout_is_tooltip (GtkWidget *widget);

/**
 * chieu_layout_check:
 * @root: a window that is shown
 * @where: which page it is, for the complaints
 *
 * Prints a line for every text that is shortened, does not fit its place, reaches beyond the window (or beyond what can be
 * scrolled to), or lies over another text, and for every button that lies behind the panel of the call or, while that is open,
 * over the characters of a card of the hand.
 *
 * Returns: the number of complaints
 */
int chieu_layout_check (GtkWidget  *root,
                        const char *where);
