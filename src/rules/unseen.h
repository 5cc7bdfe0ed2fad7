/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a deck that a seat has not seen, counted by face: all at first, and fewer with each card that is seen.
 */
#pragma once

#include "card.h"

/* Begins with all cards of @deck unseen. @left has a place for each face. */
static inline void
chieu_unseen_init (const ChieuDeck *deck, uint8_t *left)
{
  for (int face = 0; face < deck->n_faces; face++)
    left[face] = deck->copies;
}

/* Notes that @card is seen, if it is a face of @deck; CHIEU_CARD_HIDDEN and CHIEU_CARD_NONE do not count. */
static inline void
chieu_unseen_see (const ChieuDeck *deck, uint8_t *left, ChieuCard card)
{
  if (card < deck->n_faces && left[card] > 0)
    left[card]--;
}

/* Notes that cards are seen as often as @counts says, by face, but at most as often as there are. */
static inline void
chieu_unseen_see_counts (const ChieuDeck *deck, uint8_t *left, const uint8_t *counts)
{
  for (int face = 0; face < deck->n_faces; face++)
    left[face] = (uint8_t) (left[face] > counts[face] ? left[face] - counts[face] : 0);
}

/* Lists the unseen cards by face in @cards, which has room for the deck. Returns: how many */
static inline int
chieu_unseen_list (const ChieuDeck *deck, const uint8_t *left, ChieuCard *cards)
{
  int n = 0;

  for (ChieuCard face = 0; face < deck->n_faces; face++)
    for (int i = 0; i < left[face]; i++)
      cards[n++] = face;
  return n;
}
