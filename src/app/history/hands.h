/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that are over, whether they were played here or elsewhere: the person can replay them, play on from them, list them, save and
 * open them as files, and see their statistics.
 */
#pragma once

#include "app/pages.h"
#include "app/table/session.h"
#include "mat/view/mat-view.h"

#define CHIEU_TYPE_HANDS (chieu_hands_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHands, chieu_hands, CHIEU, HANDS, GObject)

/* Adds the page of a record to @pages, which is kept alive, as @settings are; @session is not. @mat: the mat with the names of the players,
 * which outlives the object; NULL only in tests that show no names. Returns: (transfer full): the object */
ChieuHands *chieu_hands_new (ChieuPages *pages, ChieuSession *session, GSettings *settings, ChieuMatView *mat) G_GNUC_WARN_UNUSED_RESULT;

/* Replays the finished hand of the open match in a window over @parent, after @position moves; a position beyond the last is the end.
 * @remark: (nullable): a sentence about what is decided there */
void chieu_hands_replay_match (ChieuHands *self, GtkWindow *parent, guint position, const char *remark);
/* Replays hand @id of the store in a window over @parent, from its beginning. The session has a store. */
void chieu_hands_replay_stored (ChieuHands *self, GtkWindow *parent, gint64 id);
/* Shows the moments that cost most in the hand of the open match, if there are any to look for (moments-window.h). */
void chieu_hands_show_moments (ChieuHands *self);

/* Show the hands played before, those of @game alone, and their statistics. The session has a store. */
void chieu_hands_show_history (ChieuHands *self);
void chieu_hands_show_game (ChieuHands *self, const ChieuGame *game);
void chieu_hands_show_statistics (ChieuHands *self);

/* Asks where the hand of the open match is to be saved, and saves it there. */
void chieu_hands_save_record (ChieuHands *self);
/* Asks for the file of a hand, and shows its result. */
void chieu_hands_open_record (ChieuHands *self);
/* Shows the result of the hand in @file. */
void chieu_hands_open_file (ChieuHands *self, GFile *file);
