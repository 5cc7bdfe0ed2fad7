/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain recursive backtracking over the phu of a holding: what the fast
 * evaluation is measured against and compared with. Answers as eval.h words them.
 */
#pragma once

#include "games/to-tom/rules/eval/eval.h"

/* Values of a house that pays one Tôm and one Lèo only. */
typedef struct
{
  int16_t plain, tom, leo, tom_leo;
  int16_t hand_leo, tom_hand_leo;
} PlainValues;

/* The same as the evaluation reads them. */
void plain_values (const PlainValues  *plain,
                   ChieuReadingValues *values);

bool plain_complete (const ChieuHolding *holding);

int plain_loose (const ChieuHolding *holding,
                 int                 need);

int plain_best (const ChieuHolding       *holding,
                const ChieuReadingValues *values);

uint32_t plain_waits (const ChieuHolding *holding);

int plain_distance (const ChieuHolding *holding);

/* The distance of a holding of no more than 21 (25) cards if it is at most @most, else @most + 1. */
int plain_distance_literal (const ChieuHolding *holding,
                            int                 most);
