/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves a picture of what a test sees, for somebody to look at.
 */
#pragma once

#include <gtk/gtk.h>

/* Saves @root, a window that is seen, as “@folder/@number @where.png” with @number in three digits, or with @number 0 as
 * “@folder/@where.png”. Does nothing if the window has not drawn anything yet, or if the file cannot be written. */
void chieu_page_save_picture (GtkWidget *root, const char *where, int number, const char *folder);
