/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small things that several windows and pages have in common.
 */
#pragma once

#include <gtk/gtk.h>

/* (transfer floating): a header bar with a button in words that closes the window: the cross alone is small. */
GtkWidget *chieu_back_header_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The title of @group, an AdwPreferencesGroup without rows still, breaks into lines where the platform would shorten it. */
void chieu_group_break_title (GtkWidget *group);

/* The Escape key closes @window; for windows without a class of their own. */
void chieu_window_close_on_escape (GtkWidget *window);

/* The page of @stack that is seen is heard under @name where it is entered. */
void chieu_stack_name_seen (GtkStack *stack, const char *name);
/* Pages of @stack that have no name are heard under none: else it would be that of their class. */
void chieu_stack_unname_pages (GtkStack *stack);
/* Turns to @child of @stack and hides the others: a screen reader would find them in the stack. */
void chieu_stack_turn_to (GtkStack *stack, GtkWidget *child);
