/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "looks.h"

#include <adwaita.h>

/* All text but that of the mat, which scales its own as its cards leave it room. */
#define SCALED "window:not(.chieu-main), window.chieu-main headerbar, window.chieu-main .scaled, toast, tooltip"

static void
text_scale_changed_cb (GSettings      *settings,
                       const char     *key,
                       GtkCssProvider *provider)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  g_ascii_formatd (number, sizeof number, "%.3f", g_settings_get_double (settings, key));
  css = g_strdup_printf (SCALED " { font-size: %sem; }", number);
  gtk_css_provider_load_from_data (provider, css, -1);
}

static void
colour_scheme_changed_cb (GSettings       *settings,
                          const char      *key,
                          AdwStyleManager *manager)
{
  g_autofree char *scheme = g_settings_get_string (settings, key);

  if (g_str_equal (scheme, "light"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  else if (g_str_equal (scheme, "dark"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  else
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

void
chieu_looks_follow (GSettings *settings)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  g_return_if_fail (G_IS_SETTINGS (settings));

  /* The display keeps the provider for as long as it is there. */
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (text_scale_changed_cb), provider, 0);
  g_signal_connect_object (settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed_cb), manager, 0);
  text_scale_changed_cb (settings, "text-scale", provider);
  colour_scheme_changed_cb (settings, "colour-scheme", manager);
}
