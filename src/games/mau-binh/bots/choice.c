/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "choice.h"

_Static_assert (CHIEU_MAU_BINH_POINT == (int64_t) CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE,
                "worth_of() multiplies by the factors of a point");

/* Returns: the average of @count hands that win @sum points together, CHIEU_MAU_BINH_POINT for each point. One factor of that comes after
 * the division, because with all three a large sum would not fit into 64 bits. */
static int64_t
worth_of (int64_t sum,
          int64_t count)
{
  return sum * CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE / count * CHIEU_MAU_BINH_SHARE;
}

int
chieu_mau_binh_rank_ways (const ChieuMauBinhOthers *others,
                          uint64_t                  hand,
                          int                       tried,
                          ChieuMauBinhArrangement  *ways)
{
  int64_t count = chieu_mau_binh_others_count (others);
  ChieuMauBinhArrangement listed[CHIEU_MAU_BINH_WAYS_MAX];
  ChieuMauBinhRates rates;
  int n;

  chieu_mau_binh_others_find_rates (others, &rates);
  n = chieu_mau_binh_list_best (hand, others->rules, &rates, tried, listed);
  for (int i = 0; i < n; i++)
    {
      int at = i;

      listed[i].worth = worth_of (chieu_mau_binh_others_sum_points (others, listed[i].classes), count);
      for (; at > 0 && ways[at - 1].worth < listed[i].worth; at--)
        ways[at] = ways[at - 1];
      ways[at] = listed[i];
    }
  return n;
}

void
chieu_mau_binh_choose_against (const ChieuMauBinhOthers *others,
                               uint64_t                  hand,
                               int                       tried,
                               ChieuMauBinhChoice       *choice)
{
  ChieuMauBinhArrangement ways[CHIEU_MAU_BINH_WAYS_MAX];

  chieu_mau_binh_rank_ways (others, hand, tried, ways);
  choice->best = ways[0];
  chieu_mau_binh_choose_move (hand, others->rules, &choice->best, &choice->move);
}

void
chieu_mau_binh_choose (uint64_t            hand,
                       const ChieuRules   *rules,
                       ChieuMauBinhChoice *choice)
{
  ChieuMauBinhOthers others;

  chieu_mau_binh_others_find (&others, hand, rules, CHIEU_MAU_BINH_LIBRARY);
  chieu_mau_binh_choose_against (&others, hand, CHIEU_MAU_BINH_WAYS_MAX, choice);
}
