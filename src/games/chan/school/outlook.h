/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds how far a hand of Chắn is from a win, and tries cards in it to see what could be done with them.
 */
#pragma once

#include "school/coach/outlook.h"
#include "games/chan/rules/chan.h"

extern const ChieuOutlookGame chieu_outlook_chan;

/**
 * chieu_chan_find_distance:
 * @hand: free cards; with the mat 19
 * @mat_chan: chắn that lie on the mat
 *
 * Each card that comes makes one set, which may be a chắn; for each but the last another card goes. So each card that comes leaves two
 * cards fewer that lie alone, and the last one pairs the only card that still does. Which cards faults bar, and which are left in the
 * deck, is not considered. Part of chieu_outlook_chan; public for tests.
 *
 * Returns: the least number of cards that have to come, or CHIEU_OUTLOOK_FAR if the hand cannot win: there are never six chắn, or
 *   chi chi, beside six, is the only card left
 */
int chieu_chan_find_distance (const guint8 hand[CHIEU_CHAN_FACES], int mat_chan);

/* Lets @seat, which drew the card at its gate, pass it on, which binds it. */
void chieu_chan_outlook_leave (ChieuChanState *state, int seat);

/* Puts @card at @gate, as brought there by @source (ChieuEatingSource), and lets only @seat be asked. */
void chieu_chan_outlook_put_card (ChieuChanState *state, ChieuCard card, int gate, int source, int seat);
