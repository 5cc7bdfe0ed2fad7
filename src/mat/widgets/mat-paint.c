/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-paint.h"

#include <math.h>

/* The side of a corner of the border on a mat that is MAT_WIDTH wide, in pixels; it grows with the root of the width. */
#define CORNER 158.0
#define MAT_WIDTH 1100
/* The side of the mat's heart in parts of the dish's width: its rings lie round the dish. */
#define HEART 1.42

/* The width of a board of the floor, in pixels. */
#define BOARD 96.0
/* The side of a tile of sedge, in pixels. */
#define TILE 192.0

static void
set_colour (cairo_t *cr,
            guint    rgb,
            double   alpha)
{
  cairo_set_source_rgba (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0, alpha);
}

/* Returns: the size of ornaments: small mats get finer ones, but not in proportion */
static double
ornament_scale (const ChieuMatPaint *paint)
{
  return sqrt (paint->mat.width / MAT_WIDTH);
}

/* Draws @picture into @viewport. @part: the part of the mat that it shows, for the warning: "border". Returns: FALSE, with a warning, if
 * it cannot be drawn */
static gboolean
draw_picture (cairo_t             *cr,
              RsvgHandle          *picture,
              const char          *part,
              const RsvgRectangle *viewport)
{
  g_autoptr (GError) error = NULL;

  if (rsvg_handle_render_document (picture, cr, viewport, &error))
    return TRUE;
  g_warning ("Picture of the mat's %s: %s", part, error->message);
  return FALSE;
}

/* ---- Boards ---- */

/* Draws fine dark lines along a board, about one in 7 pixels of its height. Lengths are in pixels. */
static void
paint_grain (cairo_t *cr,
             GRand   *rand,
             double   y,
             double   height,
             double   width)
{
  int lines = (int) (height / 7);

  cairo_set_line_width (cr, 1);
  for (int i = 0; i < lines; i++)
    {
      double gy = y + g_rand_double_range (rand, 2, height - 2), x = g_rand_double_range (rand, -200, width);
      double length = g_rand_double_range (rand, 80, 420), bend = g_rand_double_range (rand, -3, 3);

      set_colour (cr, 0x120a05, g_rand_double_range (rand, 0.10, 0.30));
      cairo_move_to (cr, x, gy);
      cairo_curve_to (cr, x + length / 3, gy + bend, x + 2 * length / 3, gy - bend, x + length, gy + bend / 2);
      cairo_stroke (cr);
    }
}

/* Paints the floor. Its random numbers have a fixed seed, so that the boards are the same whenever they are painted. */
static void
paint_boards (cairo_t             *cr,
              const ChieuMatPaint *paint)
{
  static const guint tones[] = { 0x3b2617, 0x352214, 0x40291a, 0x322013 };
  GRand *rand = g_rand_new_with_seed (11);
  double width = paint->width / paint->scale, height = paint->height / paint->scale;
  int i = 0;

  for (double y = 0; y < height; y += BOARD, i++)
    {
      double joint = g_rand_double_range (rand, 0.1, 0.9) * width;

      set_colour (cr, tones[(i * 7) % G_N_ELEMENTS (tones)], 1);
      cairo_rectangle (cr, 0, y, width, BOARD);
      cairo_fill (cr);
      paint_grain (cr, rand, y, BOARD, width);
      set_colour (cr, 0x140b06, 0.9);
      cairo_rectangle (cr, 0, y + BOARD - 1.6, width, 1.6);
      cairo_rectangle (cr, joint, y, 1.4, BOARD);
      cairo_fill (cr);
      set_colour (cr, 0x8a6544, 0.14);
      cairo_rectangle (cr, 0, y, width, 1);
      cairo_fill (cr);
    }
  g_rand_free (rand);
}

/* ---- Mat ---- */

