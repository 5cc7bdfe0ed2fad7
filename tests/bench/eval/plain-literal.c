/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distance by its very definition (chieu_eval_find_distance()): every holding T that is
 * few exchanges away is checked for being complete.
 */
#include "plain.h"

/* Adds @n cards of @face or higher faces, in every way. Returns: whether one of them makes the holding complete */
static bool
adds_complete (const ChieuHolding *holding,
               int                 face,
               int                 n)
{
  if (n == 0)
    return plain_is_complete (holding);

  for (; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuHolding with = *holding;

      if (holding->hand[face] + holding->mat[face] >= 4)
        continue;
      with.hand[face]++;
      if (adds_complete (&with, face, n - 1))
        return true;
    }
  return false;
}

/* Discards @discards cards of @face or higher faces, then adds @n, in every way. A discarded card may come back: then T
 * is nearer still, and was found before. Returns: whether one of them makes the holding complete */
static bool
exchanges_complete (ChieuHolding *holding,
                    int           face,
                    int           discards,
                    int           n)
{
  if (discards == 0)
    return adds_complete (holding, 0, n);

  for (; face < CHIEU_CC; face++)
    {
      bool complete;

      if (holding->hand[face] == 0 || chieu_card_is_yeu ((ChieuCard) face))
        continue;
      holding->hand[face]--;
      complete = exchanges_complete (holding, face, discards - 1, n);
      holding->hand[face]++;
      if (complete)
        return true;
    }
  return false;
}

int
plain_find_distance_literally (const ChieuHolding *holding,
                               int                 most)
{
  const int lacking = chieu_holding_full_size (holding) - holding->n_mat - holding->n_hand;
  ChieuHolding changed = *holding;

  for (int n = lacking; n <= most; n++)
    if (exchanges_complete (&changed, 0, n - lacking, n))
      return n;
  return most + 1;
}
