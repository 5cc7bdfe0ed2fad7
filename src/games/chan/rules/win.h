/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges which seat may win with which card, and lets it win (win.c).
 */
#pragma once

#include "state.h"

/* Returns: whether @card completes the hand of @seat and has come from where the seat may win with it: from the nọc, from a player
 * if the house allows that, or by chíu. To be quick it does not check whether xuông may win */
bool chieu_chan_wins (const State *s, int seat, ChieuCard card);
/* Makes @seat the winner with @card, or with what it was dealt (CHIEU_CARD_NONE), and asks it to lay down and call. Whether it may
 * win is not checked. */
void chieu_chan_make_winner (State *s, int seat, ChieuCard card);
