/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/scores.h"
#include "hands.h"
#include "match/store/store.h"

/**
 * chieu_scores_window_new:
 * @parent: the window over which it is shown
 * @match: the match that is being played; not kept: the window shows its points of this moment
 * @store: (nullable): where the hands so far are found; without it none are listed
 * @hands: replays one of them; kept alive
 * @names: the seats' names; copied
 * @portraits: CHIEU_SEATS_MAX of them, that of each seat, 1 … CHIEU_PORTRAITS; copied
 *
 * Returns: (transfer none): a window with the points of @match and its hands so far, not shown yet
 */
GtkWindow *chieu_scores_window_new (GtkWindow            *parent,
                                    ChieuMatch           *match,
                                    ChieuStore           *store,
                                    ChieuHands           *hands,
                                    const ChieuSeatNames  names,
                                    const int            *portraits) G_GNUC_WARN_UNUSED_RESULT;
