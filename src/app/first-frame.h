/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The style class of a window whose first frame has not been drawn yet. In such a window style.css leaves out what takes long to draw
 * for the first time. */
#define CHIEU_FIRST_FRAME_CLASS "first-frame"

/* Gives @window this class, and takes it away after the first frame. Call it before the window is shown. */
void chieu_first_frame_lighten (GtkWindow *window);
