/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the best arrangement, exactly. In most houses a higher chi is never worth less, so no arrangement with a given chi 1 is worth more
 * than the best chi 2 and the best chi 3 that the other cards allow, as if both were possible at once: the best one is found by branch and
 * bound over the chi 1 of the hand, the highest first, and of chi 1 that differ only in interchangeable cards one is tried. In any other
 * house all arrangements are tried.
 */
#include "bound.h"
#include "chi.h"
#include "state.h"
#include "worth.h"

/* A hand whose arrangements are tried. */
typedef struct
{
  ChieuMauBinhMeasure measure;
  ChieuMauBinhChi chi;
  ChieuMauBinhBound bound;
  /* The chi 1 to be tried, from the highest down. */
  uint16_t ones[CHIEU_MAU_BINH_FIVES];
  int n_ones;
  /* The best so far. */
  int64_t worth;
  int classes[CHIEU_MAU_BINH_ROWS];
  unsigned one, two;             /* the places of its chi 1 and its chi 2 */
} Search;

/* ---- In order ---- */

/* Two digits of a class are enough for all of them. */
#define DIGIT_BITS 7
#define DIGITS (1 << DIGIT_BITS)

/* One pass of a radix sort: by the digit of the class at @shift, the highest first. */
static void
sort_by_digit (const uint16_t *class_of,
               int             shift,
               const uint16_t *from,
               uint16_t       *to,
               int             n)
{
  uint16_t start[DIGITS] = { 0 };
  int before = 0;

  for (int i = 0; i < n; i++)
    start[class_of[from[i]] >> shift & (DIGITS - 1)]++;
  for (int digit = DIGITS - 1; digit >= 0; digit--)
    {
      int held = start[digit];

      start[digit] = (uint16_t) before;
      before += held;
    }
  for (int i = 0; i < n; i++)
    to[start[class_of[from[i]] >> shift & (DIGITS - 1)]++] = from[i];
}

/* Lists the chi 1 to be tried: of those that differ only in interchangeable cards the first one. */
static void
list_ones (Search *self)
{
  uint16_t sorted[CHIEU_MAU_BINH_FIVES];
  int n = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_FIVES; i++)
    {
      unsigned one = self->chi.five[i];

      if (chieu_mau_binh_is_first_choice (&self->bound, one, ~one))
        self->ones[n++] = (uint16_t) one;
    }
  self->n_ones = n;
  sort_by_digit (self->chi.class5, 0, self->ones, sorted, n);
  sort_by_digit (self->chi.class5, DIGIT_BITS, sorted, self->ones, n);
}

_Static_assert (CHIEU_MAU_BINH_CLASSES_5 <= DIGITS * DIGITS, "list_ones() sorts by two digits");

static void
search_init (Search                  *self,
             uint64_t                 hand,
             const ChieuRules        *rules,
             const ChieuMauBinhRates *rates)
{
  bool a5 = chieu_mau_binh_is_a5_second (rules);

  chieu_mau_binh_measure_init (&self->measure, rules, rates);
  chieu_mau_binh_chi_init (&self->chi, hand, a5);
  chieu_mau_binh_bound_init (&self->bound, self->chi.sorted, a5);
  self->worth = INT64_MIN;
}

/* ---- Arrangements ---- */

/* Returns: whether an arrangement of @worth with these classes is to be preferred to the best so far. If they are worth the same, the
 * first chi that differs decides */
static bool
is_better (const Search *self,
           int64_t       worth,
           int           one,
           int           two,
           int           three)
{
  if (worth != self->worth)
    return worth > self->worth;
  if (one != self->classes[CHIEU_MAU_BINH_CHI_1])
    return one > self->classes[CHIEU_MAU_BINH_CHI_1];
  if (two != self->classes[CHIEU_MAU_BINH_CHI_2])
    return two > self->classes[CHIEU_MAU_BINH_CHI_2];
  return three > self->classes[CHIEU_MAU_BINH_CHI_3];
}

static void
consider_arrangement (Search                 *self,
                      const ChieuMauBinhTerm *first,
                      unsigned                one,
                      unsigned                two)
{
  int classes[] = { self->chi.class5[one], self->chi.class5[two], self->chi.class3[CHIEU_MAU_BINH_ALL_PLACES ^ one ^ two] };
  ChieuMauBinhTerm second, third;
  int64_t worth;

  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_2, classes[CHIEU_MAU_BINH_CHI_2], &second);
  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_3, classes[CHIEU_MAU_BINH_CHI_3], &third);
  worth = chieu_mau_binh_weigh_all (&self->measure, first, &second, &third);
  if (!is_better (self, worth, classes[CHIEU_MAU_BINH_CHI_1], classes[CHIEU_MAU_BINH_CHI_2], classes[CHIEU_MAU_BINH_CHI_3]))
    return;
  self->worth = worth;
  memcpy (self->classes, classes, sizeof classes);
  self->one = one;
  self->two = two;
}

/* Returns: whether chi 2 of class @two and chi 3 of class @three beside this chi 1 could be better than the best so far */
static bool
could_be_better (const Search           *self,
                 const ChieuMauBinhTerm *first,
                 int                     one,
                 int                     two,
                 int                     three)
{
  ChieuMauBinhTerm second, third;

  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_2, two, &second);
  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_3, three, &third);
  return is_better (self, chieu_mau_binh_weigh_all (&self->measure, first, &second, &third), one, two, three);
}

/* Cards that are left beside chi 1. */
#define REST (CHIEU_MAU_BINH_HAND - CHIEU_MAU_BINH_LONG_ROW)

