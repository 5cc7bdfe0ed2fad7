/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "score-sum.h"

int
chieu_sum_highest (const guint8          *cuoc,
                   int                    n,
                   const ChieuCuocValues *values)
{
  int highest = -1;

  for (int i = 0; i < n; i++)
    if (cuoc[i] != CHIEU_CUOC_THONG && (highest < 0 || values->points[cuoc[i]] > values->points[cuoc[highest]]))
      highest = i;
  return highest;
}

int
chieu_sum_part (const guint8          *cuoc,
                int                    n,
                const ChieuCuocValues *values,
                int                    place)
{
  int highest;

  g_return_val_if_fail (place >= 0 && place < n, 0);

  highest = chieu_sum_highest (cuoc, n, values);
  if (highest < 0)
    return chieu_cuoc_sum (cuoc, n, values);
  if (place == highest)
    return values->points[cuoc[place]];
  return cuoc[place] == CHIEU_CUOC_THONG ? values->points[CHIEU_CUOC_THONG] : values->more;
}

/* ---- In words ---- */

/* The sum as it grows. */
typedef struct
{
  const ChieuWords *words;
  int seats;
  const ChieuCuocValues *values;
  GPtrArray *steps;
  int together;
} Steps;

static void
add_first (Steps        *self,
           const guint8 *cuoc,
           int           n,
           int           highest)
{
  const char *name;

  if (highest < 0 || cuoc[highest] == CHIEU_CUOC_SUONG)
    {
      self->together = self->values->points[CHIEU_CUOC_SUONG];
      g_ptr_array_add (self->steps, g_strdup_printf (_("A win without any cước (ù suông) is worth %d."), self->together));
      return;
    }
  name = chieu_words_cuoc (self->words, cuoc[highest], self->seats);
  self->together = self->values->points[cuoc[highest]];
  if (n == 1)
    /* Translators: a cước and its points. */
    g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s is worth %2$d."), name, self->together));
  else
    g_ptr_array_add (self->steps, g_strdup_printf (_("The sum begins with the highest cước: %1$s, %2$d."), name, self->together));
}

static void
add_more (Steps *self,
          guint8 cuoc)
{
  self->together += self->values->more;
  g_ptr_array_add (self->steps,
                   /* Translators: a cước beside the highest one, what it adds, the sum so far. */
                   g_strdup_printf (_("%1$s is one more cước: %2$d more, together %3$d."),
                                    chieu_words_cuoc (self->words, cuoc, self->seats), self->values->more, self->together));
}

static void
add_thong (Steps *self)
{
  int points = self->values->points[CHIEU_CUOC_THONG];

  self->together += points;
  g_ptr_array_add (self->steps, g_strdup_printf (_("Thông, a win after a win, adds %1$d: together %2$d."), points, self->together));
}

GPtrArray *
chieu_sum_steps (const ChieuWords      *words,
                 int                    seats,
                 const guint8          *cuoc,
                 int                    n,
                 const ChieuCuocValues *values)
{
  Steps self = { .words = words, .seats = seats, .values = values, .steps = g_ptr_array_new_with_free_func (g_free) };
  int highest;

  if (n == 0)
    return self.steps;
  highest = chieu_sum_highest (cuoc, n, values);
  add_first (&self, cuoc, n, highest);
  for (int i = 0; i < n; i++)
    if (i != highest && cuoc[i] != CHIEU_CUOC_THONG)
      add_more (&self, cuoc[i]);
  for (int i = 0; i < n; i++)
    if (cuoc[i] == CHIEU_CUOC_THONG)
      add_thong (&self);
  return self.steps;
}
