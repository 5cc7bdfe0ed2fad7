/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that were played by chance and ended as is wanted, to be played again on a mat.
 */
#pragma once

#include "play-source.h"

/* No hand has so many moves. */
#define CHANCE_HAND_MAX 1000

typedef struct
{
  const ChieuGame *game;
  int seats;
  guint64 seed;                  /* of the deal and of the chance */
  int n;                         /* moves */
  struct { int seat; ChieuMove move; } moves[CHANCE_HAND_MAX];
  ChieuResult result;
} ChanceHand;

/* Finds the first hand of @game with @seats that ends with @outcome. Returns: FALSE if none of very many does */
gboolean chance_hand_find (ChanceHand *self, const ChieuGame *game, int seats, ChieuOutcome outcome);

/* Deals the hand anew in @play and makes all its moves but the last. */
void chance_hand_play (const ChanceHand *self, PlaySource *play);
