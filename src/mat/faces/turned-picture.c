/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "turned-picture.h"

#include <math.h>

/* The height of the bands in which a turned picture is made and shown, in pixels. Half of the bounding box of a long turned card
 * is empty; the bands hold the picture and little else. */
#define BAND 48
/* The least cosine of an angle with which the lean of a band is reckoned: a card that lies across would reach without end. */
#define ACROSS_LEAST 0.1f

/* Everything that a turned picture depends on. */
typedef struct
{
  cairo_surface_t *pixels;
  int height;                    /* of the card in @pixels */
  int scale;                     /* device pixels to a pixel of the widget */
  ChieuSpot spot;
} Wish;

struct _ChieuTurned
{
  GtkWidget *owner;              /* not owned */
  Wish wish;                     /* the last request; pixels NULL: none */
  gboolean is_there;             /* the node belongs to the last request */
  GskRenderNode *node;           /* (nullable) */
  GCancellable *cancellable;     /* (nullable): of what is being made */
};

static void
wish_clear (Wish *wish)
{
  g_clear_pointer (&wish->pixels, cairo_surface_destroy);
}

static gboolean
wish_equal (const Wish *a,
            const Wish *b)
{
  return a->pixels == b->pixels && a->scale == b->scale && a->spot.x == b->spot.x && a->spot.y == b->spot.y
         && a->spot.angle == b->spot.angle && a->spot.height == b->spot.height;
}

/* ---- Turning, in any thread ---- */

/* Returns: half of the picture's width with its margin, before it is turned */
static float
half_width_of (const Wish *wish)
{
  return wish->spot.height / wish->height * cairo_image_surface_get_width (wish->pixels) / (2.0f * wish->scale);
}

/* Returns: a box of whole pixels round the picture, with room for smooth edges */
static graphene_rect_t
turned_bounds (const Wish *wish)
{
  const ChieuSpot *spot = &wish->spot;
  float angle = spot->angle * (float) G_PI / 180, across = fabsf (cosf (angle)), along = fabsf (sinf (angle));
  float scale = spot->height / wish->height;
  float half_width = half_width_of (wish);
  float half_height = scale * (wish->height / 2.0f + CHIEU_FACE_MARGIN);
  float reach_x = half_width * across + half_height * along, reach_y = half_width * along + half_height * across;
  float left = floorf (spot->x - reach_x) - 1, top = floorf (spot->y - reach_y) - 1;

  return GRAPHENE_RECT_INIT (left, top, ceilf (spot->x + reach_x) + 1 - left, ceilf (spot->y + reach_y) + 1 - top);
}

/* Returns: the part that the picture takes of the band that begins at @top. Its edges are whole pixels, so that cairo needs no mask for
 * it. */
static graphene_rect_t
band_at (const Wish            *wish,
         const graphene_rect_t *bounds,
         float                  top)
{
  const ChieuSpot *spot = &wish->spot;
  float angle = spot->angle * (float) G_PI / 180, across = MAX (fabsf (cosf (angle)), ACROSS_LEAST);
  float reach = half_width_of (wish) / across + 1;
  float bottom = MIN (top + BAND, bounds->origin.y + bounds->size.height);
  float lean_top = -tanf (angle) * (top - spot->y), lean_bottom = -tanf (angle) * (bottom - spot->y);
  float left = floorf (spot->x + MIN (lean_top, lean_bottom) - reach);
  float right = ceilf (spot->x + MAX (lean_top, lean_bottom) + reach);

  left = MAX (left, bounds->origin.x);
  right = MIN (right, bounds->origin.x + bounds->size.width);
  return GRAPHENE_RECT_INIT (left, top, MAX (right - left, 0), bottom - top);
}

/* Draws the turned picture. The pixels are only read, through a surface of this thread's own: cairo's surfaces cannot be shared by
 * two threads. */
