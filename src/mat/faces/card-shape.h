/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape of the cards of a deck.
 */
#pragma once

#include <glib.h>

#include "rules/card.h"

/* Returns: how wide a card of @deck is that has this @height. */
float chieu_card_width (const ChieuDeck *deck, float height);
