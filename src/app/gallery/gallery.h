/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gallery: the cards of all decks side by side, and each one large. Return
 * or a click shows a card, the arrows left and right the ones beside it.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define CHIEU_TYPE_GALLERY (chieu_gallery_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGallery, chieu_gallery, CHIEU, GALLERY, GtkWidget)

/* Returns: (transfer floating): the gallery, with the first deck; chieu_gallery_show_all() fills it */
GtkWidget *chieu_gallery_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the cards of the deck shown last, side by side. */
void chieu_gallery_show_all (ChieuGallery *self);
/* Shows one card of @game large, or the back with CHIEU_CARD_HIDDEN. What the card means in this game comes first. @game has to
 * be in the register of games. */
void chieu_gallery_show_card (ChieuGallery *self, const ChieuGame *game, ChieuCard card);

/* Goes back from a large card to all cards if the person chose it among them. Returns: FALSE if there was no such step */
gboolean chieu_gallery_go_back (ChieuGallery *self);
