/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "letters.h"

#include "mat/large-letters.h"

int
chieu_letters_get_line (GtkWidget *widget)
{
  PangoFontMetrics *metrics;
  int height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  height = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));
  pango_font_metrics_unref (metrics);
  return MAX (height, 1);
}

gboolean
chieu_letters_are_large (void)
{
  int dpi = -1;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi >= CHIEU_LETTERS_USUAL_DPI * CHIEU_LETTERS_LARGE;
}
