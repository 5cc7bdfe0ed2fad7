/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/to-tom/match/evening.h"
#include "match/record/house-rules-shelf.h"

#define CHIEU_TYPE_SCORER_EVENING (chieu_scorer_evening_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerEvening, chieu_scorer_evening, CHIEU, SCORER_EVENING, GtkWidget)

/**
 * ChieuScorerEvening:
 *
 * The points of an evening at a real table: who plays, what each has, the pot, the hands so far.
 *
 * "renamed" (int seat, const char *name): a player has another name.
 * "drawn" (): nobody won this hand.
 * "undo" (): the last hand is taken back.
 * "new-hoi" (): the pot is filled again.
 * "new-evening" (): chieu_scorer_evening_make() is to be the evening from now on.
 */

/* The points with which a pot usually begins. */
#define CHIEU_SCORER_POT_USUAL 50

/* Returns: (transfer floating): the page; @shelf has to outlive it. */
GtkWidget *chieu_scorer_evening_new (ChieuRulesShelf *shelf) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @evening, which is not kept. */
void chieu_scorer_evening_show (ChieuScorerEvening *self,
                                const ChieuEvening *evening);

/* Returns: (transfer full): a new evening as the rows at the foot of the page say, with the names there are. */
ChieuEvening *chieu_scorer_evening_make (ChieuScorerEvening *self) G_GNUC_WARN_UNUSED_RESULT;
