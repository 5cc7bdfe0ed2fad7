/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card at a gate: who is asked, the answers in their order, and the draw (claims.c, resolve.c, flow.c).
 */
#pragma once

#include "state.h"

void chieu_chan_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* Seats that have something to say about the card, whose turn it is among them; sets can_u. */
unsigned chieu_chan_find_interested (State *s);
/* The seat that may not take the card because it put it there itself; −1: none. */
int chieu_chan_own_card (const State *s);
/* The fault of @seat leaving the card where the house has it taken, or CHIEU_CHAN_OK. */
ChieuReason chieu_chan_must_take (const State *s, int seat);
/* Whether @move leaves the card: boc, nhuong, duoi or qua. */
bool chieu_chan_is_pass (const ChieuMove *move);
int chieu_chan_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
void chieu_chan_resolve (State *s, ChieuEvents *events);
void chieu_chan_draw (State *s, int seat, ChieuEvents *events);
