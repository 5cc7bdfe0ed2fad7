/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fills a page on which no hands can be listed: a few cards, and a sentence that says why, or what will be listed there.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/**
 * chieu_empty_hands_new:
 * @game: (nullable): the game whose cards are seen; those of the first game if it is NULL, or a game that is not in chieu_app_games
 * @sentence: (nullable): the sentence below them; NULL if it is set later
 *
 * Returns: (transfer floating): a column in the middle of its room
 */
GtkWidget *chieu_empty_hands_new (const ChieuGame *game, const char *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the sentence of @empty, which chieu_empty_hands_new() made. */
void chieu_empty_hands_set_sentence (GtkWidget *empty, const char *sentence);
