/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-order.h"

int
chieu_deck_list (const ChieuDeck *deck,
                 ChieuCard       *cards)
{
  int rows = deck->n_faces / CHIEU_DECK_COLUMNS;

  for (int i = 0; i < deck->n_faces; i++)
    {
      int row = i / CHIEU_DECK_COLUMNS, column = i % CHIEU_DECK_COLUMNS;

      cards[i] = (ChieuCard) (column < CHIEU_DECK_COLUMNS - 1 ? row * (CHIEU_DECK_COLUMNS - 1) + column
                                                              : rows * (CHIEU_DECK_COLUMNS - 1) + row);
    }
  return deck->n_faces;
}
