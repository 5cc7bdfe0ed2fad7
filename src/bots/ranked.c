/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ranked.h"

#include <stdbool.h>

static bool
is_better (const ChieuBotRanked *a,
           const ChieuBotRanked *b)
{
  return a->distance != b->distance ? a->distance < b->distance : a->score > b->score;
}

void
chieu_bot_rank_in (ChieuBotRanked *ranked,
                   int            *n,
                   int             max,
                   ChieuBotRanked  item)
{
  int at = *n < max ? (*n)++ : max;

  for (; at > 0 && is_better (&item, &ranked[at - 1]); at--)
    if (at < max)
      ranked[at] = ranked[at - 1];
  if (at < max)
    ranked[at] = item;
}
