/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A fuzz target is one file with the function below. It is always built with
 * driver.c, which feeds it a small corpus and pseudo-random changes of it, as an
 * ordinary test; with -Dfuzzers=true it is built for libFuzzer (clang), too.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Reads @size bytes of @data and asserts what must hold of them. Returns: 0; the name is that which libFuzzer calls */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
