/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and small sums with cards and sets of them.
 */
#pragma once

#include "mau-binh.h"

#include <string.h>

typedef ChieuMauBinhState State;

/* Returns: how many @cards are */
static inline int
chieu_mau_binh_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* Returns: the lowest of @cards, which is not empty */
static inline ChieuCard
chieu_mau_binh_first (uint64_t cards)
{
  return (ChieuCard) __builtin_ctzll (cards);
}

/* Writes the thirteen cards of @hand from the lowest on. */
void chieu_mau_binh_list_cards (uint64_t hand, ChieuCard sorted[CHIEU_MAU_BINH_HAND]);
/* Returns: the @n @cards as bits; 0 if one of them comes twice, or is none of this game */
uint64_t chieu_mau_binh_set_of (const ChieuCard *cards, int n);
