/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-shape.h"

/* Cards of French suits, 5 : 7; all others are four times as high as they are wide. */
#define FRENCH_SHAPE (250 / 350.0f)
#define SHAPE 0.25f

float
chieu_card_width (const ChieuDeck *deck,
                  float            height)
{
  return height * (deck->indexed ? FRENCH_SHAPE : SHAPE);
}
