/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Messages to the person in a window: dialogs that have to be read, and toasts that pass.
 */
#pragma once

#include <adwaita.h>

/* Shows @heading and @body in a modal dialog over @parent (nullable), and returns at once. The dialog stays until the person closes it. */
void chieu_message_show (GtkWindow *parent, const char *heading, const char *body);

/* Returns: whether @window can show toasts: it has an AdwToastOverlay somewhere */
gboolean chieu_message_can_show_toast (GtkWindow *window);

/* Returns: (transfer full): a toast that shows the whole @text as it stands, in several lines if need be. A name or an error in it may
 * contain “&” or “<”, with which adw_toast_new() would show nothing; that would also cut a text that is longer than a line. */
AdwToast *chieu_message_toast_new (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @toast (transfer full) in @window, for which chieu_message_can_show_toast() is TRUE. */
void chieu_message_show_toast (GtkWindow *window, AdwToast *toast);
