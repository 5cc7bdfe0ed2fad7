/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small helpers that many widgets of the program share.
 */
#pragma once

#include <gtk/gtk.h>

/* Removes all children of @box, to fill it anew. */
void chieu_widget_empty_box (GtkBox *box);

/* Unparents all children of @widget, which has parented them itself and has to do so when it is disposed of. Not for containers of
 * GTK (boxes, lists, grids): they remove theirs themselves. */
void chieu_widget_unparent_children (GtkWidget *widget);

/* Returns: (transfer none) (nullable): the first of @child (nullable) and its next siblings that is to be laid out */
GtkWidget *chieu_widget_skip_hidden (GtkWidget *child);

/* Returns: the natural height of @widget if it is @width wide, both in pixels */
int chieu_widget_find_height (GtkWidget *widget, int width);

/* Allocates @child @width × @height pixels at @x, @y of its parent. */
void chieu_widget_put_at (GtkWidget *child, float x, float y, int width, int height);

/* Sets what @label says: @text (nullable: nothing), with the person addressed as they like (addressed.h). */
void chieu_label_say (GtkLabel *label, const char *text);
/* Sets the tooltip of @widget, @text (nullable: none), likewise. */
void chieu_tooltip_say (GtkWidget *widget, const char *text);

/**
 * chieu_text_new:
 * @text: (nullable): what it says, as of chieu_label_say(); NULL: nothing yet
 * @css_class: (nullable): its style class
 *
 * Makes a text that begins at the left and is broken into lines where the width is not enough; it asks for the width of the whole
 * text, so that it takes what there is before it breaks.
 *
 * Returns: (transfer floating): a #GtkLabel
 */
GtkWidget *chieu_text_new (const char *text,
                           const char *css_class) G_GNUC_WARN_UNUSED_RESULT;
