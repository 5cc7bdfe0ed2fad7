/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/table/scores.h"
#include "mat/view/mat-view.h"
#include "match/record/replay.h"

#define CHIEU_TYPE_REPLAY_WINDOW (chieu_replay_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuReplayWindow, chieu_replay_window, CHIEU, REPLAY_WINDOW, AdwWindow)

/**
 * ChieuReplayWindow:
 *
 * A replay of a hand, forward and back, as any seat saw it or with all hands open.
 *
 * "play-on" (guint position, int eyes): the person wants to play on from there, sitting at seat @eyes, which the
 * replay looks from; with all hands open that is the seat it looked from before.
 * "export" (): the person wants to save the hand as a record.
 */

/**
 * chieu_replay_window_new:
 * @parent: (nullable): the window over which it stands
 * @replay: (transfer full): the hand
 * @which: (nullable): which hand it is: "Hand 3", "today at 14:20"
 * @names: the seats' names; copied
 * @person: the seat that the person played, −1: none
 * @eyes: the seat whose view is shown first; the number of seats: all hands are open, seen from the seat of @person, or from seat 0 if
 * there is no person
 * @position: the number of moves after which the replay begins; beyond the last move it begins at the end
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_replay_window_new (GtkWindow            *parent,
                                    ChieuReplay          *replay,
                                    const char           *which,
                                    const ChieuSeatNames  names,
                                    int                   person,
                                    int                   eyes,
                                    guint                 position) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @remark, a sentence about the place in the hand where the replay stands now, whenever it stands there, and has it announced. */
void chieu_replay_window_set_remark (ChieuReplayWindow *self, const char *remark);

/* Returns: (transfer none): the mat on which the replay is shown */
ChieuMatView *chieu_replay_window_get_mat (ChieuReplayWindow *self);

/* Returns: (transfer none): the replay that is shown */
ChieuReplay *chieu_replay_window_get_replay (ChieuReplayWindow *self);
