/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in the order in which a player likes them.
 */
#pragma once

/* The most moves that are compared to the end. */
#define CHIEU_BOT_RANKED_MAX 64
/* The number of hands that may be evaluated to rank them. */
#define CHIEU_BOT_RANK_NODES 400

typedef struct
{
  int move;                      /* its place among the moves */
  int distance;                  /* how far the hand is from a win after the move: the less the better; 0 in games that do not
                                  * count it */
  int score;                     /* among moves of the same distance, the higher the better */
} ChieuBotRanked;

/* Inserts @item where it belongs among the *@n best so far, of which @max are kept; of equal ones the earlier stays first. */
void chieu_bot_rank_in (ChieuBotRanked *ranked, int *n, int max, ChieuBotRanked item);
