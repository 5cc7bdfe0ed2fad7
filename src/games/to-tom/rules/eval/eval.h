/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Exact evaluation of a Tổ tôm holding: complete, fewest loose cards,
 * best-scoring reading, waits, distance (docs/notation.md, "eval: Tổ tôm").
 *
 * Nothing here allocates, and nothing but constant tables is shared: every
 * function may be called from any thread.
 */
#pragma once

#include "holding.h"

/* "No complete holding can be reached": the JSON answer's null. */
#define CHIEU_DISTANCE_NONE (-1)

/* "No reading has enough lưng", in place of a number of loose cards. */
#define CHIEU_LOOSE_NONE 255

/**
 * chieu_eval_is_complete:
 * @holding: a holding of any size: the caller knows whether it has 21 (25) cards
 *
 * Returns: whether all its cards fall into phu and the lưng suffice
 */
bool chieu_eval_is_complete (const ChieuHolding *holding);

/**
 * chieu_eval_count_loose:
 * @need: 0–2, lưng that the reading must have, those on the mat included
 *
 * Returns: the fewest free cards left outside phu over all readings with at least @need lưng, or
 *   %CHIEU_LOOSE_NONE if no reading has as many. Yêu are never loose.
 */
int chieu_eval_count_loose (const ChieuHolding *holding, int need);

/**
 * chieu_eval_count_loose_below:
 * @need: as in chieu_eval_count_loose()
 * @limit: 0 or more; above 200, more than can be loose, it counts as that
 *
 * For callers that only ask whether fewer than @limit cards are loose, which is quicker.
 *
 * Returns: chieu_eval_count_loose() if it is below @limit, else @limit.
 */
int chieu_eval_count_loose_below (const ChieuHolding *holding, int need, int limit);

/**
 * chieu_eval_count_loose_or_lungless:
 * @need: as in chieu_eval_count_loose()
 * @lungless: (out): whether no reading has as many lưng
 *
 * Returns: the fewest loose cards over all readings with at least @need lưng or, if there are none, over all readings.
 */
int chieu_eval_count_loose_or_lungless (const ChieuHolding *holding, int need, bool *lungless);

/* No holding has more of one named triple: each takes one card of its faces. */
#define CHIEU_TRIPLE_TIMES_MAX CHIEU_STRIP_COPIES

/* What a reading has that decides how much it is worth. */
typedef struct
{
  uint8_t lung;            /* lưng of the reading, those on the mat included; 0 if no reading was asked for */
  uint8_t tom;             /* its Tôm, in the hand and on the mat */
  uint8_t leo;             /* its Lèo … */
  uint8_t hand_leo;        /* … and those that do not lie on the mat, for chi nẩy */
} ChieuReadingTraits;

/* Points of a reading, greater is better: by whether it has a Lèo of the hand, how many Tôm and how many Lèo. Values of what the
 * cards do not allow need not be set (chieu_eval_count_triples). */
typedef struct
{
  int16_t of[2][CHIEU_TRIPLE_TIMES_MAX + 1][CHIEU_TRIPLE_TIMES_MAX + 1];
} ChieuReadingValues;

/* Returns: how often the free cards of @holding can make the named triple @lung. */
int chieu_eval_count_triples (const ChieuHolding *holding, int lung);

/**
 * chieu_eval_find_best:
 * @holding: a holding of at most CHIEU_HAND_FULL_MAX cards
 * @values: what each sort of reading is worth
 * @traits: (out) (optional): what the reading found has
 * @reading: (out) (optional): the phu of the hand's cards, in any order. Phu on the mat are not
 *   repeated, but a free card that lengthens one stands as a phu of that kind with that card alone
 *   or that run of cards: the caller joins them (chieu_reading_join).
 *
 * Finds the reading that is worth most under @values, all cards in phu and the lưng enough. Without @reading it
 * costs a twentieth; @traits then tells all but the lưng.
 *
 * Returns: its value, or -1 if the holding is not complete.
 */
int chieu_eval_find_best (const ChieuHolding       *holding,
                          const ChieuReadingValues *values,
                          ChieuReadingTraits       *traits,
                          ChieuReading             *reading);

/**
 * chieu_eval_waits:
 * @holding: a holding of 20 (24) cards
 *
 * Returns: bit f set for each face f that would complete it; a face of which four are held is no wait.
 */
uint32_t chieu_eval_waits (const ChieuHolding *holding);

/**
 * chieu_eval_find_distance:
 * @holding: a holding; if it has more than 21 (25) cards, T leaves some out
 *
 * Over all complete holdings T of exactly 21 (25) cards that keep the phu on the mat and every yêu
 * held, have the lưng and no face more than four times: the least number of cards of T that are not
 * held now. Exact.
 *
 * Returns: 0 … 25, or %CHIEU_DISTANCE_NONE if no such T exists.
 */
int chieu_eval_find_distance (const ChieuHolding *holding);

/* Returns: chieu_eval_find_distance() if there is one and it is less than @limit, else @limit, which is cheaper to find out */
int chieu_eval_find_distance_below (const ChieuHolding *holding, int limit);
