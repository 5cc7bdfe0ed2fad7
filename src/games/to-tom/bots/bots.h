/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the Tổ tôm bots: the facts that a seat can know, and how useful a card is.
 */
#pragma once

#include "bots/question.h"
#include "bots/ranked.h"
#include "games/to-tom/rules/eval/eval.h"
#include "games/to-tom/rules/to-tom.h"

/* Returns: the view of the seat of @question */
static inline const ChieuToTomState *
chieu_to_tom_view (const ChieuBotQuestion *question)
{
  return question->view;
}

/* Returns: whether @move puts a card down (danh, tra) */
bool chieu_to_tom_is_putting_down (const ChieuMove *move);

/* Returns: whether @move is an ăn or a phỗng. Dậy khàn, which is a claim too, is none of them: it needs no thought
 * (chieu_to_tom_find_obvious()). */
bool chieu_to_tom_is_claim (const ChieuMove *move);

/**
 * chieu_to_tom_weigh_usefulness:
 * @holding: what the seat holds
 * @card: one of its free cards
 *
 * Returns: how useful @card is to the hand: with equal and neighbouring cards, in named triples and bí, and beside phu on the
 *   mat; 0: not at all
 */
int chieu_to_tom_weigh_usefulness (const ChieuHolding *holding, ChieuCard card);

/* Counts in @unseen, by face, the cards that the seat has not seen: in other hands, face down, or in the nọc. A card that was drawn
 * and waits while a thiên khai is shown has been seen by all. */
void chieu_to_tom_count_unseen (const ChieuToTomState *view, int seat, uint8_t unseen[CHIEU_TO_TOM_FACES]);

/* Finds among the @n clean @moves of @seat the one that gives back a surplus card: the least useful of those that may go.
 * Returns: its place, or −1. */
int chieu_to_tom_find_return (const ChieuToTomState *view, int seat, const ChieuMove *moves, int n);

/* Returns: the place of a move that needs no thought: winning, giving back a surplus card, laying khàn, raising it, and
 * everything that is done at a win; −1: there is none */
int chieu_to_tom_find_obvious (const ChieuBotQuestion *question);

/**
 * chieu_to_tom_rank_moves:
 * @question: a discard or a claim; each hand evaluated spends one of its nodes
 * @ranked: (out): the moves that vừa compares to the end, the best first; the score is four for each unseen card that helps, less,
 *   for a discard, its danger and its use
 *
 * Returns: how many
 */
int chieu_to_tom_rank_moves (ChieuBotQuestion *question, ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX]);

/* Measures how well the other hands of @world fit what their seats put down and left: a ChieuWorldsWeigh. */
double chieu_to_tom_weigh_likelihood (const void *world, int seat);

/* Levels: as ChieuBotLevel.choose. */
int chieu_to_tom_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);
int chieu_to_tom_vua (const ChieuBotTurn *turn, uint32_t *nodes);
