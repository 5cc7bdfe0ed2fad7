/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts cards back into a deck: those of a hand in the order of the faces, so that it does not reveal in which order they came, and those
 * of the nọc in the order in which they are drawn. Also removes from a view what it should not show.
 */
#pragma once

#include "game.h"

/* Adds @counts, by face of @deck, at @cards. Returns: where the next one goes. */
static inline ChieuCard *
chieu_undeal_put (const ChieuDeck *deck, const uint8_t *counts, ChieuCard *cards)
{
  for (ChieuCard face = 0; face < deck->n_faces; face++)
    for (int i = 0; i < counts[face]; i++)
      *cards++ = face;
  return cards;
}

/* Adds the cards of a nọc in the order in which they are drawn. @dealt is the nọc as it was dealt, @n cards: those from place @n − 1 down
 * to @n_left have been drawn, and come first. @left has the @n_left cards that have not. In both the last card is drawn first. Returns:
 * where the next one goes. */
static inline ChieuCard *
chieu_undeal_put_noc (const ChieuCard *dealt, int n, const ChieuCard *left, int n_left, ChieuCard *cards)
{
  while (n > n_left)
    *cards++ = dealt[--n];
  while (n_left > 0)
    *cards++ = left[--n_left];
  return cards;
}

/* Adds the cards of @set, a bit for each face. Returns: where the next one goes. */
static inline ChieuCard *
chieu_undeal_put_set (uint64_t set, ChieuCard *cards)
{
  for (; set != 0; set &= set - 1)
    *cards++ = (ChieuCard) __builtin_ctzll (set);
  return cards;
}

/* Sets numbers of moves to zero, since they would reveal how many moves nobody saw. */
static inline void
chieu_undeal_forget_moves (ChieuFault *faults, int n)
{
  for (int i = 0; i < n; i++)
    faults[i].move = 0;
}
