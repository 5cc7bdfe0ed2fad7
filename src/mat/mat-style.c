/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-style.h"

#include <gtk/gtk.h>

#include "mat-resources.h"

#define SHEET "/io/github/chieubai/ChieuBai/mat/mat.css"

void
chieu_mat_style_install (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  /* In a static library nothing registers the resource by itself: the linker would drop it. */
  g_resources_register (chieu_mat_get_resource ());
  gtk_css_provider_load_from_resource (provider, SHEET);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
