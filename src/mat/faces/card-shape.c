/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-shape.h"

/* The width of a card of French suits in parts of its height: 5 : 7. */
#define FRENCH_SHAPE (250 / 350.0f)

float
chieu_card_width (const ChieuDeck *deck,
                  float            height)
{
  return deck->indexed ? height * FRENCH_SHAPE : height / CHIEU_STRIP_SHAPE;
}
