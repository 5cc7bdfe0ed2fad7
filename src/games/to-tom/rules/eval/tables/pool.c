/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The strings and the slots for which an empty pool has room. */
#define STRINGS_FIRST 1024
#define SLOTS_FIRST (4 * STRINGS_FIRST)

void *
allocate (size_t n,
          size_t size)
{
  void *memory = calloc (n, size);

  if (memory == NULL)
    {
      fputs ("out of memory\n", stderr);
      exit (1);
    }
  return memory;
}

void
pool_init (Pool   *self,
           size_t  width)
{
  self->width = width;
  self->n = 0;
  self->allocated = STRINGS_FIRST;
  self->bytes = allocate (self->allocated, width);
  self->n_slots = SLOTS_FIRST;
  self->slots = allocate (self->n_slots, sizeof *self->slots);
}

void
pool_clear (Pool *self)
{
  free (self->bytes);
  free (self->slots);
}

/* An FNV-like sum with the constants of SplitMix64 and MurmurHash3. */
static uint32_t
hash_string (const uint8_t *string,
             size_t         width)
{
  uint64_t sum = UINT64_C (0x9e3779b97f4a7c15);

  /* Eight bytes at a time, the last ones filled up with zeros. */
  for (size_t i = 0; i < width; i += sizeof sum)
    {
      uint64_t part = 0;

      memcpy (&part, string + i, width - i < sizeof part ? width - i : sizeof part);
      sum = (sum ^ part) * UINT64_C (0xff51afd7ed558ccd);
      sum ^= sum >> 32;
    }
  return (uint32_t) (sum ^ sum >> 29);
}

/* Returns: the slot where @string is or would be */
static uint32_t *
find_slot (const Pool    *self,
           const uint8_t *string)
{
  uint32_t i = hash_string (string, self->width) & (self->n_slots - 1);

  while (self->slots[i] != 0
         && memcmp (pool_get (self, self->slots[i] - 1), string, self->width) != 0)
    i = (i + 1) & (self->n_slots - 1);
  return &self->slots[i];
}

uint32_t
pool_add (Pool       *self,
          const void *string)
{
  uint32_t *slot = find_slot (self, string);

  if (*slot != 0)
    return *slot - 1;

  if (self->n == self->allocated)
    {
      uint8_t *bytes = allocate ((size_t) self->allocated * 2, self->width);

      memcpy (bytes, self->bytes, self->n * self->width);
      free (self->bytes);
      self->bytes = bytes;
      self->allocated *= 2;
    }
  memcpy (self->bytes + self->n * self->width, string, self->width);
  *slot = ++self->n;
  if (self->n > self->n_slots / 2)
    {
      free (self->slots);
      self->n_slots *= 4;
      self->slots = allocate (self->n_slots, sizeof *self->slots);
      for (uint32_t i = 0; i < self->n; i++)
        *find_slot (self, pool_get (self, i)) = i + 1;
    }
  return self->n - 1;
}
