/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bots of Mậu binh.
 */
#include "mau-binh-bots.h"

#include <string.h>

/* Both stand first in the list. */
int
chieu_mau_binh_tap_su (const ChieuBotTurn *turn,
                       uint32_t           *nodes)
{
  return 0;
}

static int
find_kind (const ChieuBotTurn *turn,
           int                 kind,
           int                 detail)
{
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].kind == kind && turn->moves[i].detail == detail)
      return i;
  return 0;
}

int
chieu_mau_binh_vua (const ChieuBotTurn *turn,
                    uint32_t           *nodes)
{
  const ChieuMauBinhState *view = turn->view;
  uint64_t hand = view->hand[turn->seat];
  ChieuMauBinhBest best;
  int instant;

  if (turn->budget->cancel != NULL && atomic_load_explicit (turn->budget->cancel, memory_order_relaxed))
    return 0;
  ++*nodes;
  chieu_mau_binh_best (hand, &view->rules, &chieu_mau_binh_rates, &best);
  instant = chieu_mau_binh_best_instant (hand, &view->rules, best.worth);
  if (instant >= 0)
    return find_kind (turn, CHIEU_MAU_BINH_TOI_TRANG, instant);
  if (best.worth < -view->rules.value[CHIEU_MAU_BINH_POINTS_BO_BAI] * CHIEU_MAU_BINH_POINT)
    return find_kind (turn, CHIEU_MAU_BINH_BO, 0);
  *turn->own = (ChieuMove) { .kind = CHIEU_MAU_BINH_XEP, .face = CHIEU_CARD_NONE, .n = CHIEU_MAU_BINH_HAND };
  memcpy (turn->own->cards, best.cards, CHIEU_MAU_BINH_HAND);
  return turn->n_moves;
}
