/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One of the hands played before, and a function that reads many of them from the store.
 */
#pragma once

#include "app/table/scores.h"
#include "match/store/store.h"

#define CHIEU_TYPE_HISTORY_HAND (chieu_history_hand_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryHand, chieu_history_hand, CHIEU, HISTORY_HAND, GObject)

/* Returns: (transfer none): the entry of the store for this hand. */
const ChieuStoredHand *chieu_history_hand_get_stored (ChieuHistoryHand *self);
/* Gets the names of those who played a hand from elsewhere, as its record has them; a seat without a name there is “Player 2”. The names live
 * as long as @self. */
void chieu_history_hand_get_names (ChieuHistoryHand *self, ChieuSeatNames names);

/**
 * chieu_history_hands_read_async:
 * @before: only hands with a smaller id, 0: all
 * @most: the largest number of hands to read
 * @cancellable: (nullable): once cancelled, the answer is %G_IO_ERROR_CANCELLED
 *
 * Reads the latest finished hands of @store.
 */
void chieu_history_hands_read_async (ChieuStore          *store,
                                     gint64               before,
                                     guint                most,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             user_data);

/* Returns: (transfer full) (element-type ChieuHistoryHand): the hands, the latest first, or NULL with @error */
GPtrArray *chieu_history_hands_read_finish (GAsyncResult *result, GError **error);
