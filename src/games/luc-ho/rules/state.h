/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and small sums with sets of cards.
 * The other headers of this folder are a thought of the play each; all of them read and change this one state.
 */
#pragma once

#include "luc-ho.h"

#include <string.h>

typedef ChieuLucHoState State;
typedef ChieuLucHoSeat Seat;

static inline int
chieu_luc_ho_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* The lowest of @cards, which is not empty. */
static inline int
chieu_luc_ho_first (uint64_t cards)
{
  return __builtin_ctzll (cards);
}

/* All cards of the game with @seats seats. */
static inline uint64_t
chieu_luc_ho_deck (int seats)
{
  return CHIEU_LUC_HO_ALL & ~CHIEU_LUC_HO_CARD (CHIEU_LOC_HOA) & ~(seats == 3 ? CHIEU_LUC_HO_CARD (CHIEU_VAN_TUYEN) : 0);
}

/* The seat with twelve cards after @seat. */
static inline int
chieu_luc_ho_next (const State *s, int seat)
{
  seat = (seat + 1) % s->seats;
  return seat == chieu_luc_ho_dream (s) ? (seat + 1) % s->seats : seat;
}

/* The cards that beat the single card @best. */
uint64_t chieu_luc_ho_single_beaters (const ChieuLucHoSet *best);
