/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* The step from one size of the text to the next, in per cent. */
#define CHIEU_TEXT_SIZE_STEP 10

#define CHIEU_TYPE_TEXT_SIZE_ROW (chieu_text_size_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTextSizeRow, chieu_text_size_row, CHIEU, TEXT_SIZE_ROW, AdwActionRow)

/**
 * ChieuTextSizeRow:
 *
 * A row that says how large the text of the program is, with a button for smaller and one for larger. While the pointer is over
 * the row all stays where it is, so that the button can be pressed again: the property "scale" (double) is the new size at once,
 * and the program takes it when the pointer has left, or the row is hidden.
 */

/* Returns: (transfer floating): the row for the text size of @settings */
GtkWidget *chieu_text_size_row_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the size that has been chosen, 1 being the system's */
double chieu_text_size_row_get_scale (ChieuTextSizeRow *self);
