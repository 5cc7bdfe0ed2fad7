/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chi of one hand, by the places of their cards in it. A set of places is a number whose bit i is the ith card from the
 * lowest.
 */
#pragma once

#include "mau-binh.h"

/* The set of all places. */
#define CHIEU_MAU_BINH_ALL_PLACES ((1u << CHIEU_MAU_BINH_HAND) - 1)
/* The numbers of chi of five and of three cards that a hand can make: 13 choose 5, 13 choose 3. */
#define CHIEU_MAU_BINH_FIVES 1287
#define CHIEU_MAU_BINH_THREES 286

/* All chi of a hand. */
typedef struct
{
  ChieuCard sorted[CHIEU_MAU_BINH_HAND];
  uint16_t five[CHIEU_MAU_BINH_FIVES], three[CHIEU_MAU_BINH_THREES];       /* sets of places */
  uint16_t class5[1 << CHIEU_MAU_BINH_HAND], class3[1 << CHIEU_MAU_BINH_HAND];   /* their classes, by set */
} ChieuMauBinhChi;

/* Finds the class of each chi that @hand, thirteen cards, can make. */
void chieu_mau_binh_chi_init (ChieuMauBinhChi *self, uint64_t hand, bool a5);

/* Writes the cards at @places of @sorted into @cards, from the highest on. */
static inline void
chieu_mau_binh_pick_cards (const ChieuCard sorted[CHIEU_MAU_BINH_HAND], unsigned places, ChieuCard *cards)
{
  for (; places != 0; places &= ~(1u << (31 - __builtin_clz (places))))
    *cards++ = sorted[31 - __builtin_clz (places)];
}

/* Writes into @cards, in the order of a move, the arrangement whose chi 1 lies at the places @one of @sorted and whose chi 2 at @two; all
 * other cards are chi 3. */
static inline void
chieu_mau_binh_pick_rows (const ChieuCard sorted[CHIEU_MAU_BINH_HAND], unsigned one, unsigned two,
                          ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  chieu_mau_binh_pick_cards (sorted, one, cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_1));
  chieu_mau_binh_pick_cards (sorted, two, cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_2));
  chieu_mau_binh_pick_cards (sorted, CHIEU_MAU_BINH_ALL_PLACES ^ one ^ two, cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_3));
}
