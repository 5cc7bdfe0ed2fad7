/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat/widgets/css-class.h"
#include "narrow-header.h"

/* Below this width of a window. */
#define NARROW 480
/* For style.css, whose large buttons want less width then: two of them stand beside each other. */
#define NARROW_CLASS "narrow-window"
/* The name under which a window keeps the width for which its header was fitted. */
#define FITTED_WIDTH "chieu-fitted-width"

static AdwHeaderBar *
find_header (GtkWidget *widget)
{
  AdwHeaderBar *found = ADW_IS_HEADER_BAR (widget) ? ADW_HEADER_BAR (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_header (child);
  return found;
}

/* Whether the desktop has the button at the start: "close:menu". */
static gboolean
closes_at_start (GtkWidget *widget)
{
  g_autofree char *layout = NULL;
  const char *close, *middle;

  g_object_get (gtk_widget_get_settings (widget), "gtk-decoration-layout", &layout, NULL);
  close = layout != NULL ? strstr (layout, "close") : NULL;
  middle = layout != NULL ? strchr (layout, ':') : NULL;
  return close != NULL && (middle == NULL || close < middle);
}

static gboolean
fit_cb (GtkWindow *window)
{
  AdwHeaderBar *header = find_header (GTK_WIDGET (window));
  gboolean is_narrow = gtk_widget_get_width (GTK_WIDGET (window)) < NARROW;
  const char *layout = is_narrow ? (closes_at_start (GTK_WIDGET (window)) ? "close:" : ":close") : NULL;

  if (header != NULL && g_strcmp0 (adw_header_bar_get_decoration_layout (header), layout) != 0)
    adw_header_bar_set_decoration_layout (header, layout);
  chieu_css_class_set (GTK_WIDGET (window), NARROW_CLASS, is_narrow);
  return G_SOURCE_REMOVE;
}

/* While the window is laid out GTK would not hear that its header wants another place. */
static void
layout_cb (GtkWindow  *window,
           int         width,
           int         height,
           GdkSurface *surface)
{
  g_autoptr (GSource) source = NULL;

  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (window), FITTED_WIDTH)) == width)
    return;
  g_object_set_data (G_OBJECT (window), FITTED_WIDTH, GINT_TO_POINTER (width));
  source = g_idle_source_new ();
  g_source_set_closure (source, g_cclosure_new_object_swap (G_CALLBACK (fit_cb), G_OBJECT (window)));
  g_source_attach (source, NULL);
}

static void
realize_cb (GtkWindow *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout", G_CALLBACK (layout_cb), window, G_CONNECT_SWAPPED);
}

void
chieu_narrow_header_follow (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}
