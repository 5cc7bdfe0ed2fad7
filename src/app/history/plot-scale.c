/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plot-scale.h"

#include <math.h>

/* A thousandth of a step cannot be seen; this keeps 0.30000000000000004 from counting as more than 0.3. */
#define SLACK 1e-3

void
chieu_plot_scale_init (ChieuPlotScale *self,
                       double          low,
                       double          high,
                       int             figures,
                       gboolean        whole)
{
  static const double round[] = { 1, 2, 5 };
  int power;

  g_return_if_fail (self != NULL);
  g_return_if_fail (isfinite (low) && isfinite (high) && low <= high && figures >= 3);

  power = high > low ? (int) floor (log10 ((high - low) / figures)) : 0;
  if (whole)
    power = MAX (power, 0);
  for (int i = 0;; i++)
    {
      self->step = round[i % 3] * pow (10, power + i / 3);
      self->decimals = MAX (0, -(power + i / 3));
      self->low = floor (low / self->step + SLACK) * self->step;
      self->high = ceil (high / self->step - SLACK) * self->step;
      if (self->high - self->low < self->step / 2)
        self->high = self->low + self->step;
      if (chieu_plot_scale_count_figures (self) <= figures)
        return;
    }
}

int
chieu_plot_scale_count_figures (const ChieuPlotScale *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) lround ((self->high - self->low) / self->step) + 1;
}

double
chieu_plot_scale_get_figure (const ChieuPlotScale *self,
                             int                   i)
{
  double value;

  g_return_val_if_fail (self != NULL, 0);

  value = self->low + i * self->step;
  /* This avoids −0. */
  return fabs (value) < self->step * SLACK ? 0 : value;
}

double
chieu_plot_scale_find_place (const ChieuPlotScale *self,
                             double                value)
{
  g_return_val_if_fail (self != NULL, 0);

  return (value - self->low) / (self->high - self->low);
}

char *
chieu_plot_scale_to_words (const ChieuPlotScale *self,
                           double                value)
{
  g_autofree char *figure = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  figure = g_strdup_printf ("%.*f", self->decimals, fabs (value));
  return g_strconcat (value < 0 ? "−" : "", figure, NULL);
}
