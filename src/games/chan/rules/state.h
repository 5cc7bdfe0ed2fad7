/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and what a seat does with its cards (seat.c).
 * Each header of this folder that includes this one is about one part of the play, and reads or changes this one state.
 */
#pragma once

#include "chan.h"

#include <string.h>

typedef ChieuChanState State;
typedef ChieuChanSeat Seat;

/* Returns: the ăn of @face with @with of the hand; @wrong: the eaten card on top (trái vỉ) */
ChieuMove chieu_chan_eat_move (ChieuCard face, ChieuCard with, bool wrong);
/* Removes @n cards of @face from the hand of @seat, which has them, with everybody watching. */
void chieu_chan_take (State *s, int seat, ChieuCard face, int n);
/* Lays the cards of the ăn or chíu @move on the mat; those of the hand are gone already. */
void chieu_chan_lay (Seat *seat, const ChieuMove *move);
/* Notes a fault of @seat at the present move, each reason once; @a and @b are cards that it is about, or CHIEU_CARD_NONE. An open
 * fault makes the seat báo. */
void chieu_chan_note_fault (State *s, int seat, int reason, ChieuCard a, ChieuCard b, ChieuEvents *events);
/* Returns: whether @seat, which takes part in the hand, is báo */
bool chieu_chan_is_bao (const State *s, int seat);
