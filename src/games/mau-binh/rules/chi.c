/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what a chi is, and compares chi (help/C/mau-binh.page, "What a row can be").
 */
#include "chi.h"

#include "classes.h"
#include "state.h"

#include "rules/bits.h"

#include <stdio.h>

/* ---- One chi ---- */

/* Returns: the suit of all @cards; −1: they are of several */
static int
flush_suit (const ChieuCard *cards,
            int              n)
{
  for (int i = 1; i < n; i++)
    if (chieu_mau_binh_suit (cards[i]) != chieu_mau_binh_suit (cards[0]))
      return -1;
  return chieu_mau_binh_suit (cards[0]);
}

int
chieu_mau_binh_class (const ChieuCard *cards,
                      int              n,
                      bool             a5)
{
  int ranks[CHIEU_MAU_BINH_LONG_ROW], sort = 0, set = 0;

  for (int i = 0; i < n; i++)
    {
      int at = i, rank = chieu_mau_binh_rank (cards[i]);

      for (; at > 0 && ranks[at - 1] > rank; at--)
        ranks[at] = ranks[at - 1];
      ranks[at] = rank;
    }
  for (int i = 0; i < n; i++)
    {
      sort += chieu_mau_binh_weight[i][ranks[i]];
      set |= 1 << ranks[i];
    }
  if (n == CHIEU_MAU_BINH_SHORT_ROW)
    return chieu_mau_binh_class3[sort];
  return chieu_mau_binh_place_a5 (flush_suit (cards, n) >= 0 ? chieu_mau_binh_flush[set] : chieu_mau_binh_class5[sort], a5);
}

ChieuMauBinhKind
chieu_mau_binh_kind (int class,
                     int n)
{
  uint16_t key = n == CHIEU_MAU_BINH_SHORT_ROW ? chieu_mau_binh_key3[class] : chieu_mau_binh_key5[class];

  return (ChieuMauBinhKind) CHIEU_MAU_BINH_KEY_KIND (key);
}

bool
chieu_mau_binh_is_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND],
                        bool            a5)
{
  return chieu_mau_binh_is_second_too_high (cards, a5)
         || chieu_mau_binh_row_class (cards, CHIEU_MAU_BINH_CHI_2, a5)
              < chieu_mau_binh_floor[chieu_mau_binh_row_class (cards, CHIEU_MAU_BINH_CHI_3, a5)];
}

/* Equal ranks stand together, those that occur more often first, then the higher ones. */
static bool
stands_before (const int count[CHIEU_MAU_BINH_RANKS],
               ChieuCard a,
               ChieuCard b)
{
  int one = chieu_mau_binh_rank (a), two = chieu_mau_binh_rank (b);

  if (count[one] != count[two])
    return count[one] > count[two];
  return one != two ? one > two : a < b;
}

static void
sort_row (ChieuCard *cards,
          int        n)
{
  int count[CHIEU_MAU_BINH_RANKS] = { 0 };

  for (int i = 0; i < n; i++)
    count[chieu_mau_binh_rank (cards[i])]++;
  for (int i = 1; i < n; i++)
    {
      ChieuCard card = cards[i];
      int at = i;

      for (; at > 0 && stands_before (count, card, cards[at - 1]); at--)
        cards[at] = cards[at - 1];
      cards[at] = card;
    }
}

void
chieu_mau_binh_sort_rows (ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    sort_row (cards + chieu_mau_binh_row_start (row), chieu_mau_binh_row_size (row));
}

uint64_t
chieu_mau_binh_set_of (const ChieuCard *cards,
                       int              n)
{
  uint64_t set = 0;

  for (int i = 0; i < n; i++)
    {
      if (cards[i] >= CHIEU_MAU_BINH_FACES || (set >> cards[i] & 1) != 0)
        return 0;
      set |= CHIEU_MAU_BINH_CARD (cards[i]);
    }
  return set;
}

/* ---- All chi of a hand ---- */

void
chieu_mau_binh_list_cards (uint64_t  hand,
                           ChieuCard sorted[CHIEU_MAU_BINH_HAND])
{
  for (int i = 0; hand != 0; hand &= hand - 1)
    sorted[i++] = chieu_mau_binh_first (hand);
}

/* weight[i][place]: what the card at this place adds to the number of a chi as its ith card. */
typedef uint16_t Weights[CHIEU_MAU_BINH_LONG_ROW][CHIEU_MAU_BINH_HAND];

static void
fill_threes (ChieuMauBinhChi *self,
             const Weights    weight)
{
  uint16_t *three = self->three;

  for (int a = 0; a < CHIEU_MAU_BINH_HAND - 2; a++)
    for (int b = a + 1; b < CHIEU_MAU_BINH_HAND - 1; b++)
      for (int c = b + 1; c < CHIEU_MAU_BINH_HAND; c++)
        {
          unsigned set = 1u << a | 1u << b | 1u << c;

          *three++ = (uint16_t) set;
          self->class3[set] = chieu_mau_binh_class3[weight[0][a] + weight[1][b] + weight[2][c]];
        }
}

static uint16_t *
fill_last (ChieuMauBinhChi *self,
           const Weights    weight,
           unsigned         set,
           int              sort,
           int              from,
           uint16_t        *five)
{
  for (int d = from; d < CHIEU_MAU_BINH_HAND - 1; d++)
    {
      const uint16_t *class = chieu_mau_binh_class5 + sort + weight[3][d];

      for (int e = d + 1; e < CHIEU_MAU_BINH_HAND; e++)
        {
          unsigned all = set | 1u << d | 1u << e;

          *five++ = (uint16_t) all;
          self->class5[all] = class[weight[4][e]];
        }
    }
  return five;
}

