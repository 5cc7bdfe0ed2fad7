/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two levels compared by duplicate deals: every deal is played again and again, and one seat after the other is that of a
 * level that plays alone against the other one. What luck the cards are is the same for both.
 */
#pragma once

#include "hands.h"

/* The measures of a hand. Both sum to nothing at a table, so that two levels that play alike come out at 0. */
typedef enum
{
  CHIEU_DUEL_POINTS,             /* what a seat is credited, less the mean of the table: as if all had paid in alike */
  CHIEU_DUEL_OUTCOME,            /* who wins has 1 for each other seat, these −1; a drawn hand 0 */
} ChieuDuelScale;

typedef struct
{
  const ChieuGame *game;
  int seats;
  const ChieuBotLevel *level[2]; /* the one measured, and the one it is measured by */
  ChieuRules rules;
  ChieuDuelScale scale;
  guint64 seed;
  guint deals;
  guint jobs;                    /* threads; the result is the same for any number */
  gboolean one_way;              /* only the first one plays alone: half the hands */
} ChieuDuelPlan;

/* A mean with its 95 % interval: 1.96 standard errors to each side, over deals. */
typedef struct
{
  double mean, low, high;
} ChieuDuelMean;

/* The outcome of the hands in which one level sat alone at a table of the other one. */
typedef struct
{
  ChieuDuelMean points;          /* a hand, over all its seats: seats of one deal are one observation */
  ChieuDuelMean seat[CHIEU_SEATS_MAX];
  guint64 hands, wins, draws;
} ChieuDuelSide;

/* The play of one level, wherever it sat. */
typedef struct
{
  guint64 decisions, faults;
  gint64 thought, longest;       /* microseconds, over all decisions and over one */
} ChieuDuelPlayer;

typedef struct
{
  ChieuDuelSide alone[2];        /* the second one's is empty where the plan is one way */
  ChieuDuelMean lead;            /* half of what the first one has alone more than the second one has */
  ChieuDuelPlayer player[2];
  guint64 hands;
  guint64 signature;             /* of all moves and results, in the order of the deals */
  double seconds;
} ChieuDuelResult;

/**
 * chieu_duel_play:
 * @result: (out)
 *
 * Plays @plan. Each deal has a seed of its own, and each is a first hand: nothing is taken over, the cái is found by lot.
 * With two seats the hands in which the second level plays alone are the same, and are played once.
 *
 * Returns: FALSE as chieu_hands_play()
 */
gboolean chieu_duel_play (const ChieuDuelPlan *plan, ChieuDuelResult *result, GError **error);
