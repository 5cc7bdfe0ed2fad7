/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two levels compared by duplicate deals: every deal is played again and again, and one seat after the other is that of a level
 * that plays alone against the other one. So both have the same luck with the cards.
 */
#pragma once

#include "hands.h"

/* The measures of a hand. Both sum to nothing at a table, so that two levels that play alike come out at 0. */
typedef enum
{
  CHIEU_DUEL_POINTS,             /* the points of a seat, less the mean of the table, as if all had paid in equally */
  CHIEU_DUEL_OUTCOME,            /* the winner gets 1 for each other seat, and each of these −1; a hand that nobody wins, or that
                                  * was called falsely, counts 0 */
} ChieuDuelScale;

/* The deals that are to be played, and how they count. */
typedef struct
{
  const ChieuGame *game;
  int seats;
  const ChieuBotLevel *level[2]; /* the one measured, and the one it is measured by */
  ChieuRules rules;
  ChieuDuelScale scale;
  guint64 seed;
  guint deals;                   /* at least 1 */
  guint jobs;                    /* threads, at least 1; the result is the same for any number */
  gboolean one_way;              /* only the first level plays alone: half the hands, except with two seats, where one way has both */
} ChieuDuelPlan;

/* A mean with its 95 % interval: 1.96 standard errors to each side, over deals. */
typedef struct
{
  double mean, low, high;
} ChieuDuelMean;

/* The outcome of the hands in which one level sat alone at a table of the other one. */
typedef struct
{
  ChieuDuelMean points;          /* per hand, over all its seats: the seats of one deal are one observation */
  ChieuDuelMean seat[CHIEU_SEATS_MAX];
  guint64 hands, wins, draws;
} ChieuDuelSide;

/* The play of one level, wherever it sat. */
typedef struct
{
  guint64 decisions, faults;
  gint64 thought, longest;       /* microseconds, over all decisions and over one */
} ChieuDuelPlayer;

/* The outcome of all deals. */
typedef struct
{
  ChieuDuelSide alone[2];        /* the second one's is empty where the plan is one way */
  ChieuDuelMean lead;            /* half of the difference between what the first level gets alone and what the second gets alone;
                                  * all 0 where the plan is one way */
  ChieuDuelPlayer player[2];
  guint64 hands;
  guint64 signature;             /* of all moves and results, in the order of the deals */
  double seconds;
} ChieuDuelResult;

/**
 * chieu_duel_play:
 * @result: (out)
 *
 * Plays @plan. Each deal has a seed of its own, and each is a first hand: nothing is taken over from a hand before, and the cái
 * is found by lot. With two seats the hands in which the second level plays alone are the same, and are played once.
 *
 * Returns: TRUE, or FALSE with the error of chieu_hands_play_one(), whose message names the deal, or if there are not as many threads to be
 *   had as the plan asks for
 */
gboolean chieu_duel_play (const ChieuDuelPlan *plan, ChieuDuelResult *result, GError **error);
