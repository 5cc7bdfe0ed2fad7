/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes everything look as the settings say: sizes, colours, motion.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_looks_follow:
 * @settings: the program's settings; they are not kept alive
 *
 * As long as @settings exist, text size, light or dark, motion, and the contrast, the backs, the writing and the names of the cards follow
 * them. Call it once, after GTK has started.
 */
void chieu_looks_follow (GSettings *settings);

/* Returns: how large the letters of the system are, 1 being the usual size; the scale that @settings add for the program does not
 * count. chieu_looks_follow() has to have been called before: the size is found from the letters as they are. */
double chieu_looks_get_system_scale (GSettings *settings);

/**
 * chieu_looks_mark_large_text:
 * @widget: a widget whose text is larger than that of other pages
 * @settings: the program's settings
 *
 * From now on @widget has the style class "large-text" whenever @settings ask for large letters. For it style.css makes the text of
 * @widget about as large as that of other pages.
 */
void chieu_looks_mark_large_text (GtkWidget *widget,
                                  GSettings *settings);
