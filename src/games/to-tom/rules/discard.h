/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Putting a card down: a discard comes to the gate of the right neighbour, a returned card to the gate from which the seat took one
 * (discard.c).
 */
#pragma once

#include "state.h"

/* Returns: whether the hand of @seat has a card that breaks no rule on putting cards down. A hand without one has no choice: then any
 * card but a wrong yêu goes without a fault, and this is still false. */
bool chieu_to_tom_has_clean_discard (const State *s, int seat);

/* ChieuGame.gives_up_win: a card discarded though the dealt hand wins, which is no fault. */
bool chieu_to_tom_gives_up_thien_u (const void *state, int seat, const ChieuMove *move);

/* List, judge and make the moves of the seat that is to put a card down, as ChieuGame.moves, check and apply. Among them are the cái's
 * ù before its first discard, taking a khàn back as bất thực and, in strict play, putting nothing down. */
int chieu_to_tom_list_discards (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_discard (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_discard (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
