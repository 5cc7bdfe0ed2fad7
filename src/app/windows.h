/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules that hold for every window of the program, whatever part makes it.
 */
#pragma once

#include <gtk/gtk.h>

typedef void (*ChieuWindowBegun) (GtkWindow *window);

/* Calls @begun once for each window that there is, and for each that comes, before it is shown. */
void chieu_windows_follow (ChieuWindowBegun begun);

/* Lets every window go of its parent when that is destroyed. A window that something still holds after both were closed (an answer
 * that is on its way to it) would keep the parent's address, and in the end speak to it. */
void chieu_windows_let_go_of_parents (void);
