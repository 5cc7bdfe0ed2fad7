/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The large card of a game on the home page: three faces of its deck on a mat, its name, and how far the person has learnt it.
 */
#pragma once

#include "home-facts.h"

#define CHIEU_TYPE_GAME_TILE (chieu_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGameTile, chieu_game_tile, CHIEU, GAME_TILE, GtkButton)

/* @mat: id of the mat on which its cards lie. Returns: (transfer floating): a button that opens the game's page */
GtkWidget *chieu_game_tile_new (const ChieuAppGame *game, const char *mat) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the present facts of the game. */
void chieu_game_tile_show (ChieuGameTile *self, const ChieuHomeGame *game);
/* Sets how many tiles stand beside each other, including this one. A single tile is a row, with the words at the right of the
 * picture; so is one of two with large letters (app/letters.h), as they are when this is called. */
void chieu_game_tile_set_columns (ChieuGameTile *self, int columns);
