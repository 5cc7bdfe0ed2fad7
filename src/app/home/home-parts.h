/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts that several pages of the front room have.
 */
#pragma once

#include "home-facts.h"

/* Returns: (transfer floating): a button that looks like a card, with @title and below it @line (nullable). @action: (nullable): with its
 * target, as in "home.play::to-tom" */
GtkWidget *chieu_home_button_new (const char *title, const char *line, const char *action) G_GNUC_WARN_UNUSED_RESULT;
/* Lets @button do another action. @action: its detailed name with its target, as above */
void chieu_home_button_set_action (GtkWidget *button, const char *action);
/* Sets other words on such a button. @line: (nullable) */
void chieu_home_button_set_words (GtkWidget *button, const char *title, const char *line);

/* Returns: (transfer floating): a large button with @label that does @action, with its target */
GtkWidget *chieu_home_pill_new (const char *label, const char *action, gboolean is_suggested) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the id of the mat of game number @i, from 0: games that follow one another have borders of different colours */
const char *chieu_home_get_mat (guint i);

/* Make a thin line (transfer floating), and let such a line show how many of the lessons of @game are learnt. */
GtkWidget *chieu_home_progress_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_home_progress_show (GtkWidget *progress, const ChieuHomeGame *game);
