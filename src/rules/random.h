/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The project's own random numbers: SplitMix64, a counter whose values are
 * mixed (constants of Steele, Lea and Flood, 2014), and a Fisher–Yates
 * shuffle that runs from the last place down. Both are pinned by golden
 * deals: a change here changes every recorded game.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* A place in a sequence of random numbers. */
typedef struct
{
  uint64_t state;
} ChieuRandom;

/* Starts the sequence of @seed; every value is a good seed. */
void chieu_random_init (ChieuRandom *self, uint64_t seed);

/* Returns: the next 64 random bits. */
uint64_t chieu_random_next (ChieuRandom *self);

/**
 * chieu_random_below:
 * @bound: 1 … 2^32 − 1
 *
 * Returns: a number from 0 to @bound − 1. Each is equally likely: a draw that would favour some numbers is rejected.
 */
uint32_t chieu_random_below (ChieuRandom *self, uint32_t bound);

/* Advances @self as far as @times calls of chieu_random_below() with @bound, 1 … 2^32 − 1, would: for work that is given up but must
 * use as many numbers as if it had been done. */
void chieu_random_skip_below (ChieuRandom *self, uint32_t bound, uint32_t times);

/* Puts the @n bytes of @items, fewer than 2^32, in random order. */
void chieu_random_shuffle (ChieuRandom *self, uint8_t *items, size_t n);

/**
 * chieu_random_hand_seed:
 * @match_seed: the seed of a match
 * @hand: number of the hand in the match, from 0
 *
 * Returns: the seed of that hand: each hand can be dealt again without the ones before.
 */
uint64_t chieu_random_hand_seed (uint64_t match_seed, uint32_t hand);

/**
 * chieu_random_match_seed:
 * @hand_seed: the seed of a hand
 * @hand: the number that the hand is to have in the match, from 0
 *
 * Returns: the only seed of a match for which chieu_random_hand_seed() gives @hand_seed, so that a known hand can be played again
 * as part of a match.
 */
uint64_t chieu_random_match_seed (uint64_t hand_seed, uint32_t hand);
