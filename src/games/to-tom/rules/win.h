/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Winning, laying down and calling (win.c, call.c).
 */
#pragma once

#include "state.h"

void chieu_to_tom_do_win (State *s, int seat, ChieuCard card);
int chieu_to_tom_list_lay (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_lay (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_lay (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* The best legal reading of the winner's cards under the word that was said (@ho as in the state). */
bool chieu_to_tom_best_call (const State *s, int ho, ChieuScore *score, ChieuReading *reading);
/* Whether under the word @ho the winner's cards win at all. */
bool chieu_to_tom_word_wins (const State *s, int ho);
/* Returns: the word under which the winner's cards are read, 0: none; also gives the best reading (nullable) and its score */
int chieu_to_tom_word (const State *s, ChieuScore *score, ChieuReading *reading);
/* Whether under the word @ho the khàn bất thực of the winner need not lie in one phu. */
bool chieu_to_tom_spreads (const State *s, int ho);
/* Whether, so read, a khàn bất thực of the winner lies in one phu only. */
bool chieu_to_tom_lies_in_a_lump (const State *s);
/* Whether one legal reading has all cước of @cuoc. */
bool chieu_to_tom_call_holds (const State *s, const uint8_t *cuoc, int n);
/* Whether the khàn bất thực of @seat lie in two phu or more in some reading that wins with @card. */
bool chieu_to_tom_bat_thuc_spread (const State *s, int seat, ChieuCard card);
/* Whether @seat wins with the card at the gate and is paid for it: a seat that only wins by a bất thực một cục may pass. */
bool chieu_to_tom_must_u (const State *s, int seat);
