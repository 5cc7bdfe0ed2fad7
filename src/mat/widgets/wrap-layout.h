/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout that puts its children one after the other, and begins a new line where the width ends, like the words of a text.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_WRAP_LAYOUT (chieu_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuWrapLayout, chieu_wrap_layout, CHIEU, WRAP_LAYOUT, GtkLayoutManager)

/**
 * chieu_wrap_layout_new:
 * @spacing: pixels between children and between lines
 *
 * Each child is as wide as it likes to be; the lines are centred, and as even as they can be.
 *
 * Returns: (transfer full): the layout
 */
GtkLayoutManager *chieu_wrap_layout_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a box with this layout; @spacing as above */
GtkWidget *chieu_wrap_row_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;
