/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/to-tom/match/evening.h"

/* @n: a hand of @evening, from 0, as for chieu_evening_get_hand(); @result: of the same hand: number @n of chieu_evening_get_results().
 * Returns: (transfer full): what came of the hand in one sentence; if the evening has the beginning of a new hội there, that a new hội
 * begins */
char *chieu_scorer_hand_to_words (const ChieuEvening *evening,
                                  guint               n,
                                  const ChieuResult  *result) G_GNUC_WARN_UNUSED_RESULT;

/* Empties @table (data-table.h) and fills it with the hands of @evening, the latest first. It is hidden if there are none. */
void chieu_scorer_hands_fill (GtkWidget          *table,
                              const ChieuEvening *evening);
