/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "match/scores/judgement.h"

/**
 * chieu_finding_card_new:
 * @game: the game of the cards
 * @finding: not kept
 * @with_moment: whether a button leads to the moment (action "win.replay")
 *
 * Shows what the làng found: the name of the fault, one sentence, and as far as the finding has them the cards, the move, and the clean
 * move instead.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *chieu_finding_card_new (const ChieuGame    *game,
                                   const ChieuFinding *finding,
                                   gboolean            with_moment) G_GNUC_WARN_UNUSED_RESULT;
