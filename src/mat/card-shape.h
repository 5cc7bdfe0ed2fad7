/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape of the cards of a deck.
 */
#pragma once

#include <glib.h>

#include "rules/card.h"

G_BEGIN_DECLS

/* Returns: how wide a card of @deck is that has this @height. */
float chieu_card_width (const ChieuDeck *deck, float height);

/* Whether a card of @deck bears its number or letter large in the corner, and needs no label for learners. */
gboolean chieu_card_bears_figure (const ChieuDeck *deck);

G_END_DECLS
