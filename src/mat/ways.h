/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers of the ways in which something can be done, from which the person chooses one.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

/* A set of ways. All moves of a seat may be among them: in Tổ tôm a card can be eaten in some hundred ways, as each phu that is made
 * with it may go down with each of several others. */
typedef struct
{
  guint64 bits[CHIEU_MOVES_MAX / 64];
} ChieuWays;

/* Adds @way to the set. */
static inline void
chieu_ways_add (ChieuWays *self,
                int        way)
{
  self->bits[way / 64] |= CHIEU_BIT64 (way % 64);
}

/* Returns: whether @way is in the set; −1, for none, never is */
static inline gboolean
chieu_ways_has (const ChieuWays *self,
                int              way)
{
  return way >= 0 && (self->bits[way / 64] >> (way % 64) & 1) != 0;
}

/* Returns: whether no way is in the set */
static inline gboolean
chieu_ways_is_empty (const ChieuWays *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->bits); i++)
    if (self->bits[i] != 0)
      return FALSE;
  return TRUE;
}
