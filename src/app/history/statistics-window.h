/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/store/store.h"

#define CHIEU_TYPE_STATISTICS_WINDOW (chieu_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuStatisticsWindow, chieu_statistics_window, CHIEU, STATISTICS_WINDOW, AdwWindow)

/**
 * chieu_statistics_window_new:
 * @store: where the hands are
 * @game: (nullable): whose hands are shown first; NULL: those of all games together
 *
 * The window “Results”: the sums of the person's hands, by game and way of play. They are worked out in a thread.
 *
 * Signal "lesson" (const char *game, guint number): a lesson about a fault is wanted, by its number from 1.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_statistics_window_new (GtkWindow       *parent,
                                        ChieuStore      *store,
                                        const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;
