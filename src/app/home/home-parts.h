/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts that several pages of the front room have.
 */
#pragma once

#include "home-facts.h"
#include "picture-tile.h"

/* (transfer floating): a button that looks like a card, with a title and (nullable) a line below it. @action: with its target, (nullable). */
GtkWidget *chieu_home_button_new (const char *title, const char *line, const char *action) G_GNUC_WARN_UNUSED_RESULT;
/* Sets another action of a button. @action: with its target. */
void chieu_home_button_set_action (GtkWidget *button, const char *action);
/* Sets other words on such a button. */
void chieu_home_button_set_words (GtkWidget *button, const char *title, const char *line);

/* (transfer floating): a large button with @label that does @action, with its target. */
GtkWidget *chieu_home_pill_new (const char *label, const char *action, gboolean is_suggested) G_GNUC_WARN_UNUSED_RESULT;

/* The id of the mat of game number @i: each game has a border of another colour. */
const char *chieu_home_mat_of (guint i);

/* A thin line that shows how many of the lessons of @game are done. (transfer floating) */
GtkWidget *chieu_home_progress_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_home_progress_show (GtkWidget *progress, const ChieuHomeGame *game);
