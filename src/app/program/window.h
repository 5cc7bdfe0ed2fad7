/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of the program.
 */
#pragma once

#include <adwaita.h>

#include "app/table/session.h"

#define CHIEU_TYPE_WINDOW (chieu_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuWindow, chieu_window, CHIEU, WINDOW, AdwApplicationWindow)

/**
 * chieu_window_new:
 * @session: has the match on the mat and the store; kept
 * @settings: the program's settings
 * @seed: (nullable): for the first new match and the tasks of practice; NULL: random ones
 *
 * Returns: (transfer none): the one window of the program, not shown yet
 */
ChieuWindow *chieu_window_new (AdwApplication *application,
                               ChieuSession   *session,
                               GSettings      *settings,
                               const guint64  *seed) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the first of the @n @files, a lesson or the record of a hand; the others stay closed, and the window says so. If the program is
 * still opening its store, the file is shown after that. */
void chieu_window_open_files (ChieuWindow *self, GFile **files, int n);

/* Returns: the name of the page that is seen (pages.h). @game: (out) (nullable): the game that is played, taught or practised there;
 * NULL: none */
const char *chieu_window_get_page (ChieuWindow *self, const ChieuGame **game);