/* Covers the mat with a tile, which is rendered once and repeated. */
static void
paint_weave (cairo_t             *cr,
             const ChieuMatPaint *paint,
             RsvgHandle          *weave)
{
  int pixels = (int) ceil (TILE * paint->scale);
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_RGB24, pixels, pixels);
  cairo_t *tile_cr = cairo_create (tile);
  RsvgRectangle viewport = { 0, 0, pixels, pixels };
  cairo_pattern_t *pattern;
  cairo_matrix_t matrix;

  set_colour (tile_cr, paint->rgb, 1);
  cairo_paint (tile_cr);
  if (weave != NULL)
    draw_picture (tile_cr, weave, "weave", &viewport);
  cairo_destroy (tile_cr);

  pattern = cairo_pattern_create_for_surface (tile);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_matrix_init_scale (&matrix, paint->scale, paint->scale);
  cairo_matrix_translate (&matrix, -paint->mat.x, -paint->mat.y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_FAST);
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, paint->mat.x, paint->mat.y, paint->mat.width, paint->mat.height);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
}

/* ---- Border ---- */

/* Copies the square @x, @y (each 0 … 2) of the border's nine into @box; a copy never looks past the edge of its square. A box without
 * a width or a height is passed over: cairo would take it for an error and draw nothing any more. */
static void
paint_cell (cairo_t         *cr,
            cairo_surface_t *border,
            int              x,
            int              y,
            const ChieuBox  *box)
{
  double side = cairo_image_surface_get_width (border) / 3.0;
  cairo_surface_t *cell;
  cairo_pattern_t *pattern;

  if (box->width == 0 || box->height == 0)
    return;
  cell = cairo_surface_create_for_rectangle (border, x * side, y * side, side, side);
  pattern = cairo_pattern_create_for_surface (cell);
  cairo_save (cr);
  cairo_translate (cr, box->x, box->y);
  cairo_scale (cr, box->width / side, box->height / side);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_PAD);
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (cell);
}

/* Paints one side between two corners with square @x, @y of the border, in as many pieces as fit best; each ends on a whole pixel. */
static void
paint_side (cairo_t         *cr,
            cairo_surface_t *border,
            int              x,
            int              y,
            const ChieuBox  *side)
{
  gboolean along = x == 1;       /* whether it is the upper or lower side; on a small mat sides are shorter than corners, so that its shape
                                  * does not tell */
  double length = along ? side->width : side->height, piece = along ? side->height : side->width;
  int n = MAX (1, (int) round (length / piece));

  for (int i = 0; i < n; i++)
    {
      double from = round (length * i / n), to = round (length * (i + 1) / n);
      ChieuBox box = *side;

      if (along)
        {
          box.x += from;
          box.width = to - from;
        }
      else
        {
          box.y += from;
          box.height = to - from;
        }
      paint_cell (cr, border, x, y, &box);
    }
}

/* Returns: (transfer full): the border's picture with a corner of @corner pixels of the mat */
static cairo_surface_t *
render_border (RsvgHandle *border,
               int         corner,
               double      scale)
{
  int side = 3 * (int) ceil (corner * scale);
  RsvgRectangle viewport = { 0, 0, side, side };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  draw_picture (cr, border, "border", &viewport);
  cairo_destroy (cr);
  return surface;
}

/* ---- Middle ---- */

