/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of keys: those of the game that is played, and those that work on the page that is shown.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/**
 * chieu_shortcuts_window_new:
 * @parent: the window whose keys are listed
 * @page: (nullable): the name of the page that is seen there (pages.h)
 * @game: (nullable): the game that is played or learnt there
 *
 * Returns: (transfer none): the list, over @parent, not shown yet
 */
GtkWindow *chieu_shortcuts_window_new (GtkWindow *parent, const char *page, const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;
