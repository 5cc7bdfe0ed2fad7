/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the parts of a page of the front room out in four columns, in two, or in one: as many as the width has room for at the
 * size of the letters.
 */
#pragma once

#include <gtk/gtk.h>

/* The most columns. */
#define CHIEU_HOME_COLUMNS 4

/* The smallest width, in pixels, of a window of the front room that still shows anything useful. */
#define CHIEU_HOME_WIDTH_MIN 200
/* Below this width, in pixels, such a window has small margins; from the next one on its words are larger, and from the last one on
 * larger still. */
#define CHIEU_HOME_NARROW_WIDTH 600
#define CHIEU_HOME_LARGE_WIDTH 1700
#define CHIEU_HOME_HUGE_WIDTH 2800

#define CHIEU_TYPE_HOME_GRID (chieu_home_grid_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHomeGrid, chieu_home_grid, CHIEU, HOME_GRID, GtkWidget)

/**
 * ChieuHomeGrid::columns: (int columns)
 *
 * Emitted before the parts are laid out in another number of columns, 4, 2 or 1, and also when letters have become large, or usual again.
 */

/* Returns: (transfer floating): a grid without parts */
GtkWidget *chieu_home_grid_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_home_grid_add:
 * @child: (transfer floating): a part of the page
 * @of_four: how many of four columns it takes, 1 to 4
 * @of_two: how many of two columns it takes, 1 or 2; a single column it takes whole
 *
 * Adds a part at the end. Parts that stand beside each other are equally high; a hidden part takes no room.
 */
void chieu_home_grid_add (ChieuHomeGrid *self, GtkWidget *child, int of_four, int of_two);

/* Changes the number of columns that a part takes. @of_four, @of_two: as for chieu_home_grid_add() */
void chieu_home_grid_set_span (ChieuHomeGrid *self, GtkWidget *child, int of_four, int of_two);

/* Sets the number of columns for the width, in pixels, that the grid is going to get. Call it before the grid is measured. */
void chieu_home_grid_set_width (ChieuHomeGrid *self, int width);

/* Returns: how much stays free on each side of the parts in a grid that is @width wide, in pixels */
int chieu_home_grid_get_side_width (ChieuHomeGrid *self, int width);

/* Returns: the number of columns that there are now */
int chieu_home_grid_get_columns (ChieuHomeGrid *self);
