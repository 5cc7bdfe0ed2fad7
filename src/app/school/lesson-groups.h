/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dealt hand to be arranged: cards that lie loose above, the groups made of them
 * below. Cards are touched and put together; a group that is touched is taken apart.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/school-game.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_LESSON_GROUPS (chieu_lesson_groups_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonGroups, chieu_lesson_groups, CHIEU, LESSON_GROUPS, GtkWidget)

/**
 * ChieuLessonGroups::changed: (char *text)
 *
 * Cards were put together or taken apart; @text says so, for a screen reader.
 */

GtkWidget *chieu_lesson_groups_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lays out @cards, all of them loose. */
void chieu_lesson_groups_set_cards (ChieuLessonGroups      *self,
                                    const ChieuGame        *game,
                                    const ChieuLessonCards *cards);

/* (transfer none): the groups made so far. */
const ChieuArrangement *chieu_lesson_groups_get (ChieuLessonGroups *self);

/* Puts the touched cards together, if there are any. */
void chieu_lesson_groups_join (ChieuLessonGroups *self);

/* Returns: whether groups can still be changed. */
void chieu_lesson_groups_set_open (ChieuLessonGroups *self, gboolean open);


G_END_DECLS
