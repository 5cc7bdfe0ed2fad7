/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Offers several things to choose one by its picture. The property "selected" has the id of the one that is chosen; "title" is
 * what a screen reader calls them all.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_TILES (chieu_tiles_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTiles, chieu_tiles, CHIEU, TILES, GtkWidget)

/**
 * chieu_tiles_add_tile:
 * @id: how "selected" names it
 * @picture: (transfer floating): the picture on the tile
 * @name: what a screen reader says
 * @shows_name: whether the name stands below the picture; else it is the tooltip of the tile
 *
 * Adds one more to choose from; the first one added is chosen.
 */
void chieu_tiles_add_tile (ChieuTiles *self, const char *id, GtkWidget *picture, const char *name, gboolean shows_name);

/* Returns: (nullable): the id of the one that is chosen */
const char *chieu_tiles_get_selected (ChieuTiles *self);
/* Chooses the tile @id; an unknown id changes nothing. */
void chieu_tiles_set_selected (ChieuTiles *self, const char *id);
