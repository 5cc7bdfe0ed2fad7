/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bar of large buttons below a page.
 */
#pragma once

#include <gtk/gtk.h>

/* Returns: (transfer floating): a bar without buttons; buttons that find no room continue in a new line. */
GtkWidget *chieu_bottom_bar_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The usual space between the buttons of a page's bar that chieu_bottom_bar_use() makes, in pixels. */
#define CHIEU_BOTTOM_BAR_SPACING 12

/* Makes such a bar of @box, which has its buttons already, with @spacing pixels between them. */
void chieu_bottom_bar_use (GtkWidget *box,
                           int        spacing);

/* Lets the words of @button break into lines if they do not fit. */
void chieu_bottom_bar_break_words (GtkWidget *button);

/* Gives @button, which has a label, room for each of @labels, a list that ends with NULL, so that the buttons beside it stay where they
 * are when its label changes. */
void chieu_bottom_bar_keep_width (GtkWidget         *button,
                                  const char *const *labels);

/* Adds a large button with @label that does @action to @box, a bar or its tools; @box is seen from then on. Returns: (transfer none): the
 * button. */
GtkWidget *chieu_bottom_bar_add_button (GtkWidget  *box,
                                        const char *label,
                                        const char *action);

/* Adds a box for buttons of others, hidden until chieu_bottom_bar_add_button() adds the first. Returns: (transfer none): the box. */
GtkBox *chieu_bottom_bar_add_tools (GtkWidget *bar);
