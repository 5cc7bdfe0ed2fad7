/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape of the cards of a deck, and their colours.
 */
#pragma once

#include <glib.h>

#include "rules/card.h"

/* All cards but those of French suits are this many times as high as they are wide. */
#define CHIEU_STRIP_SHAPE 4.0f

/* The radius of the corners of a card, in parts of its width. */
#define CHIEU_CARD_CORNER (13 / 250.0)

/* The colours of printed cards (GdkRGBA): the paper, the ink, that of red cards, and that of labels. */
#define CHIEU_CARD_PAPER { 0xf4 / 255.0f, 0xea / 255.0f, 0xd3 / 255.0f, 1 }
#define CHIEU_CARD_INK { 0.129f, 0.11f, 0.098f, 1 }
#define CHIEU_CARD_RED { 0.769f, 0.224f, 0.169f, 1 }
#define CHIEU_CARD_LIGHT { 0.992f, 0.973f, 0.925f, 1 }

/* The line round what is pointed at (GdkRGBA), and the dark edge of that line. */
#define CHIEU_POINTED_LINE { 0.98f, 0.72f, 0.10f, 1 }
#define CHIEU_POINTED_EDGE { 0.33f, 0.16f, 0.02f, 1 }

/* Returns: the width of a card of @deck with this @height, in the same unit */
float chieu_card_width (const ChieuDeck *deck, float height);
