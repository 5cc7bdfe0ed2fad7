/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rules/game.h"

/**
 * chieu_score_window_new:
 * @state: how a hand of @game ended, or as its winner lays it down; not kept
 * @names: (nullable): of chieu_account_new_explained()
 *
 * Returns: (transfer none): a window over @parent that explains the score, as large as it; not shown yet
 */
GtkWindow *chieu_score_window_new (GtkWindow         *parent,
                                   const ChieuGame   *game,
                                   const void        *state,
                                   const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
