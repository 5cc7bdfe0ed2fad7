/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Offers the friendly deals of a table: what they are, and a button for each.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/friendly/friendly.h"

/* Returns: (transfer floating): the offer; each of its buttons does "win.friendly-deal" with the code of its deal. @table: one of @game */
GtkWidget *chieu_friendly_row_new (const ChieuGame *game, const ChieuFriendlyTable *table) G_GNUC_WARN_UNUSED_RESULT;
