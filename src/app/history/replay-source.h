/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows a hand gone through again on the chiếu: it is seen with the eyes of some seat,
 * and nothing can be done.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "match/record/replay.h"

typedef struct _ChieuReplaySource ChieuReplaySource;

/**
 * chieu_replay_source_show:
 * @replay: has to live until @mat shows something else
 * @eyes: the seat whose view is shown
 * @own: the seat that the person played, −1: none
 *
 * Shows @replay on @mat.
 *
 * Returns: (transfer none): the source, owned by @mat
 */
ChieuReplaySource *chieu_replay_source_show (ChieuMatView *mat, ChieuReplay *replay, int eyes, int own);

/* Sees it with the eyes of @eyes from now on. */
void chieu_replay_source_set_eyes (ChieuReplaySource *self, int eyes);

/* Goes to @position: one move further as a move that is seen, anything else at once. */
void chieu_replay_source_seek (ChieuReplaySource *self, guint position);
