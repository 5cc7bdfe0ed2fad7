/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sorts a hand that does not win into what lies in phu and what lies outside.
 */
#include "games/to-tom/rules/readings.h"
#include "scorer.h"

/* Not all readings are gone through if a hand has very many: the first thousands have all lưng there are. */
#define READINGS_MAX 20000

/* A search for the reading with the most lưng. */
typedef struct
{
  const ChieuPhu *mat;
  int n_mat;
  int lung;                      /* of the best so far, −1: none */
  int n;                         /* readings gone through so far */
  ChieuReading *reading;         /* the best so far, joined with the mat */
} Sorting;

/* Keeps a reading that has more lưng than the best so far. */
static bool
keep_better (const ChieuReading *reading,
             void               *data)
{
  Sorting *self = data;
  ChieuReading joined = *reading;

  if (chieu_reading_join (self->mat, self->n_mat, &joined) && chieu_reading_count_lung (&joined) > self->lung)
    {
      self->lung = chieu_reading_count_lung (&joined);
      *self->reading = joined;
    }
  return ++self->n < READINGS_MAX;
}

/* Takes the fewest free cards away so that the rest lies in phu: each of them is one without which one card fewer is loose.
 * Returns: how many */
static int
take_loose (ChieuHolding *holding,
            ChieuCard    *loose)
{
  int n = 0, left = chieu_eval_count_loose (holding, 0);

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES && left > 0; face++)
    while (holding->hand[face] > 0 && left > 0)
      {
        chieu_holding_remove_card (holding, face);
        if (chieu_eval_count_loose (holding, 0) >= left)
          {
            chieu_holding_add_card (holding, face);
            break;
          }
        loose[n++] = face;
        left--;
      }
  return n;
}

int
chieu_scorer_sort_cards (const ChieuHolding *holding,
                         const ChieuPhu     *mat,
                         int                 n_mat,
                         ChieuCard          *loose,
                         ChieuReading       *reading)
{
  ChieuHolding rest = *holding;
  Sorting sorting = { .mat = mat, .n_mat = n_mat, .lung = -1, .reading = reading };
  int n = take_loose (&rest, loose);

  reading->n = 0;
  chieu_readings_each (&rest, NULL, keep_better, &sorting);
  return n;
}
