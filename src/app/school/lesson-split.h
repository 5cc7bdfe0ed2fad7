/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the words of a lesson beside what they are about, if that is no mat, which has a place for them itself; above it where
 * the window is narrow.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_LESSON_SPLIT (chieu_lesson_split_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonSplit, chieu_lesson_split, CHIEU, LESSON_SPLIT, GtkWidget)

/* @words: (transfer floating); @stage: (transfer floating): where one of them is hidden, the other has all the room */
GtkWidget *chieu_lesson_split_new (GtkWidget *words, GtkWidget *stage) G_GNUC_WARN_UNUSED_RESULT;

/* @words: (nullable): other words than before; NULL: they are shown elsewhere, and the stage has all the room. */
void chieu_lesson_split_set_words (ChieuLessonSplit *self, GtkWidget *words);

G_END_DECLS
