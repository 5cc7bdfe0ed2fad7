/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow.h"

#include <string.h>

/* ---- Chi ---- */

static int rank_of (ChieuCard card) { return card / 4 + 2; }

static void
count_ranks (const ChieuCard *cards,
             int              n,
             int              counts[15])
{
  memset (counts, 0, 15 * sizeof *counts);
  for (int i = 0; i < n; i++)
    counts[rank_of (cards[i])]++;
}

/* Returns: how many ranks occur @times times */
static int
count_ranks_held (const int counts[15],
                  int       times)
{
  int n = 0;

  for (int rank = 2; rank <= 14; rank++)
    n += counts[rank] == times;
  return n;
}

/* Returns: the highest rank of a sảnh, 5 for A-2-3-4-5; 0: it is none */
static int
sanh_of (const int counts[15])
{
  if (counts[14] == 1 && counts[2] == 1 && counts[3] == 1 && counts[4] == 1 && counts[5] == 1)
    return 5;
  for (int top = 6; top <= 14; top++)
    if (counts[top] == 1 && counts[top - 1] == 1 && counts[top - 2] == 1 && counts[top - 3] == 1 && counts[top - 4] == 1)
      return top;
  return 0;
}

static bool
is_one_suit (const ChieuCard *cards,
             int              n)
{
  for (int i = 1; i < n; i++)
    if (cards[i] % 4 != cards[0] % 4)
      return false;
  return true;
}

static int
kind_of (const ChieuCard *cards,
         int              n,
         const int        counts[15])
{
  bool thung = n == 5 && is_one_suit (cards, n), sanh = n == 5 && sanh_of (counts) != 0;

  if (thung && sanh)
    return CHIEU_MAU_BINH_THUNG_PHA_SANH;
  if (count_ranks_held (counts, 4) == 1)
    return CHIEU_MAU_BINH_TU_QUY;
  if (count_ranks_held (counts, 3) == 1 && count_ranks_held (counts, 2) == 1)
    return CHIEU_MAU_BINH_CU_LU;
  if (thung)
    return CHIEU_MAU_BINH_THUNG;
  if (sanh)
    return CHIEU_MAU_BINH_SANH;
  if (count_ranks_held (counts, 3) == 1)
    return CHIEU_MAU_BINH_XAM;
  if (count_ranks_held (counts, 2) == 2)
    return CHIEU_MAU_BINH_THU;
  return count_ranks_held (counts, 2) == 1 ? CHIEU_MAU_BINH_DOI : CHIEU_MAU_BINH_MAU_THAU;
}

void
slow_read_chi (const ChieuCard *cards,
               int              n,
               SlowChi         *chi)
{
  int counts[15];

  *chi = (SlowChi) { 0 };
  count_ranks (cards, n, counts);
  chi->kind = kind_of (cards, n, counts);
  for (int times = 4; times >= 1; times--)
    for (int rank = 14; rank >= 2; rank--)
      if (counts[rank] == times)
        chi->ranks[chi->n_ranks++] = rank;
  if (chi->kind == CHIEU_MAU_BINH_SANH || chi->kind == CHIEU_MAU_BINH_THUNG_PHA_SANH)
    chi->ranks[0] = sanh_of (counts);
  if (chi->kind == CHIEU_MAU_BINH_SANH || chi->kind >= CHIEU_MAU_BINH_CU_LU)
    chi->n_ranks = 1;
}

/* Returns: twice rank number @i of @chi, or, with @a5, for the sảnh A-2-3-4-5 a number between those of the king and of the ace */
static int
deciding_rank (const SlowChi *chi,
               int            i,
               bool           a5)
{
  bool sanh = chi->kind == CHIEU_MAU_BINH_SANH || chi->kind == CHIEU_MAU_BINH_THUNG_PHA_SANH;

  if (sanh && a5 && chi->ranks[i] == 5)
    return 27;
  return 2 * chi->ranks[i];
}

int
slow_compare (const SlowChi *a,
              const SlowChi *b,
              bool           a5)
{
  if (a->kind != b->kind)
    return a->kind > b->kind ? 1 : -1;
  for (int i = 0; i < a->n_ranks && i < b->n_ranks; i++)
    if (deciding_rank (a, i, a5) != deciding_rank (b, i, a5))
      return deciding_rank (a, i, a5) > deciding_rank (b, i, a5) ? 1 : -1;
  return 0;
}

bool
slow_is_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND],
              bool            a5)
{
  SlowChi chi[3];

  for (int row = 0; row < 3; row++)
    slow_read_chi (cards + 5 * row, row < 2 ? 5 : 3, &chi[row]);
  return slow_compare (&chi[0], &chi[1], a5) < 0 || slow_compare (&chi[1], &chi[2], a5) < 0;
}

/* ---- The measure ---- */

void
slow_measure_init (SlowMeasure             *self,
                   const ChieuRules        *rules,
                   const ChieuMauBinhRates *rates)
{
  self->a5 = rules->value[CHIEU_MAU_BINH_A5] != 0;
  self->sap = rules->value[CHIEU_MAU_BINH_SAP];
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int n = row < 2 ? CHIEU_MAU_BINH_CLASSES_5 : CHIEU_MAU_BINH_CLASSES_3;

      for (int class = n - 1; class >= 0; class--)
        {
          self->lower[row][class] = row < 2 ? rates->lower5[row][class] : rates->lower3[class];
          self->higher[row][class] = row < 2 ? rates->higher5[row][class] : rates->higher3[class];
          self->pay[row][class] = chieu_mau_binh_pay (rules, row, chieu_mau_binh_kind (class, row < 2 ? 5 : 3));
          self->lost[row][class] = 0;
          /* Those of the next higher class are the ones that are higher than this class and not higher than that one. */
          if (class + 1 < n)
            self->lost[row][class] = self->lost[row][class + 1]
                                     + self->pay[row][class + 1] * (self->higher[row][class] - self->higher[row][class + 1]);
        }
    }
}

