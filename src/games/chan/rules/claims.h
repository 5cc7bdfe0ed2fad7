/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card at a gate: who is asked, the answers in their order, and the draw (claims.c, resolve.c, flow.c).
 */
#pragma once

#include "state.h"

/* Puts @card at a gate, as chieu_eating_put_card(), and asks the seats that have something to say. */
void chieu_chan_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* Finds the seats that are asked about the card: the one in turn, and those that may win with it or take it by chíu; in the strict
 * way all that may claim anything. Sets can_u. Returns: them, as bits */
unsigned chieu_chan_find_interested (State *s);
/* Returns: the seat that may not take the card because it put it there itself; −1: none */
int chieu_chan_find_former_owner (const State *s);
/* Returns: the fault of @seat leaving a card that the house wants taken, or CHIEU_CHAN_OK */
ChieuReason chieu_chan_judge_leaving (const State *s, int seat);
/* Returns: whether @move leaves the card: is boc, nhuong, duoi or qua */
bool chieu_chan_is_pass (const ChieuMove *move);
/* List, judge and take the answers to a card at a gate, as ChieuGame.moves, check and apply. */
int chieu_chan_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Settles the card when all have answered: the answer that goes before the others wins with it, takes it or leaves it. */
void chieu_chan_resolve (State *s, ChieuEvents *events);

/* Turns the next card of the nọc at the gate of @seat, or ends the hand if there is none. */
void chieu_chan_draw (State *s, int seat, ChieuEvents *events);
