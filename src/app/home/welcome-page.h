/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks at the first start whether one knows the game.
 *
 * Its buttons are actions of the window: win.know, win.learn, win.look-around.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHIEU_TYPE_WELCOME_PAGE (chieu_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuWelcomePage, chieu_welcome_page, CHIEU, WELCOME_PAGE, GtkWidget)

GtkWidget *chieu_welcome_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
