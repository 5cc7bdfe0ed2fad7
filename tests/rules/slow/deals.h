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
 * deal_holding:
 * @seats: 4 or 5
 * @cards: how many cards the holding has in all, at most SLOW_CARDS_MAX
 * @mat: whether phu may lie on the mat, and single yêu too where @house reads them in its own way
 * @holding: (out): the holding; no face is in it more than four times
 */
void deal_holding (ChieuRandom *random,
                   Deal         kind,
                   int          seats,
                   int          cards,
                   bool         mat,
                   ChieuHouse   house,
                   SlowHolding *holding);

/* Converts @holding to the form that the evaluation reads. Ends the program with a message if a phu on the mat is refused. */
void deal_convert (const SlowHolding *holding, ChieuHolding *converted);

/* Writes @holding into @text as a line for eval (docs/notation.md), without its house and bound yêu. */
void deal_print (const SlowHolding *holding, char *text, size_t size);
