/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with nothing but a mat and its column, in rooms of any size; for tests of what lies where at a table.
 */
#pragma once

#include "play-source.h"

typedef struct
{
  GtkWidget *window;
  ChieuMatView *mat;
} ChieuTableWindow;

/* Sets up the program’s texts, in the language that is set, and its style sheet, without animations. Called once, before any window. */
void chieu_table_window_begin (void);

/* Opens a window in which the mat with its column is @width pixels wide and @height high, and @play is played, which has to live as
 * long. Returns when the mat and its column are shown. The window is the caller's, to be destroyed. */
void chieu_table_window_open (ChieuTableWindow *self, int width, int height, PlaySource *play);

/* Makes the mat with its column so many pixels wide and high, with text @text_scale times as large as usual. Returns: FALSE if the
 * window does not take this size; then a line is printed. */
gboolean chieu_table_window_set_room (ChieuTableWindow *self, int width, int height, double text_scale);

/* Lays out what has changed on the mat at once: waiting a frame for each of many thousand decisions would take hours. */
void chieu_table_window_lay_out (ChieuTableWindow *self);
