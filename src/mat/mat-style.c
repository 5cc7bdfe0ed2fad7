/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-style.h"

#include <gtk/gtk.h>

#include "mat-resources.h"

#define SHEET "/io/github/chieubai/ChieuBai/mat/mat.css"

static GtkCssProvider *scale_provider;

void
chieu_mat_style_set_text_scale (double scale)
{
  static const struct { const char *room; double size; } rooms[] = {
    { "small-room", 1 }, { "medium-room", 1.12 }, { "large-room", 1.3 },
  };
  g_autoptr(GString) css = g_string_new (NULL);
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (scale_provider == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_ascii_formatd (number, sizeof number, "%.3f", scale * rooms[i].size);
      g_string_append_printf (css, "chieu-mat.%s { font-size: %sem; }\n", rooms[i].room, number);
    }
  gtk_css_provider_load_from_data (scale_provider, css->str, -1);
}

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
  scale_provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (scale_provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  chieu_mat_style_set_text_scale (1);
}
