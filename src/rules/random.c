/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random.h"

#define GOLDEN_GAMMA UINT64_C (0x9e3779b97f4a7c15)

static uint64_t
mix (uint64_t z)
{
  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Returns: the inverse of mix(): each of its steps can be undone, a factor by its inverse modulo 2^64 */
static uint64_t
unmix (uint64_t z)
{
  z = (z ^ (z >> 31) ^ (z >> 62)) * UINT64_C (0x319642b2d24d8ec3);
  z = (z ^ (z >> 27) ^ (z >> 54)) * UINT64_C (0x96de1b173f119089);
  return z ^ (z >> 30) ^ (z >> 60);
}

static inline uint64_t
next_number (ChieuRandom *self)
{
  self->state += GOLDEN_GAMMA;
  return mix (self->state);
}

void
chieu_random_init (ChieuRandom *self,
                   uint64_t     seed)
{
  self->state = seed;
}

uint64_t
chieu_random_next (ChieuRandom *self)
{
  return next_number (self);
}

uint32_t
chieu_random_below (ChieuRandom *self,
                    uint32_t     bound)
{
  uint64_t product = (next_number (self) >> 32) * bound;

  /* The products below a remainder, which is less than the bound, would favour some numbers: draw again. */
  if ((uint32_t) product < bound)
    for (uint32_t unfair = (uint32_t) -bound % bound; (uint32_t) product < unfair;)
      product = (next_number (self) >> 32) * bound;
  return (uint32_t) (product >> 32);
}

void
chieu_random_skip_below (ChieuRandom *self,
                         uint32_t     bound,
                         uint32_t     times)
{
  uint32_t unfair = (uint32_t) -bound % bound;

  while (times > 0)
    times -= (uint32_t) ((next_number (self) >> 32) * bound) >= unfair;
}

void
chieu_random_shuffle (ChieuRandom *self,
                      uint8_t     *items,
                      size_t       n)
{
  for (size_t i = n; i > 1; i--)
    {
      size_t j = chieu_random_below (self, (uint32_t) i);
      uint8_t item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

uint64_t
chieu_random_hand_seed (uint64_t match_seed,
                        uint32_t hand)
{
  return mix (mix (match_seed + GOLDEN_GAMMA) + (hand + UINT64_C (1)) * GOLDEN_GAMMA);
}

uint64_t
chieu_random_match_seed (uint64_t hand_seed,
                         uint32_t hand)
{
  return unmix (unmix (hand_seed) - (hand + UINT64_C (1)) * GOLDEN_GAMMA) - GOLDEN_GAMMA;
}
