/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh a second time, slow but plainly right: chi are compared by their ranks, and the best arrangement is found by trying
 * all of them.
 */
#pragma once

#include "games/mau-binh/rules/mau-binh.h"

/* The kind of a chi and the ranks that decide, in their order. */
typedef struct
{
  int kind;                      /* ChieuMauBinhKind */
  int ranks[5];
  int n_ranks;
} SlowChi;

/* Finds the kind and the deciding ranks of the @n cards of a chi. */
void slow_read_chi (const ChieuCard *cards, int n, SlowChi *chi);

/* Returns: −1, 0 or 1 as @a is lower than, equal to or higher than @b, as far as the ranks of both go. @a5: A-2-3-4-5 is the second sảnh */
int slow_compare (const SlowChi *a, const SlowChi *b, bool a5);

/* Returns: whether the three chi are foul */
bool slow_is_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND], bool a5);

/* By chi and class: the shares of other hands (CHIEU_MAU_BINH_SHARE is all) whose chi is lower and higher, the points that this class
 * earns, and the points that the higher ones do, each times its share. */
typedef struct
{
  bool a5;
  int sap;
  int64_t lower[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t higher[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t pay[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t lost[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
} SlowMeasure;

/* Fills @self for a house with @rules. */
void slow_measure_init (SlowMeasure *self, const ChieuRules *rules, const ChieuMauBinhRates *rates);

/* Returns: the worth of chi of these classes, as ChieuMauBinhArrangement has it */
int64_t slow_weigh (const SlowMeasure *self, const int classes[CHIEU_MAU_BINH_ROWS]);

#define SLOW_ARRANGEMENTS 72072     /* (13 choose 5) × (8 choose 5) */

/* Tries every arrangement of @hand. Returns: how many there were */
int slow_find_best (uint64_t hand, const SlowMeasure *measure, ChieuMauBinhArrangement *best);

/* Returns: a random hand; every fourth has many cards of one suit or of few ranks */
uint64_t slow_deal_hand (ChieuRandom *random);
