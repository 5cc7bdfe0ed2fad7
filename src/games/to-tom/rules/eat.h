/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways to eat a card, their faults, and the phu that result (eat.c, eat-list.c, eat-lay.c).
 */
#pragma once

#include "state.h"

/* Lists every way of @seat to eat the card at the gate into @moves, CHIEU_MOVES_MAX long, each with its cards in the right order.
 * Returns: how many there are */
int chieu_to_tom_list_eats (const State *s, int seat, ChieuMove *moves);
/* The most claims that are listed but are no ăn: the list of claims keeps room for them. */
#define CHIEU_TO_TOM_OTHER_CLAIMS_MAX 64

/* No card lies in more runs of its suit: for the middle card there are five beginnings and five ends. */
#define CHIEU_TO_TOM_RUNS_MAX 25

/* The most ways to phỗng: with a khàn bất thực there is one for each dọc of the third card, else one. */
#define CHIEU_TO_TOM_PHONG_MAX CHIEU_TO_TOM_RUNS_MAX

/* Returns: the kind of phu of an ăn */
int chieu_to_tom_eat_kind (const ChieuMove *move);
/* Returns: how many cards of its first part equal the claimed one, including that */
int chieu_to_tom_count_laid_equals (const ChieuMove *move);
/* Returns: the ranks of @cards, all numbers of one suit, as bits from the lowest rank */
unsigned chieu_to_tom_find_ranks (const ChieuCard *cards, int n);
/* Returns: the ranks among @ranks whose cards, in the suit of @card, would have made a dọc with a card refused before */
unsigned chieu_to_tom_find_refused_ranks (const Seat *self, ChieuCard card, unsigned ranks);
/* The most faults of one claim. */
#define CHIEU_TO_TOM_CLAIM_FAULTS_MAX 5
/* Lists all faults of a possible ăn or phỗng; the first one is what check() gives as its reason. Returns: how many */
int chieu_to_tom_list_claim_faults (const State *s, int seat, const ChieuMove *move,
                                    ChieuReason reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX]);
/* Returns: whether the cards of an ăn, which make a phu and are held, can go down: the mat has room for the phu, a card is left to
 * discard, and a khàn is turned up only where that may be */
bool chieu_to_tom_can_lay (const State *s, int seat, const ChieuMove *move);
/* Returns: the first fault of a possible ăn or phỗng, CHIEU_TO_TOM_OK if there is none */
ChieuReason chieu_to_tom_find_first_fault (const State *s, int seat, const ChieuMove *move);
/* Judges an ăn at the seat's gate: whether hands can make it, and its first fault. */
ChieuReason chieu_to_tom_judge_eat (const State *s, int seat, const ChieuMove *move, bool *possible);
/* Lists the ways of @seat to phỗng into @moves, CHIEU_TO_TOM_PHONG_MAX long: one for a pair; with the three of a khàn bất thực, each
 * dọc that the third card makes with cards of the hand. Returns: how many there are, 0 without two equal cards or a place for a phu */
int chieu_to_tom_list_phong (const State *s, int seat, ChieuMove *moves);
/* Judges a phỗng: whether hands can make it, and its first fault. */
ChieuReason chieu_to_tom_judge_phong (const State *s, int seat, const ChieuMove *move, bool *possible);
/* Lay an ăn or a phỗng, which is possible, on the mat. */
void chieu_to_tom_do_eat (State *s, int seat, const ChieuMove *move);
void chieu_to_tom_do_phong (State *s, int seat, const ChieuMove *move);
