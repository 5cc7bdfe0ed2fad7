/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture with words: a few cards on a small mat, and below them or beside them words about what they stand for.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define CHIEU_TYPE_PICTURE_TILE (chieu_picture_tile_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPictureTile, chieu_picture_tile, CHIEU, PICTURE_TILE, GtkWidget)

/**
 * chieu_picture_tile_new:
 * @mat: id of the mat on which the cards lie (mat/widgets/mats.h)
 * @words: (transfer floating): what stands beside the picture
 *
 * Returns: (transfer floating): a tile without cards
 */
GtkWidget *chieu_picture_tile_new (const char *mat, GtkWidget *words) G_GNUC_WARN_UNUSED_RESULT;

/* Lays the first CHIEU_CARD_BUNCH_MAX (mat/widgets/card-bunch.h) of @n cards of @deck, at least one, on the mat in place of those before. */
void chieu_picture_tile_set_cards (ChieuPictureTile *self, const ChieuDeck *deck, const ChieuCard *cards, int n);

/**
 * chieu_picture_tile_set_shape:
 * @beside: whether the words stand at the right of the picture, else below it
 * @share: the picture's part of the tile's width if the words are beside it, else its height as a part of the tile's width; above 0,
 *         below 1
 */
void chieu_picture_tile_set_shape (ChieuPictureTile *self, gboolean beside, float share);
