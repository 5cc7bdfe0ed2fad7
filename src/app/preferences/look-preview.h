/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/card.h"

#define CHIEU_TYPE_LOOK_PREVIEW (chieu_look_preview_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLookPreview, chieu_look_preview, CHIEU, LOOK_PREVIEW, GtkWidget)

/**
 * ChieuLookPreview:
 *
 * A few cards and a line of text, as the settings have them now.
 */

/* Returns: (transfer floating): the preview of @settings */
GtkWidget *chieu_look_preview_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the line of text as it would be at @scale, 1 being the size of the system. */
void chieu_look_preview_set_text_scale (ChieuLookPreview *self, double scale);

/* Returns: card number @place, 0 … 2, of the three on which the names of cards are shown. @deck: (out): the deck that they belong to: one
 * whose cards do not bear their names by themselves, if a game has such a deck */
ChieuCard chieu_look_preview_get_card (int place, const ChieuDeck **deck);
