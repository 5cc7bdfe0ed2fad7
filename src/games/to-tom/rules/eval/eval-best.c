/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include "eval-forms.h"
#include "eval-reading.h"

#include <string.h>

/* What a visit of the forms looks for, and the best form so far. */
typedef struct
{
  const ChieuReadingValues *values;
  int need;                /* lưng, those on the mat included */
  int most;                /* what no reading of the holding can exceed */
  int value;               /* of the best form found, or −1 */
  uint32_t bi;             /* that form */
  uint8_t times[CHIEU_N_LUNG_ALL];
} Best;

/* Returns: the value of a reading with @tom Tôm and @leo Lèo of the hand, besides those on the mat */
static inline int
value_of (const ChieuHolding       *holding,
          const ChieuReadingValues *values,
          int                       tom,
          int                       leo)
{
  return values->of[leo > 0][holding->mat_tom + tom][holding->mat_leo + leo];
}

int
chieu_eval_count_triples (const ChieuHolding *holding,
                          int                 lung)
{
  int most = CHIEU_TRIPLE_TIMES_MAX;

  for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
    if (holding->hand[chieu_lung_cards[lung][i]] < most)
      most = holding->hand[chieu_lung_cards[lung][i]];
  return most;
}

/* Returns: the greatest value that the triples within reach allow */
static int
most_of (const ChieuHolding       *holding,
         const ChieuReadingValues *values)
{
  const int most_tom = chieu_eval_count_triples (holding, CHIEU_LUNG_TOM);
  const int most_leo = chieu_eval_count_triples (holding, CHIEU_LUNG_LEO);
  int most = -1;

  for (int tom = 0; tom <= most_tom; tom++)
    for (int leo = 0; leo <= most_leo; leo++)
      {
        const int value = value_of (holding, values, tom, leo);

        if (value > most)
          most = value;
      }
  return most;
}

static inline bool
visit_best (const EvalForms *forms,
            const uint64_t   keys[CHIEU_STRIP_SUITS],
            uint32_t         bi,
            int              lost,
            void            *data)
{
  Best *best = data;
  const int value = value_of (forms->holding, best->values, forms->times[CHIEU_LUNG_TOM], forms->times[CHIEU_LUNG_LEO]);

  if (value <= best->value
      || !eval_forms_is_whole (forms, keys,
                               best->need - forms->lung - eval_forms_honour_lung (forms)))
    return false;
  best->value = value;
  best->bi = bi;
  memcpy (best->times, forms->times, sizeof best->times);
  return value == best->most;
}

/* Fills @traits and @reading, either of which may be NULL, from the best form. The lưng are only known with @reading. */
static void
describe_best (EvalForms          *forms,
               const Best         *best,
               ChieuReadingTraits *traits,
               ChieuReading       *reading)
{
  int lung = 0;

  /* Brings the forms to the triples of the best one: first gives back cards, so that all triples to be taken find theirs. */
  for (int triple = 0; triple < CHIEU_N_LUNG_ALL; triple++)
    {
      while (forms->times[triple] > best->times[triple])
        eval_forms_take_triple (forms, triple, -1);
    }
  for (int triple = 0; triple < CHIEU_N_LUNG_ALL; triple++)
    {
      while (forms->times[triple] < best->times[triple])
        eval_forms_take_triple (forms, triple, 1);
    }
  if (reading != NULL)
    lung = eval_reading_make (forms, best->bi, reading);
  if (traits == NULL)
    return;
  traits->lung = (uint8_t) lung;
  traits->tom = (uint8_t) (forms->holding->mat_tom + forms->times[CHIEU_LUNG_TOM]);
  traits->hand_leo = forms->times[CHIEU_LUNG_LEO];
  traits->leo = (uint8_t) (forms->holding->mat_leo + traits->hand_leo);
}

int
chieu_eval_find_best (const ChieuHolding       *holding,
                      const ChieuReadingValues *values,
                      ChieuReadingTraits       *traits,
                      ChieuReading             *reading)
{
  Best best = { .values = values, .need = chieu_holding_need (holding), .value = -1 };
  EvalForms forms;

  eval_forms_init (&forms, holding);
  best.most = most_of (holding, values);
  eval_forms_visit_whole (&forms, visit_best, &best);
  if (best.value >= 0 && (traits != NULL || reading != NULL))
    describe_best (&forms, &best, traits, reading);
  return best.value;
}
