/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that were played by chance and ended as is wanted, to be played again on a mat.
 */
#pragma once

#include "play-source.h"

#define CHANCE_HAND_MAX 1000

typedef struct
{
  const ChieuGame *game;
  int seats;
  guint64 seed;
  int n;
  struct { int seat; ChieuMove move; } moves[CHANCE_HAND_MAX];
  ChieuResult result;
} ChanceHand;

/* Finds the first hand of @game with @seats that ends with @outcome. Returns: FALSE: there is none for a long time. */
gboolean chance_hand_find (ChanceHand *self, const ChieuGame *game, int seats, ChieuOutcome outcome);

/* The hand before its last move, at which @play and the person sit now. */
void chance_hand_play (const ChanceHand *self, PlaySource *play);
