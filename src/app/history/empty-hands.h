/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a page shows as long as no hands were played: a few cards, and a sentence that says what will be listed here.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/**
 * chieu_empty_hands_new:
 * @game: (nullable): whose cards are seen; NULL: those of the first one
 * @sentence: (nullable): NULL if it is set later
 *
 * Returns: (transfer floating): a column in the middle of its room
 */
GtkWidget *chieu_empty_hands_new (const ChieuGame *game, const char *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* @empty: made by chieu_empty_hands_new() */
void chieu_empty_hands_set_sentence (GtkWidget *empty, const char *sentence);
