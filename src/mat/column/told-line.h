/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Something that happened at the mat, as a line to be read: the sentence, and the cards that everybody saw.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/**
 * chieu_told_line_new:
 * @game: whose deck the cards are of
 * @text: the sentence; it names the cards
 * @cards: @n of them, 0: none; the pictures are not read out, since the sentence names them
 * @height: of a card in pixels
 *
 * Returns: (transfer floating): the line; its text wraps
 */
GtkWidget *chieu_told_line_new (const ChieuGame *game,
                                const char      *text,
                                const ChieuCard *cards,
                                int              n,
                                int              height) G_GNUC_WARN_UNUSED_RESULT;

/* Changes the height of the cards of @line, in pixels; a line without cards stays as it is. */
void chieu_told_line_set_card_height (GtkWidget *line, int height);

/* For tests. Returns: the sentence of @line */
const char *chieu_told_line_get_text (GtkWidget *line);
