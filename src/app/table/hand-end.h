/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ends a hand in the window: the cards of the win lie on the mat for a while, then the page of the result comes. The end of a
 * hội is announced, and its standings have a page, too.
 */
#pragma once

#include "app/pages.h"
#include "mat/view/mat-view.h"
#include "session.h"

#define CHIEU_TYPE_HAND_END (chieu_hand_end_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHandEnd, chieu_hand_end, CHIEU, HAND_END, GObject)

/* Adds the pages of the result and of the standings to @pages. @mat: shows the open match of @session; has to live as long as the object
 * that is returned. Returns: (transfer full): an object that ends the hands of the match that it is given to follow */
ChieuHandEnd *chieu_hand_end_new (ChieuPages *pages, ChieuSession *session, ChieuMatView *mat) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @match (nullable), the open match from now on, which the mat already shows; the result of the one before no longer comes
 * up by itself. */
void chieu_hand_end_follow_match (ChieuHandEnd *self, ChieuMatch *match);

/* Shows the open match: the mat, or the result of the hand if it is over. */
void chieu_hand_end_show_match (ChieuHandEnd *self);
/* Shows at once the page of the result, which was filled when the hand ended. */
void chieu_hand_end_show_result (ChieuHandEnd *self);
/* Goes back to the mat of a hand that is over; the result does not appear by itself. */
void chieu_hand_end_show_mat (ChieuHandEnd *self);
/* Shows the standings of the hội that is over, and announces them. There has to be an open match. */
void chieu_hand_end_show_standings (ChieuHandEnd *self);
/* For tests: fill the pages of the result and of the standings; for the result nothing is done unless the hand is over. */
void chieu_hand_end_fill_result (ChieuHandEnd *self);
void chieu_hand_end_fill_standings (ChieuHandEnd *self);
