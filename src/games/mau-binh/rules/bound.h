/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds upper bounds for the chi that some cards of a hand can make: quickly, and never too low.
 */
#pragma once

#include "mau-binh.h"

/* How many of the thirteen places are in the lower half of a set. */
#define CHIEU_MAU_BINH_LOWER_HALF 7

/* What the bounds of one hand are found with. */
typedef struct
{
  const ChieuCard *sorted;       /* the thirteen cards of the hand from the lowest on; not owned */
  /* How often each rank occurs, four bits each, by the lower and the upper half of a set. */
  uint64_t counts[2][1 << CHIEU_MAU_BINH_LOWER_HALF];
  unsigned flush[2];             /* the places of each of the @n_flush suits that have five cards or more */
  unsigned in_flush;             /* all of these together */
  unsigned follows[3];           /* for each distance minus one, the places of cards that are interchangeable with the one at
                                  * that distance before them */
  int n_flush;
  bool a5;                       /* A-2-3-4-5 is the second-highest sảnh (chieu_mau_binh_is_a5_second()) */
} ChieuMauBinhBound;

/* Prepares for the thirteen cards of a hand, @sorted from the lowest on, which must live as long as @self. @a5: as
 * chieu_mau_binh_is_a5_second() says. */
void chieu_mau_binh_bound_init (ChieuMauBinhBound *self, const ChieuCard *sorted, bool a5);

/* Finds the classes that five and that three of the cards at @places cannot exceed; for the five only classes up to @limit
 * count. */
void chieu_mau_binh_find_bounds (const ChieuMauBinhBound *self, unsigned places, int limit, int *five, int *three);

/* Room for the pairs of bounds: one, two for each rank that occurs twice or more, and one more for each that occurs three times or more.
 * That is one more than there are cards beside chi 1, at most. */
#define CHIEU_MAU_BINH_BOUNDS_MAX (CHIEU_MAU_BINH_HAND - CHIEU_MAU_BINH_LONG_ROW + 1)

/* Finds bounds for five and the other three of the eight cards at @places together: however these are parted without being foul, one
 * of the pairs bounds both chi. Returns: how many pairs there are */
int chieu_mau_binh_find_bounds_together (const ChieuMauBinhBound *self, unsigned places, int limit,
                                         int five[CHIEU_MAU_BINH_BOUNDS_MAX], int three[CHIEU_MAU_BINH_BOUNDS_MAX]);

/* Returns: whether, of interchangeable cards that are in both sets, @taken has the lower ones and @left the higher ones */
static inline bool
chieu_mau_binh_is_first_choice (const ChieuMauBinhBound *self, unsigned taken, unsigned left)
{
  return (taken & ((self->follows[0] & left << 1) | (self->follows[1] & left << 2) | (self->follows[2] & left << 3))) == 0;
}
