/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of the mat as a widget: painted in a worker once for each size.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_BACKGROUND (chieu_background_get_type ())
G_DECLARE_FINAL_TYPE (ChieuBackground, chieu_background, CHIEU, BACKGROUND, GtkWidget)

/* Returns: (transfer floating): a background that shows the first of chieu_mats once it has its boxes */
GtkWidget *chieu_background_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a small background that shows the whole mat @id (of one of chieu_mats), for a list of mats to choose
 * from; it sets its boxes itself */
GtkWidget *chieu_background_new_sample (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the mat. @id: of one of chieu_mats */
void chieu_background_set_mat (ChieuBackground *self, const char *id);
/* Sets whether a lamp hangs low over the mat and lights it to its corners, as in the small pictures of the home page. */
void chieu_background_set_bright (ChieuBackground *self, gboolean is_bright);
/* Sets the places of @mat and @dish, in pixels of the widget; a dish without a width is not painted. To be called again when the size of
 * the widget has changed. The first picture is painted at once, another a moment after the last change. */
void chieu_background_set_boxes (ChieuBackground *self, const ChieuBox *mat, const ChieuBox *dish);
/* For tests. Returns: whether the picture of this mat in the present size has been painted */
gboolean chieu_background_is_ready (ChieuBackground *self);
