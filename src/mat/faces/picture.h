/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing as a widget: a portrait, a cup. It is rendered in a worker once for each size; until then the previous picture is
 * shown, or nothing. A picture is decoration: the widget that shows it says in words what it is.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_PICTURE (chieu_picture_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPicture, chieu_picture, CHIEU, PICTURE, GtkWidget)

/* @round: whether the picture is cut to a circle. Returns: (transfer floating): a widget without a picture, whose size the style
 * sheet or a size request determines */
GtkWidget *chieu_picture_new (gboolean round) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the SVG file, @path (nullable); NULL: nothing is shown. */
void chieu_picture_set_path (ChieuPicture *self, const char *path);

/* For tests. Returns: (nullable): the path that was set last */
const char *chieu_picture_get_path (ChieuPicture *self);
