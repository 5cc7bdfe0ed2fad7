/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the figures along an axis: few and round ones. The first is not above anything that is drawn, and the last not below. Nothing is
 * drawn here, so that this can be tested without a window.
 */
#pragma once

#include <glib.h>

/* The figures of an axis. */
typedef struct
{
  double low, high;              /* both are multiples of step; all values lie between */
  double step;                   /* 1, 2 or 5 times a power of ten */
  int decimals;                  /* digits after the point which a figure needs */
} ChieuPlotScale;

/**
 * chieu_plot_scale_init:
 * @low, @high: least and greatest value; may be the same
 * @figures: how many figures there is room for, 3 or more
 * @whole: whether only whole numbers mean anything
 *
 * Finds the scale with the smallest round step that needs no more than @figures figures.
 */
void chieu_plot_scale_init (ChieuPlotScale *self, double low, double high, int figures, gboolean whole);

/* Return the number of figures, and figure @i, counted from 0. */
int chieu_plot_scale_count_figures (const ChieuPlotScale *self);
double chieu_plot_scale_get_figure (const ChieuPlotScale *self, int i);

/* Returns: where @value lies: 0 at low, 1 at high */
double chieu_plot_scale_find_place (const ChieuPlotScale *self, double value);

/* Returns: (transfer full): @value as it is written in the reader's language: "−1,5". */
char *chieu_plot_scale_to_words (const ChieuPlotScale *self, double value);
