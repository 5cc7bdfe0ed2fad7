/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the words of a lesson beside what they are about, if that is no mat, which has a place for them itself; below it where
 * the window is narrow. There they stand where the column of a mat has them.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_LESSON_SPLIT (chieu_lesson_split_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonSplit, chieu_lesson_split, CHIEU, LESSON_SPLIT, GtkWidget)

/* @words: (transfer floating); @stage: (transfer floating): where one of them is hidden, the other has all the room */
GtkWidget *chieu_lesson_split_new (GtkWidget *words, GtkWidget *stage) G_GNUC_WARN_UNUSED_RESULT;

/* @words: (nullable): other words than before; NULL: they are shown elsewhere, and the stage has all the room. */
void chieu_lesson_split_set_words (ChieuLessonSplit *self, GtkWidget *words);

/* @foot: the place, in its own coordinates, of what stands in front of it at the foot of the words; if it is below, they have all the
 * height. Holds from the next allocation on. */
void chieu_lesson_split_set_foot (ChieuLessonSplit *self, const GdkRectangle *foot);

/* The words stand on the side that is set for words and buttons, now and whenever that changes. */
void chieu_lesson_split_follow_settings (ChieuLessonSplit *self, GSettings *settings);
