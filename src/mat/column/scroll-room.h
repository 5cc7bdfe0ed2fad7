/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place for something that breaks into lines: as high as its content, and scrolled if there is less room.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_SCROLL_ROOM (chieu_scroll_room_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScrollRoom, chieu_scroll_room, CHIEU, SCROLL_ROOM, GtkWidget)

/* Returns: (transfer floating): a place for @child (transfer floating); its minimum height is @height_min pixels, or the natural height
 * of @child if that is lower */
GtkWidget *chieu_scroll_room_new (GtkWidget *child, int height_min) G_GNUC_WARN_UNUSED_RESULT;

/* Lets the focus go only to widgets in it, not to itself; it is scrolled by the wheel or a finger. */
void chieu_scroll_room_pass_focus (ChieuScrollRoom *self);

/* Keeps the end of its child in view whenever the child or the room changes. */
void chieu_scroll_room_keep_end (ChieuScrollRoom *self);

/* Scrolls so that @first, a widget in its child, is at the top, as far as there is enough below it; also after changes of the child or
 * the room, until this is called with another one. */
void chieu_scroll_room_begin_with (ChieuScrollRoom *self, GtkWidget *first);