static cairo_surface_t *
make_turned (const Wish            *wish,
             const graphene_rect_t *bounds)
{
  int width = cairo_image_surface_get_width (wish->pixels), height = cairo_image_surface_get_height (wish->pixels);
  cairo_surface_t *picture = cairo_image_surface_create_for_data (cairo_image_surface_get_data (wish->pixels),
                                                                  cairo_image_surface_get_format (wish->pixels), width, height,
                                                                  cairo_image_surface_get_stride (wish->pixels));
  cairo_surface_t *turned = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds->size.width * wish->scale,
                                                        (int) bounds->size.height * wish->scale);
  float size = wish->spot.height / (wish->height * wish->scale);
  cairo_t *cr = cairo_create (turned);

  cairo_scale (cr, wish->scale, wish->scale);
  cairo_translate (cr, wish->spot.x - bounds->origin.x, wish->spot.y - bounds->origin.y);
  cairo_rotate (cr, wish->spot.angle * G_PI / 180);
  cairo_scale (cr, size, size);
  cairo_set_source_surface (cr, picture, -width / 2.0, -height / 2.0);
  cairo_identity_matrix (cr);
  cairo_scale (cr, wish->scale, wish->scale);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  for (float top = bounds->origin.y; top < bounds->origin.y + bounds->size.height; top += BAND)
    {
      graphene_rect_t band = band_at (wish, bounds, top);

      cairo_rectangle (cr, band.origin.x, band.origin.y, band.size.width, band.size.height);
    }
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  return turned;
}

static GskRenderNode *
band_node (cairo_surface_t       *turned,
           const graphene_rect_t *bounds,
           const graphene_rect_t *band,
           int                    scale)
{
  GskRenderNode *node = gsk_cairo_node_new (band);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_set_source_surface (cr, turned, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
turn_picture (const Wish *wish)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  graphene_rect_t bounds = turned_bounds (wish);
  cairo_surface_t *turned = make_turned (wish, &bounds);

  for (float top = bounds.origin.y; top < bounds.origin.y + bounds.size.height; top += BAND)
    {
      graphene_rect_t band = band_at (wish, &bounds, top);

      if (band.size.width > 0)
        g_ptr_array_add (nodes, band_node (turned, &bounds, &band, wish->scale));
    }
  cairo_surface_destroy (turned);
  return gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
}

GskRenderNode *
chieu_face_turn (const ChieuFace *face,
                 const ChieuSpot *spot)
{
  g_return_val_if_fail (face->pixels != NULL, NULL);

  return turn_picture (&(Wish) { .pixels = face->pixels, .height = face->height, .scale = face->scale, .spot = *spot });
}

/* ---- In a worker ---- */

static void
job_free (gpointer data)
{
  wish_clear (data);
  g_free (data);
}

static void
turn_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, turn_picture (data), (GDestroyNotify) gsk_render_node_unref);
}

static void
turned_cb (GObject      *owner,
           GAsyncResult *result,
           gpointer      data)
{
  ChieuTurned *self = data;
  GskRenderNode *node = g_task_propagate_pointer (G_TASK (result), NULL);

  /* It was cancelled, and @self may have been freed. */
  if (node == NULL)
    return;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node = node;
  self->is_there = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (owner));
}

static void
forget_wish (ChieuTurned *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  wish_clear (&self->wish);
  self->is_there = FALSE;
}

GskRenderNode *
chieu_turned_get (ChieuTurned     *self,
                  const ChieuFace *face,
                  const ChieuSpot *spot)
{
  Wish wish = { .pixels = face->pixels, .height = face->height, .scale = face->scale, .spot = *spot };

  g_return_val_if_fail (face->pixels != NULL, NULL);

  if (!wish_equal (&wish, &self->wish))
    {
      g_autoptr (GTask) task = NULL;
      Wish *job = g_memdup2 (&wish, sizeof wish);

      forget_wish (self);
      self->wish = wish;
      cairo_surface_reference (self->wish.pixels);
      cairo_surface_reference (job->pixels);
      self->cancellable = g_cancellable_new ();
      task = g_task_new (self->owner, self->cancellable, turned_cb, self);
      g_task_set_task_data (task, job, job_free);
      g_task_run_in_thread (task, turn_thread);
    }
  else if (!self->is_there && self->node == NULL)
    {
      g_cancellable_cancel (self->cancellable);
      self->node = turn_picture (&wish);
      self->is_there = TRUE;
    }
  return self->node;
}

ChieuTurned *
chieu_turned_new (GtkWidget *owner)
{
  ChieuTurned *self = g_new0 (ChieuTurned, 1);

  self->owner = owner;
  return self;
}

void
chieu_turned_free (ChieuTurned *self)
{
  forget_wish (self);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_free (self);
}
