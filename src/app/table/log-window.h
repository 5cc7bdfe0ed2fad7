/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log (nhật ký) of the hand that is played: a sentence for each thing that
 * happened at the mat, the newest last.
 */
#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "seat-names.h"

#define CHIEU_TYPE_LOG_WINDOW (chieu_log_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLogWindow, chieu_log_window, CHIEU, LOG_WINDOW, AdwWindow)

/* Returns: (transfer none): a window over @parent (nullable), beside which play goes on; not shown yet */
ChieuLogWindow *chieu_log_window_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the log of @match (nullable; kept) from now on. @names: (nullable only without a match): the names of its seats; copied. The
 * lines are not announced, because the mat has already done so. */
void chieu_log_window_set_match (ChieuLogWindow *self, ChieuMatch *match, const ChieuSeatNames names);

/* For tests: the list, with a row for each line. */
GtkWidget *chieu_log_window_get_list (ChieuLogWindow *self);
