/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "narrow-header.h"

#include <adwaita.h>
#include <string.h>

#include "letters.h"
#include "mat/widgets/css-class.h"
#include "windows.h"

/* A narrow window has this style class: style.css makes large buttons less wide then, so that two stand beside each other. */
#define NARROW_CLASS "narrow-window"
/* A narrow window has this style class as long as letters are large. */
#define LARGE_CLASS "narrow-large"
/* The style class that libadwaita gives to the title of a header. */
#define TITLE_CLASS "title"
#define BACK_ICON "go-previous-symbolic"
/* The name under which a window keeps the width for which its header was fitted. */
#define FITTED_WIDTH "chieu-fitted-width"
/* The name under which a button that leads back keeps its word while it shows an arrow. */
#define WORD "chieu-word"
/* The name under which a title that is broken keeps how it was before. */
#define WHOLE "chieu-whole"

static AdwHeaderBar *
find_header (GtkWidget *widget)
{
  AdwHeaderBar *found = ADW_IS_HEADER_BAR (widget) ? ADW_HEADER_BAR (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_header (child);
  return found;
}

/* ---- What is in a header ---- */

/* How a title was before it was broken. */
typedef struct
{
  PangoEllipsizeMode ellipsize;
  int width_chars;
  gboolean wrap;
  GtkNaturalWrapMode natural_wrap;
  GtkJustification justify;
} Whole;

static void
break_title (GtkLabel *title)
{
  Whole *whole;

  if (g_object_get_data (G_OBJECT (title), WHOLE) != NULL)
    return;
  whole = g_new (Whole, 1);
  *whole = (Whole) { gtk_label_get_ellipsize (title), gtk_label_get_width_chars (title), gtk_label_get_wrap (title),
                     gtk_label_get_natural_wrap_mode (title), gtk_label_get_justify (title) };
  g_object_set_data_full (G_OBJECT (title), WHOLE, whole, g_free);
  gtk_label_set_ellipsize (title, PANGO_ELLIPSIZE_NONE);
  /* The platform keeps room for five characters; a label with several lines then asks for more width than it needs. */
  gtk_label_set_width_chars (title, -1);
  gtk_label_set_wrap (title, TRUE);
  gtk_label_set_natural_wrap_mode (title, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (title, GTK_JUSTIFY_CENTER);
}

static void
restore_title (GtkLabel *title)
{
  const Whole *whole = g_object_get_data (G_OBJECT (title), WHOLE);

  if (whole == NULL)
    return;
  gtk_label_set_ellipsize (title, whole->ellipsize);
  gtk_label_set_width_chars (title, whole->width_chars);
  gtk_label_set_wrap (title, whole->wrap);
  gtk_label_set_natural_wrap_mode (title, whole->natural_wrap);
  gtk_label_set_justify (title, whole->justify);
  g_object_set_data (G_OBJECT (title), WHOLE, NULL);
}

static void
shorten_back (GtkButton *button,
              gboolean   is_short)
{
  const char *word = g_object_get_data (G_OBJECT (button), WORD);

  if (is_short == (word != NULL))
    return;
  if (is_short)
    {
      word = gtk_button_get_label (button);
      g_object_set_data_full (G_OBJECT (button), WORD, g_strdup (word), g_free);
      gtk_widget_set_tooltip_text (GTK_WIDGET (button), word);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
      gtk_button_set_icon_name (button, BACK_ICON);
      return;
    }
  gtk_button_set_label (button, word);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), NULL);
  g_object_set_data (G_OBJECT (button), WORD, NULL);
}

static void
fit_parts (GtkWidget *widget,
           gboolean   is_large)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, TITLE_CLASS))
    {
      if (is_large)
        break_title (GTK_LABEL (widget));
      else
        restore_title (GTK_LABEL (widget));
    }
  if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, CHIEU_HEADER_BACK))
    shorten_back (GTK_BUTTON (widget), is_large);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      fit_parts (child, is_large);
}

/* ---- The window ---- */

/* Returns: whether the desktop has the button that closes a window at the start: "close:menu" */
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
  gboolean is_narrow = gtk_widget_get_width (GTK_WIDGET (window)) < CHIEU_NARROW_WIDTH;
  gboolean is_large = is_narrow && chieu_letters_are_large ();
  const char *layout = is_narrow ? (closes_at_start (GTK_WIDGET (window)) ? "close:" : ":close") : NULL;

  if (header != NULL && g_strcmp0 (adw_header_bar_get_decoration_layout (header), layout) != 0)
    adw_header_bar_set_decoration_layout (header, layout);
  chieu_css_class_set (GTK_WIDGET (window), NARROW_CLASS, is_narrow);
  chieu_css_class_set (GTK_WIDGET (window), LARGE_CLASS, is_large);
  if (header != NULL)
    fit_parts (GTK_WIDGET (header), is_large);
  return G_SOURCE_REMOVE;
}

static void
fit_later (GtkWindow *window)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_closure (source, g_cclosure_new_object_swap (G_CALLBACK (fit_cb), G_OBJECT (window)));
  g_source_attach (source, NULL);
}

/* The header is fitted only later: GTK does not heed a header that wants another size while its window is being laid out. */
static void
layout_cb (GtkWindow  *window,
           int         width,
           int         height,
           GdkSurface *surface)
{
  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (window), FITTED_WIDTH)) == width)
    return;
  g_object_set_data (G_OBJECT (window), FITTED_WIDTH, GINT_TO_POINTER (width));
  fit_later (window);
}

static void
realize_cb (GtkWindow *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout", G_CALLBACK (layout_cb), window, G_CONNECT_SWAPPED);
}

static void
fit_whenever_resized (GtkWindow *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (fit_later), window, G_CONNECT_SWAPPED);
}

void
chieu_narrow_header_follow_windows (void)
{
  chieu_windows_follow (fit_whenever_resized);
}
