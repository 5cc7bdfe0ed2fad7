/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and small sums with sets of cards.
 * Each of the other headers of this folder is about one part of the play; all of them read and change this one state.
 */
#pragma once

#include "luc-ho.h"

#include <string.h>

typedef ChieuLucHoState State;
typedef ChieuLucHoSeat Seat;

/* Returns: how many @cards are */
static inline int
chieu_luc_ho_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* Returns: the lowest of @cards, which is not empty */
static inline int
chieu_luc_ho_first (uint64_t cards)
{
  return __builtin_ctzll (cards);
}

/* Returns: the seat with twelve cards after @seat */
static inline int
chieu_luc_ho_next (const State *s, int seat)
{
  seat = (seat + 1) % s->seats;
  return seat == chieu_luc_ho_dream (s) ? (seat + 1) % s->seats : seat;
}

/* Lets @seat alone answer. */
static inline void
chieu_luc_ho_ask (State *s, int seat)
{
  s->turn = (uint8_t) seat;
  s->asked = (uint8_t) (1u << seat);
}

/* Returns: the cards that beat the single card @best */
uint64_t chieu_luc_ho_find_single_beaters (const ChieuLucHoSet *best);
