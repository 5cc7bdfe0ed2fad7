/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "history.h"
#include "scores.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_HISTORY_ROW (chieu_history_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryRow, chieu_history_row, CHIEU, HISTORY_ROW, GtkWidget)

/**
 * ChieuHistoryRow:
 *
 * One hand in the list of those played: when, how it ended, which game, the person's faults.
 */

GtkWidget *chieu_history_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @hand, at which sat @names. Returns: (transfer full): the same in one sentence for a screen reader. */
char *chieu_history_row_show (ChieuHistoryRow *self, ChieuHistoryHand *hand, const ChieuSeatNames names);

G_END_DECLS
