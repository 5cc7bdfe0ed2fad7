/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows only the upper part of its child: the characters and the head of the picture of a tall card, for places where
 * the whole card would have to be small.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_CARD_TOP (chieu_card_top_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCardTop, chieu_card_top, CHIEU, CARD_TOP, GtkWidget)

/* Returns: (transfer floating): a widget that shows the upper part of @child (transfer floating). @part: how much of the child's
 * height is visible, above 0, at most 1 */
GtkWidget *chieu_card_top_new (GtkWidget *child, double part) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer none): the whole child */
GtkWidget *chieu_card_top_get_child (ChieuCardTop *self);
