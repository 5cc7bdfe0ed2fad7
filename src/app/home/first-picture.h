/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_FIRST_PICTURE (chieu_first_picture_get_type ())
G_DECLARE_FINAL_TYPE (ChieuFirstPicture, chieu_first_picture, CHIEU, FIRST_PICTURE, GtkWidget)

/**
 * ChieuFirstPicture:
 *
 * A place at the mat as the settings have it now: cards, the person's own plate, a button, and how one is addressed. The
 * questions beside it say in words what it shows; a screen reader hears the plate only.
 */

/* Returns: (transfer floating): the picture; it takes the room that it gets, and asks for none */
GtkWidget *chieu_first_picture_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
