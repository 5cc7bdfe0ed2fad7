/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the words of a lesson beside what they are about, or below it in a narrow window. They stand where the column of a mat
 * would be. (A mat itself has a place for words and needs none of this.)
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_LESSON_SPLIT (chieu_lesson_split_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonSplit, chieu_lesson_split, CHIEU, LESSON_SPLIT, GtkWidget)

/* Returns: (transfer floating): a split with @words (transfer floating) and the @stage (transfer floating) beside them; if one of
 * them is hidden, the other has all the room */
GtkWidget *chieu_lesson_split_new (GtkWidget *words, GtkWidget *stage) G_GNUC_WARN_UNUSED_RESULT;

/* Sets other @words (nullable); NULL: they are shown elsewhere, and the stage has all the room. */
void chieu_lesson_split_set_words (ChieuLessonSplit *self, GtkWidget *words);

/* Sets the place, in the coordinates of the split, of what stands in front of the lower end of the words; if it is below them,
 * they have all the height. Takes effect with the next allocation. */
void chieu_lesson_split_set_foot (ChieuLessonSplit *self, const GdkRectangle *foot);

/* Puts the words on the side that is set for words and buttons, now and whenever that changes. */
void chieu_lesson_split_follow_settings (ChieuLessonSplit *self, GSettings *settings);
