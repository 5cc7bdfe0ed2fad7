/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-line.h"

#include <string.h>

gboolean
chieu_call_line_may_add (const ChieuCallLine *self,
                         int                  cuoc)
{
  if (cuoc < 0 || cuoc > G_MAXUINT8 || self->n == CHIEU_CUOC_MAX)
    return FALSE;
  return memchr (self->cuoc, cuoc, (gsize) self->n) == NULL || (cuoc < 64 && (self->repeated >> cuoc & 1) != 0);
}

gboolean
chieu_call_line_insert (ChieuCallLine *self,
                        int            cuoc,
                        int            place)
{
  if (!chieu_call_line_may_add (self, cuoc))
    return FALSE;
  place = CLAMP (place, 0, self->n);
  memmove (self->cuoc + place + 1, self->cuoc + place, (gsize) (self->n - place));
  self->cuoc[place] = (guint8) cuoc;
  self->n++;
  return TRUE;
}

gboolean
chieu_call_line_remove (ChieuCallLine *self,
                        int            place)
{
  if (place < 0 || place >= self->n)
    return FALSE;
  memmove (self->cuoc + place, self->cuoc + place + 1, (gsize) (self->n - place - 1));
  self->n--;
  return TRUE;
}

gboolean
chieu_call_line_move (ChieuCallLine *self,
                      int            from,
                      int            to)
{
  int cuoc = from >= 0 && from < self->n ? self->cuoc[from] : -1;

  return chieu_call_line_remove (self, from) && chieu_call_line_insert (self, cuoc, to - (from < to));
}
