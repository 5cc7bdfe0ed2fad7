/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand without chắn, before anybody plays (opening.c).
 */
#pragma once

#include "state.h"

/* Begins the play: with the seats that may lay down a hand without chắn, or with the cái. */
void chieu_chan_begin_play (State *s);

/* List, judge and make the moves of the opening, as ChieuGame.moves, check and apply. */
int chieu_chan_list_opening (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_opening (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_opening (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
