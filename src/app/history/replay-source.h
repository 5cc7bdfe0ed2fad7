/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the replay of a hand on the chiếu, as one seat saw it. Nothing can be played.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "match/record/replay.h"

typedef struct _ChieuReplaySource ChieuReplaySource;

/**
 * chieu_replay_source_show:
 * @replay: not owned; it has to live until @mat shows something else
 * @eyes: the seat whose view is shown; at the end of the hand all hands are open
 * @own: the seat that the person played, −1: none
 *
 * Shows @replay on @mat.
 *
 * Returns: (transfer none): the source, owned by @mat
 */
ChieuReplaySource *chieu_replay_source_show (ChieuMatView *mat, ChieuReplay *replay, int eyes, int own);

/* Shows the view of seat @eyes from now on. */
void chieu_replay_source_set_eyes (ChieuReplaySource *self, int eyes);

/* Goes to @position. A single move forward is shown as a move, with its flight; any other step is shown at once. */
void chieu_replay_source_seek (ChieuReplaySource *self, guint position);
