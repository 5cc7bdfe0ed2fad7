/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hidden-deal.h"

#include <string.h>

#define SHUFFLES_MAX 10000

static gboolean
shuffle_cards (const Probe      *probe,
               const ChieuState *truth,
               int               seat,
               ChieuRandom      *random,
               ChieuCard        *cards,
               int               n)
{
  if (probe->shuffle != NULL)
    return probe->shuffle (truth, seat, random, cards, n);
  chieu_random_shuffle (random, cards, (gsize) n);
  return TRUE;
}

gboolean
hidden_deal (const Probe      *probe,
             const ChieuState *truth,
             int               seat,
             ChieuRandom      *random,
             ChieuState       *state)
{
  ChieuCard cards[PROBE_CARDS_MAX];
  int n = probe_list_cards (probe, truth, seat, cards);

  memcpy (state, truth, sizeof *state);
  for (int i = 0; i < SHUFFLES_MAX; i++)
    {
      if (!shuffle_cards (probe, truth, seat, random, cards, n))
        continue;
      probe->fill (state, seat, cards);
      if (probe->agrees == NULL || probe->agrees (state, seat))
        return TRUE;
    }
  return FALSE;
}

gboolean
hidden_is_free (const Probe *probe)
{
  return probe->agrees == NULL;
}

gboolean
hidden_is_known (const Probe      *probe,
                 const ChieuState *truth,
                 int               seat)
{
  return probe->is_known == NULL || probe->is_known (truth, seat);
}
