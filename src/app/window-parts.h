/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small things that several windows and pages have in common.
 */
#pragma once

#include <gtk/gtk.h>

/* For how many frames a part that has just been shown is tried for something that takes the focus: a mat that was hidden has its cards only
 * after its first layout. */
#define CHIEU_FOCUS_FRAMES 60

/* Returns: (transfer floating): a header bar with a button in words that closes the window: the cross alone is small. */
GtkWidget *chieu_back_header_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lets the title of @group, an AdwPreferencesGroup that has no rows yet, break into lines; the platform would shorten it. */
void chieu_group_break_title (GtkWidget *group);

/* Lets the Escape key close @window; for windows without a class of their own. */
void chieu_window_close_on_escape (GtkWidget *window);

/* Sets the @name by which a screen reader calls the page that @stack shows now when the focus enters it. */
void chieu_stack_name_seen (GtkStack *stack, const char *name);
/* Lets a screen reader call the pages of @stack by no name unless they have one; otherwise it would read the name of their
 * class. */
void chieu_stack_unname_pages (GtkStack *stack);
/* Shows @child of @stack and hides the others, which a screen reader would otherwise find in the stack. Pages without a name are unnamed
 * first (chieu_stack_unname_pages()). */
void chieu_stack_turn_to (GtkStack *stack, GtkWidget *child);
