/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tile of the front room: a picture of some cards on a small mat, and words below it or to its right, such as the name of the
 * game.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

#define CHIEU_TYPE_PICTURE_TILE (chieu_picture_tile_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPictureTile, chieu_picture_tile, CHIEU, PICTURE_TILE, GtkWidget)

/**
 * chieu_picture_tile_new:
 * @mat: id of the mat on which the cards lie (mat/widgets/mats.h)
 * @words: (transfer floating): the widget with the words, below the picture or to its right
 *
 * Returns: (transfer floating): a tile without cards, with its words below the picture until chieu_picture_tile_set_shape() says
 * otherwise
 */
GtkWidget *chieu_picture_tile_new (const char *mat, GtkWidget *words) G_GNUC_WARN_UNUSED_RESULT;

/* Lays @cards, @n faces of @deck, on the mat in place of those before. @n is at least 1; cards beyond CHIEU_CARD_BUNCH_MAX
 * (mat/widgets/card-bunch.h) are left out. @cards is copied. */
void chieu_picture_tile_set_cards (ChieuPictureTile *self, const ChieuDeck *deck, const ChieuCard *cards, int n);

/**
 * chieu_picture_tile_set_shape:
 * @beside: TRUE: the words stand to the right of the picture; FALSE: below it
 * @share: above 0, below 1; if @beside, the width of the picture divided by that of the tile; otherwise the least height of the picture
 *         divided by the width of the tile
 *
 * Sets where the words stand, and how large the picture is. It is never lower than some least height, and becomes higher if the tile is
 * given more height than it asked for.
 */
void chieu_picture_tile_set_shape (ChieuPictureTile *self, gboolean beside, float share);
