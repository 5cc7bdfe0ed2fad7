/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/to-tom/match/evening.h"
#include "games/to-tom/match/table-hand.h"

#define CHIEU_TYPE_SCORER_CALL (chieu_scorer_call_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerCall, chieu_scorer_call, CHIEU, SCORER_CALL, GtkWidget)

/**
 * ChieuScorerCall:
 *
 * The winner at a real table, the call, and whatever else the làng has to know of the hand.
 *
 * "changed" (): something on the page has changed. "called" (): the call is complete and may be judged.
 */

/* Returns: (transfer floating): the page; it shows and changes @hand, which has to outlive it. */
GtkWidget *chieu_scorer_call_new (ChieuTableHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a new hand of @evening: no call, no fault, the word for phỗng said as it should be, and else only what follows from the hands
 * before. */
void chieu_scorer_call_begin_hand (ChieuScorerCall    *self,
                                   const ChieuEvening *evening);

/* Shows the players' names as they are now. */
void chieu_scorer_call_update_names (ChieuScorerCall    *self,
                                     const ChieuEvening *evening);

/* Shows what is ticked about the hand, and the questions that apply to its cards. It has to be called when something other than this page
 * has changed the hand. */
void chieu_scorer_call_refresh (ChieuScorerCall *self);

/* Returns: the winner's seat, 0 as long as none is chosen */
int chieu_scorer_call_get_winner (ChieuScorerCall *self);
/* Makes @seat, from 0, the winner; thông and debt follow from the hands before. */
void chieu_scorer_call_set_winner (ChieuScorerCall *self,
                                   int              seat);
/* Returns: how many cước are called; @cuoc has room for CHIEU_CUOC_MAX. */
int chieu_scorer_call_get_call (ChieuScorerCall *self,
                                guint8          *cuoc);
/* Enters the call of the @n cước in @cuoc (nullable if @n is 0), in their order. The page then emits "changed". */
void chieu_scorer_call_set_call (ChieuScorerCall *self,
                                 const guint8    *cuoc,
                                 int              n);
