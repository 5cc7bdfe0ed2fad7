/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "looks.h"

#include <adwaita.h>

/* GTK counts dots per inch in 1024ths; 96 is what a system means that says nothing. */
#define DPI_UNSET (96 * 1024)

/* By the resolution and not by a style sheet: headings of the platform have sizes of their own in points. */
static void
text_scale_changed_cb (GSettings   *settings,
                       const char  *key,
                       GtkSettings *gtk_settings)
{
  double scale = g_settings_get_double (settings, key);
  int dpi;

  /* First back to the system's own size, which our scale is a multiple of. */
  gtk_settings_reset_property (gtk_settings, "gtk-xft-dpi");
  if (scale == 1.0)
    return;
  g_object_get (gtk_settings, "gtk-xft-dpi", &dpi, NULL);
  if (dpi <= 0)
    dpi = DPI_UNSET;
  g_object_set (gtk_settings, "gtk-xft-dpi", (int) (dpi * scale), NULL);
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
  GtkSettings *gtk_settings = gtk_settings_get_default ();

  g_return_if_fail (G_IS_SETTINGS (settings) && gtk_settings != NULL);

  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (text_scale_changed_cb), gtk_settings, 0);
  g_signal_connect_object (settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed_cb), manager, 0);
  text_scale_changed_cb (settings, "text-scale", gtk_settings);
  colour_scheme_changed_cb (settings, "colour-scheme", manager);
}
