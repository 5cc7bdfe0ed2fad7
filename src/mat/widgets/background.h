/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the mat's picture: painted in a worker once for each size.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_BACKGROUND (chieu_background_get_type ())
G_DECLARE_FINAL_TYPE (ChieuBackground, chieu_background, CHIEU, BACKGROUND, GtkWidget)

GtkWidget *chieu_background_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* A small one that shows the whole mat @id to choose it by. */
GtkWidget *chieu_background_new_sample (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Which mat lies there: an id of chieu_mats; painted anew. */
void chieu_background_set_mat (ChieuBackground *self, const char *id);
/* Whether a lamp of its own lights it: a small mat that is a picture on a larger one. */
void chieu_background_set_bright (ChieuBackground *self, gboolean is_bright);
/* Where mat and dish are. Painted anew when that or the size has changed and been still for a moment. */
void chieu_background_set_boxes (ChieuBackground *self, const ChieuBox *mat, const ChieuBox *dish);
/* Whether the picture of this mat in the present size is there. */
gboolean chieu_background_is_ready (ChieuBackground *self);