static void
fill_fives (ChieuMauBinhChi *self,
            const Weights    weight)
{
  uint16_t *five = self->five;

  for (int a = 0; a < CHIEU_MAU_BINH_HAND - 4; a++)
    for (int b = a + 1; b < CHIEU_MAU_BINH_HAND - 3; b++)
      for (int c = b + 1; c < CHIEU_MAU_BINH_HAND - 2; c++)
        five = fill_last (self, weight, 1u << a | 1u << b | 1u << c, weight[0][a] + weight[1][b] + weight[2][c], c + 1, five);
}

static void
fill_suits (ChieuMauBinhChi *self)
{
  for (int suit = 0; suit < CHIEU_MAU_BINH_SUITS; suit++)
    {
      int places[CHIEU_MAU_BINH_HAND], n = 0;

      for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
        if (chieu_mau_binh_suit (self->sorted[i]) == suit)
          places[n++] = i;
      if (n >= CHIEU_MAU_BINH_LONG_ROW)
        {
          /* Each five of them make a thùng. */
          for (unsigned set = (1u << CHIEU_MAU_BINH_LONG_ROW) - 1; set < 1u << n; set = chieu_bits_next (set))
            {
              unsigned all = 0, ranks = 0;

              for (unsigned left = set; left != 0; left &= left - 1)
                {
                  int place = places[__builtin_ctz (left)];

                  all |= 1u << place;
                  ranks |= 1u << chieu_mau_binh_rank (self->sorted[place]);
                }
              self->class5[all] = chieu_mau_binh_flush[ranks];
            }
        }
    }
}

void
chieu_mau_binh_chi_init (ChieuMauBinhChi *self,
                         uint64_t         hand,
                         bool             a5)
{
  Weights weight;

  chieu_mau_binh_list_cards (hand, self->sorted);
  for (int i = 0; i < CHIEU_MAU_BINH_LONG_ROW; i++)
    for (int place = 0; place < CHIEU_MAU_BINH_HAND; place++)
      weight[i][place] = chieu_mau_binh_weight[i][chieu_mau_binh_rank (self->sorted[place])];
  fill_threes (self, weight);
  fill_fives (self, weight);
  fill_suits (self);
  for (int i = 0; a5 && i < CHIEU_MAU_BINH_FIVES; i++)
    self->class5[self->five[i]] = (uint16_t) chieu_mau_binh_place_a5 (self->class5[self->five[i]], a5);
}

/* ---- A beginner's arrangement ---- */

/* Finds the set of five within @free that has the highest class, of equal ones the one with the lowest cards. */
static unsigned
highest_five (const ChieuMauBinhChi *chi,
              unsigned               free)
{
  unsigned best = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_FIVES; i++)
    if ((chi->five[i] & ~free) == 0 && (best == 0 || chi->class5[chi->five[i]] > chi->class5[best]))
      best = chi->five[i];
  return best;
}

void
chieu_mau_binh_arrange_as_beginner (uint64_t  hand,
                                    bool      a5,
                                    ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  ChieuMauBinhChi chi;
  unsigned one, two;

  chieu_mau_binh_chi_init (&chi, hand, a5);
  one = highest_five (&chi, CHIEU_MAU_BINH_ALL_PLACES);
  two = highest_five (&chi, CHIEU_MAU_BINH_ALL_PLACES & ~one);
  chieu_mau_binh_pick_rows (chi.sorted, one, two, cards);
  chieu_mau_binh_sort_rows (cards);
}

/* ---- Grades ---- */

static const uint16_t *
keys_of_row (int  row,
             int *n)
{
  *n = row < CHIEU_MAU_BINH_LONG_ROWS ? CHIEU_MAU_BINH_CLASSES_5 : CHIEU_MAU_BINH_CLASSES_3;
  return row < CHIEU_MAU_BINH_LONG_ROWS ? chieu_mau_binh_key5 : chieu_mau_binh_key3;
}

int
chieu_mau_binh_list_grades (int      row,
                            uint16_t first[CHIEU_MAU_BINH_GRADES_MAX])
{
  int n, grades = 0;
  const uint16_t *keys = keys_of_row (row, &n);

  for (int i = 0; i < n; i++)
    if (i == 0 || keys[i] != keys[i - 1])
      first[grades++] = (uint16_t) i;
  return grades;
}

void
chieu_mau_binh_print_grade (int  row,
                            int  class,
                            char name[CHIEU_MAU_BINH_NAME_MAX])
{
  static const char ranks[] = "23456789TJQKA";
  int n;
  uint16_t key = keys_of_row (row, &n)[class];
  int kind = CHIEU_MAU_BINH_KEY_KIND (key);
  bool two = kind == CHIEU_MAU_BINH_MAU_THAU || kind == CHIEU_MAU_BINH_DOI || kind == CHIEU_MAU_BINH_THU
             || kind == CHIEU_MAU_BINH_THUNG;

  snprintf (name, CHIEU_MAU_BINH_NAME_MAX, two ? "%s %c %c" : "%s %c", chieu_mau_binh_kinds[kind],
            ranks[CHIEU_MAU_BINH_KEY_FIRST (key)], ranks[CHIEU_MAU_BINH_KEY_SECOND (key)]);
}
