/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays texts out below each other. How wide they want to be never depends on the height: a box of GTK around them asks for many
 * heights, and each text that can break would be tried in many widths for each of them, which is slow on a page full of texts.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_COLUMN_LAYOUT (chieu_column_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuColumnLayout, chieu_column_layout, CHIEU, COLUMN_LAYOUT, GtkLayoutManager)

/* Returns: (transfer full): the layout. @spacing: pixels between children */
GtkLayoutManager *chieu_column_layout_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a box with this layout. */
GtkWidget *chieu_column_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the pixels between the children of @column, which chieu_column_new() made. */
void chieu_column_set_spacing (GtkWidget *column, int spacing);

/* Returns: (transfer floating): a view in which @column (transfer floating) is scrolled, no wider than the form of a new match */
GtkWidget *chieu_column_scroller_new (GtkWidget *column) G_GNUC_WARN_UNUSED_RESULT;
