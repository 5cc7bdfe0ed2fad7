/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Winning (win.c).
 */
#pragma once

#include "state.h"

/* Why @seat may not win with @card, CHIEU_CARD_NONE for thiên ù; CHIEU_CHAN_OK: it may. */
ChieuReason chieu_chan_judge_u (const State *s, int seat, ChieuCard card);
/* The same by the cards alone, quickly; whether xuông may win is not checked. */
bool chieu_chan_wins (const State *s, int seat, ChieuCard card);
void chieu_chan_do_win (State *s, int seat, ChieuCard card);
