/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of what a test sees, to be looked at.
 */
#pragma once

#include <gtk/gtk.h>

/* Saves @root, a window that is seen, as @folder/NUMBER WHERE.png, without a NUMBER of 0; nothing where that cannot be. */
void chieu_page_save_picture (GtkWidget *root, const char *where, int number, const char *folder);
