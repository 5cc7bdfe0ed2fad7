/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "check.h"

#include <string.h>

#include "deals.h"
#include "games/to-tom/rules/cuoc.h"

/* ---- Whether a reading stands ---- */

/* Returns: whether @now is the phu @before of the mat, lengthened or as it was */
static bool
has_grown_from (const ChieuPhu *now,
                const ChieuPhu *before)
{
  int counts[CHIEU_TO_TOM_FACES] = { 0 };
  bool equal = before->kind == CHIEU_PHU_KHAN || before->kind == CHIEU_PHU_PHONG;

  for (int i = 0; i < now->n; i++)
    counts[now->cards[i]]++;
  for (int i = 0; i < before->n; i++)
    if (counts[before->cards[i]]-- == 0)
      return false;
  if (equal && now->n == 4)
    return now->kind == CHIEU_PHU_THIEN_KHAI;
  if (before->kind == CHIEU_PHU_LUNG || before->kind == CHIEU_PHU_THIEN_KHAI || equal)
    return now->kind == before->kind && now->n == before->n;
  return now->kind == before->kind;
}

static bool
uses_all_cards (const SlowHolding  *holding,
                const ChieuReading *reading)
{
  int counts[CHIEU_TO_TOM_FACES] = { 0 };

  for (int i = 0; i < reading->n; i++)
    for (int k = 0; k < reading->phu[i].n; k++)
      counts[reading->phu[i].cards[k]]++;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (counts[face] != slow_count_face (holding, face) - holding->bound[face])
      return false;
  return true;
}

static void
note_phu (const ChieuPhu *phu,
          bool            of_hand,
          SlowTraits     *traits)
{
  bool lung = phu->kind == CHIEU_PHU_LUNG;
  bool leo = lung && memchr (phu->cards, CHIEU_CC, 3) != NULL;

  traits->lung += phu->kind != CHIEU_PHU_BI && phu->kind != CHIEU_PHU_DOC && phu->kind != CHIEU_PHU_YEU;
  traits->tom += lung && memchr (phu->cards, CHIEU_N (7), 3) != NULL;
  traits->leo += leo;
  traits->hand_leo += leo && of_hand;
}

/* Returns: whether phu number @place of the reading, if it is a khàn or thiên khai of the hand, needs no yêu that was eaten alone */
static bool
needs_no_lone_yeu (const SlowHolding *holding,
                   const ChieuPhu    *phu,
                   int                place)
{
  ChieuCard face = phu->cards[0];

  return place < holding->n_mat || phu->n < 3 || phu->cards[1] != face || phu->cards[2] != face
         || (phu->kind != CHIEU_PHU_KHAN && phu->kind != CHIEU_PHU_PHONG && phu->kind != CHIEU_PHU_THIEN_KHAI)
         || phu->n <= holding->hand[face] - holding->lone[face];
}

static const char too_few_lung[] = "the reading has too few lưng";

/* Joins @reading with the mat and sets @traits to what it then has. Returns: NULL, or what is wrong, too_few_lung last */
static const char *
check_reading (const SlowHolding  *holding,
               const ChieuReading *reading,
               SlowTraits         *traits)
{
  ChieuReading all = *reading;

  memset (traits, 0, sizeof *traits);
  if (!chieu_reading_join (holding->mat, holding->n_mat, &all))
    return "the reading does not join with the mat";
  if (!uses_all_cards (holding, &all))
    return "the reading has other cards";
  for (int i = 0; i < all.n; i++)
    {
      if (!chieu_phu_is_valid (&all.phu[i]) || !chieu_house_has_phu (holding->house, &all.phu[i]))
        return "the reading has something that is no phu";
      if (!needs_no_lone_yeu (holding, &all.phu[i], i))
        return "a khàn has a yêu that was eaten alone";
      if (i < holding->n_mat && !has_grown_from (&all.phu[i], &holding->mat[i]))
        return "the reading changes a phu on the mat";
      note_phu (&all.phu[i], i >= holding->n_mat, traits);
    }
  return traits->lung < slow_need (holding) ? too_few_lung : NULL;
}

/* ---- Best ---- */

static const char *
check_loose (const SlowHolding  *holding,
             const ChieuHolding *fast)
{
  for (int need = 0; need <= 2; need++)
    if (chieu_eval_count_loose (fast, need) != slow_count_loose (holding, need))
      return "loose cards";
  return NULL;
}

