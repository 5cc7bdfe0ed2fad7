/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "match/words/account.h"
#include "seat-names.h"

#define CHIEU_TYPE_RESULT_PAGE (chieu_result_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuResultPage, chieu_result_page, CHIEU, RESULT_PAGE, GtkWidget)

/* The step that follows the hand of a result page. */
typedef enum
{
  CHIEU_RESULT_NEXT_HAND,        /* another hand of the hội */
  CHIEU_RESULT_STANDINGS,        /* the hội is over */
  CHIEU_RESULT_DEAL,             /* a single deal is over: to share it, to play it again, or home */
  CHIEU_RESULT_RECORD,           /* nothing: the hand comes from a record */
  CHIEU_RESULT_TRY,              /* nothing: it was played on from some moment, as a try */
} ChieuResultThen;

/**
 * ChieuResultPage:
 *
 * Shows how a hand ended. Its buttons do the window's actions "win.next-hand", "win.standings", "win.copy-code", "win.play-again",
 * "home.show", "win.look-at-mat", "win.replay", "win.moments" and "win.back", and its own "result.explain" and "result.fair".
 */

/* Returns: the height that cards have on a page in @window, in pixels */
int chieu_result_page_choose_card_height (GtkWindow *window);

/**
 * chieu_result_page_set_account:
 * @account: what is shown; not kept
 * @card_height: the height of a card, in pixels
 *
 * Shows how the hand ended, from its call to its remarks.
 */
void chieu_result_page_set_account (ChieuResultPage    *self,
                                    const ChieuAccount *account,
                                    int                 card_height);

/**
 * chieu_result_page_set_score:
 * @grid: (transfer floating): the table of points
 * @pot: points left in the pot, −1: there is none
 * @code: (nullable): the code of the deal; NULL: it was dealt from laid cards, and has none
 *
 * Shows the points after the hand, and the code by which it can be dealt again.
 */
void chieu_result_page_set_score (ChieuResultPage *self,
                                  GtkWidget       *grid,
                                  int              pot,
                                  const char      *code);

/* Says above the result which single deal it was. @occasion: (nullable): "Tổ tôm: the hand of the day"; a hand of a match that
 * continues needs none. The code of the deal stands beside it, if chieu_result_page_set_score() was given one before. */
void chieu_result_page_set_occasion (ChieuResultPage *self, const char *occasion);

/* Takes the record of the hand that is shown, so that the person can see that it was fair. @record: (transfer full). @names:
 * those of its seats; copied */
void chieu_result_page_set_record (ChieuResultPage *self, ChieuRecord *record, const ChieuSeatNames names);

/**
 * chieu_result_page_set_findings:
 * @counted: (element-type ChieuFinding): what the làng found in the hand
 * @own: (element-type ChieuFinding): faults of the person that did not count, because nobody noticed them
 * @with_moments: whether each leads to its moment
 *
 * Shows these instead of the account's remarks. The findings are not kept.
 */
void chieu_result_page_set_findings (ChieuResultPage *self,
                                     const ChieuGame *game,
                                     const GPtrArray *counted,
                                     const GPtrArray *own,
                                     gboolean         with_moments);

/* Sets the step after the hand, and so which buttons there are. Call it after chieu_result_page_set_score(): a deal without a code can
 * neither be shared nor played again. @with_moments: whether a button leads to the moments that cost most; with
 * CHIEU_RESULT_RECORD there is no such button, whatever @with_moments is. */
void chieu_result_page_set_then (ChieuResultPage *self,
                                 ChieuResultThen  then,
                                 gboolean         with_moments);
