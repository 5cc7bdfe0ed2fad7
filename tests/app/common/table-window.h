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

/* Prepares the program’s texts, in the language that is set, and its looks; nothing moves. */
void chieu_table_window_begin (void);

/* Opens a window with the mat @width pixels wide and @height high with its column, on which @play is played. Returns when all is there. */
void chieu_table_window_open (ChieuTableWindow *self, int width, int height, PlaySource *play);

/* Gives the mat this room, with text @text_scale times as large as usual. Returns: FALSE: it has another one, which is told. */
gboolean chieu_table_window_set_room (ChieuTableWindow *self, int width, int height, double text_scale);

/* A change on the mat gets its place at once: a frame of the clock for each of many thousand decisions would take hours. */
void chieu_table_window_lay_out (ChieuTableWindow *self);
