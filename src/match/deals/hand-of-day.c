/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-of-day.h"

#include "rules/fnv.h"

char *
chieu_day_to_name (GDateTime *when)
{
  g_return_val_if_fail (when != NULL, NULL);

  return g_strdup_printf ("%04d-%02d-%02d", g_date_time_get_year (when), g_date_time_get_month (when),
                          g_date_time_get_day_of_month (when));
}

guint64
chieu_day_find_seed (const ChieuGame *game,
                     const char      *name)
{
  g_return_val_if_fail (game != NULL && name != NULL, 0);

  return chieu_fnv_add_text (chieu_fnv_add_text (chieu_fnv_add_text (CHIEU_FNV_START, game->id), " "), name);
}
