/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-text.h"

/* Letters are laid out larger by this factor: Pango puts them on whole units, which would be millimetres here. */
#define FINE 40.0
#define UNITS (FINE * PANGO_SCALE)

const double chieu_print_ink[3] = { 0.129, 0.11, 0.098 };

void
chieu_print_set_colour (cairo_t      *cr,
                        const double *colour)
{
  g_return_if_fail (cr != NULL && colour != NULL);

  cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
}

PangoLayout *
chieu_print_text_new (const char *markup,
                      double      size,
                      gboolean    bold,
                      double      width)
{
  PangoContext *context;
  PangoLayout *text;
  PangoFontDescription *font;
  cairo_font_options_t *options;

  g_return_val_if_fail (markup != NULL && size > 0, NULL);

  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  text = pango_layout_new (context);
  font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");
  options = cairo_font_options_create ();
  /* Paper has no pixels to which letters would be fitted. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_font_description_set_absolute_size (font, size * UNITS);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  g_object_unref (context);
  if (width > 0)
    {
      pango_layout_set_width (text, (int) (width * UNITS));
      pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
    }
  pango_layout_set_markup (text, markup, -1);
  return text;
}

double
chieu_print_text_get_points (PangoLayout *text)
{
  g_return_val_if_fail (PANGO_IS_LAYOUT (text), 0);

  return pango_font_description_get_size (pango_layout_get_font_description (text)) / UNITS / CHIEU_PRINT_MM (1);
}

void
chieu_print_text_measure (PangoLayout *text,
                          double      *width,
                          double      *height)
{
  PangoRectangle box;

  g_return_if_fail (PANGO_IS_LAYOUT (text) && width != NULL && height != NULL);

  pango_layout_get_extents (text, NULL, &box);
  *width = box.width / UNITS;
  *height = box.height / UNITS;
}

double
chieu_print_text_measure_widest_word (PangoLayout *text)
{
  PangoLayout *copy;
  PangoRectangle box;

  g_return_val_if_fail (PANGO_IS_LAYOUT (text), 0);

  copy = pango_layout_copy (text);
  /* If there is no room at all, every word has a line of its own. */
  pango_layout_set_width (copy, 0);
  pango_layout_set_wrap (copy, PANGO_WRAP_WORD);
  pango_layout_get_extents (copy, NULL, &box);
  g_object_unref (copy);
  return box.width / UNITS;
}

void
chieu_print_text_draw (PangoLayout *text,
                       cairo_t     *cr,
                       double       shrink)
{
  g_return_if_fail (PANGO_IS_LAYOUT (text) && cr != NULL && shrink > 0);

  cairo_save (cr);
  cairo_scale (cr, shrink / FINE, shrink / FINE);
  pango_cairo_show_layout (cr, text);
  cairo_restore (cr);
}
