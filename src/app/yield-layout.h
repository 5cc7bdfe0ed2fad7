/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays children out in a row and needs no width: from the first child on that finds no room none is shown. For buttons of a header
 * that are also in a menu or have a key.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_YIELD_LAYOUT (chieu_yield_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuYieldLayout, chieu_yield_layout, CHIEU, YIELD_LAYOUT, GtkLayoutManager)
