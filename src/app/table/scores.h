/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a match: the table of the seats, and who leads.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/match.h"

/* A name for each seat, not owned; NULL at the person's seat for sentences that say “you” there. The functions below need the names of
 * all seats. */
typedef const char *ChieuSeatNames[CHIEU_SEATS_MAX];

/**
 * chieu_scores_grid_new:
 * @match: the match whose points are shown
 * @result: (nullable): of the hand that is over, to show its points too, unless @ranked
 * @names: the names of the seats
 * @ranked: whether the seats stand in the order of their points, the most first, and those with equal points as they sit; if not, all stand
 * as they sit
 *
 * Returns: (transfer floating): the table of points
 */
GtkWidget *chieu_scores_grid_new (ChieuMatch           *match,
                                  const ChieuResult    *result,
                                  const ChieuSeatNames  names,
                                  gboolean              ranked) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the place of @seat as the match stands, from 1; equal points share a place */
int chieu_scores_find_place (ChieuMatch *match, int seat);

/* Returns: (transfer full): sentences that @match is over and who has which place, the first one first. */
char *chieu_scores_describe_places (ChieuMatch *match, const ChieuSeatNames names);

/* Returns: (transfer full): the names of those with most points: "An", "You, An" */
char *chieu_scores_name_leaders (ChieuMatch           *match,
                                 const ChieuSeatNames  names);
