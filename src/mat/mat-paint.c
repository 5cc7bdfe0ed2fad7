/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-paint.h"

#include <math.h>

/* Widths of the hem, in pixels at a mat of 1000 pixels; they grow with its root. */
#define HEM 17.0
#define BOARD 96.0
/* Side of the sedge tile's picture, in its own units and as drawn. */
#define TILE 240.0

static void
set_colour (cairo_t *cr,
            guint    rgb,
            double   alpha)
{
  cairo_set_source_rgba (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0, alpha);
}

/* Size of ornaments: small mats get finer ones, but not in proportion. */
static double
ornament_scale (const ChieuMatPaint *what)
{
  return sqrt (what->mat.width / 1100);
}

/* ---- Boards ---- */

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

static void
paint_boards (cairo_t             *cr,
              const ChieuMatPaint *what)
{
  static const guint tones[] = { 0x3b2617, 0x352214, 0x40291a, 0x322013 };
  GRand *rand = g_rand_new_with_seed (11);
  double width = what->width / what->scale, height = what->height / what->scale;
  int i = 0;

  for (double y = 0; y < height; y += BOARD, i++)
    {
      double joint = g_rand_double_range (rand, 0.1, 0.9) * width;

      set_colour (cr, tones[(i * 7) % 4], 1);
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

static void
paint_mat_shadow (cairo_t        *cr,
                  const ChieuBox *mat)
{
  for (int i = 8; i > 0; i--)
    {
      set_colour (cr, 0x000000, 0.055);
      cairo_rectangle (cr, mat->x - i, mat->y - i + 4, mat->width + 2 * i, mat->height + 2 * i);
      cairo_fill (cr);
    }
}

/* One tile, rendered once and repeated. */
static void
paint_weave (cairo_t             *cr,
             const ChieuMatPaint *what,
             RsvgHandle          *weave)
{
  double side = TILE * 0.8;
  int pixels = (int) ceil (side * what->scale);
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_RGB24, pixels, pixels);
  cairo_t *tile_cr = cairo_create (tile);
  RsvgRectangle viewport = { 0, 0, pixels, pixels };
  cairo_pattern_t *pattern;
  cairo_matrix_t matrix;

  set_colour (tile_cr, 0xc6a866, 1);
  cairo_paint (tile_cr);
  if (weave != NULL)
    rsvg_handle_render_document (weave, tile_cr, &viewport, NULL);
  cairo_destroy (tile_cr);

  pattern = cairo_pattern_create_for_surface (tile);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_matrix_init_scale (&matrix, what->scale, what->scale);
  cairo_matrix_translate (&matrix, -what->mat.x, -what->mat.y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_FAST);
  cairo_set_source (cr, pattern);
  cairo_rectangle (cr, what->mat.x, what->mat.y, what->mat.width, what->mat.height);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
}

/* A frame line @inset from the mat's edge. */
static void
paint_frame (cairo_t        *cr,
             const ChieuBox *mat,
             double          inset,
             double          line,
             guint           colour,
             double          alpha)
{
  set_colour (cr, colour, alpha);
  cairo_set_line_width (cr, line);
  cairo_rectangle (cr, mat->x + inset, mat->y + inset, mat->width - 2 * inset, mat->height - 2 * inset);
  cairo_stroke (cr);
}

static void
paint_hem (cairo_t             *cr,
           const ChieuMatPaint *what)
{
  double s = ornament_scale (what), hem = HEM * s;
  const double dashes[2] = { 6 * s, 5 * s };

  paint_frame (cr, &what->mat, hem / 2, hem, 0x8c2b20, 1);
  paint_frame (cr, &what->mat, 0.5, 1, 0x4a130d, 0.9);
  paint_frame (cr, &what->mat, hem, 1.6, 0x3d140c, 0.55);
  cairo_set_dash (cr, dashes, 2, 0);
  paint_frame (cr, &what->mat, hem * 0.68, 1.5 * s, 0xf0d9b0, 0.75);
  cairo_set_dash (cr, NULL, 0, 0);
  paint_frame (cr, &what->mat, hem + 8 * s, 2.5 * s, 0x5e7242, 0.50);
  paint_frame (cr, &what->mat, hem + 15 * s, 5.5 * s, 0x9c3526, 0.50);
  paint_frame (cr, &what->mat, hem + 22 * s, 1.6 * s, 0x5e7242, 0.50);
}

/* ---- Lotus ---- */

static void
paint_petal (cairo_t *cr,
             double   angle,
             double   length,
             guint    colour,
             double   alpha)
{
  double w = length * 0.36;

  cairo_save (cr);
  cairo_rotate (cr, angle);
  set_colour (cr, colour, alpha);
  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, -w, -length * 0.28, -w * 0.9, -length * 0.68, 0, -length);
  cairo_curve_to (cr, w * 0.9, -length * 0.68, w, -length * 0.28, 0, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
paint_leaf (cairo_t *cr,
            double   side)
{
  set_colour (cr, 0x5e7242, 0.55);
  cairo_move_to (cr, 0, 2);
  cairo_curve_to (cr, side * 14, -8, side * 44, -6, side * 58, 6);
  cairo_curve_to (cr, side * 40, 16, side * 14, 14, 0, 2);
  cairo_fill (cr);
}

/* Petals fan out over two leaves, the outer ones first. */
static void
paint_lotus (cairo_t *cr,
             double   x,
             double   y,
             double   scale)
{
  static const double angles[] = { -1.15, 1.15, -0.77, 0.77, -0.38, 0.38, 0 };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  paint_leaf (cr, -1);
  paint_leaf (cr, 1);
  for (guint i = 0; i < G_N_ELEMENTS (angles); i++)
    {
      paint_petal (cr, angles[i], 54 - 6 * fabs (angles[i]), 0x9c3526, 0.55);
      paint_petal (cr, angles[i], 33, 0xd9a37a, 0.42);
    }
  set_colour (cr, 0x5e7242, 0.75);
  cairo_arc (cr, 0, 0, 9, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
paint_lotuses (cairo_t             *cr,
               const ChieuMatPaint *what)
{
  double s = ornament_scale (what), dx = 104 * s, dy = 92 * s, size = 0.95 * s;
  const ChieuBox *mat = &what->mat;

  paint_lotus (cr, mat->x + dx, mat->y + dy, size);
  paint_lotus (cr, mat->x + mat->width - dx, mat->y + dy, size);
  paint_lotus (cr, mat->x + dx, mat->y + mat->height - dy * 0.62, size);
  paint_lotus (cr, mat->x + mat->width - dx, mat->y + mat->height - dy * 0.62, size);
}

/* ---- Middle ---- */

static void
paint_ring (cairo_t *cr,
            double   x,
            double   y,
            double   radius,
            double   line)
{
  set_colour (cr, 0x9c3526, 0.30);
  cairo_set_line_width (cr, line);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
}

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

/* A plain glazed dish: foot shadow, rim, well, and a light from the upper left. */
static void
paint_dish (cairo_t        *cr,
            const ChieuBox *dish)
{
  double r = dish->width / 2, x = dish->x + r, y = dish->y + dish->height / 2;
  cairo_pattern_t *light;

  paint_ring (cr, x, y, r * 1.22, 5);
  paint_ring (cr, x, y, r * 1.31, 1.5);
  paint_ring (cr, x, y, r * 1.14, 1.5);
  for (int i = 7; i > 0; i--)
    paint_disc (cr, x, y + 3, r + i, 0x1a0d04, 0.045);
  paint_disc (cr, x, y, r, 0xe9e0cc, 1);
  light = cairo_pattern_create_radial (x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 0.98, 0.75);
  cairo_pattern_add_color_stop_rgba (light, 0.7, 0.93, 0.89, 0.80, 0.3);
  cairo_pattern_add_color_stop_rgba (light, 1, 0.66, 0.60, 0.49, 0.45);
  cairo_set_source (cr, light);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_destroy (light);

  set_colour (cr, 0x2d4f72, 0.85);
  cairo_set_line_width (cr, MAX (1.2, r * 0.035));
  cairo_arc (cr, x, y, r * 0.93, 0, 2 * G_PI);
  cairo_stroke (cr);
  set_colour (cr, 0x2d4f72, 0.45);
  cairo_set_line_width (cr, 1);
  cairo_arc (cr, x, y, r * 0.70, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* The lamp hangs over the middle: corners fall back. */
static void
paint_light (cairo_t             *cr,
             const ChieuMatPaint *what)
{
  double width = what->width / what->scale, height = what->height / what->scale;
  cairo_pattern_t *light = cairo_pattern_create_radial (0, 0, 0.35, 0, 0, 1.12);
  cairo_matrix_t matrix;

  cairo_matrix_init_scale (&matrix, 2 / (width * 1.15), 2 / (height * 1.25));
  cairo_matrix_translate (&matrix, -width / 2, -height * 0.45);
  cairo_pattern_set_matrix (light, &matrix);
  cairo_pattern_add_color_stop_rgba (light, 0, 0.10, 0.05, 0.02, what->dark ? 0.24 : 0.0);
  cairo_pattern_add_color_stop_rgba (light, 1, 0.10, 0.05, 0.02, what->dark ? 0.62 : 0.42);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
}

void
chieu_mat_paint (cairo_t             *cr,
                 const ChieuMatPaint *what,
                 RsvgHandle          *weave)
{
  cairo_save (cr);
  cairo_scale (cr, what->scale, what->scale);
  paint_boards (cr, what);
  paint_mat_shadow (cr, &what->mat);
  paint_weave (cr, what, weave);
  paint_lotuses (cr, what);
  paint_hem (cr, what);
  paint_dish (cr, &what->dish);
  paint_light (cr, what);
  cairo_restore (cr);
}
