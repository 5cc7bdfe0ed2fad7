/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One card of the gallery, shown large, with everything that there is to say about it.
 */
#pragma once

#include <gtk/gtk.h>

#include "gallery-deck.h"

#define CHIEU_TYPE_GALLERY_CARD (chieu_gallery_card_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGalleryCard, chieu_gallery_card, CHIEU, GALLERY_CARD, GtkWidget)

/* Returns: (transfer floating): a widget that shows no card yet */
GtkWidget *chieu_gallery_card_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @card of @deck, or its back with CHIEU_CARD_HIDDEN. @deck is kept, not copied, and has to outlive @self. @game: (nullable): the one
 * of the deck's games that is described first */
void chieu_gallery_card_set_card (ChieuGalleryCard *self, const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);
/* Scrolls the text down by @steps steps of its scroll bar, or up if @steps is negative. */
void chieu_gallery_card_scroll (ChieuGalleryCard *self, int steps);
