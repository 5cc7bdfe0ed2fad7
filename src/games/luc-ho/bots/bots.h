/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lower two levels of Lục hổ, and what the upper ones take from them.
 */
#pragma once

#include "bots/question.h"
#include "bots/ranked.h"
#include "games/luc-ho/rules/luc-ho.h"

/* Puts the moves of a lead, or of an answer to one, that vừa likes best into @ranked, the best first; each card that is won or
 * sure scores twelve. Each move that is weighed spends a node; claiming is not among them. Returns: how many there are */
int chieu_luc_ho_rank_moves (ChieuBotQuestion *question, ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX]);

/* Returns: how many sure cards a good player at @seat must have to bid that it makes (làm) */
int chieu_luc_ho_count_cards_to_make (const ChieuLucHoState *state, int seat);

/* The value that tập sự gives each card that it leads, and each old one that it keeps; a card's rank, 0 to 8, counts against it. */
#define CHIEU_LUC_HO_BEGINNER_CARD 100

/* A beginner declares five tigers, makes with a hand of six sure cards, claims as soon as it may, leads as many cards as it can,
 * beats with the lowest and drops the lowest, old ones last. */
int chieu_luc_ho_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);

/* Weighs the cards that each move leaves in the hand: those that are old, and those that may become old. Before it claims it leads the
 * các and thuận that nobody can beat. */
int chieu_luc_ho_vua (const ChieuBotTurn *turn, uint32_t *nodes);
