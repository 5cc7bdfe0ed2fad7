/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Winning (win.c).
 */
#pragma once

#include "state.h"

/* Returns: the reason why @seat may not win with @card, CHIEU_CARD_NONE for thiên ù; CHIEU_CHAN_OK: it may */
ChieuReason chieu_chan_judge_u (const State *s, int seat, ChieuCard card);
/* Returns: whether @seat may win with @card, by the cards alone: quick, but whether xuông may win is not checked */
bool chieu_chan_wins (const State *s, int seat, ChieuCard card);
/* Lets @seat win with @card, or with what it was dealt (CHIEU_CARD_NONE): it is to call. */
void chieu_chan_do_win (State *s, int seat, ChieuCard card);
