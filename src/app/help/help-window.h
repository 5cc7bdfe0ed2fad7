/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of the help, and the ways to open it.
 */
#pragma once

#include <adwaita.h>

#include "help-book.h"

#define CHIEU_TYPE_HELP_WINDOW (chieu_help_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHelpWindow, chieu_help_window, CHIEU, HELP_WINDOW, AdwWindow)

/* For tests. Returns: (transfer none): a window for the pages of @book, not shown yet; it has no page until chieu_help_window_go_to() */
ChieuHelpWindow *chieu_help_window_new (ChieuHelpBook *book) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: opens @xref, "page" or "page#section". The window shows an error if there is no such page. */
void chieu_help_window_go_to (ChieuHelpWindow *self,
                              const char      *xref);

/* For tests. Returns: (transfer none): what is shown now, "page" or "page#section"; the index if no page is shown yet */
const char *chieu_help_window_get_place (ChieuHelpWindow *self);

/**
 * chieu_help_present:
 * @window: (nullable): the window in which help is wanted; the place where the person is in it decides which page is opened
 *
 * Shows the help of the program in the language of the session. Its window opens when the pages have been read.
 */
void chieu_help_present (GtkApplication *application,
                         GtkWindow      *window);

/* Does the same with the page @xref, "page" or "page#section". */
void chieu_help_present_page (GtkApplication *application,
                              GtkWindow      *window,
                              const char     *xref);

/* F1 in @dialog opens the help at the page about its place (help-place.h), or at the contents if there is none, and Ctrl+W closes
 * @dialog: the program's own keys do not reach dialogs. */
void chieu_help_listen_to_keys (GtkWindow *dialog);
