/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window in which the person chooses what is printed (a deck, a table, a course), how large and on what paper, and sends it
 * to a printer or into a PDF file.
 */
#pragma once

#include <adwaita.h>

#include "print-ask.h"

#define CHIEU_TYPE_PRINT_WINDOW (chieu_print_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPrintWindow, chieu_print_window, CHIEU, PRINT_WINDOW, AdwWindow)

/**
 * chieu_print_window_new:
 * @parent: (nullable): the window over which it stands
 * @settings: (nullable): the program's: they name the house rules, the writing on the cards and the colour of their backs; NULL: the
 * usual ones
 * @folder: where matches and house rules are kept
 * @thing: what is chosen at first
 * @name: id of the deck or game that is chosen at first; an unknown one, such as "", means the first
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_print_window_new (GtkWindow       *parent,
                                   GSettings       *settings,
                                   const char      *folder,
                                   ChieuPrintThing  thing,
                                   const char      *name);

/* For tests: the sentence about the sheets: "6 sheets · 22 cards per sheet, …". */
const char *chieu_print_window_get_summary (ChieuPrintWindow *self);
