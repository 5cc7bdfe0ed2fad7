/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rules/game.h"

/**
 * chieu_score_window_new:
 * @state: how a hand of @game ended, or as its winner lays it down; not kept
 *
 * Returns: (transfer none): a window over @parent that explains the score, as large as it; not shown yet
 */
GtkWindow *chieu_score_window_new (GtkWindow       *parent,
                                   const ChieuGame *game,
                                   const void      *state) G_GNUC_WARN_UNUSED_RESULT;
