/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weighs the arrangements that the others may lay in Mậu binh, as far as the player's own cards allow.
 */
#pragma once

#include "library.h"

/* How many hands of another player are compared at most. */
#define CHIEU_MAU_BINH_SAMPLES_MAX 16384

/* A hand that another player may lay. */
typedef struct
{
  uint16_t classes[CHIEU_MAU_BINH_ROWS];
  int16_t pays[CHIEU_MAU_BINH_ROWS];      /* what its chi earn where they win */
  uint16_t weight;               /* orders of the suits in which it has none of the player's own cards */
} ChieuMauBinhSample;

/* The hands that another player may lay. */
typedef struct
{
  const ChieuRules *rules;
  bool a5;
  int n;
  ChieuMauBinhSample samples[CHIEU_MAU_BINH_SAMPLES_MAX];
} ChieuMauBinhOthers;

/* Finds those of the first @library hands of the library (0 to CHIEU_MAU_BINH_LIBRARY) that another player can hold beside @hand; the
 * first CHIEU_MAU_BINH_SAMPLES_MAX if they are more. @rules must live as long as @self. */
void chieu_mau_binh_others_find (ChieuMauBinhOthers *self, uint64_t hand, const ChieuRules *rules, int library);

/* Makes the shares that are valid beside the hand, from the usual ones and how often these others have each chi. */
void chieu_mau_binh_others_find_rates (const ChieuMauBinhOthers *self, ChieuMauBinhRates *rates);

/* Returns: how many they are, each counted by its weight */
int64_t chieu_mau_binh_others_count (const ChieuMauBinhOthers *self);

/* Returns: the sum of what an arrangement with these classes wins against them, each counted by its weight; sập làng is not
 * considered */
int64_t chieu_mau_binh_others_sum_points (const ChieuMauBinhOthers *self, const int classes[CHIEU_MAU_BINH_ROWS]);

/* Finds how often, of a hundred times, their chi in @row (0–2) is lower than one of @class, and how often higher; 0 for both if there are
 * no hands. */
void chieu_mau_binh_others_find_shares (const ChieuMauBinhOthers *self, int row, int class, int *lower, int *higher);
