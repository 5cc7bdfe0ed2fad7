/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Calling, and what is wrong with a call (call.c).
 */
#pragma once

#include "state.h"

/* List, judge and make the moves of the winner, who calls, as ChieuGame.moves, check and apply. @seat is the winner; a call that is
 * made was judged possible. */
int chieu_chan_list_calls (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_call (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_call (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* In both @call has @n cước (ChieuChanCuoc), 1 … CHIEU_CUOC_MAX, as a possible call has; @s is a hand that somebody won. */

/* Lists the cước of @call that the winner does not have, each as often as it is called too often. Returns: how many */
int chieu_chan_list_false_cuoc (const State *s, const uint8_t *call, int n, uint8_t wrong[CHIEU_CUOC_MAX]);
/* Returns: whether the hand has bạch thủ, bạch thủ chi or a picture (each of which includes bạch thủ), and @call names none of
 * them */
bool chieu_chan_forgets_bach_thu (const State *s, const uint8_t *call, int n);
