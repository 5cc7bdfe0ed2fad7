/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether what the evaluation answers is what the slow solver finds. Each
 * check returns NULL, or what differs.
 */
#pragma once

#include "slow.h"

/* Complete, loose cards, best value under random values, with a reading that stands. Any number of cards. */
const char *check_best (const SlowHolding *holding, uint64_t seed);

/* Cước and points of a full holding, the reading with them; some free card is the winning one, or none. */
const char *check_score (const SlowHolding *holding, uint64_t seed);

/* Waits of a holding that lacks one card. */
const char *check_waits (const SlowHolding *holding);

/* The distance where it is at most @most; beyond that, only that it is greater. */
const char *check_distance (const SlowHolding *holding, int most);

/* All readings one by one: the best of them, and khàn bất thực of random faces. */
const char *check_readings (const SlowHolding *holding, uint64_t seed);
