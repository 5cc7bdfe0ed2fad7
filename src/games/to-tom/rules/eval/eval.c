/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include "eval-forms.h"

/* What a visit of the forms asks for, and what it has found so far. */
typedef struct
{
  int need;                /* lưng that the reading must have, those on the mat included */
  int loose;               /* fewest loose cards found */
  int lungless;            /* fewest loose cards without regard to lưng; right as long as no form with enough of them was found */
} Search;

/* Returns: the lưng that the suits' khàn must make in the form being visited */
static inline int
suits_need (const EvalForms *forms,
            int              need)
{
  return need - forms->lung - eval_forms_honour_lung (forms);
}

bool
eval_forms_is_whole (const EvalForms *forms,
                     const uint64_t   keys[CHIEU_STRIP_SUITS],
                     int              need)
{
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      const uint32_t lanes = eval_forms_read (forms, suit, keys[suit]);

      if (lanes & EVAL_LANE_MASK)
        return false;
      need -= (lanes >> EVAL_LANE_BITS & EVAL_LANE_MASK) == 0;
      need -= lanes >> 2 * EVAL_LANE_BITS == 0;
    }
  return need <= 0;
}

static inline bool
visit_whole (const EvalForms *forms,
             const uint64_t   keys[CHIEU_STRIP_SUITS],
             uint32_t         bi,
             int              lost,
             void            *data)
{
  const Search *search = data;

  return eval_forms_is_whole (forms, keys, suits_need (forms, search->need));
}

bool
chieu_eval_is_complete (const ChieuHolding *holding)
{
  Search search = { .need = chieu_holding_need (holding) };
  EvalForms forms;

  if (holding->n_mat == 0
      && !eval_may_be_whole (eval_at_least (holding->hand, 1), eval_at_least (holding->hand, CHIEU_KHAN_CARDS), 0))
    return false;

  eval_forms_note_faces (&forms, holding);
  if (holding->n_mat > 0 && !eval_may_be_whole (forms.present, forms.threes, forms.lone | forms.reached))
    return false;
  eval_forms_note_keys (&forms);
  return eval_forms_visit_whole (&forms, visit_whole, &search);
}

/* Returns: the fewest loose cards of the lanes of three suits with at least @need khàn among them */
static int
least_loose (const uint32_t lanes[CHIEU_STRIP_SUITS],
             int            need)
{
  int total[3];                  /* with 0, 1, 2 khàn in the suits so far */

  total[0] = 0;
  total[1] = total[2] = EVAL_LANE_NONE;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      const int none = (int) (lanes[suit] & EVAL_LANE_MASK);
      const int one = (int) (lanes[suit] >> EVAL_LANE_BITS & EVAL_LANE_MASK);
      const int two = (int) (lanes[suit] >> 2 * EVAL_LANE_BITS);
      const int with_two = total[2] + none < total[1] + one ? total[2] + none : total[1] + one;
      const int with_one = total[1] + none < total[0] + one ? total[1] + none : total[0] + one;

      total[2] = with_two < total[0] + two ? with_two : total[0] + two;
      total[1] = with_one;
      total[0] += none;
    }
  return total[need];
}

static inline bool
visit_loose (const EvalForms *forms,
             const uint64_t   keys[CHIEU_STRIP_SUITS],
             uint32_t         bi,
             int              lost,
             void            *data)
{
  Search *search = data;
  uint32_t lanes[CHIEU_STRIP_SUITS];
  uint32_t sum = 0;
  int need, loose;

  if (lost >= search->loose)
    return false;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      lanes[suit] = eval_forms_read (forms, suit, keys[suit]);
      sum += lanes[suit] & EVAL_LANE_MASK;
      if (sum >= (uint32_t) search->loose)
        return false;
    }
  if ((int) sum < search->lungless)
    search->lungless = (int) sum;
  need = suits_need (forms, search->need);
  loose = need <= 0 ? (int) sum : least_loose (lanes, need);
  if (loose < search->loose)
    search->loose = loose;
  return search->loose == 0;
}

static Search
find_loose (const ChieuHolding *holding,
            int                 need,
            int                 limit)
{
  Search search = { .need = need, .loose = limit, .lungless = EVAL_LANE_NONE };
  EvalForms forms;

  eval_forms_init (&forms, holding);
  eval_forms_visit (&forms, &search.loose, visit_loose, &search);
  return search;
}

int
chieu_eval_count_loose (const ChieuHolding *holding,
                        int                 need)
{
  const Search found = find_loose (holding, need, EVAL_LANE_NONE);

  return found.loose < EVAL_LANE_NONE ? found.loose : CHIEU_LOOSE_NONE;
}

int
chieu_eval_count_loose_below (const ChieuHolding *holding,
                              int                 need,
                              int                 limit)
{
  return find_loose (holding, need, limit < EVAL_LANE_NONE ? limit : EVAL_LANE_NONE).loose;
}

int
chieu_eval_count_loose_or_lungless (const ChieuHolding *holding,
                                    int                 need,
                                    bool               *lungless)
{
  const Search found = find_loose (holding, need, EVAL_LANE_NONE);

  *lungless = found.loose == EVAL_LANE_NONE;
  return *lungless ? found.lungless : found.loose;
}

/* One more @face may make a khàn of a yêu of which some were eaten alone, so everything is noted anew. */
static bool
waits_for_lone (const ChieuHolding *holding,
                int                 face)
{
  ChieuHolding with = *holding;

  chieu_holding_add_card (&with, (ChieuCard) face);
  return chieu_eval_is_complete (&with);
}

uint32_t
chieu_eval_waits (const ChieuHolding *holding)
{
  Search search = { .need = chieu_holding_need (holding) };
  uint32_t waits = 0;
  uint32_t twos;
  EvalForms forms;

  eval_forms_init (&forms, holding);
  twos = eval_at_least (holding->hand, 2);
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      const uint32_t bit = CHIEU_BIT (face);
      EvalForms with;

      if (holding->hand[face] + holding->mat[face] >= CHIEU_STRIP_COPIES
          || !eval_may_be_whole (forms.present | bit, forms.threes | (twos & bit), forms.lone | forms.reached))
        continue;
      if (chieu_holding_count_lone (holding, (ChieuCard) face) > 0)
        {
          waits |= waits_for_lone (holding, face) ? bit : 0;
          continue;
        }
      with = forms;
      eval_forms_change (&with, face, 1);
      eval_forms_note_triples (&with);
      if (eval_forms_visit_whole (&with, visit_whole, &search))
        waits |= bit;
    }
  return waits;
}
