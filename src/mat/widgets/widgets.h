/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small helpers that many widgets of the program share.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_box_empty:
 * @box: a box
 *
 * Removes all children of @box, to fill it anew.
 */
void chieu_box_empty (GtkBox *box);

/**
 * chieu_widget_unparent_children:
 * @widget: a widget that parented its children itself
 *
 * Unparents all children of @widget, as its dispose has to. Not for
 * containers of GTK (boxes, lists, grids): they remove theirs themselves.
 */
void chieu_widget_unparent_children (GtkWidget *widget);

/* Returns: (nullable): the first of @child (nullable) and its next siblings that is laid out */
GtkWidget *chieu_widget_skip_hidden (GtkWidget *child);

/**
 * chieu_text_new:
 * @text: what it says
 * @css_class: (nullable): its look
 *
 * A text that begins at the left and is broken into lines where the width is
 * not enough; it asks for the width of the whole text, so that it takes what
 * there is before it breaks.
 *
 * Returns: (transfer floating): a #GtkLabel
 */
GtkWidget *chieu_text_new (const char *text,
                           const char *css_class) G_GNUC_WARN_UNUSED_RESULT;
