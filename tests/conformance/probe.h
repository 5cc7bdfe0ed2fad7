/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts that the tests have to be told of each game: where hidden cards are, what its result promises of the points, and
 * the numbers that must not change. Each game has one constant for them, probe_GAME in tests/games/GAME/conformance/probe.c.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

/* No game has more cards in hidden places. */
#define PROBE_CARDS_MAX 240

/* No place has more. */
#define PROBE_PLACE_CARDS_MAX 40

/* A place of a single card, or of several whose order does not matter. */
typedef struct
{
  guint8 n;                      /* cards that lie there */
  guint8 known;                  /* of these, how many stand in cards[] */
  ChieuCard cards[PROBE_PLACE_CARDS_MAX];
} ProbePlace;

#define PROBE_PLACES_MAX 64

/* How many lines of play there are from a deal on (test-counts.c). */
typedef struct
{
  int seats;
  guint64 seed;
  gboolean strict;
  ChieuMoveScope scope;
  int depth;                     /* moves; 0 ends the list */
  guint64 lines;
} ProbeCount;

/* A golden deal: the cards that the shuffle of one seed puts in each place. */
typedef struct
{
  int seats;
  guint64 seed;
  const char *cards;             /* of all hidden places, as the probe lists them; NULL ends the list */
} ProbeDeal;

/* A golden playthrough (tests/golden/playthrough.c). */
typedef struct
{
  const char *file;              /* NULL ends the list */
  int seats;
  guint64 seed;
  gboolean strict;
  int faulty;                    /* of 100 moves, how many are taken from all that hands could do */
} ProbePlay;

typedef struct
{
  const ChieuGame *game;

  /* ---- Hidden cards ---- */

  /* Lists the places whose cards @seat (−1: an onlooker) must not know, in @state or in a view of it. Returns: how many. */
  int (*hidden) (const void *state, int seat, ProbePlace *places);

  /* Puts @cards where hidden ones lie, in the order in which hidden() lists their places. */
  void (*fill) (ChieuState *state, int seat, const ChieuCard *cards);

  /* (nullable): puts the @n @cards into an order in which they may lie in the places: FALSE: try again. NULL: shuffles them. */
  gboolean (*shuffle) (const ChieuState *truth, int seat, ChieuRandom *random, ChieuCard *cards, int n);

  /* (nullable): whether the hidden cards agree with what everybody knows. NULL: any cards do. */
  gboolean (*agrees) (const ChieuState *state, int seat);

  /* (nullable): whether shuffle() and agrees() know all that binds the hidden cards of @truth. NULL: they always do. */
  gboolean (*is_known) (const ChieuState *truth, int seat);

  /* ---- Moves and points ---- */

  /* (nullable): whether a faulty @move ends the hand at once, so that random hands would hardly ever get far. NULL: none does. */
  gboolean (*rash) (const ChieuMove *move, ChieuReason reason);

  /* Returns: NULL, or what is wrong with the points of @result after a hand that began with @carry. */
  const char *(*points) (const ChieuResult *result, const ChieuCarry *carry);

  /* ---- Golden numbers: each number of seats has one of each ---- */

  const ProbeCount *counts;
  const ProbeDeal *deals;
  const ProbePlay *plays;

  /* ---- Bots (tests/bots/test-bots.c) ---- */

  int win_kind;                  /* the kind of move that wins, and is never refused; −1: none that has to be made */
  int few;                       /* how many hands ask for well over a hundred answers */
  int fewest;                    /* how many ask for just over a hundred, for levels that play worlds out */
} Probe;

/* The probes of all games, NULL at the end. The build makes this register from the list in src/meson.build. */
extern const Probe *const probes[];

/* Returns: the probe of @game; a game without one fails the test. */
const Probe *probe_find (const ChieuGame *game);

/* Lists all cards of hidden places of @state, one place after the other. Returns: how many. */
int probe_list_cards (const Probe *self, const ChieuState *state, int seat, ChieuCard cards[PROBE_CARDS_MAX]);

/**
 * probe_choose_move:
 * @faulty: of 100 moves, how many are chosen from all that hands could do; the others are clean
 * @moves: room for CHIEU_MOVES_MAX
 *
 * Chooses a random move of @seat, which must be asked.
 *
 * Returns: its place in @moves
 */
int probe_choose_move (const Probe *self, const void *state, int seat, int faulty, ChieuRandom *random, ChieuMove *moves);

/* ---- For the games ---- */

/* Adds @card to @place, if it is a face. */
void probe_add_known (ProbePlace *place, ChieuCard card);

/* Makes @place one of @n cards, of which those whose bits are set in @cards are known. */
void probe_make_place (guint64 cards, int n, ProbePlace *place);

/* Counts @n cards into @hand, by face. Returns: the cards that are left. */
const ChieuCard *probe_fill_counts (guint8 *hand, int n, const ChieuCard *cards);

/* Makes @place the @n first of @cards, as bits. Returns: the cards that are left. */
const ChieuCard *probe_fill_bits (guint64 *place, int n, const ChieuCard *cards);

/* Can be the Probe.points of a game in which the points of all seats come to zero together. */
const char *probe_check_zero_sum (const ChieuResult *result, const ChieuCarry *carry);
