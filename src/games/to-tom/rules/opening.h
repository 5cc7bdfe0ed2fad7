/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before anybody plays: the cards that are turned up at cho cái, a surplus card, khàn and thiên khai of the deal (contract.c,
 * cho-cai.c, too-many.c, opening.c).
 */
#pragma once

#include "state.h"

/* Notes which cards of @deck all have seen at cho cái, before the hand was dealt from it: the first card of the nọc, which the cái
 * gets, and the uppermost card of one seat's pile or, where that leaves no remainder and the house turns up another, several of that pile,
 * which stay in it. They all follow from the places of the cards alone, so that a deck determines them as a seed does. */
void chieu_to_tom_note_seen (State *s, const ChieuCard *deck);
/* In strict play, and as often as the house wants it, gives one seat a surplus card, the last one of the nọc. */
void chieu_to_tom_deal_too_many (State *s);
/* Returns: the yêu among @faces, as bits, that go before other yêu: 1n, else the other black ones; 0: there is no black one */
uint32_t chieu_to_tom_find_first_yeu (uint32_t faces);
/* Returns: whether @seat can and should give a card back before the hands are in play */
bool chieu_to_tom_must_return (const State *s, int seat);
/* Returns: whether @seat must give a card back and could not do so rightly once its cards of @face are bound */
bool chieu_to_tom_evades (const State *s, int seat, ChieuCard face);
/* List, judge and make the giving back of a surplus card, as ChieuGame.moves, check and apply. */
int chieu_to_tom_list_returns (const State *s, int seat, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_return (const State *s, int seat, ChieuCard face, bool *possible);
void chieu_to_tom_do_return (State *s, int seat, ChieuCard face);
/* Returns: whether three or four equal cards wait to be laid or declared */
bool chieu_to_tom_must_open (const Seat *seat);
/* Asks whoever has something to do before the hands are in play. */
void chieu_to_tom_ask_opening (State *s);
/* List, judge and make the moves of the opening, as ChieuGame.moves, check and apply. */
int chieu_to_tom_list_opening (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_opening (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_opening (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Returns: whether @seat may still declare the laid khàn or thiên khai of @face bất thực */
bool chieu_to_tom_may_take_back (const State *s, int seat, ChieuCard face);
/* Takes the khàn or thiên khai of @face, where that may be done, back into the hand as bất thực, with its cup. */
void chieu_to_tom_take_back (State *s, int seat, ChieuCard face);
/* Fills @deck for the hand of @seed: seat by seat, then the cái's card, then the nọc from its top. Returns: @carry with the
 * cái */
ChieuCarry chieu_to_tom_shuffle (const ChieuRules *rules, const ChieuCarry *carry, uint64_t seed,
                                 ChieuCard deck[CHIEU_TO_TOM_CARDS]);
