/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table to be seen and to be heard: a list of rows that the arrow keys go through, each with a name and figures. If a window is
 * too narrow for them beside each other, the figures of every row stand below its name.
 */
#pragma once

#include <gtk/gtk.h>

/* Returns: (transfer full): the layout of a row whose first child is its name and whose others are its figures: they stand beside the
 * name, or below it if there is no room for that. If a GtkSizeGroup makes the columns of all rows equally wide, all are laid out alike.
 * A row has at least one child and at most CHIEU_DATA_TABLE_COLUMNS_MAX. */
GtkLayoutManager *chieu_data_row_layout_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The most columns of a table, that of the names among them. */
#define CHIEU_DATA_TABLE_COLUMNS_MAX 4

/**
 * chieu_data_table_new:
 * @name: what a screen reader calls the table
 * @heads: (nullable) (array zero-terminated=1): what stands above the columns, at least one text and at most
 * CHIEU_DATA_TABLE_COLUMNS_MAX; NULL: nothing does
 *
 * Returns: (transfer floating): a table without rows, an empty list of the toolkit's
 */
GtkWidget *chieu_data_table_new (const char        *name,
                                 const char *const *heads) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_data_table_add_row:
 * @table: made by chieu_data_table_new()
 * @spoken: (nullable): the row in one sentence, as it is heard; NULL: its cells one after the other
 * @cells: (array zero-terminated=1): the name of the row, then its figures, at most CHIEU_DATA_TABLE_COLUMNS_MAX together
 *
 * Returns: (transfer none): the new row, the last of @table
 */
GtkWidget *chieu_data_table_add_row (GtkWidget         *table,
                                     const char        *spoken,
                                     const char *const *cells);
