/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few cards lying side by side, for result pages and choices: a phu, a hand.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define CHIEU_TYPE_CARD_STRIP (chieu_card_strip_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCardStrip, chieu_card_strip, CHIEU, CARD_STRIP, GtkWidget)

/**
 * chieu_card_strip_new:
 * @game: whose deck the cards are of
 * @cards: @n faces (or CHIEU_CARD_HIDDEN), from the lowest on; copied. A strip holds any hand (CHIEU_HAND_MAX)
 * @height: of a card in pixels; it is rounded down to a step of the faces
 *
 * The cards overlap so that each one's characters stay free. The accessible label names them.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *chieu_card_strip_new (const ChieuGame *game, const ChieuCard *cards, int n, int height) G_GNUC_WARN_UNUSED_RESULT;

/* Marks the card at @place, from 0, as the winning one; the label says it, too. */
void chieu_card_strip_mark_win (ChieuCardStrip *self, int place);

/* Changes the height of its cards, in pixels; it is rounded down likewise. */
void chieu_card_strip_set_height (ChieuCardStrip *self, int height);

/* Returns: the width of a strip of @n cards of @deck that are @height high, both in pixels */
int chieu_card_strip_width (const ChieuDeck *deck, int n, int height);
