/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains the words of the game on a page: all of them in a list, and any of them by a
 * long touch or the other mouse button, on buttons and menus too.
 */
#pragma once

#include <gtk/gtk.h>

/* From now on Shift+F1, a right click and a long touch explain words in every window of the program, and each window has the action
 * "words.list", which does what Shift+F1 does. */
void chieu_gloss_follow_windows (void);

/* For tests. Returns: (transfer full) (element-type guint): the words of the game that are shown in @window, by their numbers in the
 * glossary, in the order in which they first occur */
GArray *chieu_gloss_list_words (GtkWidget *window);

/* For tests. Returns: (transfer none): a window over @parent that explains the words that are shown there; not shown yet */
GtkWindow *chieu_gloss_window_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;
