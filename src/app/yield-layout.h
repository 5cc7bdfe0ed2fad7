/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays children out in a row, but needs no width: the first child that finds no room is hidden, and so are all that follow it. It is
 * for buttons of a header that are also in a menu or have a key.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_YIELD_LAYOUT (chieu_yield_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuYieldLayout, chieu_yield_layout, CHIEU, YIELD_LAYOUT, GtkLayoutManager)
