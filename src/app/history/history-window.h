/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/table/scores.h"
#include "history-filter.h"
#include "match/store/store.h"

#define CHIEU_TYPE_HISTORY_WINDOW (chieu_history_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryWindow, chieu_history_window, CHIEU, HISTORY_WINDOW, AdwWindow)

/**
 * ChieuHistoryWindow:
 *
 * Lists the hands played, the latest first, all of them or those that a filter lets pass.
 *
 * "replay" (gint64 hand): the person wants to replay the hand with this id in the store.
 * "save" (gint64 hand): the person wants to save the hand with this id as a record.
 * "import" (): the person wants to import a record.
 * "statistics" (): the person wants to see the statistics.
 */

/**
 * chieu_history_window_new:
 * @parent: (nullable): the window over which it stands
 * @store: where the hands are; kept alive
 * @players: the names of the program's players in the order of the seats; copied
 * @own: the person's own name, or “You”; copied
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_history_window_new (GtkWindow            *parent,
                                     ChieuStore           *store,
                                     const ChieuSeatNames  players,
                                     const char           *own) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the hands that pass @filter; its strings are not copied and have to be static or interned. */
void chieu_history_window_set_filter (ChieuHistoryWindow *self, const ChieuHistoryFilter *filter);

/* Shows all hands and selects the latest, after a hand was imported. */
void chieu_history_window_show_latest (ChieuHistoryWindow *self);
