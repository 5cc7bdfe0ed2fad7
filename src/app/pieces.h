/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work on the main thread that would take long is done in pieces: each is a callback of its own.
 */
#pragma once

#include <gtk/gtk.h>

/* The priority of an idle source that does a piece each time: after what the person does, and before the next frame is drawn, so
 * that nobody sees it half done. */
#define CHIEU_PIECES_PRIORITY (GDK_PRIORITY_REDRAW - 5)

/* The longest time that one piece takes, in microseconds. */
#define CHIEU_PIECE_US 3000
