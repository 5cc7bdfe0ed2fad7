/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Something is printed: a deck, a table, a course on paper; how large, on what paper; to a printer, or into a PDF file.
 */
#pragma once

#include <adwaita.h>

#include "print-ask.h"

#define CHIEU_TYPE_PRINT_WINDOW (chieu_print_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPrintWindow, chieu_print_window, CHIEU, PRINT_WINDOW, AdwWindow)

/**
 * chieu_print_window_new:
 * @settings: (nullable): the program's: they say by which house rules is played; NULL: the usual ones
 * @folder: where matches and house rules are kept
 * @thing: what stands chosen
 * @name: id of the deck or game that stands chosen; one that nobody knows, as "": the first
 *
 * Returns: (transfer none): the window, not shown yet
 */
GtkWindow *chieu_print_window_new (GtkWindow       *parent,
                                   GSettings       *settings,
                                   const char      *folder,
                                   ChieuPrintThing  thing,
                                   const char      *name);

/* The sentence about the sheets: "6 sheets · 22 cards per sheet, …". */
const char *chieu_print_window_get_summary (ChieuPrintWindow *self);
