/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that are over, at this mat or another, are gone through again and played on from,
 * listed, saved and opened as files, and summed up.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "app/pages.h"
#include "app/table/session.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_HANDS (chieu_hands_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHands, chieu_hands, CHIEU, HANDS, GObject)

/* Has the page of a record among @pages; @mat is where the players have their names. */
ChieuHands *chieu_hands_new (ChieuPages *pages, ChieuSession *session, GSettings *settings, ChieuMatView *mat) G_GNUC_WARN_UNUSED_RESULT;

/* Goes over @parent through the hand of the open match, which is over, from @position on. */
void chieu_hands_replay_match (ChieuHands *self, GtkWindow *parent, guint position);
/* Does the same with hand @id of the store. */
void chieu_hands_replay_stored (ChieuHands *self, GtkWindow *parent, gint64 id);
/* Shows the moments that cost most in the hand of the open match, where it has some. */
void chieu_hands_show_moments (ChieuHands *self);

/* Show the hands played before, and what they come to. */
void chieu_hands_show_history (ChieuHands *self);
void chieu_hands_show_statistics (ChieuHands *self);

/* Save the hand of the open match as a file, and show the result of a hand from a file. */
void chieu_hands_save_record (ChieuHands *self);
void chieu_hands_open_record (ChieuHands *self);

G_END_DECLS
