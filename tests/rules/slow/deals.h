/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holdings to compare solvers on: dealt at random, complete by construction,
 * near to complete; with and without phu on the mat.
 */
#pragma once

#include "rules/random.h"
#include "slow.h"

typedef enum
{
  DEAL_RANDOM,                   /* cards off the shuffled deck */
  DEAL_COMPLETE,                 /* phu until the hand is full; most have the lưng */
  DEAL_NEAR_1,                   /* the same with one free card exchanged */
  DEAL_NEAR_2,                   /* … with two */
  DEAL_CROWDED,                  /* phu of four ranks only, so that readings compete and faces run out; up to four
                                  * cards exchanged */
  N_DEALS
} Deal;

/**
 * deal:
 * @cards: how many there shall be
 * @mat: whether phu, and yêu that read otherwise in @house, may lie on the mat
 *
 * A holding of exactly @cards cards, no face more than four times.
 */
void deal (ChieuRandom *random,
           Deal         kind,
           int          seats,
           int          cards,
           bool         mat,
           ChieuHouse   house,
           SlowHolding *holding);

/* The same as the evaluation reads it. */
void deal_convert (const SlowHolding *holding, ChieuHolding *converted);

/* Writes @holding in the notation of eval lines into @text, for messages. */
void deal_print (const SlowHolding *holding, char *text, size_t size);