static int
value_of (const SlowTraits *traits,
          const void       *data)
{
  const ChieuReadingValues *values = data;

  return values->of[traits->hand_leo > 0][traits->tom][traits->leo];
}

/* Draws values that follow no order: the house may pay what it likes. */
static void
draw_values (uint64_t            seed,
             ChieuReadingValues *values)
{
  int16_t *value = &values->of[0][0][0];
  ChieuRandom random;

  chieu_random_init (&random, seed);
  for (size_t i = 0; i < sizeof values->of / sizeof *value; i++)
    value[i] = (int16_t) chieu_random_below (&random, 50);
}

static bool
same_traits (const SlowTraits         *slow,
             const ChieuReadingTraits *fast)
{
  return slow->lung == fast->lung && slow->tom == fast->tom
         && slow->leo == fast->leo && slow->hand_leo == fast->hand_leo;
}

const char *
check_best (const SlowHolding *holding,
            uint64_t           seed)
{
  ChieuHolding fast;
  ChieuReadingValues values;
  ChieuReadingTraits traits;
  ChieuReading reading;
  SlowTraits found;
  const char *wrong;
  int best = -1;

  deal_convert (holding, &fast);
  draw_values (seed, &values);
  if (chieu_eval_is_complete (&fast) != slow_is_complete (holding))
    return "complete";
  if (slow_is_complete (holding))
    best = slow_find_best (holding, value_of, &values);
  if (chieu_eval_find_best (&fast, &values, NULL, NULL) != best)
    return "best value";
  if (chieu_eval_find_best (&fast, &values, &traits, &reading) != best)
    return "best value when the reading is asked for";
  /* The slow solver takes long over loose cards. */
  if (best < 0)
    return seed % 10 == 0 ? check_loose (holding, &fast) : NULL;

  wrong = check_reading (holding, &reading, &found);
  if (wrong != NULL)
    return wrong;
  if (!same_traits (&found, &traits))
    return "what the best reading is said to have";
  return value_of (&found, &values) != best ? "the reading is not worth so much" : NULL;
}

/* ---- Score ---- */

static ChieuCard
draw_win (const SlowHolding *holding,
          uint64_t           seed)
{
  ChieuRandom random;

  chieu_random_init (&random, seed);
  if (holding->hand[CHIEU_CC] > 0 && chieu_random_below (&random, 2) == 0)
    return CHIEU_CC;
  for (int tries = 0; tries < 50; tries++)
    {
      ChieuCard face = (ChieuCard) chieu_random_below (&random, CHIEU_TO_TOM_FACES);

      if (holding->hand[face] > 0)
        return face;
    }
  return CHIEU_CARD_NONE;
}

static bool
same_cuoc (const SlowScore  *slow,
           const ChieuScore *fast)
{
  if (slow->n != fast->n || slow->points != fast->points)
    return false;
  for (int i = 0; i < slow->n; i++)
    if (strcmp (slow->cuoc[i], chieu_cuoc_ids[fast->cuoc[i]]) != 0)
      return false;
  return true;
}

const char *
check_score (const SlowHolding *holding,
             uint64_t           seed)
{
  ChieuHolding fast;
  ChieuCuocValues values;
  ChieuScore score;
  ChieuReading reading;
  SlowTraits found;
  SlowScore named;
  ChieuCard win = draw_win (holding, seed);
  bool thong = seed % 3 == 0;
  int points = slow_find_points (holding, win, thong);
  const char *wrong;

  deal_convert (holding, &fast);
  chieu_cuoc_values_init (&values, holding->seats);
  values.each = holding->each;
  if (chieu_cuoc_score (&fast, win, thong, true, &values, &score, &reading) != (points >= 0))
    return "whether there is a score";
  if (points < 0)
    return score.points != 0 || score.n != 0 || score.lung != 0 ? "an incomplete holding has a score" : NULL;
  if (score.points != points)
    return "points";

  wrong = check_reading (holding, &reading, &found);
  if (wrong != NULL)
    return wrong;
  slow_find_score (holding, &found, thong, slow_only_cc (holding, win), &named);
  return found.lung != score.lung || !same_cuoc (&named, &score) ? "cước of the reading" : NULL;
}

/* ---- Waits and distance ---- */

const char *
check_waits (const SlowHolding *holding)
{
  ChieuHolding fast;

  deal_convert (holding, &fast);
  return chieu_eval_waits (&fast) != slow_waits (holding) ? "waits" : NULL;
}

