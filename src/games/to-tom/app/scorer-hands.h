/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/to-tom/match/evening.h"

/* @result: of the hand, one of chieu_evening_get_results(). Returns: (transfer full): hand @n, from 0, of @evening in one sentence; or that
 * a new hội begins, which stands among the hands. */
char *chieu_scorer_hand_to_words (const ChieuEvening *evening,
                                  guint               n,
                                  const ChieuResult  *result) G_GNUC_WARN_UNUSED_RESULT;

/* Fills @table (data-table.h) with the hands of @evening, the latest first. */
void chieu_scorer_hands_fill (GtkWidget          *table,
                              const ChieuEvening *evening);
