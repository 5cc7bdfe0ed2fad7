/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments of a finished hand that cost its player most, three at most, each with a button that leads to it. They are found in a
 * thread, and the search ends with the window.
 */
#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "match/record/record.h"

#define CHIEU_TYPE_MOMENTS_WINDOW (chieu_moments_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuMomentsWindow, chieu_moments_window, CHIEU, MOMENTS_WINDOW, AdwWindow)

/* Returns: whether the hand of @match (nullable) is over, a person played it, and its game has moments to look for. */
gboolean chieu_moments_window_can_show (ChieuMatch *match);

/**
 * chieu_moments_window_new:
 * @parent: (nullable): the window over which it stands
 * @record: (transfer full): a finished hand of a game for which chieu_moments_can_find() is TRUE
 * @seat: the seat whose decisions are weighed
 *
 * Signal "moment" (guint position, char *remark): the person wants to see the hand after @position moves; @remark says what was decided
 * there and what would have been better.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_moments_window_new (GtkWindow *parent, ChieuRecord *record, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: whether the search still runs, and how many moments are shown. */
gboolean chieu_moments_window_is_busy (ChieuMomentsWindow *self);
int chieu_moments_window_count (ChieuMomentsWindow *self);