/* Returns: whether the distance is found below every limit, up to 8 where there is none */
static bool
keeps_limits (const ChieuHolding *holding,
              int                 distance)
{
  int far = distance == CHIEU_DISTANCE_NONE ? 8 : distance;

  for (int limit = 0; limit <= far; limit++)
    if (chieu_eval_find_distance_below (holding, limit) != limit)
      return false;
  return distance == CHIEU_DISTANCE_NONE || chieu_eval_find_distance_below (holding, distance + 1) == distance;
}

const char *
check_distance (const SlowHolding *holding,
                int                most)
{
  ChieuHolding fast;
  int slow = slow_find_distance (holding, most), answer;

  deal_convert (holding, &fast);
  answer = chieu_eval_find_distance (&fast);
  if (!keeps_limits (&fast, answer))
    return "a distance below a limit";
  if (slow > most && most >= slow_find_distance_bound (holding))
    return answer != CHIEU_DISTANCE_NONE ? "a distance where there is none" : NULL;
  if (slow > most)
    return answer != CHIEU_DISTANCE_NONE && answer <= most ? "distance too small" : NULL;
  return answer != slow ? "distance" : NULL;
}

/* ---- Readings one by one ---- */

typedef struct
{
  const SlowHolding *holding;
  const ChieuReadingValues *values;
  uint32_t split;                /* faces whose cards shall lie in two phu or more, in no khàn */
  int sort;                      /* ChieuSplitSort: in which phu */
  int best;
  bool split_stands;
  const char *wrong;
} Readings;

/* Returns: whether the cards of @face lie in two phu or more, in no khàn, and in those that @sort asks for */
static bool
lies_as_asked (const ChieuReading *reading,
               ChieuCard           face,
               int                 sort)
{
  int n[CHIEU_N_PHU_KINDS] = { 0 }, all = 0;

  for (int i = 0; i < reading->n; i++)
    if (memchr (reading->phu[i].cards, face, reading->phu[i].n) != NULL)
      {
        n[reading->phu[i].kind]++;
        all++;
      }
  if (n[CHIEU_PHU_KHAN] + n[CHIEU_PHU_THIEN_KHAI] > 0)
    return false;
  if (sort == CHIEU_SPLIT_ANY || !chieu_card_is_number (face))
    return all >= 2;
  return n[CHIEU_PHU_DOC] > 0
         && (n[CHIEU_PHU_BI] > 0 || (sort == CHIEU_SPLIT_BI_LUNG_DOC && n[CHIEU_PHU_LUNG] > 0));
}

static bool
see_reading (const ChieuReading *reading,
             void               *data)
{
  Readings *self = data;
  SlowTraits found;
  const char *wrong = check_reading (self->holding, reading, &found);
  bool stands = true;

  /* Readings without the lưng needed are shown too. */
  if (wrong == too_few_lung)
    return true;
  self->wrong = wrong;
  if (value_of (&found, self->values) > self->best)
    self->best = value_of (&found, self->values);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (self->split >> face & 1 && !lies_as_asked (reading, face, self->sort))
      stands = false;
  self->split_stands |= stands;
  return wrong == NULL;
}

/* Picks some of the faces of which at least two cards are free and none lies in a phu on the mat. */
static uint32_t
draw_split (const SlowHolding *holding,
            uint64_t           seed)
{
  uint32_t split = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (holding->hand[face] >= 2 && slow_count_face (holding, face) == holding->hand[face]
        && seed >> face % 3 & 1)
      split |= UINT32_C (1) << face;
  return split;
}

const char *
check_readings (const SlowHolding *holding,
                uint64_t           seed)
{
  ChieuHolding fast;
  ChieuReadingValues values;
  ChieuSplit split = {
    .faces = draw_split (holding, seed),
    .sort = (uint8_t) (seed % (CHIEU_SPLIT_BI_DOC + 1)),
    .phu = 2,
  };
  Readings all = { .holding = holding, .values = &values, .split = split.faces, .sort = split.sort, .best = -1 };

  deal_convert (holding, &fast);
  draw_values (seed, &values);
  chieu_readings_each (&fast, NULL, see_reading, &all);
  if (all.wrong != NULL)
    return all.wrong;
  if (all.best != slow_find_best (holding, value_of, &values))
    return "best of all readings";
  if (chieu_has_complete_reading (&fast, NULL) != (all.best >= 0))
    return "complete by readings";
  if (chieu_has_complete_reading (&fast, &split) != all.split_stands)
    return "khàn bất thực";
  return NULL;
}
