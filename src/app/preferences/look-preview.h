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

/* Returns: a card to show names on: those of a deck whose cards do not bear them by themselves. @place: 0 … 2.
 * @deck: (out): what it is a face of */
ChieuCard chieu_look_preview_get_card (int place, const ChieuDeck **deck);
