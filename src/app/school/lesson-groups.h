/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dealt hand to be arranged. All cards lie large on one surface, and become groups, each in the order of the deck. A card that is
 * dragged onto another, or onto a group, joins it there; cards that are touched and then put together become a group where the
 * first of them lay. A group that is pressed is taken apart; it can be dragged onto a card or another group as well.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/school-game.h"

#define CHIEU_TYPE_LESSON_GROUPS (chieu_lesson_groups_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonGroups, chieu_lesson_groups, CHIEU, LESSON_GROUPS, GtkWidget)

/**
 * ChieuLessonGroups::changed: (const char *text)
 *
 * Cards were put together or taken apart; @text says so, for a screen reader.
 */

/* Returns: (transfer floating): a surface without cards */
GtkWidget *chieu_lesson_groups_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lays out @cards, all of them loose. */
void chieu_lesson_groups_set_cards (ChieuLessonGroups      *self,
                                    const ChieuGame        *game,
                                    const ChieuLessonCards *cards);

/* Puts the cards that are there into these groups, to show the answer; a group with a card that is not there is left out. */
void chieu_lesson_groups_set_groups (ChieuLessonGroups *self, const ChieuArrangement *arrangement);

/* Points at these cards, each once, unless they are in a group. */
void chieu_lesson_groups_set_points (ChieuLessonGroups *self, const ChieuLessonCards *cards);

/* Returns: (transfer none): the groups made so far, as they lie; valid until the next change */
const ChieuArrangement *chieu_lesson_groups_get_arrangement (ChieuLessonGroups *self);

/* Puts the touched cards together, if there are several and groups can still be changed. */
void chieu_lesson_groups_join (ChieuLessonGroups *self);

/* For tests: does what a drag does: puts the card or group at place @from of the surface, from 0, together with that at @onto.
 * Returns: FALSE if nothing happened */
gboolean chieu_lesson_groups_drop (ChieuLessonGroups *self, int from, int onto);

/* For tests. Returns: how many cards and groups there are */
int chieu_lesson_groups_count_piles (ChieuLessonGroups *self);

/* For tests. Returns: (transfer none): the button at @place */
GtkWidget *chieu_lesson_groups_get_pile (ChieuLessonGroups *self, int place);

/* Sets whether groups can still be changed; either way no card stays touched. */
void chieu_lesson_groups_set_open (ChieuLessonGroups *self, gboolean open);
