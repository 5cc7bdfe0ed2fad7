/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a hand of Tổ tôm stands, as its owner can know it: how far it is, which
 * cards would bring it nearer, and what comes of what the owner may do.
 */
#pragma once

#include "outlook.h"
#include "rules/to-tom/to-tom.h"

G_BEGIN_DECLS

/* Whether @seat holds a card more than between turns. */
gboolean chieu_outlook_is_full (const ChieuToTomState *state, int seat);

/* Returns: the cards that @seat lacks with what it holds now, or CHIEU_OUTLOOK_FAR */
int chieu_outlook_distance (const ChieuToTomState *state, int seat);

/**
 * chieu_outlook_look:
 * @state: @seat holds as many cards as between turns (20, 24); what others hold is not looked at
 *
 * A card helps if it wins, or if @seat, were it at its gate, could take it without a fault and lacked a card fewer then.
 * A face that @seat may not take is none of these; with a single card lacking, every card that wins is.
 */
void chieu_outlook_look (const ChieuToTomState *state, int seat, ChieuOutlook *outlook);

/**
 * chieu_outlook_discards:
 * @state: @seat is to put a card down
 * @list: (out): CHIEU_TO_TOM_FACES long
 *
 * All cards that may go without a fault, the best first. Helpful cards are counted for those that leave the hand nearest.
 *
 * Returns: how many
 */
int chieu_outlook_discards (const ChieuToTomState *state, int seat, ChieuOutlookDiscard *list);

/**
 * chieu_outlook_after_claim:
 * @move: a clean ăn or phỗng of @seat, which must be asked
 * @count: whether helpful cards are to be counted
 *
 * How the hand stands once the claim is made and the best card is put down.
 */
void chieu_outlook_after_claim (const ChieuToTomState *state,
                                int                    seat,
                                const ChieuMove       *move,
                                gboolean               count,
                                ChieuOutlook          *outlook);

/* @card lies at @gate, where @source brought it (ChieuToTomSource), and only @seat is asked. */
void chieu_outlook_put_card (ChieuToTomState *state, ChieuCard card, int gate, int source, int seat);

G_END_DECLS
