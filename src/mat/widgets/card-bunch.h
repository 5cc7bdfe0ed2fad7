/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few cards as one holds them, spread round a point below: a picture that stands for a deck or a hand.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define CHIEU_TYPE_CARD_BUNCH (chieu_card_bunch_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCardBunch, chieu_card_bunch, CHIEU, CARD_BUNCH, GtkWidget)

/* The most cards of one bunch. */
#define CHIEU_CARD_BUNCH_MAX 32

/**
 * chieu_card_bunch_new:
 * @deck: whose cards they are
 * @cards: @n faces from left to right, at most CHIEU_CARD_BUNCH_MAX; copied
 *
 * The cards are as large as the room allows, and hidden from a screen reader: the thing that they stand for has a name.
 *
 * Returns: (transfer floating): the widget; it asks for no room by itself
 */
GtkWidget *chieu_card_bunch_new (const ChieuDeck *deck, const ChieuCard *cards, int n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_card_bunch_set_held:
 * @is_held: whether the cards come up from the lower edge as a hand does. They are then larger, their lower parts hang out of the room, and
 * the widget around them has to clip them; otherwise all of each card is inside the room.
 */
void chieu_card_bunch_set_held (ChieuCardBunch *self, gboolean is_held);
