/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_PLAYER_ROW (chieu_player_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPlayerRow, chieu_player_row, CHIEU, PLAYER_ROW, AdwEntryRow)

/**
 * ChieuPlayerRow:
 *
 * The name and the portrait of one who sits at the mat.
 *
 * "refused" (const char *why): the name that was typed cannot be taken.
 */

/* @seat: as in players.h. Returns: (transfer floating): the row for its player */
GtkWidget *chieu_player_row_new (GSettings *settings, int seat) G_GNUC_WARN_UNUSED_RESULT;
