/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A growing set of byte strings of one length, numbered as they come.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct
{
  size_t width;            /* bytes of each string */
  uint8_t *bytes;
  uint32_t n;              /* strings that are there … */
  uint32_t allocated;      /* … and those for which there is room */
  uint32_t *slots;         /* hash table: number + 1, or 0 */
  uint32_t n_slots;        /* a power of two */
} Pool;

/* Makes an empty pool for strings of @width bytes; pool_clear() frees it. */
void pool_init (Pool  *self,
                size_t width);

/* Frees what the pool holds, not the pool itself. */
void pool_clear (Pool *self);

/* Returns: the number of @string, which is added if it is new */
uint32_t pool_add (Pool       *self,
                   const void *string);

/* Returns: (transfer none): the string with this number, which has to be there; another pool_add() may move it */
static inline const uint8_t *
pool_get (const Pool *self,
          uint32_t    number)
{
  return self->bytes + number * self->width;
}

/* Returns: (transfer full): memory for @n items of @size bytes, all zero; if there is none the program ends with a message */
void *allocate (size_t n,
                size_t size);