/* Lists the places of @rest, which are those of chi 2 and chi 3, each as a set of one. */
static void
list_places (unsigned rest,
             unsigned places[REST])
{
  for (int i = 0; rest != 0; rest &= rest - 1)
    places[i++] = rest & -rest;
}

/* The number of ways to split these cards into chi 2 and chi 3. */
#define PARTINGS 56

/* A parting as one number: in order of its chi 2, then of its chi 3. */
#define PARTING(two, three) ((uint32_t) (two) << 16 | (uint32_t) (three))
#define PARTING_THREE(parting) ((int) ((parting) & 0xffff))

/* Lists the partings of @rest that are not foul beside a chi 1 of @class; @seconds: (out): the chi 2 of each. Returns: how many
 * there are */
static int
list_partings (const Search *self,
               unsigned      rest,
               int           class,
               uint32_t      partings[PARTINGS],
               uint16_t      seconds[PARTINGS])
{
  unsigned places[REST];
  int n = 0;

  list_places (rest, places);
  for (int a = 0; a < REST - 2; a++)
    for (int b = a + 1; b < REST - 1; b++)
      for (int c = b + 1; c < REST; c++)
        {
          unsigned three = places[a] | places[b] | places[c];
          int class2 = self->chi.class5[rest ^ three], class3 = self->chi.class3[three];

          partings[n] = PARTING (class2, class3);
          seconds[n] = (uint16_t) (rest ^ three);
          n += class2 <= class && class2 >= chieu_mau_binh_floor[class3];
        }
  return n;
}

/* Returns: the parting with the highest chi 2 of those whose chi 3 is higher than @above, or −1 */
static int
find_parting (const uint32_t *partings,
              int             n,
              int             above)
{
  uint32_t highest = 0;
  int best = -1;

  for (int i = 0; i < n; i++)
    if (PARTING_THREE (partings[i]) > above && partings[i] >= highest)
      {
        highest = partings[i];
        best = i;
      }
  return best;
}

/* Tries the arrangements with this chi 1, leaving out partings that are higher than another one in neither chi. */
static void
try_one (Search                 *self,
         const ChieuMauBinhTerm *first,
         unsigned                one)
{
  uint32_t partings[PARTINGS];
  uint16_t seconds[PARTINGS];
  int n = list_partings (self, CHIEU_MAU_BINH_ALL_PLACES ^ one, self->chi.class5[one], partings, seconds), i;

  for (int above = -1; (i = find_parting (partings, n, above)) >= 0; above = PARTING_THREE (partings[i]))
    consider_arrangement (self, first, one, seconds[i]);
}

/* Returns: whether the other cards could be parted so that an arrangement with this chi 1 is better than the best so far */
static bool
is_worth_trying (const Search           *self,
                 const ChieuMauBinhTerm *first,
                 unsigned                one)
{
  int five[CHIEU_MAU_BINH_BOUNDS_MAX], three[CHIEU_MAU_BINH_BOUNDS_MAX], class = self->chi.class5[one], n;

  chieu_mau_binh_find_bounds (&self->bound, CHIEU_MAU_BINH_ALL_PLACES ^ one, class, &five[0], &three[0]);
  if (!could_be_better (self, first, class, five[0], three[0]))
    return false;
  n = chieu_mau_binh_find_bounds_together (&self->bound, CHIEU_MAU_BINH_ALL_PLACES ^ one, class, five, three);
  for (int i = 0; i < n; i++)
    if (could_be_better (self, first, class, five[i], three[i]))
      return true;
  return false;
}

/* Tries the arrangements that could be better than the best so far, where a higher chi is never worth less. */
static void
try_promising (Search *self)
{
  ChieuMauBinhTerm first;
  int last = -1;

  list_ones (self);
  for (int i = 0; i < self->n_ones; i++)
    {
      unsigned one = self->ones[i];
      int class = self->chi.class5[one], any, three;

      if (class != last)
        {
          chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_1, class, &first);
          chieu_mau_binh_find_bounds (&self->bound, CHIEU_MAU_BINH_ALL_PLACES, class, &any, &three);
          /* If nothing that the whole hand has would make this one better, no lower one can be better, either. */
          if (!could_be_better (self, &first, class, class, three))
            return;
          last = class;
        }
      if (is_worth_trying (self, &first, one))
        try_one (self, &first, one);
    }
}

/* If a house pays less for a higher chi, no bound is valid, and each arrangement is looked at. */
static void
try_all (Search *self)
{
  for (int i = 0; i < CHIEU_MAU_BINH_FIVES; i++)
    for (int j = 0; j < CHIEU_MAU_BINH_FIVES; j++)
      {
        unsigned one = self->chi.five[i], two = self->chi.five[j];
        int class1 = self->chi.class5[one], class2 = self->chi.class5[two];
        ChieuMauBinhTerm first;

        if ((one & two) != 0 || class2 > class1
            || class2 < chieu_mau_binh_floor[self->chi.class3[CHIEU_MAU_BINH_ALL_PLACES ^ one ^ two]])
          continue;
        chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_1, class1, &first);
        consider_arrangement (self, &first, one, two);
      }
}

void
chieu_mau_binh_find_best (uint64_t                 hand,
                          const ChieuRules        *rules,
                          const ChieuMauBinhRates *rates,
                          ChieuMauBinhArrangement *best)
{
  Search self;

  search_init (&self, hand, rules, rates);
  if (self.measure.rises)
    try_promising (&self);
  else
    try_all (&self);
  best->worth = self.worth;
  memcpy (best->classes, self.classes, sizeof best->classes);
  chieu_mau_binh_pick_rows (self.chi.sorted, self.one, self.two, best->cards);
  chieu_mau_binh_sort_rows (best->cards);
}
