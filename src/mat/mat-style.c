/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-style.h"

#include <gtk/gtk.h>

#define SHEET "/io/github/chieubai/ChieuBai/mat/mat.css"

static GtkCssProvider *scale_provider;

void
chieu_mat_style_install (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, SHEET);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  scale_provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (scale_provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
chieu_mat_style_set_text_scale (double scale)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  if (scale_provider == NULL)
    return;
  g_ascii_formatd (number, sizeof number, "%.3f", scale);
  css = g_strdup_printf ("chieu-mat { font-size: %sem; }", number);
  gtk_css_provider_load_from_data (scale_provider, css, -1);
}
