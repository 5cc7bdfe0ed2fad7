/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts what the curves show into sentences, for people who do not read curves.
 */
#pragma once

#include "match/store/statistics.h"

/* The number of hands over which faults are averaged. */
#define CHIEU_STATISTICS_SPAN 10

/* Returns: (transfer full): the sum of all hands: "In 124 hands you won 86 points." */
char *chieu_statistics_points_to_words (const ChieuStatistics *statistics);

/* Returns: (transfer full): a sentence that says whether the person makes fewer faults than at first, or that this cannot be said yet */
char *chieu_statistics_trend_to_words (const ChieuStatistics *statistics);

/* Returns: (transfer full): @times, at most @all, and their part of @all hands: "15 (12%)"; "0" if @all is 0 */
char *chieu_statistics_part_to_words (guint times, guint all);

/**
 * chieu_statistics_average_faults:
 *
 * Returns: (transfer full) (array): for each hand the average number of faults in it and in those before it: CHIEU_STATISTICS_SPAN hands
 * in all, fewer where the list begins
 */
double *chieu_statistics_average_faults (const ChieuStatistics *statistics);

/**
 * chieu_statistics_choose_span:
 * @n: the number of hands, at least 1
 * @rows: the most rows that the table may have, 2 or more
 *
 * Returns: how many hands one row of the table stands for, a round number
 */
guint chieu_statistics_choose_span (guint n, guint rows);

/* Returns: (transfer full): the hands from @first (from 0) to before @end in a table's row: "12 points, 1.4 faults per hand" */
char *chieu_statistics_row_to_words (const ChieuStatistics *statistics, guint first, guint end);
