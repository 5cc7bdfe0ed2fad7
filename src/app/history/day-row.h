/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_DAY_ROW (chieu_day_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuDayRow, chieu_day_row, CHIEU, DAY_ROW, AdwActionRow)

/**
 * ChieuDayRow:
 *
 * A row in which a day can be chosen from a calendar, or none: "Any day".
 */

/* When the day chosen begins, or with @next the one after it, in seconds since 1970; 0: any day. */
gint64 chieu_day_row_get_time (ChieuDayRow *self, gboolean next);
/* Any day again. */
void chieu_day_row_clear (ChieuDayRow *self);

G_END_DECLS
