/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that the evaluation answers what the slow solver finds. Each returns NULL, or what
 * differs. What is drawn at random depends on @seed alone.
 */
#pragma once

#include "slow.h"

/* Compares completeness, loose cards, and the best value under random values, whose reading must stand, of any number of cards. */
const char *check_best (const SlowHolding *holding, uint64_t seed);

/* Compares cước, points and reading of a full holding; a random free card is the winning one, or none is. */
const char *check_score (const SlowHolding *holding, uint64_t seed);

/* Compares the waits of a holding that lacks one card. */
const char *check_waits (const SlowHolding *holding);

/* Compares the distance if it is at most @most; otherwise only that it is greater. */
const char *check_distance (const SlowHolding *holding, int most);

/* Goes through all readings, and compares the best of them, and khàn bất thực of random faces. */
const char *check_readings (const SlowHolding *holding, uint64_t seed);
