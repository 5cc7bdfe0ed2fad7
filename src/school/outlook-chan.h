/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a hand of Chắn stands, as its owner can know it: how far it is, which cards
 * would bring it nearer, and what comes of what the owner may do.
 */
#pragma once

#include "outlook.h"
#include "rules/chan/chan.h"

G_BEGIN_DECLS

/**
 * chieu_chan_distance:
 * @hand: free cards; with the mat 19
 * @mat_chan: chắn that lie on the mat
 *
 * Each card that comes makes one set, and one card goes for it. So of the cards that lie alone two go at a time, and as many
 * chắn are won as cards come, but for the last one of a hand that has six chắn already. What is bound by faults, and what
 * is left in the deck, is not asked.
 *
 * Returns: the least number of cards that have to come, or CHIEU_OUTLOOK_FAR if there are never six chắn
 */
int chieu_chan_distance (const guint8 hand[CHIEU_CHAN_FACES], int mat_chan);

/* Whether @seat holds a card more than between turns. */
gboolean chieu_chan_outlook_is_full (const ChieuChanState *state, int seat);

/* Returns: the cards that @seat lacks with what it holds now, or CHIEU_OUTLOOK_FAR */
int chieu_chan_outlook_distance (const ChieuChanState *state, int seat);

/**
 * chieu_chan_outlook_look:
 * @state: @seat holds as many cards as between turns; what others hold is not looked at
 *
 * A card helps if it wins, or if @seat, had it drawn it, could take it without a fault and lacked a card fewer then.
 */
void chieu_chan_outlook_look (const ChieuChanState *state, int seat, ChieuOutlook *outlook);

/* As chieu_outlook_discards() of Tổ tôm; @list: CHIEU_CHAN_FACES long. */
int chieu_chan_outlook_discards (const ChieuChanState *state, int seat, ChieuOutlookDiscard *list);

/* How the hand stands once @move, a clean ăn or chíu of @seat, is made and the best card put down. */
void chieu_chan_outlook_after_claim (const ChieuChanState *state,
                                     int                   seat,
                                     const ChieuMove      *move,
                                     gboolean              count,
                                     ChieuOutlook         *outlook);

/* How the hand stands once @seat left the card at the gate, and is bound by that where it was its turn. */
void chieu_chan_outlook_after_passing (const ChieuChanState *state, int seat, ChieuOutlook *outlook);

/* @seat, who drew the card at its gate, passes it on: it is bound by that. */
void chieu_chan_outlook_leave (ChieuChanState *state, int seat);

/* @seat has drawn @card, or could take it out of turn at @gate; only it is asked. */
void chieu_chan_outlook_put_card (ChieuChanState *state, ChieuCard card, int gate, int source, int seat);

G_END_DECLS
