/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of words and a control: beside each other, or, if the words would become too narrow, with the last of its children below
 * the others, as in a form.
 */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_ROW_LAYOUT (chieu_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (ChieuRowLayout, chieu_row_layout, CHIEU, ROW_LAYOUT, GtkLayoutManager)

/**
 * chieu_row_layout_new:
 * @spacing: pixels between children, and between the row and what stands below it
 *
 * A layout of children beside each other. Of these the words are the first one that expands, or else the first. They get what
 * the others leave; if that is less than their natural width and less than 65 % of the width, the last child stands below: at the end if
 * the words expand, or else at the start.
 *
 * Returns: (transfer full): a layout manager
 */
GtkLayoutManager *chieu_row_layout_new (int spacing) G_GNUC_WARN_UNUSED_RESULT;

/* Gives @row of the platform such a layout: its suffixes are what may stand below its title. */
void chieu_row_layout_give_to_row (AdwActionRow *row);
