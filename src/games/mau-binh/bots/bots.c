/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lower two levels of Mậu binh, and the moves that all levels make; the upper two are in search.c.
 */
#include "bots.h"

#include <string.h>

/* The first move is right: the list begins with the tới trắng that the hand has, the highest first, and then a beginner's arrangement. */
int
chieu_mau_binh_tap_su (const ChieuBotTurn *turn,
                       uint32_t           *nodes)
{
  return 0;
}

void
chieu_mau_binh_make_move (const ChieuMauBinhArrangement *best,
                          ChieuMove                     *move)
{
  *move = (ChieuMove) { .kind = CHIEU_MAU_BINH_XEP, .face = CHIEU_CARD_NONE, .n = CHIEU_MAU_BINH_HAND };
  memcpy (move->cards, best->cards, CHIEU_MAU_BINH_HAND);
}

void
chieu_mau_binh_choose_move (uint64_t                       hand,
                            const ChieuRules              *rules,
                            const ChieuMauBinhArrangement *best,
                            ChieuMove                     *move)
{
  int instant = chieu_mau_binh_find_best_instant (hand, rules, best->worth);

  if (instant >= 0)
    *move = (ChieuMove) { .kind = CHIEU_MAU_BINH_TOI_TRANG, .face = CHIEU_CARD_NONE, .detail = (uint8_t) instant };
  else if (best->worth < -rules->value[CHIEU_MAU_BINH_POINTS_BO_BAI] * CHIEU_MAU_BINH_POINT)
    *move = (ChieuMove) { .kind = CHIEU_MAU_BINH_BO, .face = CHIEU_CARD_NONE };
  else
    chieu_mau_binh_make_move (best, move);
}

void
chieu_mau_binh_decide (uint64_t          hand,
                       const ChieuRules *rules,
                       ChieuMove        *move)
{
  ChieuMauBinhArrangement best;

  chieu_mau_binh_find_best (hand, rules, &chieu_mau_binh_rates, &best);
  chieu_mau_binh_choose_move (hand, rules, &best, move);
}

int
chieu_mau_binh_vua (const ChieuBotTurn *turn,
                    uint32_t           *nodes)
{
  const ChieuMauBinhState *view = turn->view;

  if (turn->budget->cancel != NULL && atomic_load_explicit (turn->budget->cancel, memory_order_relaxed))
    return 0;
  ++*nodes;
  chieu_mau_binh_decide (view->hand[turn->seat], &view->rules, turn->own);
  return turn->n_moves;
}
