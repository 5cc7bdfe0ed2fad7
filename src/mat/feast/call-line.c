/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-line.h"

#include <string.h>

#include "mat/mat-layout.h"

gboolean
chieu_call_line_may_add (const ChieuCallLine *self,
                         int                  cuoc)
{
  if (cuoc < 0 || cuoc > G_MAXUINT8 || self->n == CHIEU_CUOC_MAX)
    return FALSE;
  return memchr (self->cuoc, cuoc, (gsize) self->n) == NULL || chieu_mat_has_bit (self->repeated, (guint) cuoc);
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

  /* Once the word is taken out, the places after it are one lower. */
  return chieu_call_line_remove (self, from) && chieu_call_line_insert (self, cuoc, to - (from < to));
}

/* ---- The order ---- */

/* Finds the place in @right of each word of the line; equal words get different places. @places: (out): one for each word; −1 for a word
 * that @right lacks */
static void
find_places (const ChieuCallLine *self,
             const guint8        *right,
             int                  n,
             int                 *places)
{
  gboolean taken[CHIEU_CUOC_MAX] = { FALSE };

  for (int i = 0; i < self->n; i++)
    {
      places[i] = -1;
      for (int place = 0; place < n && places[i] < 0; place++)
        if (right[place] == self->cuoc[i] && !taken[place])
          {
            taken[place] = TRUE;
            places[i] = place;
          }
    }
}

/* Marks in @stays a largest set of words that are in the right order relative to each other: a longest increasing subsequence of
 * @places. */
static void
mark_ordered (const int *places,
              int        n,
              gboolean  *stays)
{
  int length[CHIEU_CUOC_MAX], before[CHIEU_CUOC_MAX], best = -1;

  for (int i = 0; i < n; i++)
    {
      length[i] = places[i] >= 0;
      before[i] = -1;
      for (int j = 0; places[i] >= 0 && j < i; j++)
        if (places[j] >= 0 && places[j] < places[i] && length[j] + 1 > length[i])
          {
            length[i] = length[j] + 1;
            before[i] = j;
          }
      if (best < 0 || length[i] > length[best])
        best = i;
      stays[i] = FALSE;
    }
  for (; best >= 0; best = before[best])
    stays[best] = TRUE;
}

gboolean
chieu_call_line_find_misplaced (const ChieuCallLine *self,
                                const guint8        *right,
                                int                  n,
                                int                 *from,
                                int                 *to)
{
  int places[CHIEU_CUOC_MAX];
  gboolean stays[CHIEU_CUOC_MAX];

  g_return_val_if_fail (n >= 0 && n <= CHIEU_CUOC_MAX, FALSE);

  find_places (self, right, n, places);
  mark_ordered (places, self->n, stays);
  for (int i = 0; i < self->n; i++)
    {
      if (places[i] < 0 || stays[i])
        continue;
      *from = i;
      *to = self->n;
      /* It belongs before the first word of the line that stays and that follows it in @right. */
      for (int j = self->n - 1; j >= 0; j--)
        if (stays[j] && places[j] > places[i])
          *to = j;
      return TRUE;
    }
  return FALSE;
}
