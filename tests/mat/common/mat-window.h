/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with a mat in it, for tests.
 */
#pragma once

#include "play-source.h"

/* A window of 1024×600 that shows a mat on which @play is played; @play knows its mat then. Returns when all is there. */
GtkWidget *mat_window_new (PlaySource *play);

/* Lets @n frames of @widget, which is shown, pass: two lay out what has changed. */
void mat_window_wait_frames (GtkWidget *widget, int n);
