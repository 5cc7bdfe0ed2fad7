/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Putting a card down, at one's own gate or in return (discard.c).
 */
#pragma once

#include "state.h"

/* List, judge and make the moves of the seat that puts a card down, as ChieuGame.moves, check and apply. */
int chieu_chan_list_discards (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_discard (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_discard (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
