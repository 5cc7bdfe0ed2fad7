/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiles.h"

#include <string.h>

#include "face-render.h"

/* One tile. */
typedef struct
{
  cairo_surface_t *pixels;       /* its part of the picture */
  GskRenderNode *node;           /* draws these pixels in their place */
} Tile;

struct _ChieuTiling
{
  int width, height;             /* in device pixels */
  double scale;                  /* device pixels to a pixel of the node */
  cairo_format_t format;
  GArray *tiles;                 /* Tile, row by row */
  GskRenderNode *node;           /* all of them */
};

static void
tile_clear (gpointer data)
{
  Tile *tile = data;

  cairo_surface_destroy (tile->pixels);
  gsk_render_node_unref (tile->node);
}

/* Returns: (transfer none): the bytes of row @y of @surface from column @x on */
static guchar *
row_of (cairo_surface_t *surface,
        int              x,
        int              y)
{
  return cairo_image_surface_get_data (surface) + (gsize) y * cairo_image_surface_get_stride (surface) + (gsize) x * CHIEU_PIXEL_BYTES;
}

/* Returns: whether the part of @surface at @place has the pixels of @tile */
static gboolean
is_same (cairo_surface_t             *surface,
         const cairo_rectangle_int_t *place,
         const Tile                  *tile)
{
  for (int y = 0; y < place->height; y++)
    if (memcmp (row_of (surface, place->x, place->y + y), row_of (tile->pixels, 0, y), (gsize) place->width * CHIEU_PIXEL_BYTES) != 0)
      return FALSE;
  return TRUE;
}

static Tile
make_tile (cairo_surface_t             *surface,
           const cairo_rectangle_int_t *place,
           double                       scale)
{
  Tile tile = { .pixels = cairo_image_surface_create (cairo_image_surface_get_format (surface), place->width, place->height) };

  for (int y = 0; y < place->height; y++)
    memcpy (row_of (tile.pixels, 0, y), row_of (surface, place->x, place->y + y), (gsize) place->width * CHIEU_PIXEL_BYTES);
  cairo_surface_mark_dirty (tile.pixels);
  tile.node = chieu_surface_make_tile_node (tile.pixels, place->x, place->y, place, scale);
  return tile;
}

static GskRenderNode *
make_node (ChieuTiling *self)
{
  g_autofree GskRenderNode **nodes = g_new (GskRenderNode *, self->tiles->len);

  for (guint i = 0; i < self->tiles->len; i++)
    nodes[i] = g_array_index (self->tiles, Tile, i).node;
  return gsk_container_node_new (nodes, self->tiles->len);
}

ChieuTiling *
chieu_tiling_new (cairo_surface_t   *surface,
                  double             scale,
                  const ChieuTiling *before)
{
  ChieuTiling *self = g_atomic_rc_box_new0 (ChieuTiling);

  cairo_surface_flush (surface);
  self->width = cairo_image_surface_get_width (surface);
  self->height = cairo_image_surface_get_height (surface);
  self->format = cairo_image_surface_get_format (surface);
  self->scale = scale;
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
  g_array_set_clear_func (self->tiles, tile_clear);
  if (before != NULL && (before->width != self->width || before->height != self->height || before->format != self->format
                         || before->scale != scale))
    before = NULL;
  for (int y = 0; y < self->height; y += CHIEU_PICTURE_TILE)
    for (int x = 0; x < self->width; x += CHIEU_PICTURE_TILE)
      {
        cairo_rectangle_int_t place = { x, y, MIN (CHIEU_PICTURE_TILE, self->width - x), MIN (CHIEU_PICTURE_TILE, self->height - y) };
        const Tile *old = before != NULL ? &g_array_index (before->tiles, Tile, self->tiles->len) : NULL;
        Tile tile;

        if (old != NULL && is_same (surface, &place, old))
          tile = (Tile) { cairo_surface_reference (old->pixels), gsk_render_node_ref (old->node) };
        else
          tile = make_tile (surface, &place, scale);
        g_array_append_val (self->tiles, tile);
      }
  self->node = make_node (self);
  return self;
}

ChieuTiling *
chieu_tiling_ref (ChieuTiling *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
tiling_clear (gpointer data)
{
  ChieuTiling *self = data;

  gsk_render_node_unref (self->node);
  g_array_unref (self->tiles);
}

void
chieu_tiling_unref (ChieuTiling *self)
{
  g_atomic_rc_box_release_full (self, tiling_clear);
}

GskRenderNode *
chieu_tiling_get_node (const ChieuTiling *self)
{
  return self->node;
}
