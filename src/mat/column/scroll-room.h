/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place for something that breaks into lines: as high as it is, and where there
 * is less room it scrolls.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_SCROLL_ROOM (chieu_scroll_room_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScrollRoom, chieu_scroll_room, CHIEU, SCROLL_ROOM, GtkWidget)

/* Returns: (transfer floating): a place for @child, at least @height_min pixels high if @child is not lower. */
GtkWidget *chieu_scroll_room_new (GtkWidget *child, int height_min) G_GNUC_WARN_UNUSED_RESULT;

/* The keyboard goes to what is in it alone; it scrolls by the wheel and by a finger. */
void chieu_scroll_room_pass_focus (ChieuScrollRoom *self);

/* Shows the end of its child whenever that or the room changes. */
void chieu_scroll_room_keep_end (ChieuScrollRoom *self);

/* Begins with the line of @first, something in its child, until another is said; so far as there is enough below it. */
void chieu_scroll_room_begin_with (ChieuScrollRoom *self, GtkWidget *first);
