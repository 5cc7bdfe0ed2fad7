/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's label of a card: its figure on a tab whose shape is the suit.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/card.h"

G_BEGIN_DECLS

/* Draws the label of @card, a face of @deck, onto a card of @height at the origin of @snapshot. */
void chieu_card_index_snapshot (GtkWidget       *widget,
                                GtkSnapshot     *snapshot,
                                const ChieuDeck *deck,
                                ChieuCard        card,
                                int              height);

G_END_DECLS
