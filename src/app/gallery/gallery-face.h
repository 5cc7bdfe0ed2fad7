/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a card in the gallery. It is as large as the room that the widget gets allows.
 */
#pragma once

#include <gtk/gtk.h>

#include "gallery-deck.h"

#define CHIEU_TYPE_GALLERY_FACE (chieu_gallery_face_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGalleryFace, chieu_gallery_face, CHIEU, GALLERY_FACE, GtkWidget)

/* Returns: (transfer floating): a widget that shows no card yet. @height: it asks for the room of a card as high as this, in pixels; if 0, it
 * asks for no room and takes what it gets */
GtkWidget *chieu_gallery_face_new (int height) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @card of @deck, or its back with CHIEU_CARD_HIDDEN, and names it for a screen reader. @deck is kept, not copied, and has to
 * outlive @self. */
void chieu_gallery_face_set_card (ChieuGalleryFace *self, const ChieuGalleryDeck *deck, ChieuCard card);
