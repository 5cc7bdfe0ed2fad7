/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The style class that @window has until its first frame is drawn: for it, style.css leaves out what takes long to draw for the
 * first time. */
#define CHIEU_FIRST_FRAME_CLASS "first-frame"

/* Gives @window that class until its first frame is drawn. Call it before the window is shown. */
void chieu_first_frame_lighten (GtkWindow *window);
