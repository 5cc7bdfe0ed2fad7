/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's label of a card, in two strengths: a figure on a tab whose shape
 * is the suit, below the characters; or the card's name, large, in their place.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/card.h"

typedef enum
{
  CHIEU_INDEX_NONE,
  CHIEU_INDEX_TAB,
  CHIEU_INDEX_LARGE,             /* at least a third of the card's width; grows with the text */
} ChieuCardIndex;

/* The label that the cards of the whole program bear; none at first. All that show cards draw themselves anew. */
void chieu_card_index_set_shown (ChieuCardIndex index);
ChieuCardIndex chieu_card_index_get_shown (void);

/* Draws the label @index of @card, unless its picture itself shows its name in letters: a face of @deck, onto a card of @height at the
 * origin of @snapshot. A small card bears what can still be read of it: the figure, larger. @strip: pixels of the card's top that
 * another card leaves free, in which the label then has its place: the figure beside the characters, the name over all of it; 0: none
 * lies over it. @beside: likewise of its left side: the name is no wider. */
void chieu_card_index_snapshot (GtkWidget       *widget,
                                GtkSnapshot     *snapshot,
                                const ChieuDeck *deck,
                                ChieuCard        card,
                                int              height,
                                int              strip,
                                int              beside,
                                ChieuCardIndex   index);

/* Returns: how far down from its top a card of @height that is not covered from above bears its label @index, in pixels; 0: it bears
 * none. */
float chieu_card_index_find_bottom (GtkWidget       *widget,
                                    const ChieuDeck *deck,
                                    ChieuCard        card,
                                    int              height,
                                    int              beside,
                                    ChieuCardIndex   index);
