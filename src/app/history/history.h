/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "history-filter.h"
#include "history-hand.h"

#define CHIEU_TYPE_HISTORY (chieu_history_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistory, chieu_history, CHIEU, HISTORY, GObject)

/**
 * ChieuHistory:
 *
 * The hands played, the latest first, and those of them that pass the filter. The store's thread reads them, and they are looked
 * through while the main loop has nothing better to do, both in pieces, so that even thousands of hands do not delay anything.
 *
 * "changed" (): other hands are shown than before, or all have been read, or reading failed, or new ones were looked for.
 */

/* Returns: (transfer full): the hands of @store, which is now being read. */
ChieuHistory *chieu_history_new (ChieuStore *store) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) (element-type ChieuHistoryHand): the first of those that pass the filter; more come with
 * chieu_history_show_more(), a few at a time. */
GListModel *chieu_history_get_hands (ChieuHistory *self);
void chieu_history_show_more (ChieuHistory *self);

/* Returns: how many of the hands read so far pass the filter, shown or not. */
guint chieu_history_get_n_wanted (ChieuHistory *self);

/* Returns: how many hands have been read so far, whether they pass the filter or not. */
guint chieu_history_get_n_read (ChieuHistory *self);
/* Returns: whether hands are still being read, filtered, or added to the list. */
gboolean chieu_history_is_reading (ChieuHistory *self);
/* Returns: whether chieu_history_refresh() is still at work. */
gboolean chieu_history_is_refreshing (ChieuHistory *self);
/* (nullable): the reason if not all hands could be read. */
const char *chieu_history_get_error (ChieuHistory *self);

/* Shows only the hands that pass @filter, which is copied; its strings must be static or interned. */
void chieu_history_set_filter (ChieuHistory *self, const ChieuHistoryFilter *filter);
const ChieuHistoryFilter *chieu_history_get_filter (ChieuHistory *self);

/* Adds hands that were finished meanwhile; reads all anew if one was taken back. */
void chieu_history_refresh (ChieuHistory *self);
