/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Layout of a page with one child, which fills it. How wide the page wants to be
 * never depends on its height, and how high, while no width is known, is how high
 * it is in the width it wants. Else GTK would try many widths on each text that
 * can break, and a page full of texts would come late.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_PAGE_LAYOUT (chieu_page_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPageLayout, chieu_page_layout, CHIEU, PAGE_LAYOUT, GtkLayoutManager)

G_END_DECLS
