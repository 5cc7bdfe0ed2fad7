/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns the shares of grades into those of classes, for the program and for the generator of its tables.
 */
#pragma once

#include "classes.h"

/* Returns: how many grades there are; classes of one grade have the same key and stand together */
static inline int
rates_count_grades (const uint16_t *keys,
                    int             n)
{
  int grades = 1;

  for (int i = 1; i < n; i++)
    grades += keys[i] != keys[i - 1];
  return grades;
}

/* Returns: @part of @whole, in CHIEU_MAU_BINH_SHARE */
static inline uint16_t
rates_share (uint64_t part,
             uint64_t whole)
{
  return (uint16_t) ((part * CHIEU_MAU_BINH_SHARE + whole / 2) / whole);
}

/* Works out the shares of chi that are lower and higher than each of @n classes; the classes of a grade have equal parts of its
 * share. */
static inline void
rates_fill_row (const uint16_t *keys,
                int             n,
                const uint32_t *below,
                uint16_t       *lower,
                uint16_t       *higher)
{
  for (int first = 0, grade = 0, next; first < n; first = next, grade++)
    {
      uint64_t size, part = below[grade + 1] - below[grade];

      for (next = first; next < n && keys[next] == keys[first];)
        next++;
      size = (uint64_t) (next - first);
      for (int i = first; i < next; i++)
        {
          uint64_t under = below[grade] * size + part * (uint64_t) (i - first);

          lower[i] = rates_share (under, size * CHIEU_MAU_BINH_MILLION);
          higher[i] = rates_share (size * CHIEU_MAU_BINH_MILLION - under - part, size * CHIEU_MAU_BINH_MILLION);
        }
    }
}
