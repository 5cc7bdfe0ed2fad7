/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of cards in running text: no line ends between the two words of “4 Văn”. The letters of the text stay as they are, for those who
 * hear it, copy it or look for it.
 */
#pragma once

#include <gtk/gtk.h>

/* Adds to @attributes that no line of @text breaks inside the name of a card that is written as two words, in the language of the
 * session. */
void chieu_card_names_keep_whole (PangoAttrList *attributes, const char *text);

/* Keeps the names of cards in @label whole, also when its text is changed later. Labels of chieu_text_new() and chieu_gloss_mark() do so
 * anyway. Returns: (transfer none): @label */
GtkWidget *chieu_card_names_watch (GtkWidget *label);
