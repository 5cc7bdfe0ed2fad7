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
void slow_chi (const ChieuCard *cards, int n, SlowChi *chi);

/* −1, 0 or 1 as @a is lower than, equal to or higher than @b, as far as the ranks of both go. */
int slow_compare (const SlowChi *a, const SlowChi *b, bool a5);

/* Whether the three chi are foul. */
bool slow_is_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND], bool a5);

/* For each chi and class: the share of hands with a lower and with a higher one, the pay, and what the higher ones take. */
typedef struct
{
  bool a5;
  int sap;
  int64_t lower[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t higher[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t pay[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  int64_t lost[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];
} SlowMeasure;

void slow_measure_init (SlowMeasure *self, const ChieuRules *rules, const ChieuMauBinhRates *rates);

/* Returns: the worth of chi of these classes */
int64_t slow_worth (const SlowMeasure *self, const int classes[CHIEU_MAU_BINH_ROWS]);

#define SLOW_ARRANGEMENTS 72072     /* (13 choose 5) × (8 choose 5) */

/* Tries every arrangement of @hand. Returns: how many there were */
int slow_best (uint64_t hand, const SlowMeasure *measure, ChieuMauBinhArrangement *best);

/* A random hand; every fourth has many cards of one suit or of few ranks. */
uint64_t slow_hand (ChieuRandom *random);
