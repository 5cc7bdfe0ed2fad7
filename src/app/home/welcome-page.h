/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_WELCOME_PAGE (chieu_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuWelcomePage, chieu_welcome_page, CHIEU, WELCOME_PAGE, GtkWidget)

/**
 * ChieuWelcomePage:
 *
 * The page of the first start: how large everything is, names on the cards, how one is addressed, each with a guess that is
 * already chosen, and a picture beside them that shows at once what is chosen. Two buttons, always in reach, accept all of it:
 * the actions "win.learn" and "win.know" of the window.
 */

/* Returns: (transfer floating): the page; it changes no setting by itself (the guesses are in first-choices.h). @settings: the
 * program's, which are kept alive */
GtkWidget *chieu_welcome_page_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
