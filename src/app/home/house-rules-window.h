/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/record/house-rules-shelf.h"

#define CHIEU_TYPE_HOUSE_RULES_WINDOW (chieu_house_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHouseRulesWindow, chieu_house_rules_window, CHIEU, HOUSE_RULES_WINDOW, AdwWindow)

/**
 * chieu_house_rules_window_new:
 * @parent: (nullable): the window over which it stands
 * @shelf: (transfer none): the sets there are; has to live as long as the window
 * @settings: the key "house-rules" is the id of the set that the next match is played by
 *
 * The window of the house rules (luật làng): all sets, with the chosen one's rules. A change of a shipped set makes an own one.
 *
 * Its header names the game and offers the others. The signal “game” is emitted with the id of the game that is chosen there; its
 * handler calls chieu_house_rules_window_set_shelf() with the rules of that game.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_house_rules_window_new (GtkWindow       *parent,
                                         ChieuRulesShelf *shelf,
                                         GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the rules of another game; the arguments are those of chieu_house_rules_window_new(). */
void chieu_house_rules_window_set_shelf (ChieuHouseRulesWindow *self, ChieuRulesShelf *shelf, GSettings *settings);

/* For tests: does what choosing @file does: adds its rules to the person's own. The window says what is wrong with it. */
void chieu_house_rules_window_import (ChieuHouseRulesWindow *self, GFile *file);