static void
paint_disc (cairo_t *cr,
            double   x,
            double   y,
            double   radius,
            guint    colour,
            double   alpha)
{
  set_colour (cr, colour, alpha);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Paints the dish, and its shadow on the mat. */
static void
paint_dish (cairo_t        *cr,
            const ChieuBox *dish,
            RsvgHandle     *picture)
{
  double radius = dish->width / 2, x = dish->x + radius, y = dish->y + dish->height / 2;
  RsvgRectangle viewport = { dish->x, y - radius, dish->width, dish->width };

  /* The shadow becomes darker inwards, as discs lie on each other. */
  for (int i = 7; i > 0; i--)
    paint_disc (cr, x, y + 3, radius + i, 0x1a0d04, 0.045);
  if (picture == NULL || !draw_picture (cr, picture, "dish", &viewport))
    paint_disc (cr, x, y, radius, 0xe9e0cc, 1);
}

/* The darkness in the middle and in the corners, 0 … 1, in the light style and in the dark one; then the same with a lamp that hangs
 * low. */
static const struct { double middle, corner; } shades[2][2] = { { { 0.0, 0.42 }, { 0.24, 0.62 } },
                                                                { { 0.0, 0.12 }, { 0.05, 0.34 } } };

/* Darkens the picture: the lamp hangs over the middle, so the corners are darker. The light is an ellipse somewhat larger than the picture,
 * its middle a little above that of the picture. */
static void
paint_light (cairo_t             *cr,
             const ChieuMatPaint *paint)
{
  double width = paint->width / paint->scale, height = paint->height / paint->scale;
  cairo_pattern_t *light = cairo_pattern_create_radial (0, 0, 0.35, 0, 0, 1.12);
  cairo_matrix_t matrix;
  int bright = paint->bright ? 1 : 0, dark = paint->dark ? 1 : 0;

  cairo_matrix_init_scale (&matrix, 2 / (width * 1.15), 2 / (height * 1.25));
  cairo_matrix_translate (&matrix, -width / 2, -height * 0.45);
  cairo_pattern_set_matrix (light, &matrix);
  cairo_pattern_add_color_stop_rgba (light, 0, 0.10, 0.05, 0.02, shades[bright][dark].middle);
  cairo_pattern_add_color_stop_rgba (light, 1, 0.10, 0.05, 0.02, shades[bright][dark].corner);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
}

void
chieu_mat_paint (cairo_t                *cr,
                 const ChieuMatPaint    *paint,
                 const ChieuMatPictures *pictures)
{
  cairo_save (cr);
  cairo_scale (cr, paint->scale, paint->scale);
  paint_boards (cr, paint);
  /* The mat's shadow on the boards. */
  for (int i = 8; i > 0; i--)
    {
      set_colour (cr, 0x000000, 0.055);
      cairo_rectangle (cr, paint->mat.x - i, paint->mat.y - i + 4, paint->mat.width + 2 * i, paint->mat.height + 2 * i);
      cairo_fill (cr);
    }
  paint_weave (cr, paint, pictures->weave);
  if (pictures->border != NULL)
    {
      /* Corners, sides, and the heart of the mat under the dish. */
      const ChieuBox *mat = &paint->mat;
      int corner = (int) round (CORNER * ornament_scale (paint));
      double heart = paint->dish.width * HEART;
      cairo_surface_t *border = render_border (pictures->border, corner, paint->scale);

      paint_cell (cr, border, 0, 0, &(ChieuBox) { mat->x, mat->y, corner, corner });
      paint_cell (cr, border, 2, 0, &(ChieuBox) { mat->x + mat->width - corner, mat->y, corner, corner });
      paint_cell (cr, border, 0, 2, &(ChieuBox) { mat->x, mat->y + mat->height - corner, corner, corner });
      paint_cell (cr, border, 2, 2, &(ChieuBox) { mat->x + mat->width - corner, mat->y + mat->height - corner, corner, corner });
      paint_side (cr, border, 1, 0, &(ChieuBox) { mat->x + corner, mat->y, mat->width - 2 * corner, corner });
      paint_side (cr, border, 1, 2, &(ChieuBox) { mat->x + corner, mat->y + mat->height - corner, mat->width - 2 * corner, corner });
      paint_side (cr, border, 0, 1, &(ChieuBox) { mat->x, mat->y + corner, corner, mat->height - 2 * corner });
      paint_side (cr, border, 2, 1, &(ChieuBox) { mat->x + mat->width - corner, mat->y + corner, corner, mat->height - 2 * corner });
      if (heart > 0)
        paint_cell (cr, border, 1, 1, &(ChieuBox) { paint->dish.x + (paint->dish.width - heart) / 2,
                                                    paint->dish.y + (paint->dish.height - heart) / 2, heart, heart });
      cairo_surface_destroy (border);
    }
  /* Games without a nọc have no dish. */
  if (paint->dish.width > 0)
    paint_dish (cr, &paint->dish, pictures->dish);
  paint_light (cr, paint);
  cairo_restore (cr);
}
