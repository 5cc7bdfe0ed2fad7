/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "seat-names.h"

/**
 * chieu_fair_window_new:
 * @parent: the window over which it stands, and whose size it has
 * @record: the hand; not kept
 * @names: the seats' names; copied
 *
 * Shows by what the person can see that a hand was fair: the number of the deal, if it has one, the seal that stood in the log before
 * the first card, the hands as they were dealt, and how much of them each seat was shown.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_fair_window_new (GtkWindow *parent, const ChieuRecord *record, const ChieuSeatNames names) G_GNUC_WARN_UNUSED_RESULT;
