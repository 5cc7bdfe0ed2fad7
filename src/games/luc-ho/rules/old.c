/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * 老歲牌, old cards: those that nobody else can beat, as far as a seat knows for certain (help/C/luc-ho-play.page,
 * "Old cards").
 */
#include "state.h"

uint64_t
chieu_luc_ho_find_old_in (uint64_t hand,
                          uint64_t known)
{
  uint64_t old = CHIEU_LUC_HO_ALONE;

  for (int suit = 0; suit < CHIEU_LUC_HO_SUITS; suit++)
    {
      uint64_t suited = CHIEU_LUC_HO_SUIT (suit);
      unsigned unknown = chieu_luc_ho_ranks_in (~known, suit);
      int highest = unknown != 0 ? 32 - __builtin_clz (unknown) : 0;

      old |= suited & suited << highest;
    }
  return hand & old;
}

uint64_t
chieu_luc_ho_find_known (const ChieuLucHoState *s,
                         int                    seat)
{
  return s->seen | s->seat[seat].hand | s->seat[seat].dropped;
}

uint64_t
chieu_luc_ho_find_unheld (const ChieuLucHoState *s,
                          int                    seat)
{
  uint64_t known = chieu_luc_ho_find_known (s, seat);

  return s->rules.value[CHIEU_LUC_HO_DEDUCE] ? known | chieu_luc_ho_deduce_gone (s, seat, known) : known;
}

uint64_t
chieu_luc_ho_find_old (const ChieuLucHoState *s,
                       int                    seat)
{
  return chieu_luc_ho_find_old_in (s->seat[seat].hand, chieu_luc_ho_find_unheld (s, seat));
}

int
chieu_luc_ho_count_ho (const ChieuLucHoState *s,
                       int                    seat)
{
  return s->seat[seat].n_won + chieu_luc_ho_count (chieu_luc_ho_find_old (s, seat));
}

/* ---- How strong a hand is ---- */

/* The lowest card of @hand stays alone, or lies in one of the sets that have it; the other cards are counted in the same way. */
int
chieu_luc_ho_count_strong (uint64_t hand,
                           uint64_t old)
{
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX], low = hand & -hand;
  int n, best;

  if (hand == 0)
    return 0;
  best = ((low & old) != 0) + chieu_luc_ho_count_strong (hand & ~low, old);
  n = chieu_luc_ho_list_leads (hand, 0, false, sets);
  for (int i = 0; i < n; i++)
    if ((sets[i] & low) != 0 && sets[i] != low)
      {
        int with = chieu_luc_ho_count (sets[i]) + chieu_luc_ho_count_strong (hand & ~sets[i], old);

        best = with > best ? with : best;
      }
  return best;
}
