/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts hands played, and the filter on them, into words.
 */
#pragma once

#include "app/table/scores.h"
#include "history-filter.h"

/* The sign between the things that are said of a hand in one line. */
#define CHIEU_HISTORY_BETWEEN " · "

/* Returns: @end in words, as an answer that can be chosen: "I called ù" */
const char *chieu_history_end_to_words (ChieuHistoryEnd end);

/**
 * chieu_history_hand_to_words:
 * @names: the seats' names; the person's own is not used
 *
 * Returns: (transfer full): how the hand ended, as one sentence: "Bà Cả wins with “Thông tôm”: 8 points."; if this version does not know
 * the game or the end, a sentence that says that a newer one played the hand
 */
char *chieu_history_hand_to_words (const ChieuStoredHand *hand, const ChieuSeatNames names);

/* Returns: (transfer full): the game, and how it was played: "Tổ tôm · Học", "Tổ tôm · from a record"; only the id of a game
 * that this version does not know */
char *chieu_history_kind_to_words (const ChieuStoredHand *hand);

/* Returns: (transfer full) (nullable): "2 faults"; NULL for none. */
char *chieu_history_faults_to_words (const ChieuStoredHand *hand);

/* Returns: (transfer full): the filter in words, "Tổ tôm · Học · I called ù"; empty if it lets all hands pass. */
char *chieu_history_filter_to_words (const ChieuHistoryFilter *filter);

/* Return (transfer full) @seconds since 1970 in everyday words, "today at 14:20", and only the day of it, "12 May 2026"; "" for a time that
 * no calendar has. */
char *chieu_history_time_to_words (gint64 seconds);
char *chieu_history_day_to_words (gint64 seconds);
