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

/* Returns: (transfer none) (element-type ChieuHistoryHand): the first of those that pass the filter. The list changes while hands
 * are read and looked through. */
GListModel *chieu_history_get_hands (ChieuHistory *self);
/* Adds more of these hands to the list, a few at a time; does nothing while those of the call before are still to come, or if there are no
 * more. */
void chieu_history_show_more (ChieuHistory *self);

/* Returns: how many of the hands read so far pass the filter, shown or not. */
guint chieu_history_get_n_wanted (ChieuHistory *self);

/* Returns: how many hands have been read so far, whether they pass the filter or not. */
guint chieu_history_get_n_read (ChieuHistory *self);
/* Returns: whether hands are still being read, filtered, or added to the list. */
gboolean chieu_history_is_reading (ChieuHistory *self);
/* Returns: whether chieu_history_refresh() is still at work. */
gboolean chieu_history_is_refreshing (ChieuHistory *self);
/* Returns: (transfer none) (nullable): why not all hands could be read; NULL if nothing has failed so far. */
const char *chieu_history_get_error (ChieuHistory *self);

/* Shows only the hands that pass @filter. Its fields are copied, but its strings are not: they must be static or interned. */
void chieu_history_set_filter (ChieuHistory *self, const ChieuHistoryFilter *filter);
/* Returns: (transfer none): the filter in use. */
const ChieuHistoryFilter *chieu_history_get_filter (ChieuHistory *self);

/* Adds hands that were finished meanwhile: those that the store has after the latest hand that is known here. Reads everything anew if
 * that hand is not found unchanged among the latest of the store, because it was taken back, played to another end or deleted, or more
 * hands followed it than are read in one go; also if no hand is known here, or if the latest cannot be read. Does nothing while the first
 * hands are being read, or while the call before is at work. */
void chieu_history_refresh (ChieuHistory *self);
