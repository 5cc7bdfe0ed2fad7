/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FNV-1a with 64 bits (Fowler, Noll, Vo): a checksum against accidents, not against malice.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#define CHIEU_FNV_START UINT64_C (0xcbf29ce484222325)
#define CHIEU_FNV_PRIME UINT64_C (0x100000001b3)

/* Returns: the @sum with @word. Words of one byte make FNV-1a; larger ones are allowed, but agree with no other implementation */
static inline uint64_t
chieu_fnv_add (uint64_t sum,
               uint64_t word)
{
  return (sum ^ word) * CHIEU_FNV_PRIME;
}

/* Returns: the @sum with the bytes of @text, without its closing zero */
static inline uint64_t
chieu_fnv_add_text (uint64_t    sum,
                    const char *text)
{
  for (; *text != '\0'; text++)
    sum = chieu_fnv_add (sum, (uint8_t) *text);
  return sum;
}
