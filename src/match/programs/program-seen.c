/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program-seen.h"

#include <string.h>

void
chieu_seen_make_view (const ChieuSeen  *self,
                      const ChieuState *state,
                      ChieuState       *view)
{
  memset (view, 0, sizeof *view);
  self->game->observe (state, self->seat, view);
  self->game->forget (view);
}

guint
chieu_seen_get_last (const ChieuSeen *self)
{
  return self->views->len - 1;
}

const ChieuState *
chieu_seen_get_view (const ChieuSeen *self,
                     guint            n)
{
  return &g_array_index (self->views, ChieuState, n);
}

gboolean
chieu_seen_is_view (const ChieuSeen  *self,
                    guint             n,
                    const ChieuState *view)
{
  return memcmp (chieu_seen_get_view (self, n), view, self->game->state_size) == 0;
}

static void
note_view (ChieuSeen *self)
{
  ChieuState view;

  chieu_seen_make_view (self, &self->now, &view);
  if (self->views->len == 0 || !chieu_seen_is_view (self, chieu_seen_get_last (self), &view))
    g_array_append_val (self->views, view);
}

void
chieu_seen_init (ChieuSeen         *self,
                 const ChieuRecord *truth,
                 int                seat)
{
  *self = (ChieuSeen) { .game = truth->game, .seat = seat };
  self->views = g_array_new (FALSE, FALSE, sizeof (ChieuState));
  self->own = g_array_new (FALSE, FALSE, sizeof (ChieuSeenMove));
  chieu_record_deal (truth, &self->dealt);
  self->now = self->dealt;
  note_view (self);
  for (guint i = 0; i < truth->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (truth->moves, ChieuRecordMove, i);
      ChieuSeenMove own = { .at = chieu_seen_get_last (self), .move = made->move };

      if (made->seat == seat)
        g_array_append_val (self->own, own);
      self->game->apply (&self->now, made->seat, &made->move, NULL);
      note_view (self);
    }
}

void
chieu_seen_clear (ChieuSeen *self)
{
  g_array_unref (self->views);
  g_array_unref (self->own);
}
