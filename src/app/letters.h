/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How large the letters of the program are now: what has room for few of them is laid out otherwise.
 */
#pragma once

#include <gtk/gtk.h>

/* Returns: the height in pixels of a line of text in @widget, at least 1; it follows the size of the letters */
int chieu_letters_get_line (GtkWidget *widget);

/* Returns: whether the letters are so large that what else stands beside each other stands below each other */
gboolean chieu_letters_are_large (void);
