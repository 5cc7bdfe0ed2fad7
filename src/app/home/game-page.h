/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "home-facts.h"

#define CHIEU_TYPE_GAME_PAGE (chieu_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuGamePage, chieu_game_page, CHIEU, GAME_PAGE, GtkWidget)

/**
 * ChieuGamePage:
 *
 * The page of one game: play as last time or otherwise, learn, practise, read the rules, look at the hands played. Its buttons do
 * the actions of the group "home" and of the window.
 */

/* Returns: (transfer floating): the page, of no game yet. @settings: the program's; their key “mat” names the mat that it lies on */
GtkWidget *chieu_game_page_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @game, which is not kept. @place: its number among those that are offered, from 0. @has_day: whether there are hands of the day */
void chieu_game_page_show (ChieuGamePage *self, const ChieuHomeGame *game, guint place, gboolean has_day);

/* Returns: (nullable): the id of the game that is shown; NULL: none yet */
const char *chieu_game_page_get_game (ChieuGamePage *self);
