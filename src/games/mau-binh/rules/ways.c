/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the best arrangements of a hand that a player would call by different names. Each of the 72,072 is looked at.
 */
#include "chi.h"
#include "state.h"
#include "worth.h"

/* A hand, and the best of its arrangements looked at so far. */
typedef struct
{
  ChieuMauBinhMeasure measure;
  ChieuMauBinhChi chi;
  ChieuMauBinhArrangement *list;
  int n, max;
} Search;

/* Returns: the name of a chi as a number: its kind, and the rank that decides first; of two pairs both */
static int
name_of (const Search *self,
         int           row,
         int           class)
{
  int key = self->measure.keys[row][class], kind = CHIEU_MAU_BINH_KEY_KIND (key);

  return kind == CHIEU_MAU_BINH_THU ? key : CHIEU_MAU_BINH_KEY (kind, CHIEU_MAU_BINH_KEY_FIRST (key), 0);
}

static bool
have_one_name (const Search *self,
               const int     a[CHIEU_MAU_BINH_ROWS],
               const int     b[CHIEU_MAU_BINH_ROWS])
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    if (name_of (self, row, a[row]) != name_of (self, row, b[row]))
      return false;
  return true;
}

/* Returns: the place in the list of the arrangement with the same name as @classes, or the end of the list */
static int
find_name (const Search *self,
           const int     classes[CHIEU_MAU_BINH_ROWS])
{
  int place = 0;

  while (place < self->n && !have_one_name (self, self->list[place].classes, classes))
    place++;
  return place;
}

/* Inserts @way in its place, if it is good enough: in place of a worse one of the same name, else of the last one if the list is full. */
static void
consider_way (Search                        *self,
              const ChieuMauBinhArrangement *way)
{
  int at;

  if (self->n == self->max && way->worth <= self->list[self->n - 1].worth)
    return;
  at = find_name (self, way->classes);
  if (at < self->n && way->worth <= self->list[at].worth)
    return;
  if (at == self->n && self->n == self->max)
    at--;
  else if (at == self->n)
    self->n++;
  for (; at > 0 && self->list[at - 1].worth < way->worth; at--)
    self->list[at] = self->list[at - 1];
  self->list[at] = *way;
}

/* Looks at the arrangement whose chi 1 lies at the places @one and whose chi 3 at @three (bits, as ChieuMauBinhChi has them). @first: the
 * contribution of that chi 1 */
static void
try_way (Search                 *self,
         const ChieuMauBinhTerm *first,
         unsigned                one,
         unsigned                three)
{
  unsigned two = CHIEU_MAU_BINH_ALL_PLACES ^ one ^ three;
  ChieuMauBinhArrangement way = { .classes = { self->chi.class5[one], self->chi.class5[two], self->chi.class3[three] } };
  ChieuMauBinhTerm second, third;

  if (way.classes[CHIEU_MAU_BINH_CHI_2] > way.classes[CHIEU_MAU_BINH_CHI_1]
      || way.classes[CHIEU_MAU_BINH_CHI_2] < chieu_mau_binh_floor[way.classes[CHIEU_MAU_BINH_CHI_3]])
    return;
  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_2, way.classes[CHIEU_MAU_BINH_CHI_2], &second);
  chieu_mau_binh_weigh_chi (&self->measure, CHIEU_MAU_BINH_CHI_3, way.classes[CHIEU_MAU_BINH_CHI_3], &third);
  way.worth = chieu_mau_binh_weigh_all (&self->measure, first, &second, &third);
  chieu_mau_binh_pick_rows (self->chi.sorted, one, two, way.cards);
  consider_way (self, &way);
}

int
chieu_mau_binh_list_best (uint64_t                 hand,
                          const ChieuRules        *rules,
                          const ChieuMauBinhRates *rates,
                          int                      max,
                          ChieuMauBinhArrangement *list)
{
  Search self = { .list = list, .max = max };

  chieu_mau_binh_measure_init (&self.measure, rules, rates);
  chieu_mau_binh_chi_init (&self.chi, hand, chieu_mau_binh_is_a5_second (rules));
  for (int i = 0; i < CHIEU_MAU_BINH_FIVES; i++)
    {
      ChieuMauBinhTerm first;

      chieu_mau_binh_weigh_chi (&self.measure, CHIEU_MAU_BINH_CHI_1, self.chi.class5[self.chi.five[i]], &first);
      for (int j = 0; j < CHIEU_MAU_BINH_THREES; j++)
        if ((self.chi.five[i] & self.chi.three[j]) == 0)
          try_way (&self, &first, self.chi.five[i], self.chi.three[j]);
    }
  for (int i = 0; i < self.n; i++)
    chieu_mau_binh_sort_rows (list[i].cards);
  return self.n;
}
