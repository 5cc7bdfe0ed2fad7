/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts what the curves show into sentences, for people who do not read curves.
 */
#pragma once

#include "match/store/statistics.h"

/* Hands over which faults are averaged. */
#define CHIEU_STATISTICS_SPAN 10

/* Returns: (transfer full): the sum of all hands: "In 124 hands you won 86 points." */
char *chieu_statistics_points_to_words (const ChieuStatistics *statistics);

/* Returns: (transfer full): whether the person makes fewer faults than at first, or that there are too few hands to say. */
char *chieu_statistics_trend_to_words (const ChieuStatistics *statistics);

/* Returns: (transfer full): @times, at most @all, of @all hands with their part: "15 (12%)"; of no hands "0" */
char *chieu_statistics_part_to_words (guint times, guint all);

/**
 * chieu_statistics_average_faults:
 *
 * Returns: (transfer full) (array): for each hand the faults of it and of those before it, up to CHIEU_STATISTICS_SPAN hands, on average
 */
double *chieu_statistics_average_faults (const ChieuStatistics *statistics);

/**
 * chieu_statistics_choose_span:
 * @n: the number of hands, at least 1
 * @rows: the most rows that the table may have, 2 or more
 *
 * Returns: the number of hands for which one row of the table stands, a round one
 */
guint chieu_statistics_choose_span (guint n, guint rows);

/* Returns: (transfer full): the hands from @first (from 0) to before @end in a table's row: "12 points, 1.4 faults per hand" */
char *chieu_statistics_row_to_words (const ChieuStatistics *statistics, guint first, guint end);
