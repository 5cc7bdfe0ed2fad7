/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "looks.h"

#include <adwaita.h>

#include "app/letters.h"
#include "mat/faces/card-index.h"
#include "mat/faces/face-cache.h"
#include "mat/widgets/css-class.h"

/* The settings ask for large letters from this many times the size of the system on. */
#define TEXT_IS_LARGE 1.4

#define DARK_SHEET "/io/github/chieubai/ChieuBai/dark.css"

/* The dark sheet overrides style.css, which has the same colours for light. */
#define PRIORITY_DARK (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

/* The resolution is changed, not a style sheet: headings of the platform have sizes of their own in points. */
static void
text_scale_changed_cb (GSettings   *settings,
                       const char  *key,
                       GtkSettings *gtk_settings)
{
  double scale = g_settings_get_double (settings, key);
  int dpi;

  /* First go back to the system's own size, of which our scale is a multiple. */
  gtk_settings_reset_property (gtk_settings, "gtk-xft-dpi");
  if (scale == 1.0)
    return;
  g_object_get (gtk_settings, "gtk-xft-dpi", &dpi, NULL);
  if (dpi <= 0)
    dpi = CHIEU_LETTERS_USUAL_DPI;
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

/* libadwaita would load a style-dark.css by itself, but warns of it from 1.10 on, and what replaces it there is not in 1.2. */
static void
dark_changed_cb (AdwStyleManager *manager,
                 GParamSpec      *pspec,
                 GtkCssProvider  *sheet)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (adw_style_manager_get_dark (manager))
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet), PRIORITY_DARK);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheet));
}

static void
follow_dark (AdwStyleManager *manager)
{
  GtkCssProvider *sheet = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (sheet, DARK_SHEET);
  g_object_set_data_full (G_OBJECT (manager), "chieu-dark-sheet", sheet, g_object_unref);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (dark_changed_cb), sheet, 0);
  dark_changed_cb (manager, NULL, sheet);
}

static void
update_contrast (GSettings *settings)
{
  g_autofree char *contrast = g_settings_get_string (settings, "card-contrast");
  gboolean asked = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  chieu_face_cache_set_high_contrast (g_str_equal (contrast, "high") || (asked && g_str_equal (contrast, "system")));
}

static void
card_back_changed_cb (GSettings *settings)
{
  g_autofree char *colour = g_settings_get_string (settings, "card-back");

  chieu_face_cache_set_back (colour);
}

static void
card_script_changed_cb (GSettings *settings)
{
  g_autofree char *script = g_settings_get_string (settings, "card-script");

  chieu_face_cache_set_script (chieu_card_script_parse (script));
}

static void
motion_changed_cb (GSettings   *settings,
                   const char  *key,
                   GtkSettings *gtk_settings)
{
  g_autofree char *motion = g_settings_get_string (settings, key);

  if (g_str_equal (motion, "none"))
    g_object_set (gtk_settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (gtk_settings, "gtk-enable-animations");
}

static void
card_index_changed_cb (GSettings *settings)
{
  g_autofree char *index = g_settings_get_string (settings, "card-index");

  chieu_card_index_set_shown (g_str_equal (index, "large") ? CHIEU_INDEX_LARGE
                                                           : g_str_equal (index, "tab") ? CHIEU_INDEX_TAB : CHIEU_INDEX_NONE);
}

void
chieu_looks_follow (GSettings *settings)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkSettings *gtk_settings = gtk_settings_get_default ();
  g_autofree char *motion = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings) && gtk_settings != NULL);

  motion = g_settings_get_string (settings, "motion");

  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (text_scale_changed_cb), gtk_settings, 0);
  g_signal_connect_object (settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed_cb), manager, 0);
  g_signal_connect_object (settings, "changed::card-contrast", G_CALLBACK (update_contrast), manager, 0);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_contrast), settings, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::motion", G_CALLBACK (motion_changed_cb), gtk_settings, 0);
  if (!g_str_equal (motion, "system"))
    motion_changed_cb (settings, "motion", gtk_settings);
  g_signal_connect (settings, "changed::card-index", G_CALLBACK (card_index_changed_cb), NULL);
  card_index_changed_cb (settings);
  g_signal_connect (settings, "changed::card-back", G_CALLBACK (card_back_changed_cb), NULL);
  card_back_changed_cb (settings);
  g_signal_connect (settings, "changed::card-script", G_CALLBACK (card_script_changed_cb), NULL);
  card_script_changed_cb (settings);
  update_contrast (settings);
  follow_dark (manager);
  text_scale_changed_cb (settings, "text-scale", gtk_settings);
  colour_scheme_changed_cb (settings, "colour-scheme", manager);
}

double
chieu_looks_get_system_scale (GSettings *settings)
{
  int dpi;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 1);

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (double) dpi / CHIEU_LETTERS_USUAL_DPI / g_settings_get_double (settings, "text-scale") : 1;
}

static void
mark_text_scale_cb (GtkWidget  *widget,
                    const char *key,
                    GSettings  *settings)
{
  chieu_css_class_set (widget, "large-text", g_settings_get_double (settings, key) >= TEXT_IS_LARGE);
}

void
chieu_looks_mark_large_text (GtkWidget *widget,
                             GSettings *settings)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && G_IS_SETTINGS (settings));

  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (mark_text_scale_cb), widget, G_CONNECT_SWAPPED);
  mark_text_scale_cb (widget, "text-scale", settings);
}
