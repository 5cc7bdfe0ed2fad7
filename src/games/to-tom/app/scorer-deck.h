/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/games.h"

#define CHIEU_TYPE_SCORER_DECK (chieu_scorer_deck_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerDeck, chieu_scorer_deck, CHIEU, SCORER_DECK, GtkWidget)

/**
 * ChieuScorerDeck:
 *
 * The whole deck in a grid, a line or two for each suit, with how many of each card are left. The arrow keys go from card to
 * card; Return takes one.
 *
 * "picked" (int card): a card is taken.
 * "dropped" (int place, int card): a card of the hand is dropped here: it goes back.
 */

/* Returns: (transfer floating): the deck, of which nothing is taken */
GtkWidget *chieu_scorer_deck_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows that @left of each face, none to all four, are left. */
void chieu_scorer_deck_set_left (ChieuScorerDeck *self,
                                 const int        left[CHIEU_TO_TOM_FACES]);

/* Sets the height of the cards, in pixels. */
void chieu_scorer_deck_set_card_height (ChieuScorerDeck *self, int height);

/* The cards of a line of the deck; in a narrow room there are half as many. */
#define CHIEU_SCORER_DECK_LINE 10

/* Lays each suit in two lines of five cards if @narrow, else in one of ten. */
void chieu_scorer_deck_set_narrow (ChieuScorerDeck *self, gboolean narrow);
