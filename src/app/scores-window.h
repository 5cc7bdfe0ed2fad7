/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "match/store.h"
#include "scores.h"

G_BEGIN_DECLS

/**
 * chieu_scores_window_new:
 * @store: (nullable): where the hands so far are found
 *
 * Returns: (transfer none): a window with the points of @match and its hands so far, not shown yet
 */
GtkWindow *chieu_scores_window_new (GtkWindow            *parent,
                                    ChieuMatch           *match,
                                    ChieuStore           *store,
                                    const ChieuSeatNames  names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
