/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

gboolean
chieu_outlook_is_better (const ChieuOutlook *a,
                         const ChieuOutlook *b)
{
  return a->distance != b->distance ? a->distance < b->distance : a->n_left > b->n_left;
}

int
chieu_outlook_nearest (const ChieuOutlookDiscard *list,
                       int                        n)
{
  int distance = CHIEU_OUTLOOK_FAR;

  for (int i = 0; i < n; i++)
    distance = MIN (distance, list[i].after.distance);
  return distance;
}

/* The best first; of equal ones that which has least to do with the others. */
int
chieu_outlook_compare_discards (gconstpointer a,
                                gconstpointer b)
{
  const ChieuOutlookDiscard *one = a, *other = b;

  if (chieu_outlook_is_better (&one->after, &other->after))
    return -1;
  if (chieu_outlook_is_better (&other->after, &one->after))
    return 1;
  return one->use != other->use ? one->use - other->use : one->move.face - other->move.face;
}
