/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-of-day.h"

char *
chieu_day_to_name (GDateTime *when)
{
  g_return_val_if_fail (when != NULL, NULL);

  return g_strdup_printf ("%04d-%02d-%02d", g_date_time_get_year (when), g_date_time_get_month (when),
                          g_date_time_get_day_of_month (when));
}

/* FNV-1a, 64 bits. */
static guint64
hash_text (const char *text,
           guint64     hash)
{
  for (const char *c = text; *c != '\0'; c++)
    hash = (hash ^ (guint8) *c) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

guint64
chieu_day_find_seed (const ChieuGame *game,
                     const char      *name)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  g_return_val_if_fail (game != NULL && name != NULL, 0);

  return hash_text (name, hash_text (" ", hash_text (game->id, hash)));
}
