/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow.h"

#include <string.h>

static void
add_cuoc (SlowScore  *score,
          const char *cuoc,
          int         points,
          int        *highest)
{
  score->cuoc[score->n++] = cuoc;
  if (points > *highest)
    *highest = points;
}

void
slow_find_score (const SlowHolding *self,
                 const SlowTraits  *traits,
                 bool               thong,
                 bool               only_cc,
                 SlowScore         *score)
{
  static const ChieuCard red_faces[] = { CHIEU_V (8), CHIEU_V (9), CHIEU_S (8), CHIEU_S (9),
                                         CHIEU_CC, CHIEU_TT, CHIEU_OC };
  bool five = self->seats == 5, chi_nay = only_cc && traits->hand_leo > 0;
  int oc = slow_count_face (self, CHIEU_OC), reds = 0, highest = 0;

  for (size_t i = 0; i < sizeof red_faces; i++)
    reds += slow_count_face (self, red_faces[i]);

  memset (score, 0, sizeof *score);
  if (oc == 4 && reds == 4)
    add_cuoc (score, "kinh-tu-co", 46, &highest);
  if (chi_nay)
    add_cuoc (score, "chi-nay", 24, &highest);
  if (reds == 0)
    add_cuoc (score, "bach-dinh", 16, &highest);
  if (oc == (five ? 1 : 2) && reds == oc)
    add_cuoc (score, "kinh-co", 12, &highest);
  if (reds >= (five ? 10 : 12))
    add_cuoc (score, "thap-hong", 12, &highest);
  for (int i = 0; i < (self->each ? traits->tom : traits->tom > 0); i++)
    add_cuoc (score, "tom", 6, &highest);
  for (int i = 0; i < (self->each ? traits->leo : traits->leo > 0) && !chi_nay; i++)
    add_cuoc (score, "leo", 8, &highest);

  score->points = highest + 2 * (score->n - 1);
  if (score->n == 0)
    {
      score->points = 4;
      if (!(thong && five))
        score->cuoc[score->n++] = "suong";
    }
  if (thong && five)
    {
      memmove (score->cuoc + 1, score->cuoc, (size_t) score->n * sizeof *score->cuoc);
      score->cuoc[0] = "thong";
      score->n++;
      score->points += 2;
    }
}

bool
slow_only_cc (const SlowHolding *self,
              ChieuCard          win)
{
  SlowHolding before = *self;

  if (win != CHIEU_CC)
    return false;
  before.hand[CHIEU_CC]--;
  return slow_waits (&before) == UINT32_C (1) << CHIEU_CC;
}

typedef struct
{
  const SlowHolding *holding;
  bool thong, only_cc;
} Win;

static int
points_of (const SlowTraits *traits,
           const void       *data)
{
  const Win *win = data;
  SlowScore score;

  slow_find_score (win->holding, traits, win->thong, win->only_cc, &score);
  return score.points;
}

int
slow_find_points (const SlowHolding *self,
                  ChieuCard          win,
                  bool               thong)
{
  Win data = { self, thong, false };

  /* Most holdings are not complete, and slow_only_cc() takes long. */
  if (!slow_is_complete (self))
    return -1;
  data.only_cc = slow_only_cc (self, win);
  return slow_find_best (self, points_of, &data);
}
