/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the page of the help that F1 opens. A place is a word: the name of the window, or
 * of a widget in which the focus is, as gtk_widget_set_name() gave it.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/app-game.h"
#include "match/match.h"

/* The places in the help itself: its window, and the window that lists words. */
#define CHIEU_HELP_PLACE_HELP "help"
#define CHIEU_HELP_PLACE_WORDS "words"

/* For tests. Returns: (nullable): line number @i of all, from 0, those of the games at the end; NULL beyond the last one */
const ChieuHelpPlaceRow *chieu_help_place_get (int i);

/* For tests. Returns: the page about @place; the contents if no page is about it */
const char *chieu_help_place_to_xref (const char *place);

/* Returns: the place where the person is in @window */
typedef const char *(*ChieuHelpPlaceFunc) (GtkWindow *window);
/* From now on @func says which place @window shows, instead of the name of the widget in focus. */
void chieu_help_place_set_func (GtkWindow *window, ChieuHelpPlaceFunc func);

/* Returns: the page about the place where the person is in @window (nullable); without a window the contents */
const char *chieu_help_place_find (GtkWindow *window);

/* For tests. Returns: what a seat that is asked, and observes @view, is to do in @game, as a place of that game: "opening", "claim",
 * "chan-discard"; "table" if the game names no place for it */
const char *chieu_help_place_of_view (const ChieuGame *game, const void *view);

/* Returns: what the person is to do in @match (nullable) at this moment, as a place of its game, as above; "table" if nothing is
 * asked */
const char *chieu_help_place_of_match (ChieuMatch *match);
