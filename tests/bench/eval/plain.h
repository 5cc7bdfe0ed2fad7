/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain recursive backtracking over the phu of a holding, with which the fast
 * evaluation is compared and against which it is measured. Each function answers
 * as the one of eval.h with the same verb.
 */
#pragma once

#include "games/to-tom/rules/eval/eval.h"

/* The values of readings in a house that pays one Tôm and one Lèo only: with neither of them, with one, with both; and with a Lèo that lies
 * in the hand. */
typedef struct
{
  int16_t plain, tom, leo, tom_leo;
  int16_t hand_leo, tom_hand_leo;
} PlainValues;

/* Fills @values with @plain, as the evaluation reads them. */
void plain_fill_values (const PlainValues  *plain,
                        ChieuReadingValues *values);

bool plain_is_complete (const ChieuHolding *holding);

int plain_count_loose (const ChieuHolding *holding,
                       int                 need);

int plain_find_best (const ChieuHolding       *holding,
                     const ChieuReadingValues *values);

uint32_t plain_waits (const ChieuHolding *holding);

int plain_find_distance (const ChieuHolding *holding);

/* Returns: the distance of a holding of no more than 21 (25) cards if it is at most @most, else @most + 1 */
int plain_find_distance_literally (const ChieuHolding *holding,
                                   int                 most);
