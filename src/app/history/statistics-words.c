/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-words.h"

#include <glib/gi18n.h>

#include "match/words/words.h"
#include "plot-scale.h"

/* Averages that differ by less look the same in the table, and count as the same here. */
#define SAME 0.05

static char *
average_to_words (double average)
{
  return g_strdup_printf ("%.1f", average);
}

char *
chieu_statistics_points_to_words (const ChieuStatistics *statistics)
{
  g_autofree char *points = NULL;
  guint n;

  g_return_val_if_fail (statistics != NULL, NULL);

  n = statistics->hands->len;
  points = chieu_words_points (n > 0 ? chieu_statistics_get_hand (statistics, n - 1)->points : 0);
  /* Translators: number of hands, "86 points". */
  return chieu_words_thousands (g_strdup_printf (ngettext ("In %1$u hand you won %2$s.", "In %1$u hands you won %2$s.", n), n, points),
                                NULL);
}

static char *
compare_to_words (double first,
                  double last)
{
  g_autofree char *then = average_to_words (first);
  g_autofree char *now = average_to_words (last);

  if (first < SAME && last < SAME)
    return g_strdup (_("You committed no faults in your first ten hands, and none in your last ten."));
  if (last < first - SAME)
    return g_strdup_printf (_("In your first ten hands you committed %1$s faults per hand, in your last ten %2$s: you commit fewer now."), then, now);
  if (last > first + SAME)
    return g_strdup_printf (_("In your first ten hands you committed %1$s faults per hand, in your last ten %2$s: you commit more now."), then, now);
  return g_strdup_printf (_("You commit as many faults as at the beginning: %s per hand."), now);
}

char *
chieu_statistics_trend_to_words (const ChieuStatistics *statistics)
{
  guint n;

  g_return_val_if_fail (statistics != NULL, NULL);

  n = statistics->hands->len;
  if (n < 2 * CHIEU_STATISTICS_SPAN)
    return g_strdup (_("Once you have played twenty hands, you can see here whether you commit fewer faults than at the beginning."));
  return compare_to_words (chieu_statistics_get_faults_per_hand (statistics, 0, CHIEU_STATISTICS_SPAN),
                           chieu_statistics_get_faults_per_hand (statistics, n - CHIEU_STATISTICS_SPAN, CHIEU_STATISTICS_SPAN));
}

char *
chieu_statistics_part_to_words (guint times,
                                guint all)
{
  g_return_val_if_fail (times <= all, NULL);

  if (all == 0)
    return g_strdup ("0");
  /* Translators: how often, and its part of all in per cent. */
  return chieu_words_thousands (g_strdup_printf (_("%1$u (%2$u%%)"), times, (100 * times + all / 2) / all), NULL);
}

double *
chieu_statistics_average_faults (const ChieuStatistics *statistics)
{
  guint n;
  double *average;

  g_return_val_if_fail (statistics != NULL, NULL);

  n = statistics->hands->len;
  average = g_new (double, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    {
      guint span = MIN (i + 1, CHIEU_STATISTICS_SPAN);

      average[i] = chieu_statistics_get_faults_per_hand (statistics, i + 1 - span, span);
    }
  return average;
}

guint
chieu_statistics_choose_span (guint n,
                              guint rows)
{
  ChieuPlotScale scale;

  g_return_val_if_fail (n > 0 && rows >= 2, 1);

  /* There is one figure more than there are spaces between figures. */
  chieu_plot_scale_init (&scale, 0, n, (int) rows + 1, TRUE);
  return (guint) scale.step;
}

char *
chieu_statistics_row_to_words (const ChieuStatistics *statistics,
                               guint                  first,
                               guint                  end)
{
  g_autofree char *points = NULL;
  g_autofree char *faults = NULL;
  int before;

  g_return_val_if_fail (statistics != NULL && first < end && end <= statistics->hands->len, NULL);

  before = first > 0 ? chieu_statistics_get_hand (statistics, first - 1)->points : 0;
  points = chieu_words_points (chieu_statistics_get_hand (statistics, end - 1)->points - before);
  faults = average_to_words (chieu_statistics_get_faults_per_hand (statistics, first, end - first));
  /* Translators: "12 points", and faults in a hand on the average. */
  return g_strdup_printf (_("%1$s, %2$s faults per hand"), points, faults);
}
