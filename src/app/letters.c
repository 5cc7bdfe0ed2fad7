/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "letters.h"

#include "mat/large-letters.h"

/* The height of a line, in sizes of the font: that of Noto Sans, which is taller than most. */
#define LINE 1.36

int
chieu_letters_get_line_height (GtkWidget *widget)
{
  const PangoFontDescription *font;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  /* The font itself is not asked: it would have to be loaded, and the first frame would wait for it. GTK gives its size in pixels. */
  font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  return MAX (PANGO_PIXELS (pango_font_description_get_size (font) * LINE), 1);
}

gboolean
chieu_letters_are_large (void)
{
  int dpi = -1;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi >= CHIEU_LETTERS_USUAL_DPI * CHIEU_LETTERS_LARGE;
}
