/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A container for something that needs more room than there is: it is drawn smaller, and if that would be too small it pans, with
 * the wheel, by dragging where nothing else can be dragged, and to the widget in focus. Its least size is one pixel, so that its
 * child never makes a window grow; its natural size is that of the child.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_PAN_ROOM (chieu_pan_room_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPanRoom, chieu_pan_room, CHIEU, PAN_ROOM, GtkWidget)

/* Returns: (transfer floating): a room for @child (transfer floating), which needs its minimum width and, for the width that it gets,
 * its minimum height */
GtkWidget *chieu_pan_room_new (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

/* Property "child". Returns: (transfer none) (nullable): what is in it */
GtkWidget *chieu_pan_room_get_child (ChieuPanRoom *self);
