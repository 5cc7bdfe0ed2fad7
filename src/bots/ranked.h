/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in the order in which a player likes them.
 */
#pragma once

/* Most moves that are compared to the end. */
#define CHIEU_BOT_RANKED_MAX 64
/* Hands that ranking them may evaluate. */
#define CHIEU_BOT_RANK_NODES 400

typedef struct
{
  int move;                      /* its place among the moves */
  int distance;                  /* how far the hand is from a win after it: the less the better; 0 where that is not counted */
  int score;                     /* of the same distance, the more the better, as the game counts */
} ChieuBotRanked;

/* Puts @item where it belongs among the *@n best so far, @max at most; of equals the earlier one stays before. */
void chieu_bot_rank_in (ChieuBotRanked *ranked, int *n, int max, ChieuBotRanked item);
