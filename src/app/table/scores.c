/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scores.h"

#include <glib/gi18n.h>

#include "hoi-words.h"
#include "match/words/words.h"
#include "score-grid.h"

static int
compare_totals (const void *a,
                const void *b)
{
  return ((const ChieuScoreRow *) b)->total - ((const ChieuScoreRow *) a)->total;
}

GtkWidget *
chieu_scores_grid (ChieuMatch           *match,
                   const ChieuResult    *result,
                   const ChieuSeatNames  names,
                   gboolean              ranked)
{
  ChieuScoreRow rows[CHIEU_SEATS_MAX];
  ChieuCarry standing;
  int seats;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), NULL);

  chieu_hoi_get_standing (match, &standing);
  seats = chieu_match_get_options (match)->seats;
  for (int seat = 0; seat < seats; seat++)
    rows[seat] = (ChieuScoreRow) {
      .name = names[seat],
      .hand = result != NULL ? result->points[seat] : 0,
      .total = standing.points[seat],
    };
  if (ranked)
    qsort (rows, seats, sizeof rows[0], compare_totals);
  return chieu_score_grid_new (rows, seats, result != NULL && !ranked);
}

char *
chieu_scores_leaders (ChieuMatch           *match,
                      const ChieuSeatNames  names)
{
  g_autoptr (GString) leaders = g_string_new (NULL);
  ChieuCarry standing;
  int seats, most;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), NULL);

  chieu_hoi_get_standing (match, &standing);
  seats = chieu_match_get_options (match)->seats;
  most = standing.points[0];
  for (int seat = 1; seat < seats; seat++)
    most = MAX (most, standing.points[seat]);
  for (int seat = 0; seat < seats; seat++)
    if (standing.points[seat] == most)
      g_string_append_printf (leaders, "%s%s", leaders->len > 0 ? chieu_words_comma () : "", names[seat]);
  return g_strdup (leaders->str);
}
