/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules that hold for every window of the program, whatever part makes it.
 */
#pragma once

#include <gtk/gtk.h>

/* Prepares @window, which may be shown already. */
typedef void (*ChieuWindowPrepareFunc) (GtkWindow *window);

/* Calls @prepare once for each window that exists, and for each that is made later, before it is shown. */
void chieu_windows_follow (ChieuWindowPrepareFunc prepare);

/* Makes every window forget its parent when the parent is destroyed. A window that is still referenced after both were closed (by
 * an answer that is on its way) would otherwise keep the address of the freed parent and use it. */
void chieu_windows_let_go_of_parents (void);
