/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One hand in the list of those played: when, how it ended, which game, the
 * person's faults. It is one label: a list keeps two hundred rows at hand, and
 * makes them all anew when others are wanted.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/table/scores.h"
#include "history.h"

/* Returns: (transfer floating): a row of no hand yet */
GtkWidget *chieu_history_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @hand, which was played by the people called @names, in @row, made by chieu_history_row_new(). @row lies in a widget, to which its
 * words are given as a name for a screen reader. */
void chieu_history_row_show_hand (GtkWidget *row, ChieuHistoryHand *hand, const ChieuSeatNames names);
