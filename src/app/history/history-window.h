/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "history-filter.h"
#include "match/store/store.h"
#include "app/table/scores.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_HISTORY_WINDOW (chieu_history_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryWindow, chieu_history_window, CHIEU, HISTORY_WINDOW, AdwWindow)

/**
 * ChieuHistoryWindow:
 *
 * Every hand played, the latest first, and those of them that are wanted.
 *
 * "replay" (gint64 hand): it is to be gone through again.
 * "save" (gint64 hand): it is to be saved as a record.
 * "import" (): a record is to be taken in.
 * "statistics" (): what all of them come to is to be shown.
 */

/**
 * chieu_history_window_new:
 * @store: where the hands are
 * @players: the program's players in the order of the seats; copied
 *
 * Returns: (transfer floating): the window
 */
GtkWindow *chieu_history_window_new (GtkWindow            *parent,
                                     ChieuStore           *store,
                                     const ChieuSeatNames  players) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the hands that @filter wants. */
void chieu_history_window_set_filter (ChieuHistoryWindow *self, const ChieuHistoryFilter *filter);

/* A hand has come in: all hands are shown, and the latest is chosen. */
void chieu_history_window_show_latest (ChieuHistoryWindow *self);

G_END_DECLS
