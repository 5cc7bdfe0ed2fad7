/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rules/games.h"

#define CHIEU_TYPE_SWITCH_ROW (chieu_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSwitchRow, chieu_switch_row, CHIEU, SWITCH_ROW, AdwExpanderRow)

/**
 * ChieuSwitchRow:
 *
 * One house rule: its name, one sentence and the answer that holds; opened, all answers to choose from, an example
 * and the source.
 *
 * "changed" (int value): the person chose another answer.
 */

/* Returns: (transfer floating): the row of switch number @place of @game, from 0 */
GtkWidget *chieu_switch_row_new (const ChieuGame *game, int place) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the number of the switch among those of its game, from 0 */
int chieu_switch_row_get_place (ChieuSwitchRow *self);

/* Shows @value, one that the switch allows, as the answer; does not emit "changed". */
void chieu_switch_row_set_value (ChieuSwitchRow *self, int value);
