/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-picture.h"

#include <math.h>

#include "face-render.h"

/* Height of the bands in which a turned picture is filled, in pixels. */
#define BAND 16

static const GdkRGBA paper = { 0.957f, 0.918f, 0.827f, 1 };

void
chieu_spot_enter (const ChieuSpot *spot,
                  GtkSnapshot     *snapshot,
                  int              height)
{
  float scale = spot->height / height;
  graphene_point_t corner = GRAPHENE_POINT_INIT (-spot->height / 8, -spot->height / 2);

  gtk_snapshot_save (snapshot);
  if (spot->angle != 0)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (spot->x, spot->y));
      gtk_snapshot_rotate (snapshot, spot->angle);
      gtk_snapshot_translate (snapshot, &corner);
    }
  else
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (spot->x + corner.x, spot->y + corner.y));
  if (scale != 1)
    gtk_snapshot_scale (snapshot, scale, scale);
}

/* ---- Turned in software ---- */

/* Whole pixels round the picture at @spot, with room for smooth edges. */
static graphene_rect_t
turned_bounds (const ChieuSpot *spot,
               int              height)
{
  float angle = spot->angle * (float) G_PI / 180, across = fabsf (cosf (angle)), along = fabsf (sinf (angle));
  float scale = spot->height / height;
  float half_width = scale * (height / 8.0f + CHIEU_FACE_MARGIN), half_height = scale * (height / 2.0f + CHIEU_FACE_MARGIN);
  float reach_x = half_width * across + half_height * along, reach_y = half_width * along + half_height * across;
  float left = floorf (spot->x - reach_x) - 1, top = floorf (spot->y - reach_y) - 1;

  return GRAPHENE_RECT_INIT (left, top, ceilf (spot->x + reach_x) + 1 - left, ceilf (spot->y + reach_y) + 1 - top);
}

/* Bands that hold the picture at @spot but little else of its bounds, half of which a long card on a turn leaves free.
 * They go by whole pixels, so that no mask is made of them. */
static void
add_bands (const ChieuSpot       *spot,
           cairo_t               *cr,
           int                    height,
           const graphene_rect_t *bounds)
{
  float angle = spot->angle * (float) G_PI / 180, across = MAX (fabsf (cosf (angle)), 0.1f);
  float reach = (spot->height / height * (height / 8.0f + CHIEU_FACE_MARGIN)) / across + 1;
  float middle_x = spot->x - bounds->origin.x, middle_y = spot->y - bounds->origin.y;

  for (float top = 0; top < bounds->size.height; top += BAND)
    {
      float bottom = MIN (top + BAND, bounds->size.height);
      float lean_top = -tanf (angle) * (top - middle_y), lean_bottom = -tanf (angle) * (bottom - middle_y);
      float left = floorf (middle_x + MIN (lean_top, lean_bottom) - reach);
      float right = ceilf (middle_x + MAX (lean_top, lean_bottom) + reach);

      left = MAX (left, 0);
      right = MIN (right, bounds->size.width);
      if (right > left)
        cairo_rectangle (cr, left, top, right - left, bottom - top);
    }
}

/* Below a turn, cairo draws a recorded picture through a mask, scan line by scan line. The turned picture is therefore
 * made here, once for each change, and drawn by copying it as often as anything above or below it changes. */
static void
snapshot_turned (const ChieuSpot *spot,
                 GtkSnapshot     *snapshot,
                 const ChieuFace *face,
                 int              scale)
{
  graphene_rect_t bounds = turned_bounds (spot, face->height);
  cairo_surface_t *turned = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds.size.width * scale,
                                                        (int) bounds.size.height * scale);
  cairo_t *cr = cairo_create (turned);
  GskRenderNode *node;

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, spot->x - bounds.origin.x, spot->y - bounds.origin.y);
  cairo_rotate (cr, spot->angle * G_PI / 180);
  cairo_scale (cr, spot->height / (face->height * face->scale), spot->height / (face->height * face->scale));
  cairo_set_source_surface (cr, face->pixels, -cairo_image_surface_get_width (face->pixels) / 2.0,
                            -cairo_image_surface_get_height (face->pixels) / 2.0);
  cairo_identity_matrix (cr);
  cairo_scale (cr, scale, scale);
  add_bands (spot, cr, face->height, &bounds);
  cairo_fill (cr);
  cairo_destroy (cr);

  node = chieu_picture_node (turned, scale, TRUE);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
  gsk_render_node_unref (node);
}

/* ---- Any card ---- */

/* A picture of another size is drawn scaled until its own is there. */
static void
snapshot_face (const ChieuSpot *spot,
               GtkSnapshot     *snapshot,
               const ChieuFace *face)
{
  chieu_spot_enter (spot, snapshot, face->height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-CHIEU_FACE_MARGIN, -CHIEU_FACE_MARGIN));
  gtk_snapshot_append_node (snapshot, face->node);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_paper (const ChieuSpot *spot,
                GtkSnapshot     *snapshot,
                int              height)
{
  chieu_spot_enter (spot, snapshot, height);
  gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (0, 0, height / 4.0f, height));
  gtk_snapshot_restore (snapshot);
}

gboolean
chieu_spot_snapshot (const ChieuSpot *spot,
                     GtkWidget       *widget,
                     GtkSnapshot     *snapshot,
                     const ChieuDeck *deck,
                     int              height)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (deck);
  const ChieuFace *face = chieu_face_cache_lookup (cache, spot->card, height, widget);
  gboolean exact = face != NULL && face->height == height;

  if (face == NULL)
    face = chieu_face_cache_lookup (cache, CHIEU_CARD_HIDDEN, height, widget);
  if (face == NULL)
    snapshot_paper (spot, snapshot, height);
  else if (spot->angle != 0 && face->pixels != NULL)
    snapshot_turned (spot, snapshot, face, gtk_widget_get_scale_factor (widget));
  else
    snapshot_face (spot, snapshot, face);
  return exact;
}
