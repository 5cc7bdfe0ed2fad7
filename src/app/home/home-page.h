/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "home-facts.h"

#define CHIEU_TYPE_HOME_PAGE (chieu_home_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHomePage, chieu_home_page, CHIEU, HOME_PAGE, GtkWidget)

/**
 * ChieuHomePage:
 *
 * The page with which the program begins: what can be continued, the games, what there is today, and the rest. Its buttons do
 * the actions of the group "home" and of the window.
 */

/* Returns: (transfer floating): the page, without facts yet. @settings: the program's; their key “mat” names the mat on which the page
 * lies */
GtkWidget *chieu_home_page_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @facts, which are not kept, and which have the same games each time. Widgets whose facts are the same as before stay as they are,
 * and so does the focus. */
void chieu_home_page_show (ChieuHomePage *self, const ChieuHomeFacts *facts);

/* Brings what there is besides playing and learning into view, and gives it the focus. */
void chieu_home_page_go_to_rest (ChieuHomePage *self);
