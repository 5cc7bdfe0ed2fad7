/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small things that several windows and pages have in common.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* (transfer floating): a header bar with a button in words that closes the window: the cross alone is small. */
GtkWidget *chieu_back_header_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The Escape key closes @window; for windows without a class of their own. */
void chieu_window_close_on_escape (GtkWidget *window);

/* Turns to @child of @stack and hides the others: a screen reader would find them in the stack. */
void chieu_stack_turn_to (GtkStack *stack, GtkWidget *child);

G_END_DECLS