int64_t
slow_weigh (const SlowMeasure *self,
            const int          classes[CHIEU_MAU_BINH_ROWS])
{
  const int64_t share = CHIEU_MAU_BINH_SHARE;
  int64_t w[3], l[3], p[3], q[3], chi = 0, sap;

  for (int row = 0; row < 3; row++)
    {
      w[row] = self->lower[row][classes[row]];
      l[row] = self->higher[row][classes[row]];
      p[row] = self->pay[row][classes[row]];
      q[row] = self->lost[row][classes[row]];
      chi += w[row] * p[row] - q[row];
    }
  sap = w[0] * w[1] * w[2] * (p[0] + p[1] + p[2]) - q[0] * l[1] * l[2] - l[0] * q[1] * l[2] - l[0] * l[1] * q[2];
  return chi * share * share + (self->sap - 1) * sap;
}

/* ---- All arrangements ---- */

typedef struct
{
  const SlowMeasure *measure;
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  int five[1 << CHIEU_MAU_BINH_HAND], three[1 << CHIEU_MAU_BINH_HAND];     /* classes by set of cards, −1: another number */
  SlowChi chi[1 << CHIEU_MAU_BINH_HAND];
  int fives[1287], n_fives;      /* the 13 choose 5 sets of five */
} All;

static int
take_cards (const All *all,
            int        set,
            ChieuCard *cards)
{
  int n = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    if (set >> i & 1)
      cards[n++] = all->cards[i];
  return n;
}

static void
fill_classes (All *all)
{
  for (int set = 0; set < 1 << CHIEU_MAU_BINH_HAND; set++)
    {
      ChieuCard cards[CHIEU_MAU_BINH_HAND];
      int n = __builtin_popcount ((unsigned) set) == 5 || __builtin_popcount ((unsigned) set) == 3 ? take_cards (all, set, cards) : 0;

      all->five[set] = n == 5 ? chieu_mau_binh_class (cards, 5, all->measure->a5) : -1;
      all->three[set] = n == 3 ? chieu_mau_binh_class (cards, 3, all->measure->a5) : -1;
      if (n > 0)
        slow_read_chi (cards, n, &all->chi[set]);
      if (n == 5)
        all->fives[all->n_fives++] = set;
    }
}

/* Keeps these chi in @best if they are worth more, or as much and their first different class is higher. */
static void
keep_better (const All               *all,
             int                      one,
             int                      two,
             int                      three,
             ChieuMauBinhArrangement *best)
{
  int classes[] = { all->five[one], all->five[two], all->three[three] };
  int64_t worth = slow_weigh (all->measure, classes);

  if (worth < best->worth || (worth == best->worth && memcmp (classes, best->classes, sizeof classes) == 0))
    return;
  for (int i = 0; i < 3 && worth == best->worth; i++)
    if (classes[i] != best->classes[i])
      {
        if (classes[i] < best->classes[i])
          return;
        break;
      }
  best->worth = worth;
  memcpy (best->classes, classes, sizeof classes);
  take_cards (all, one, best->cards);
  take_cards (all, two, best->cards + 5);
  take_cards (all, three, best->cards + 10);
}

int
slow_find_best (uint64_t                 hand,
                const SlowMeasure       *measure,
                ChieuMauBinhArrangement *best)
{
  static All all;
  int n = 0;

  memset (&all, 0, sizeof all);
  all.measure = measure;
  for (int i = 0; hand != 0; hand &= hand - 1)
    all.cards[i++] = (ChieuCard) __builtin_ctzll (hand);
  fill_classes (&all);
  best->worth = INT64_MIN;
  for (int i = 0; i < all.n_fives; i++)
    for (int j = 0; j < all.n_fives; j++)
      {
        int one = all.fives[i], two = all.fives[j], three = 0x1fff ^ one ^ two;

        if ((one & two) != 0)
          continue;
        n++;
        if (slow_compare (&all.chi[one], &all.chi[two], measure->a5) >= 0
            && slow_compare (&all.chi[two], &all.chi[three], measure->a5) >= 0)
          keep_better (&all, one, two, three, best);
      }
  return n;
}

/* ---- Hands ---- */

uint64_t
slow_deal_hand (ChieuRandom *random)
{
  ChieuCard deck[CHIEU_MAU_BINH_FACES];
  uint32_t sort = chieu_random_below (random, 16);
  uint64_t hand = 0;
  int n = 0;

  for (ChieuCard card = 0; card < CHIEU_MAU_BINH_FACES; card++)
    {
      bool of_suit = card % 4 < 1 + sort % 2, of_ranks = (card / 4 + sort) % 13 < 6;

      if (sort < 12 || (sort < 14 && (of_suit || card / 4 > 9)) || (sort >= 14 && of_ranks))
        deck[n++] = card;
    }
  chieu_random_shuffle (random, deck, (size_t) n);
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    hand |= CHIEU_MAU_BINH_CARD (deck[i]);
  return hand;
}
