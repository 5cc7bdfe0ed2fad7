/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and small sums with cards and sets of them.
 */
#pragma once

#include "mau-binh.h"

#include <string.h>

typedef ChieuMauBinhState State;

static inline int
chieu_mau_binh_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* The lowest of @cards, which is not empty. */
static inline ChieuCard
chieu_mau_binh_first (uint64_t cards)
{
  return (ChieuCard) __builtin_ctzll (cards);
}

static inline int chieu_mau_binh_rank (ChieuCard card) { return card / 4; }
static inline int chieu_mau_binh_suit (ChieuCard card) { return card % 4; }

/* The cards of one suit. */
#define CHIEU_MAU_BINH_SUIT UINT64_C (0x1111111111111)

/* The thirteen cards of @hand from the lowest. */
void chieu_mau_binh_list_cards (uint64_t hand, ChieuCard sorted[CHIEU_MAU_BINH_HAND]);
bool chieu_mau_binh_a5 (const ChieuRules *rules);
/* The cards of an arrangement as bits; 0 if one of them comes twice. */
uint64_t chieu_mau_binh_set_of (const ChieuCard *cards, int n);
