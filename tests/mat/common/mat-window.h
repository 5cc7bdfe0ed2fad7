/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with a mat in it, for tests.
 */
#pragma once

#include "play-source.h"

/* Shows a window of 1024×600 with a mat on which @play is played, and sets @play->mat. Returns: (transfer none): the window, when all of it
 * is there; destroy it with gtk_window_destroy() */
GtkWidget *mat_window_new (PlaySource *play);

/* Waits until @widget, which is shown, has had @n more frames: after two of them what has changed is laid out. */
void mat_window_wait_frames (GtkWidget *widget, int n);
