/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-order.h"

#include <glib.h>

/* Counts the cards without a suit, which have no number in the notation. They are the last ones of the deck. */
static int
count_honours (const ChieuDeck *deck)
{
  int n = 0;

  while (n < deck->n_faces && !g_ascii_isdigit (*chieu_deck_name (deck, (ChieuCard) (deck->n_faces - 1 - n))))
    n++;
  return n;
}

static int
count_in_suit (const ChieuDeck *deck)
{
  return (deck->n_faces - count_honours (deck)) / CHIEU_STRIP_SUITS;
}

int
chieu_deck_count_columns (const ChieuDeck *deck)
{
  g_return_val_if_fail (deck != NULL, 0);
  return count_in_suit (deck) + (count_honours (deck) > 0);
}

int
chieu_deck_list_faces (const ChieuDeck *deck,
                       ChieuCard       *cards)
{
  int in_suit, n = 0;

  g_return_val_if_fail (deck != NULL && cards != NULL, 0);
  in_suit = count_in_suit (deck);
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      for (int i = 0; i < in_suit; i++)
        cards[n++] = (ChieuCard) (suit * in_suit + i);
      if (suit < count_honours (deck))
        cards[n++] = (ChieuCard) (CHIEU_STRIP_SUITS * in_suit + suit);
    }
  return n;
}
