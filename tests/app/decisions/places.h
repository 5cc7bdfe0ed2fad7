/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the places of the things of a table in its window, for the numbers on the pictures of the help (tools/help-pictures).
 */
#pragma once

#include "app/program/window-private.h"

/**
 * chieu_decision_save_places:
 * @name: of the file that is written, without its ending
 * @folder: is there already
 *
 * Writes @folder/@name.places: a line for each thing that is seen, with its name, and x, y, width and height in pixels of the
 * window: mat, dish, hand, part-NUMBER of a hand that is arranged, live, gate-POSITION, laid-POSITION, seat-POSITION, set-NUMBER of an
 * open hand, words, spoken, and each button by its action, or as button-NUMBER. Ends the program if the file cannot be written.
 */
void chieu_decision_save_places (const ChieuWindowParts *parts, const char *name, const char *folder);
