/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holdings by chance, the same for the same seed.
 */
#pragma once

#include "games/to-tom/rules/eval/holding.h"

typedef struct
{
  uint64_t state;
  uint8_t deck[CHIEU_TO_TOM_FACES];    /* cards of each face still to be had */
} Hands;

/* Begins with all cards in the deck, and with the numbers of @seed. */
void hands_init (Hands   *self,
                 uint64_t seed);

/* Returns: a number from 0 to @n − 1, by chance */
unsigned hands_draw_number (Hands   *self,
                            unsigned n);

/**
 * hands_deal:
 * @holding: (out): is made
 * @seats: 4 or 5
 * @cards: how many cards, those on the mat included
 * @melds: how many phu are on the mat; they come first and may be fewer
 *
 * Makes a holding. The other cards are dealt by chance.
 */
void hands_deal (Hands        *self,
                 ChieuHolding *holding,
                 int           seats,
                 int           cards,
                 int           melds);

/* Does the same, but the other cards are phu, filled up with yêu: the holding is complete if the lưng suffice. */
void hands_build (Hands        *self,
                  ChieuHolding *holding,
                  int           seats,
                  int           cards,
                  int           melds);

/* Exchanges @n free cards, each for any card of the rest. */
void hands_exchange (Hands        *self,
                     ChieuHolding *holding,
                     int           n);

/* Takes away a free card, if there is one. */
void hands_drop (Hands        *self,
                 ChieuHolding *holding);
