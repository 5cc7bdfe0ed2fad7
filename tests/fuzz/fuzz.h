/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A fuzz target is one file with the two functions below. With -Dfuzzers=true
 * it is built for libFuzzer (clang); always it is built with driver.c, which
 * feeds it a small corpus and pseudo-random changes of it, as an ordinary test.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
