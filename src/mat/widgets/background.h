/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of the mat as a widget: painted in a worker once for each size.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_BACKGROUND (chieu_background_get_type ())
G_DECLARE_FINAL_TYPE (ChieuBackground, chieu_background, CHIEU, BACKGROUND, GtkWidget)

/* Returns: (transfer floating): the first of chieu_mats, without a place yet */
GtkWidget *chieu_background_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a small one that shows the whole mat @id, to choose from */
GtkWidget *chieu_background_new_sample (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the mat. @id: of one of chieu_mats */
void chieu_background_set_mat (ChieuBackground *self, const char *id);
/* Sets whether it is lit by a lamp of its own, as a small mat that is a picture on a larger one. */
void chieu_background_set_bright (ChieuBackground *self, gboolean is_bright);
/* Sets the places of @mat and @dish, in pixels of the widget; a dish without a width is not painted. The picture is painted anew a
 * moment after they or the size have last changed. */
void chieu_background_set_boxes (ChieuBackground *self, const ChieuBox *mat, const ChieuBox *dish);
/* For tests. Returns: whether the picture of this mat in the present size has been painted */
gboolean chieu_background_is_ready (ChieuBackground *self);
