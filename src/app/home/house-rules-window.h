/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/record/house-rules-shelf.h"

#define CHIEU_TYPE_HOUSE_RULES_WINDOW (chieu_house_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHouseRulesWindow, chieu_house_rules_window, CHIEU, HOUSE_RULES_WINDOW, AdwWindow)

/**
 * chieu_house_rules_window_new:
 * @parent: (nullable): the window over which it stands
 * @shelf: (transfer none): the sets of house rules of one game; has to live as long as the window, or until another shelf is set
 * @settings: those of the game; the key "house-rules" is the id of the set by which the next match is played
 *
 * Makes the window of the house rules (luật làng): all sets, and the rules of the chosen one. When the person changes a rule of a set
 * that came with the program, the changed rules become a set of the person's own.
 *
 * The header of the window names the game and offers the others. The signal “game” is emitted with the id of the game that is chosen
 * there; its handler calls chieu_house_rules_window_set_shelf() with the rules of that game.
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_house_rules_window_new (GtkWindow       *parent,
                                         ChieuRulesShelf *shelf,
                                         GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the rules of another game. @shelf, @settings: as for chieu_house_rules_window_new() */
void chieu_house_rules_window_set_shelf (ChieuHouseRulesWindow *self, ChieuRulesShelf *shelf, GSettings *settings);

/* For tests: imports @file as if the person had chosen it: adds its rules to the person's own, or says in the window what is wrong with
 * it. */
void chieu_house_rules_window_import (ChieuHouseRulesWindow *self, GFile *file);
