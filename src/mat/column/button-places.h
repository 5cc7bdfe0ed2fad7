/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons that each have a place of their own, counted from below, so that a button is always found in the same place, whichever
 * others are shown.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_BUTTON_PLACES (chieu_button_places_get_type ())
G_DECLARE_FINAL_TYPE (ChieuButtonPlaces, chieu_button_places, CHIEU, BUTTON_PLACES, GtkWidget)

/* Returns: (transfer floating): the widget, without buttons, in one column */
GtkWidget *chieu_button_places_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_button_places_add:
 * @button: (transfer floating): it takes its place while it is visible
 * @place: 0, the lowest, … CHIEU_MOVES_MAX
 *
 * Adds @button in @place. If two of one place are visible at once, the one that was added later stands in the next free place
 * above; a button whose own place is taken in this way moves up likewise.
 */
void chieu_button_places_add (ChieuButtonPlaces *self, GtkWidget *button, int place);

/* Removes all buttons. */
void chieu_button_places_clear (ChieuButtonPlaces *self);

/* Set how many places are beside each other, at least 1, with the lowest numbers on the right; and return it. */
void chieu_button_places_set_columns (ChieuButtonPlaces *self, int columns);
int chieu_button_places_get_columns (ChieuButtonPlaces *self);

/* Returns: the least width in pixels that the buttons which are there now need in @columns columns, at least 1 */
int chieu_button_places_find_width (ChieuButtonPlaces *self, int columns);

/* Returns: the least height in pixels that the buttons which are there now need in @columns columns, at least 1, that share @width
 * pixels */
int chieu_button_places_find_height (ChieuButtonPlaces *self, int columns, int width);
