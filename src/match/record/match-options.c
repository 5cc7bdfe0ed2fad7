/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-options.h"

#include <string.h>

G_DEFINE_QUARK (chieu-match-error-quark, chieu_match_error)

gboolean
chieu_match_fail (GError          **error,
                  ChieuMatchError   code,
                  const char       *format,
                  ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (CHIEU_MATCH_ERROR, (int) code, format, args);
  va_end (args);
  return FALSE;
}

gboolean
chieu_match_options_share_place (const ChieuMatchOptions *a,
                                 const ChieuMatchOptions *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->game == b->game && a->kind == b->kind && strcmp (a->deal, b->deal) == 0;
}

gboolean
chieu_match_options_is_last_hand (const ChieuMatchOptions *options,
                                  const ChieuResult       *result,
                                  guint                    number,
                                  gint64                   played)
{
  const gint64 minute = 60 * G_USEC_PER_SEC;

  g_return_val_if_fail (options != NULL && result != NULL, FALSE);

  if (result->match_over)
    return TRUE;
  if (options->hoi == CHIEU_HOI_HANDS)
    return number + 1 >= (guint) options->hoi_limit;
  if (options->hoi == CHIEU_HOI_TIME)
    return played >= options->hoi_limit * minute;
  return FALSE;
}
