/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The border of the mat in gold: it spreads along the edge from the seat of the winner until it closes.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_GOLD_BORDER (chieu_gold_border_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGoldBorder, chieu_gold_border, CHIEU, GOLD_BORDER, GtkWidget)

/* Returns: (transfer floating): a border without gold */
GtkWidget *chieu_gold_border_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets where the border lies, in pixels of the widget. @mat: its outer edge. @x, @y: the point from which the gold spreads */
void chieu_gold_border_set_place (ChieuGoldBorder *self, const ChieuBox *mat, float x, float y);
/* Sets how much of the border is gold. @progress: from 0, none of it, to 1, all of it */
void chieu_gold_border_set_progress (ChieuGoldBorder *self, double progress);
/* For tests. Returns: what chieu_gold_border_set_progress() has set */
double chieu_gold_border_get_progress (ChieuGoldBorder *self);
