/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FNV-1a with 64 bits (Fowler, Noll, Vo): a sum that tells contents apart by chance, not against malice.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#define CHIEU_FNV_START UINT64_C (0xcbf29ce484222325)

/* The @sum with one more byte, or with one more word where it need not agree with FNV-1a of anybody else. */
static inline uint64_t
chieu_fnv_add (uint64_t sum,
               uint64_t word)
{
  return (sum ^ word) * UINT64_C (0x100000001b3);
}

/* The @sum with the bytes of @text, without its closing zero. */
static inline uint64_t
chieu_fnv_add_text (uint64_t    sum,
                    const char *text)
{
  for (; *text != '\0'; text++)
    sum = chieu_fnv_add (sum, (uint8_t) *text);
  return sum;
}
