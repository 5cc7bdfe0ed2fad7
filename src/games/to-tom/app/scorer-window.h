/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/record/house-rules-shelf.h"

#define CHIEU_TYPE_SCORER_WINDOW (chieu_scorer_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerWindow, chieu_scorer_window, CHIEU, SCORER_WINDOW, AdwWindow)

/**
 * chieu_scorer_window_new:
 * @folder: where the evening is kept
 * @shelf: the sets of house rules; has to outlive the window
 *
 * The scorer for a real table: cards, call, judgement, and the points of an evening, kept in @folder from one time to
 * the next. A damaged file is put aside, and the window says so.
 *
 * Returns: (transfer none): the window over @parent, not shown yet; its pages come in pieces, before the first frame (pieces.h)
 */
GtkWindow *chieu_scorer_window_new (GtkWindow       *parent,
                                    const char      *folder,
                                    ChieuRulesShelf *shelf) G_GNUC_WARN_UNUSED_RESULT;
