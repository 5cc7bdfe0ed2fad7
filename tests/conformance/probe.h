/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts that the kit has to be told of each game: where hidden cards are, and what its result promises of the points.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

/* No game has more cards in hidden places. */
#define PROBE_CARDS_MAX 240

/* Cards of one place, whose order does not matter or is one card. */
typedef struct
{
  guint8 n;                      /* cards that lie there */
  guint8 known;                  /* of these, how many stand in cards[] */
  ChieuCard cards[40];
} ProbePlace;

#define PROBE_PLACES_MAX 64

typedef struct
{
  const ChieuGame *game;

  /* Places whose cards @seat (−1: an onlooker) must not know, in @state or in a view of it. Returns: how many. */
  int (*hidden) (const void *state, int seat, ProbePlace *places);

  /* Whether a faulty @move ends the hand at once: random hands would hardly ever get further. */
  gboolean (*rash) (const ChieuMove *move, ChieuReason reason);

  /* NULL, or what is wrong with the points of @result after a hand that began with @carry. */
  const char *(*points) (const ChieuResult *result, const ChieuCarry *carry);
} Probe;

/* Returns: the probe of @game; a game without one fails the test. */
const Probe *probe_find (const ChieuGame *game);

/**
 * probe_choose:
 * @faulty: of 100 moves, how many are chosen from all that hands could do; the others are clean
 * @moves: room for CHIEU_MOVES_MAX
 *
 * Returns: place in @moves of a move of @seat, which must be asked
 */
int probe_choose (const Probe *self, const void *state, int seat, int faulty, ChieuRandom *random, ChieuMove *moves);
