/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-render.h"

#include <math.h>
#include <string.h>

#include "card-shape.h"
#include "match/record/bounded.h"

/* The layers that add up to the shadow, outermost first, and their colour. In parts of the margin: how far they are shifted down, and
 * by how much all of them are smaller on each side. The outermost layer is as dark as SHADOW_FAINT, each further one darker by
 * SHADOW_STEP. */
#define SHADOW_LAYERS 6
#define SHADOW_RED_GREEN_BLUE 0.16, 0.09, 0.02
#define SHADOW_DROP 0.25
#define SHADOW_INSIDE 0.25
#define SHADOW_FAINT 0.05
#define SHADOW_STEP 0.012

static const GdkRGBA paper = CHIEU_CARD_PAPER;

/* A style sheet that shows the second name: both are in the drawing, the second of them hidden (tools/deck/quoc_ngu.py). */
#define IN_QUOC_NGU "#characters { display: none !important } #quoc-ngu { display: inline !important }"

ChieuCardScript
chieu_card_script_parse (const char *word)
{
  return g_strcmp0 (word, "quoc-ngu") == 0 ? CHIEU_CARD_SCRIPT_QUOC_NGU : CHIEU_CARD_SCRIPT_CHARACTERS;
}

RsvgHandle *
chieu_face_read (const char       *picture,
                 gsize             length,
                 ChieuCardScript   script,
                 GError          **error)
{
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) picture, length, error);

  if (handle != NULL && script == CHIEU_CARD_SCRIPT_QUOC_NGU
      && !rsvg_handle_set_stylesheet (handle, (const guint8 *) IN_QUOC_NGU, strlen (IN_QUOC_NGU), error))
    g_clear_object (&handle);
  return handle;
}

RsvgHandle *
chieu_svg_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *picture = NULL;
  RsvgHandle *handle = NULL;
  gsize length;

  if (chieu_bounded_read (path, CHIEU_PICTURE_BYTES_MAX, &picture, &length, &error))
    handle = chieu_face_read (picture, length, CHIEU_CARD_SCRIPT_CHARACTERS, &error);
  if (handle == NULL)
    g_warning ("Picture %s: %s", path, error->message);
  return handle;
}

static void
rounded_rectangle (cairo_t *cr,
                   double   x,
                   double   y,
                   double   width,
                   double   height,
                   double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* A blur would need a filter; a few faint layers look the same at this width and cost nothing. */
static void
draw_shadow (cairo_t *cr,
             double   width,
             double   height,
             double   margin)
{
  double reach = margin * (1 - SHADOW_DROP) - 1;

  for (int i = 0; i < SHADOW_LAYERS; i++)
    {
      double grow = reach * (SHADOW_LAYERS - i) / SHADOW_LAYERS - margin * SHADOW_INSIDE;

      rounded_rectangle (cr, margin - grow, margin - grow + margin * SHADOW_DROP, width + 2 * grow, height + 2 * grow,
                         MAX (width * CHIEU_CARD_CORNER + grow, 1));
      cairo_set_source_rgba (cr, SHADOW_RED_GREEN_BLUE, SHADOW_FAINT + SHADOW_STEP * i);
      cairo_fill (cr);
    }
}

/* @surface: (transfer full). Returns: (transfer full): a node with a texture, which takes the pixels over */
static GskRenderNode *
texture_node (cairo_surface_t *surface,
              double           scale)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, &GRAPHENE_RECT_INIT (0, 0, width / scale, height / scale));
}

GskRenderNode *
chieu_surface_make_tile_node (cairo_surface_t             *surface,
                              int                          x,
                              int                          y,
                              const cairo_rectangle_int_t *tile,
                              double                       scale)
{
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (tile->x / scale, tile->y / scale,
                                                                 tile->width / scale, tile->height / scale));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, surface, x, y);
  cairo_rectangle (cr, tile->x, tile->y, tile->width, tile->height);
  cairo_fill (cr);
  cairo_destroy (cr);
  return node;
}

/* Records @surface (transfer full) in tiles. Cairo copies a recorded picture once more each time, as far as the bounds of what is
 * drawn anew reach: in one piece a whole room would be copied for two small cards far from each other. */
static GskRenderNode *
recorded_node (cairo_surface_t *surface,
               double           scale)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  GskRenderNode *node;

  for (int y = 0; y < height; y += CHIEU_PICTURE_TILE)
    for (int x = 0; x < width; x += CHIEU_PICTURE_TILE)
      {
        cairo_rectangle_int_t tile = { x, y, MIN (CHIEU_PICTURE_TILE, width - x), MIN (CHIEU_PICTURE_TILE, height - y) };

        g_ptr_array_add (tiles, chieu_surface_make_tile_node (surface, 0, 0, &tile, scale));
      }
  if (tiles->len == 1)
    node = gsk_render_node_ref (tiles->pdata[0]);
  else
    node = gsk_container_node_new ((GskRenderNode **) tiles->pdata, tiles->len);
  cairo_surface_destroy (surface);
  return node;
}

GskRenderNode *
chieu_surface_make_node (cairo_surface_t *surface,
                         double           scale,
                         gboolean         software)
{
  return software ? recorded_node (surface, scale) : texture_node (surface, scale);
}

gboolean
chieu_is_drawn_in_software (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer != NULL && G_TYPE_CHECK_INSTANCE_TYPE (renderer, GSK_TYPE_CAIRO_RENDERER);
}

/* Returns: the width of a card, which the picture determines; without one it is that of most cards */
static double
width_of (RsvgHandle *handle,
          int         height)
{
  gboolean has_box = FALSE;
  RsvgRectangle box;

  if (handle != NULL)
    rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  return has_box && box.height > 0 ? height * box.width / box.height : height / (double) CHIEU_STRIP_SHAPE;
}

cairo_surface_t *
chieu_face_render (RsvgHandle  *handle,
                   int          height,
                   int          margin,
                   GError     **error)
{
  double width = width_of (handle, height);
  cairo_surface_t *surface;
  cairo_t *cr;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width) + 2 * margin, height + 2 * margin);
  cr = cairo_create (surface);
  draw_shadow (cr, width, height, margin);
  rounded_rectangle (cr, margin, margin, width, height, width * CHIEU_CARD_CORNER);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
  if (handle != NULL)
    rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { margin, margin, width, height }, error);
  cairo_destroy (cr);
  return surface;
}
