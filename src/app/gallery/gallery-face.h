/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card of the gallery: its picture, as large as it is given room.
 */
#pragma once

#include <gtk/gtk.h>

#include "gallery-deck.h"

#define CHIEU_TYPE_GALLERY_FACE (chieu_gallery_face_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGalleryFace, chieu_gallery_face, CHIEU, GALLERY_FACE, GtkWidget)

/* Returns: (transfer floating): a widget that shows no card yet. @height: the height of the card for which it asks room, in pixels; 0: it
 * takes the room that it is given */
GtkWidget *chieu_gallery_face_new (int height) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @card of @deck, or its back with CHIEU_CARD_HIDDEN, and names it for a screen reader. */
void chieu_gallery_face_set_card (ChieuGalleryFace *self, const ChieuGalleryDeck *deck, ChieuCard card);
