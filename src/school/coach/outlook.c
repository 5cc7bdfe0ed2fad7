/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include <stdlib.h>
#include <string.h>

gboolean
chieu_outlook_is_better (const ChieuOutlook *a,
                         const ChieuOutlook *b)
{
  return a->distance != b->distance ? a->distance < b->distance : a->n_left > b->n_left;
}

/* ---- Putting a card down ---- */

/* Returns: how far from a win the best discard of @list leaves the hand */
static int
find_least_distance (const ChieuOutlookDiscard *list,
                     int                        n)
{
  int distance = CHIEU_OUTLOOK_FAR;

  for (int i = 0; i < n; i++)
    distance = MIN (distance, list[i].after.distance);
  return distance;
}

/* Sorts the best first; of equal ones the card that is least useful with the others. */
static int
compare_discards (gconstpointer a,
                  gconstpointer b)
{
  const ChieuOutlookDiscard *one = a, *other = b;

  if (chieu_outlook_is_better (&one->after, &other->after))
    return -1;
  if (chieu_outlook_is_better (&other->after, &one->after))
    return 1;
  return one->use != other->use ? one->use - other->use : one->move.face - other->move.face;
}

int
chieu_outlook_list_discards (const ChieuOutlookGame *game,
                             const void             *state,
                             int                     seat,
                             ChieuOutlookDiscard    *list)
{
  int n = game->list_discards (state, seat, list), distance = find_least_distance (list, n);

  for (int i = 0; i < n; i++)
    if (list[i].after.distance == distance)
      {
        ChieuState after;

        memcpy (&after, state, game->game->state_size);
        game->game->apply (&after, seat, &list[i].move, NULL);
        game->look (&after, seat, &list[i].after);
      }
  qsort (list, (gsize) n, sizeof *list, compare_discards);
  return n;
}

void
chieu_outlook_find_throws (const ChieuOutlookGame *game,
                           const void             *state,
                           int                     seat,
                           ChieuOutlookThrows     *throws)
{
  ChieuOutlookDiscard list[CHIEU_DECK_FACES_MAX];
  int n = game->list_discards (state, seat, list);

  *throws = (ChieuOutlookThrows) { .distance = find_least_distance (list, n), .clean = n };
  for (int i = 0; i < n; i++)
    if (list[i].after.distance == throws->distance)
      throws->faces |= G_GUINT64_CONSTANT (1) << list[i].move.face;
}

/* ---- Claiming ---- */

void
chieu_outlook_find_after_claim (const ChieuOutlookGame *game,
                                const void             *state,
                                int                     seat,
                                const ChieuMove        *move,
                                gboolean                count,
                                ChieuOutlook           *outlook)
{
  ChieuOutlookDiscard list[CHIEU_DECK_FACES_MAX];
  ChieuState after;
  int n = 0;

  /* The claim is examined as if nobody else wanted the card. */
  memcpy (&after, state, game->game->state_size);
  ((ChieuEatingTable *) &after)->asked = (guint8) CHIEU_BIT (seat);
  if (game->game->apply (&after, seat, move, NULL) == CHIEU_REASON_NONE)
    n = count ? chieu_outlook_list_discards (game, &after, seat, list) : game->list_discards (&after, seat, list);
  *outlook = count && n > 0 ? list[0].after : (ChieuOutlook) { .distance = find_least_distance (list, n), .n_left = -1 };
}
