/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The windows about the program itself: its keys, and what it is.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/* Shows the list of keys over @parent. @page, @game: as for chieu_shortcuts_window_new() */
void chieu_shortcuts_present (GtkWindow *parent, const char *page, const ChieuGame *game);

/* Shows the window that says what this program is, over @parent (nullable). */
void chieu_about_present (GtkWindow *parent);
