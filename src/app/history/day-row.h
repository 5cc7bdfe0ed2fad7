/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_DAY_ROW (chieu_day_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuDayRow, chieu_day_row, CHIEU, DAY_ROW, AdwActionRow)

/**
 * ChieuDayRow:
 *
 * A row in which a day can be chosen from a calendar, or none: "Any day".
 */

/* Returns: the start of the chosen day, or if @next is TRUE, that of the day after it, in seconds since 1970; 0: any day */
gint64 chieu_day_row_get_time (ChieuDayRow *self, gboolean next);
/* Sets the row back to any day. */
void chieu_day_row_clear (ChieuDayRow *self);
