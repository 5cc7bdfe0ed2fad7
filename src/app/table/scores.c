/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scores.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "match-words.h"
#include "match/words/words.h"
#include "score-grid.h"

/* Those with equal points stand in the order of their seats. */
static int
compare_ranks (const void *a,
               const void *b)
{
  const ChieuScoreRow *one = a, *other = b;

  if (one->total != other->total)
    return one->total > other->total ? -1 : 1;
  return one->seat - other->seat;
}

GtkWidget *
chieu_scores_grid_new (ChieuMatch           *match,
                       const ChieuResult    *result,
                       const ChieuSeatNames  names,
                       gboolean              ranked)
{
  ChieuScoreRow rows[CHIEU_SEATS_MAX];
  ChieuCarry standing;
  int seats;

  g_return_val_if_fail (CHIEU_IS_MATCH (match) && names != NULL, NULL);

  chieu_hoi_get_standing (match, &standing);
  seats = chieu_match_get_options (match)->seats;
  for (int seat = 0; seat < seats; seat++)
    rows[seat] = (ChieuScoreRow) {
      .seat = seat,
      .name = names[seat],
      .hand = result != NULL ? result->points[seat] : 0,
      .total = standing.points[seat],
    };
  if (ranked)
    qsort (rows, (size_t) seats, sizeof rows[0], compare_ranks);
  return chieu_score_grid_new (rows, seats, result != NULL && !ranked);
}

int
chieu_scores_find_place (ChieuMatch *match,
                         int         seat)
{
  ChieuCarry standing;
  int place = 1, seats;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), 0);

  chieu_hoi_get_standing (match, &standing);
  seats = chieu_match_get_options (match)->seats;
  g_return_val_if_fail (seat >= 0 && seat < seats, 0);
  for (int other = 0; other < seats; other++)
    place += standing.points[other] > standing.points[seat];
  return place;
}

char *
chieu_scores_describe_places (ChieuMatch           *match,
                              const ChieuSeatNames  names)
{
  const ChieuMatchOptions *options;
  GString *text;
  ChieuCarry standing;
  int seats;

  g_return_val_if_fail (CHIEU_IS_MATCH (match) && names != NULL, NULL);

  options = chieu_match_get_options (match);
  text = g_string_new (NULL);
  if (options->kind == CHIEU_MATCH_OWN)
    g_string_append (text, _("The hội is over."));
  else
    {
      g_autofree char *deal = chieu_single_deal_to_words (options);

      /* Translators: %s is “Tổ tôm: the hand of the day” or “Tổ tôm: a shared deal”. */
      g_string_append_printf (text, _("%s is over."), deal);
    }
  chieu_hoi_get_standing (match, &standing);
  seats = options->seats;
  for (int place = 1; place <= seats; place++)
    for (int seat = 0; seat < seats; seat++)
      if (chieu_scores_find_place (match, seat) == place)
        {
          g_autofree char *points = chieu_words_points (standing.points[seat]);

          g_string_append_c (text, ' ');
          /* Translators: at the end of a match: a place from the first on, who has it, and the points: “Place 1: An, 34 points.” */
          g_string_append_printf (text, _("Place %1$d: %2$s, %3$s."), place, names[seat], points);
        }
  return g_string_free (text, FALSE);
}

char *
chieu_scores_name_leaders (ChieuMatch           *match,
                           const ChieuSeatNames  names)
{
  g_autoptr (GString) leaders = g_string_new (NULL);
  ChieuCarry standing;
  int seats, most;

  g_return_val_if_fail (CHIEU_IS_MATCH (match) && names != NULL, NULL);

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
