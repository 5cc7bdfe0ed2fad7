/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows one reading of a hand: its phu side by side, as large as there is room.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/school-game.h"

#define CHIEU_TYPE_TASK_PHU (chieu_task_phu_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTaskPhu, chieu_task_phu, CHIEU, TASK_PHU, GtkWidget)

/* Returns: (transfer floating): a widget without phu */
GtkWidget *chieu_task_phu_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the groups of @arrangement; the arrow keys go from one to the other, so that each is read. */
void chieu_task_phu_set_groups (ChieuTaskPhu *self, const ChieuGame *game, const ChieuArrangement *arrangement);
