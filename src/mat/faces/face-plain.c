/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-plain.h"

#include <pango/pangocairo.h>

#include "card-shape.h"
#include "face-render.h"

/* In parts of the card's width: the size of the letters of the name; how far their middle is from the left edge, the side that a fan
 * leaves free; the gap above each letter; and the room round the field of the back. */
#define LETTER_SIZE 0.52
#define LETTER_MIDDLE 0.27
#define LETTER_GAP 0.14
#define BACK_EDGE 0.14

static const GdkRGBA ink = CHIEU_CARD_INK;
static const GdkRGBA red = CHIEU_CARD_RED;

/* Draws letter below letter along the left edge of a card @width wide whose upper left corner is the origin. */
static void
draw_name (cairo_t    *cr,
           const char *name,
           double      width)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  double y = width * LETTER_GAP;

  pango_font_description_set_absolute_size (font, width * LETTER_SIZE * PANGO_SCALE);
  for (const char *letter = name; *letter != '\0'; letter++)
    {
      g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
      PangoRectangle box;

      pango_layout_set_font_description (layout, font);
      pango_layout_set_text (layout, letter, 1);
      pango_layout_get_pixel_extents (layout, &box, NULL);
      cairo_move_to (cr, width * LETTER_MIDDLE - box.width / 2.0 - box.x, y - box.y);
      pango_cairo_show_layout (cr, layout);
      y += box.height + width * LETTER_GAP;
    }
}

cairo_surface_t *
chieu_face_render_plain (const ChieuDeck *deck,
                         ChieuCard        card,
                         int              height,
                         int              scale)
{
  int margin = CHIEU_FACE_MARGIN * scale;
  double width = chieu_card_width (deck, height * scale);
  gboolean is_face = card < deck->n_faces;
  cairo_surface_t *surface = chieu_face_render (NULL, height * scale, margin, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, margin, margin);
  gdk_cairo_set_source_rgba (cr, is_face && !chieu_deck_is_red (deck, card) ? &ink : &red);
  if (!is_face)
    {
      double edge = width * BACK_EDGE;

      cairo_rectangle (cr, edge, edge, width - 2 * edge, (height * scale) - 2 * edge);
      cairo_fill (cr);
    }
  for (int i = 0; is_face && i < 2; i++)
    {
      draw_name (cr, chieu_deck_name (deck, card), width);
      cairo_translate (cr, width, height * scale);
      cairo_rotate (cr, G_PI);
    }
  cairo_destroy (cr);
  return surface;
}
