/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Winning, laying down and calling (win.c, call.c).
 */
#pragma once

#include "state.h"

/* Lets @seat win with @card, or with what it was dealt (CHIEU_CARD_NONE): from now on it lays down and calls. */
void chieu_to_tom_make_winner (State *s, int seat, ChieuCard card);

/* List, judge and make the moves of the winner, as ChieuGame.moves, check and apply; @seat is the winner's. */
int chieu_to_tom_list_lay (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_lay (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_lay (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Finds the best legal reading of the winner's cards under the word @ho: 0, CHIEU_TO_TOM_HO_PHONG or CHIEU_TO_TOM_HO_KHONG_PHONG,
 * whatever was said. @score: (out): of that reading, all zero if there is none; @reading: (out) (optional). Returns: whether there is
 * one */
bool chieu_to_tom_find_best_call (const State *s, int ho, ChieuScore *score, ChieuReading *reading);
/* Returns: whether under the word @ho the winner's cards win at all */
bool chieu_to_tom_word_wins (const State *s, int ho);
/* Returns: the word under which the winner's cards are read, 0: none. @score: (out): of the best reading under it; @reading: (out)
 * (optional): that reading */
int chieu_to_tom_find_word (const State *s, ChieuScore *score, ChieuReading *reading);
/* Returns: whether under the word @ho the khàn bất thực of the winner need not lie in one phu */
bool chieu_to_tom_may_spread (const State *s, int ho);
/* Returns: whether under the word that chieu_to_tom_find_word() finds a khàn bất thực of the winner lies in one phu only */
bool chieu_to_tom_lies_in_a_lump (const State *s);
/* Returns: whether one legal reading has all @n cước of @cuoc */
bool chieu_to_tom_call_holds (const State *s, const uint8_t *cuoc, int n);
/* Returns: whether the khàn bất thực of @seat lie in two phu or more in some reading that wins with @card;
 * true for a seat that has none, whether it wins or not */
bool chieu_to_tom_is_bat_thuc_spread (const State *s, int seat, ChieuCard card);
/* Returns: whether @seat wins with the card in play, its khàn bất thực in two phu or more, so that leaving the card is bỏ ù. A seat
 * that only wins by a bất thực một cục may leave it */
bool chieu_to_tom_must_u (const State *s, int seat);
