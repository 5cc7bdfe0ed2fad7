/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One word of the call as a tile that can be pressed and dragged. The value that is dragged is a G_TYPE_INT: the number of the
 * cước, or for a word of the line its place there, so that of two equal words the right one moves.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/words/words.h"

/* A word of the line is dragged as this plus its place; no cước has so high a number. */
#define CHIEU_CALL_WORD_PLACED 256

/**
 * chieu_call_word_new:
 * @words: the words of the game
 * @cuoc: the cước that the word stands for
 * @place: its place in the line, −1: it is one of those to choose from
 * @seats: how many play; some cước have another name with fewer
 * @key: (nullable): the key that adds it, shown beside the word
 * @css_class: "tile" or "chip"
 *
 * Returns: (transfer floating): a button with the cước's name, its rule as tooltip and description
 */
GtkWidget *chieu_call_word_new (const ChieuWords *words,
                                int               cuoc,
                                int               place,
                                int               seats,
                                const char       *key,
                                const char       *css_class) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the cước of a word made by chieu_call_word_new() */
int chieu_call_word_get_cuoc (GtkWidget *word);

/* Returns: the place of such a word in the line, or −1 */
int chieu_call_word_get_place (GtkWidget *word);
