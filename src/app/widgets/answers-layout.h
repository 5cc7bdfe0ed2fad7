/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays answers out beside each other, all equally wide. Where the width or the size of the letters does not allow all in one row, they
 * stand in several.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_ANSWERS_LAYOUT (chieu_answers_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuAnswersLayout, chieu_answers_layout, CHIEU, ANSWERS_LAYOUT, GtkLayoutManager)

/* Returns: (transfer full): the layout. @spacing: pixels between answers */
GtkLayoutManager *chieu_answers_layout_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;

/* Sets whether the answers are sentences; at first they are not. Sentences stand in one row and break into lines there, or in two rows if
 * one would have many lines. Answers that are none, and sentences if the letters are large or the row is too narrow, stand in as many rows
 * as they need so that none breaks. */
void chieu_answers_layout_set_sentences (ChieuAnswersLayout *self, gboolean sentences);
