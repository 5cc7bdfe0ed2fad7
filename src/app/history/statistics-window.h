/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/store/store.h"

#define CHIEU_TYPE_STATISTICS_WINDOW (chieu_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuStatisticsWindow, chieu_statistics_window, CHIEU, STATISTICS_WINDOW, AdwWindow)

/**
 * chieu_statistics_window_new:
 * @parent: (nullable): the window over which it stands
 * @store: where the hands are; kept alive
 * @game: (nullable): the game whose hands are shown first; NULL: those of all games together
 *
 * Makes the window “Results”: the sums of the person's hands, by game and way of play. They are worked out in a thread.
 *
 * Signal "lesson" (const char *game, guint number): the person wants to see the lesson @number, from 1, of the game with the id @game.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_statistics_window_new (GtkWindow       *parent,
                                        ChieuStore      *store,
                                        const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;
