/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The classes of chi: all chi of five cards in order, from the lowest, and all of three. The tables are made in the
 * build (tables/generate.c).
 */
#pragma once

#include "mau-binh.h"

/* Sorted ranks r1 ≤ r2 ≤ … of five cards have the number Σ weight[i][ri], 0 to 6187; of three, the first three weights.
 * The class of the cards stands at that number. */
#define CHIEU_MAU_BINH_SORTS_5 6188
#define CHIEU_MAU_BINH_SORTS_3 455
extern const uint16_t chieu_mau_binh_weight[CHIEU_MAU_BINH_LONG_ROW][CHIEU_MAU_BINH_RANKS];
extern const uint16_t chieu_mau_binh_class5[CHIEU_MAU_BINH_SORTS_5];
extern const uint16_t chieu_mau_binh_class3[CHIEU_MAU_BINH_SORTS_3];
/* The class of five cards of one suit, by the set of their ranks (bit r). */
extern const uint16_t chieu_mau_binh_flush[1 << CHIEU_MAU_BINH_RANKS];
/* The lowest class of chi 2 that is not lower than this one of chi 3. */
extern const uint16_t chieu_mau_binh_floor[CHIEU_MAU_BINH_CLASSES_3];
/* Kind, and the ranks that make the grade: KEY (kind, first, second). */
extern const uint16_t chieu_mau_binh_key5[CHIEU_MAU_BINH_CLASSES_5];
extern const uint16_t chieu_mau_binh_key3[CHIEU_MAU_BINH_CLASSES_3];
#define CHIEU_MAU_BINH_KEY(kind, first, second) ((uint16_t) ((kind) << 8 | (first) << 4 | (second)))
#define CHIEU_MAU_BINH_KEY_KIND(key) ((key) >> 8)
#define CHIEU_MAU_BINH_KEY_FIRST(key) ((key) >> 4 & 15)
#define CHIEU_MAU_BINH_KEY_SECOND(key) ((key) & 15)
/* The first class of each kind of five cards, and after the last kind the number of classes. */
extern const uint16_t chieu_mau_binh_kind_start[CHIEU_MAU_BINH_N_KINDS + 1];

/* The sảnh, and the thùng phá sảnh, from A-2-3-4-5 to 10-J-Q-K-A. */
#define CHIEU_MAU_BINH_SANHS 10
/* The first class of three cards with a pair. */
#define CHIEU_MAU_BINH_PAIRS_3 286

/* Returns: @class, a class of five cards, with A-2-3-4-5 in its place: if @a5 it is the second highest of the sảnh (or of the thùng phá
 * sảnh) instead of the lowest, and those below that place move down by one */
static inline int
chieu_mau_binh_place_a5 (int class, bool a5)
{
  int sanh = class - chieu_mau_binh_kind_start[CHIEU_MAU_BINH_SANH];

  if (class >= chieu_mau_binh_kind_start[CHIEU_MAU_BINH_THUNG_PHA_SANH])
    sanh = class - chieu_mau_binh_kind_start[CHIEU_MAU_BINH_THUNG_PHA_SANH];
  if (!a5 || sanh < 0 || sanh >= CHIEU_MAU_BINH_SANHS - 1)
    return class;
  return sanh == 0 ? class + CHIEU_MAU_BINH_SANHS - 2 : class - 1;
}
