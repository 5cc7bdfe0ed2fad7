/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing on from some moment of a hand that is on record.
 */
#include "config.h"

#include "match-private.h"

#include <glib/gi18n-lib.h>

#include "record.h"

/* What the record fixes, whatever else was asked for. */
static gboolean
take_over (const ChieuMatchOptions  *options,
           const ChieuRecord        *record,
           ChieuMatchOptions        *own,
           GError                  **error)
{
  *own = *options;
  own->game = record->game;
  own->seats = record->carry.seats;
  own->seed = chieu_random_match_seed (record->seed, 0);
  own->rules = record->rules;
  if ((own->way == CHIEU_WAY_NGHIEM) == (record->carry.strict != 0))
    return chieu_match_options_check (own, error);
  g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                       _("A hand that was played in the strict way (nghiêm) goes on in it, and no other does"));
  return FALSE;
}

static gboolean
make_moves (ChieuMatch         *self,
            const ChieuRecord  *record,
            guint               n_moves,
            GError            **error)
{
  ChieuEvents events;

  for (guint i = 0; i < n_moves; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      if (chieu_match_make (self, made->seat, &made->move, FALSE, &events) == CHIEU_MADE_NOT)
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, _("Move %u is impossible"), i + 1);
          return FALSE;
        }
    }
  return TRUE;
}

ChieuMatch *
chieu_match_new_from (const ChieuMatchOptions  *options,
                      const ChieuRecord        *record,
                      guint                     n_moves,
                      GError                  **error)
{
  g_autoptr (ChieuMatch) self = NULL;
  ChieuMatchOptions own;

  g_return_val_if_fail (options != NULL && record != NULL, NULL);
  g_return_val_if_fail (n_moves <= record->moves->len, NULL);

  if (!take_over (options, record, &own, error))
    return NULL;
  self = chieu_match_make_empty (&own, NULL);
  chieu_match_deal (self, &record->carry, 0);
  if (!make_moves (self, record, n_moves, error))
    return NULL;
  chieu_match_update_view (self);
  return g_steal_pointer (&self);
}
