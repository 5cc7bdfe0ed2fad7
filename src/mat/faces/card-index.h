/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's label of a card, in two strengths: a figure on a tab whose shape is the suit, below the characters; or the card's
 * name, large, in their place.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/card.h"

/* The strengths of the label. */
typedef enum
{
  CHIEU_INDEX_NONE,
  CHIEU_INDEX_TAB,               /* the figure on its tab */
  CHIEU_INDEX_LARGE,             /* the name, about half as wide as the card, or less where a fan leaves less free; it grows with
                                  * the text */
} ChieuCardIndex;

/* Sets the label of all cards of the program; none at first. All widgets that show cards are drawn anew. */
void chieu_card_index_set_shown (ChieuCardIndex index);
/* Returns: the label of all cards */
ChieuCardIndex chieu_card_index_get_shown (void);

/**
 * chieu_card_index_snapshot:
 * @widget: on which it is drawn
 * @card: a face of @deck
 * @height: of the card in pixels
 * @strip: pixels of the card's top that another card leaves free; the label then lies in this strip, the figure beside the characters,
 * the name over the whole strip; 0: no card lies over its lower part
 * @beside: pixels of the card's left side that another card leaves free; the name is no wider; 0: no card lies over its right side
 * @index: the label
 *
 * Draws the label of a card that lies at the origin of @snapshot, unless the picture itself shows the name in letters. On a small card
 * only the figure is drawn, larger.
 */
void chieu_card_index_snapshot (GtkWidget       *widget,
                                GtkSnapshot     *snapshot,
                                const ChieuDeck *deck,
                                ChieuCard        card,
                                int              height,
                                int              strip,
                                int              beside,
                                ChieuCardIndex   index);

/* Returns: how far down the label @index reaches from the top of a card of @height over whose lower part no card lies, in pixels; 0:
 * it has no label. @beside: as in chieu_card_index_snapshot() */
float chieu_card_index_find_bottom (GtkWidget       *widget,
                                    const ChieuDeck *deck,
                                    ChieuCard        card,
                                    int              height,
                                    int              beside,
                                    ChieuCardIndex   index);
