/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/to-tom/match/table-hand.h"

#define CHIEU_TYPE_SCORER_CARDS (chieu_scorer_cards_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerCards, chieu_scorer_cards, CHIEU, SCORER_CARDS, GtkWidget)

/**
 * ChieuScorerCards:
 *
 * The page on which a hand of a real table is put together from the deck: by clicks, by dragging, by keys, or typed.
 *
 * "changed" (): the person has changed the hand, or the phu that is being put together. The functions below do not emit it.
 */

/* Returns: (transfer floating): the page; it shows and changes @hand, which has to outlive it. */
GtkWidget *chieu_scorer_cards_new (ChieuTableHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Shows another hand, which something else has put in place of the one before: the next cards go into the fan, and a phu that is being put
 * together is forgotten. */
void chieu_scorer_cards_begin_hand (ChieuScorerCards *self);

/* Shows the hand anew, after something else has changed it. */
void chieu_scorer_cards_refresh (ChieuScorerCards *self);

/* Sets the size of the window, in pixels: cards become as large as it has room for. In a narrow window the hand lies below the deck instead
 * of beside it. */
void chieu_scorer_cards_set_room (ChieuScorerCards *self,
                                  int               width,
                                  int               height);
