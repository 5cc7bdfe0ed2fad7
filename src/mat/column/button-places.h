/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons that stand each in a place of its own, counted from below: whatever else is there or not, a button is found
 * where it always is.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_BUTTON_PLACES (chieu_button_places_get_type ())
G_DECLARE_FINAL_TYPE (ChieuButtonPlaces, chieu_button_places, CHIEU, BUTTON_PLACES, GtkWidget)

/* Returns: (transfer floating): no button yet, in one column. */
GtkWidget *chieu_button_places_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_button_places_add:
 * @button: (transfer floating): it takes its place while it is visible
 * @place: from 0, the lowest, up
 *
 * Adds @button in @place. Where two of one place are seen at once, the one that was added later stands in the next free place
 * above. The last place is never below another button.
 */
void chieu_button_places_add (ChieuButtonPlaces *self, GtkWidget *button, int place);

/* Removes all buttons. */
void chieu_button_places_clear (ChieuButtonPlaces *self);

/* How many places are beside each other, 1 at least: the first ones from the right. */
void chieu_button_places_set_columns (ChieuButtonPlaces *self, int columns);

/* Returns: the least width in pixels that the buttons which are there now need in @columns (at least 1). */
int chieu_button_places_find_width (ChieuButtonPlaces *self, int columns);

/* Returns: the least height in pixels that the buttons which are there now need in @columns (at least 1) that share @width pixels. */
int chieu_button_places_find_height (ChieuButtonPlaces *self, int columns, int width);
