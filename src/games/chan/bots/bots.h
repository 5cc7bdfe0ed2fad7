/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the Chắn bots: the facts that a seat can know, and the cards that a hand lacks.
 */
#pragma once

#include "bots/question.h"
#include "bots/ranked.h"
#include "games/chan/rules/chan.h"

/* Returns: the view of the seat of @question */
static inline const ChieuChanState *
chieu_chan_view (const ChieuBotQuestion *question)
{
  return question->view;
}

/* Returns: the faces of the rank of @face, including itself: those with which it makes a chắn or a cạ; none for chi chi */
static inline uint32_t
chieu_chan_rank_of (ChieuCard face)
{
  return face != CHIEU_CHAN_CC ? chieu_chan_mates (face) | CHIEU_BIT (face) : 0;
}

/* Returns: the number of ranks of which the hand has an odd number of cards: in each of them a card still has to go or to be paired. Chi
 * chi counts as a rank. */
int chieu_chan_count_loose_ranks (const ChieuChanShape *shape);

/* Counts in @unseen, by face, the cards that the seat has not seen: in other hands, put aside, or in the nọc. */
void chieu_chan_count_unseen (const ChieuChanState *view, int seat, uint8_t unseen[CHIEU_CHAN_FACES]);

/* Returns: the place of a move that needs no thought: winning, laying down a hand without chắn, the call; −1: there is none */
int chieu_chan_find_obvious (const ChieuBotQuestion *question);

/* Scores and costs count this much a step, and chance less, so that chance decides only between equal ones. */
#define CHIEU_CHAN_TIE_STEPS 4

/* Lists the moves of a discard or a claim that vừa compares, the best first. Scores are worths by the weights in vua.c, each step
 * counted CHIEU_CHAN_TIE_STEPS times. Each hand evaluated spends a node. Returns: how many. */
int chieu_chan_rank_moves (ChieuBotQuestion *question, ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX]);

/* Levels: as ChieuBotLevel.choose. */
int chieu_chan_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);
int chieu_chan_vua (const ChieuBotTurn *turn, uint32_t *nodes);
