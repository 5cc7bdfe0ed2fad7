/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns the shares of grades into those of classes, for the program and for the generator of its tables.
 */
#pragma once

#include "classes.h"

/* Returns: how many grades the @n classes have whose CHIEU_MAU_BINH_KEY are @keys; classes of one grade have the same key and stand
 * together */
static inline int
rates_count_grades (const uint16_t *keys,
                    int             n)
{
  int grades = 1;

  for (int i = 1; i < n; i++)
    grades += keys[i] != keys[i - 1];
  return grades;
}

/* Returns: @part of @whole, which is more than 0, in CHIEU_MAU_BINH_SHARE, rounded */
static inline uint16_t
rates_share (uint64_t part,
             uint64_t whole)
{
  return (uint16_t) ((part * CHIEU_MAU_BINH_SHARE + whole / 2) / whole);
}

/**
 * rates_fill_row:
 * @keys: CHIEU_MAU_BINH_KEY of each class, from the lowest class on
 * @n: how many classes there are
 * @below: for each grade how many of a million chi (CHIEU_MAU_BINH_MILLION) have a lower one, and after the last grade a million
 * @lower: (out): for each class the share of chi that are lower
 * @higher: (out): for each class the share of chi that are higher
 *
 * Works out the shares of one row, in CHIEU_MAU_BINH_SHARE. The classes of a grade have equal parts of its share.
 */
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
