/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The style sheet of the program in a test that does not run the whole of it.
 */
#pragma once

#include <gtk/gtk.h>

/* Gives texts and what is pressed the sizes that the program gives them. */
static inline void
chieu_test_load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/chieubai/ChieuBai/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
