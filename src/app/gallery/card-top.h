/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The upper part of what is inside: of tall cards the characters and the head of the picture, where the whole would
 * have to be small.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_CARD_TOP (chieu_card_top_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCardTop, chieu_card_top, CHIEU, CARD_TOP, GtkWidget)

/* @child: (transfer floating). @part: how much of its height is seen, above 0 to 1 */
GtkWidget *chieu_card_top_new (GtkWidget *child, double part) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *chieu_card_top_get_child (ChieuCardTop *self);

G_END_DECLS
