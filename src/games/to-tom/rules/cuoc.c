/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cuoc.h"

#include <string.h>

const char *const chieu_cuoc_ids[CHIEU_N_CUOC + 1] = {
  [CHIEU_CUOC_THONG]      = "thong",
  [CHIEU_CUOC_KINH_TU_CO] = "kinh-tu-co",
  [CHIEU_CUOC_CHI_NAY]    = "chi-nay",
  [CHIEU_CUOC_BACH_DINH]  = "bach-dinh",
  [CHIEU_CUOC_KINH_CO]    = "kinh-co",
  [CHIEU_CUOC_THAP_HONG]  = "thap-hong",
  [CHIEU_CUOC_TOM]        = "tom",
  [CHIEU_CUOC_LEO]        = "leo",
  [CHIEU_CUOC_SUONG]      = "suong",
};

int
chieu_cuoc_sum (const uint8_t         *cuoc,
                int                    n,
                const ChieuCuocValues *values)
{
  int highest = 0, beside = -1, thong = 0;

  for (int i = 0; i < n; i++)
    if (cuoc[i] == CHIEU_CUOC_THONG)
      thong = values->points[CHIEU_CUOC_THONG];
    else if (cuoc[i] != CHIEU_CUOC_SUONG)
      {
        if (beside < 0 || values->points[cuoc[i]] > highest)
          highest = values->points[cuoc[i]];
        beside++;
      }

  if (beside < 0)
    return values->points[CHIEU_CUOC_SUONG] + thong;
  return highest + beside * values->more + thong;
}

/* ---- Which cước a reading has ---- */

typedef uint32_t CuocSet;        /* bit c: ChieuCuoc c */

/* What the winner calls. */
typedef struct
{
  CuocSet set;                   /* all cước but Tôm and Lèo … */
  int tom, leo;                  /* … which are called as often as these say */
} Call;

/* What is asked, and everything that is the same in each reading. */
typedef struct
{
  const ChieuHolding *holding;
  const ChieuCuocValues *values;
  CuocSet fixed;                 /* cước of the cards alone, and thông */
  bool chi_nay;                  /* a Lèo of the hand makes chi nẩy */
} Win;

/* Lists in @cuoc what is called, in calling order. There are at most nine: seven triples, thông and thập hồng of 21 cards,
 * eight triples and thập nhị hồng of 25. */
static int
list_cuoc (const Call *call,
           uint8_t     cuoc[CHIEU_N_CUOC])
{
  int n = 0;

  for (int i = 0; i < CHIEU_N_CUOC; i++)
    {
      int times = i == CHIEU_CUOC_TOM ? call->tom : i == CHIEU_CUOC_LEO ? call->leo : (call->set & CHIEU_BIT (i)) != 0;

      while (times-- > 0 && n < CHIEU_N_CUOC)
        cuoc[n++] = (uint8_t) i;
    }
  return n;
}

/* Returns: the points of @call */
static int
sum_call (const Win  *self,
          const Call *call)
{
  uint8_t cuoc[CHIEU_N_CUOC];
  int n = list_cuoc (call, cuoc);

  return chieu_cuoc_sum (cuoc, n, self->values);
}

/* Returns: the cước that are the same in each reading: those of the cards alone, and thông (if @thong) with five seats */
static CuocSet
find_fixed_cuoc (const ChieuHolding    *holding,
                 bool                   thong,
                 const ChieuCuocValues *values)
{
  int reds = 0, oc = holding->hand[CHIEU_OC] + holding->mat[CHIEU_OC];
  CuocSet set = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_deck_is_red (&chieu_deck_to_tom, face))
      reds += holding->hand[face] + holding->mat[face];

  if (reds == 0)
    set |= CHIEU_BIT (CHIEU_CUOC_BACH_DINH);
  if (reds >= values->reds)
    set |= CHIEU_BIT (CHIEU_CUOC_THAP_HONG);
  /* Kính cố asks for one ông cụ, kính nhị cố for two: in each game the number of lưng that it asks for. */
  if (reds == oc && oc == chieu_holding_need (holding))
    set |= CHIEU_BIT (CHIEU_CUOC_KINH_CO);
  if (reds == oc && oc == CHIEU_STRIP_COPIES)
    set |= CHIEU_BIT (CHIEU_CUOC_KINH_TU_CO);
  if (thong && chieu_has_thong (holding->seats))
    set |= CHIEU_BIT (CHIEU_CUOC_THONG);
  return set;
}

int
chieu_cuoc_count_called (const ChieuCuocValues *values,
                         int                    n)
{
  return values->each ? n : n > 0;
}

int
chieu_cuoc_count_leo_called (const ChieuCuocValues *values,
                             int                    leo,
                             bool                   chi_nay)
{
  if (!chi_nay)
    return chieu_cuoc_count_called (values, leo);
  return values->chi_nay_leo ? chieu_cuoc_count_called (values, leo - 1) : 0;
}

/* Returns: the call that earns most for a reading that has @tom and @leo, on the mat and in the hand; @hand_leo: whether a Lèo is in the
 * hand */
