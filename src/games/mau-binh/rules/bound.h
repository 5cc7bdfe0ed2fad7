/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bounds what some cards of a hand can come to: quickly, and never too low.
 */
#pragma once

#include "mau-binh.h"

typedef struct
{
  const ChieuCard *sorted;
  uint64_t counts[2][1 << 7];    /* how often each rank occurs, four bits each, by the lower and the upper half of a set */
  unsigned flush[2];             /* places of suits that have five cards or more */
  unsigned in_flush;
  unsigned follows[3];           /* places of cards that are as good as the one so many places before, plus one */
  int n_flush;
  bool a5;
} ChieuMauBinhBound;

void chieu_mau_binh_bound_init (ChieuMauBinhBound *self, const ChieuCard *sorted, bool a5);

/* Classes that neither five of the cards at @places can exceed, if they are not to be above @limit, nor three. */
void chieu_mau_binh_bound (const ChieuMauBinhBound *self, unsigned places, int limit, int *five, int *three);

/* The same for five and three of them at once: either pair of classes may be reached, nothing above both. Returns: how many
 * pairs there are. */
#define CHIEU_MAU_BINH_BOUNDS_MAX 12
int chieu_mau_binh_bounds (const ChieuMauBinhBound *self, unsigned places, int limit,
                           int five[CHIEU_MAU_BINH_BOUNDS_MAX], int three[CHIEU_MAU_BINH_BOUNDS_MAX]);

/* Whether @taken, of cards that are as good as each other, has the lower ones where @left has others. */
static inline bool
chieu_mau_binh_is_first_choice (const ChieuMauBinhBound *self, unsigned taken, unsigned left)
{
  return (taken & ((self->follows[0] & left << 1) | (self->follows[1] & left << 2) | (self->follows[2] & left << 3))) == 0;
}
