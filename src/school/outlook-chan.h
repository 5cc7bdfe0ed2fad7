/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a hand of Chắn stands, as its owner can know it: how far it is, which cards
 * would bring it nearer, and what comes of what the owner may do.
 */
#pragma once

#include <glib.h>

#include "rules/chan/chan.h"

G_BEGIN_DECLS

/* More cards than are ever lacking: the hand cannot win. */
#define CHIEU_OUTLOOK_FAR 99

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

G_END_DECLS
