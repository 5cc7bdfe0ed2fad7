/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Messages to the person in a window: dialogs that have to be read, and toasts that pass.
 */
#pragma once

#include <adwaita.h>

/* Shows @heading and @body in a dialog over @parent (nullable), which waits until the person has closed it. */
void chieu_message_show (GtkWindow *parent, const char *heading, const char *body);

/* Returns: whether @window has an AdwToastOverlay somewhere */
gboolean chieu_message_has_toasts (GtkWindow *window);

/* Shows @toast (transfer full) in @window, which has an AdwToastOverlay somewhere. */
void chieu_message_show_toast (GtkWindow *window, AdwToast *toast);