static Call
choose_call (const Win *self,
             int        tom,
             int        leo,
             bool       hand_leo)
{
  Call call = {
    .set = self->fixed,
    .tom = chieu_cuoc_count_called (self->values, tom),
    .leo = chieu_cuoc_count_leo_called (self->values, leo, false),
  };

  if (self->chi_nay && hand_leo)
    {
      Call with_chi_nay = call;

      with_chi_nay.set |= CHIEU_BIT (CHIEU_CUOC_CHI_NAY);
      with_chi_nay.leo = chieu_cuoc_count_leo_called (self->values, leo, true);
      if (sum_call (self, &with_chi_nay) >= sum_call (self, &call))
        return with_chi_nay;
    }
  return call;
}

/* Returns: the points of that call */
static int
sum_reading (const Win *self,
             int        tom,
             int        leo,
             bool       hand_leo)
{
  Call call = choose_call (self, tom, leo, hand_leo);

  return sum_call (self, &call);
}

/* ---- The best reading ---- */

/* Returns: whether there is a reading. @reading: (out) (optional): the one that earns most; @traits: (out): what it has */
static bool
find_best_reading (const Win          *self,
                   ChieuReadingTraits *traits,
                   ChieuReading       *reading)
{
  const ChieuHolding *holding = self->holding;
  const int most_tom = chieu_eval_count_triples (holding, CHIEU_LUNG_TOM);
  const int most_leo = chieu_eval_count_triples (holding, CHIEU_LUNG_LEO);
  ChieuReadingValues values;

  for (int i = 0; i <= most_tom; i++)
    for (int j = 0; j <= most_leo; j++)
      {
        int tom = holding->mat_tom + i, leo = holding->mat_leo + j;

        values.of[j > 0][tom][leo] = (int16_t) sum_reading (self, tom, leo, j > 0);
      }
  return chieu_eval_find_best (holding, &values, traits, reading) >= 0;
}

/* ---- Chi nẩy ---- */

/* Returns: the set of the faces that would complete @holding with the khàn bất thực of @split */
static uint32_t
find_split_waits (const ChieuHolding *holding,
                  const ChieuSplit   *split)
{
  uint32_t waits = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (holding->hand[face] + holding->mat[face] < CHIEU_STRIP_COPIES)
      {
        ChieuHolding with = *holding;

        chieu_holding_add_card (&with, face);
        if (chieu_has_complete_reading (&with, split))
          waits |= CHIEU_BIT (face);
      }
  return waits;
}

/* ---- The score ---- */

static void
write_score (const Win                *self,
             const ChieuReadingTraits *traits,
             ChieuScore               *score)
{
  Call call = choose_call (self, traits->tom, traits->leo, traits->hand_leo > 0);

  if (call.set == 0 && call.tom == 0 && call.leo == 0)
    call.set = CHIEU_BIT (CHIEU_CUOC_SUONG);
  score->complete = 1;
  score->lung = traits->lung;
  score->n = (uint8_t) list_cuoc (&call, score->cuoc);
  score->points = (int16_t) chieu_cuoc_sum (score->cuoc, score->n, self->values);
}

bool
chieu_cuoc_score (const ChieuHolding    *holding,
                  ChieuCard              win,
                  bool                   thong,
                  bool                   chi_nay,
                  const ChieuCuocValues *values,
                  ChieuScore            *score,
                  ChieuReading          *reading)
{
  Win self = { .holding = holding, .values = values };
  ChieuReadingTraits traits;

  memset (score, 0, sizeof *score);
  self.fixed = find_fixed_cuoc (holding, thong, values);
  self.chi_nay = chi_nay && win == CHIEU_CC && chieu_cuoc_waits_only_for_cc (holding, NULL);

  if (!find_best_reading (&self, &traits, reading))
    return false;
  write_score (&self, &traits, score);
  return true;
}

bool
chieu_cuoc_waits_only_for_cc (const ChieuHolding *holding,
                              const ChieuSplit   *split)
{
  ChieuHolding before = *holding;
  uint32_t waits;

  /* Cheap tests come first. */
  if (holding->hand[CHIEU_CC] == 0 || holding->hand[CHIEU_V (9)] == 0 || holding->hand[CHIEU_S (8)] == 0)
    return false;

  chieu_holding_remove_card (&before, CHIEU_CC);
  waits = split != NULL ? find_split_waits (&before, split) : chieu_eval_waits (&before);
  return waits == CHIEU_BIT (CHIEU_CC);
}

void
chieu_cuoc_find_traits (const ChieuHolding *holding,
                        const ChieuReading *reading,
                        ChieuReadingTraits *traits)
{
  const int hand_leo = chieu_reading_count_triple (reading, CHIEU_LUNG_LEO);

  *traits = (ChieuReadingTraits) {
    .lung = (uint8_t) (holding->mat_lung + chieu_reading_count_lung (reading)),
    .tom = (uint8_t) (holding->mat_tom + chieu_reading_count_triple (reading, CHIEU_LUNG_TOM)),
    .leo = (uint8_t) (holding->mat_leo + hand_leo),
    .hand_leo = (uint8_t) hand_leo,
  };
}

void
chieu_cuoc_score_traits (const ChieuHolding       *holding,
                         const ChieuReadingTraits *traits,
                         bool                      thong,
                         bool                      only_cc_waits,
                         const ChieuCuocValues    *values,
                         ChieuScore               *score)
{
  Win self = { .holding = holding, .values = values, .chi_nay = only_cc_waits };

  memset (score, 0, sizeof *score);
  self.fixed = find_fixed_cuoc (holding, thong, values);
  write_score (&self, traits, score);
}
