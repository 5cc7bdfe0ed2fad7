/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "access-picture.h"

#include <math.h>

#include "layout-check.h"

/* The number of times to wait for a window that a busy machine has not drawn yet. */
#define TRIES_MAX 20

/* Returns: (transfer full) (nullable): what @root shows; NULL as long as nothing of it has been drawn */
static GskRenderNode *
snapshot_root (GtkWidget *root,
               int        width,
               int        height)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (root);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  return gtk_snapshot_free_to_node (snapshot);
}

void
chieu_access_picture_init (ChieuAccessPicture *self,
                           GtkWidget          *root)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  self->width = gtk_widget_get_width (root);
  self->height = gtk_widget_get_height (root);
  self->pixels = g_new0 (guint32, (gsize) self->width * (gsize) self->height);
  node = snapshot_root (root, self->width, self->height);
  for (int i = 0; node == NULL && i < TRIES_MAX; i++)
    {
      chieu_layout_settle (root);
      node = snapshot_root (root, self->width, self->height);
    }
  g_return_if_fail (node != NULL);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (root)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, self->width, self->height));
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * sizeof (guint32));
}

void
chieu_access_picture_clear (ChieuAccessPicture *self)
{
  g_clear_pointer (&self->pixels, g_free);
}

/* ---- Colours ---- */

/* Returns: the part of @pixel at bit @shift as a linear value from 0 to 1 (WCAG 2.1, "relative luminance", as all numbers here) */
static double
linearize (guint32 pixel,
           int     shift)
{
  double value = (pixel >> shift & 0xff) / 255.0;

  return value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
compute_luminance (guint32 pixel)
{
  return 0.2126 * linearize (pixel, 16) + 0.7152 * linearize (pixel, 8) + 0.0722 * linearize (pixel, 0);
}

double
chieu_access_contrast (guint32 a,
                       guint32 b)
{
  double first = compute_luminance (a), second = compute_luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

/* ---- Places ---- */

typedef struct
{
  int left, top, right, bottom;  /* the last two are outside */
} Area;

static Area
find_area (const ChieuAccessPicture *self,
           const graphene_rect_t    *box)
{
  return (Area) {
    .left = CLAMP ((int) floorf (box->origin.x), 0, self->width),
    .top = CLAMP ((int) floorf (box->origin.y), 0, self->height),
    .right = CLAMP ((int) ceilf (box->origin.x + box->size.width), 0, self->width),
    .bottom = CLAMP ((int) ceilf (box->origin.y + box->size.height), 0, self->height),
  };
}

/* Shades of a weave and of smoothed letters count as one colour: that of the four upper bits of red, green and blue. */
static guint
get_shade (guint32 pixel)
{
  return (pixel >> 20 & 0xf) << 8 | (pixel >> 12 & 0xf) << 4 | (pixel >> 4 & 0xf);
}

static guint32
find_ground (const ChieuAccessPicture *self,
             const Area               *area)
{
  g_autofree guint *counts = g_new0 (guint, 1 << 12);
  guint most = 0;
  guint32 ground = 0;

  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      {
        guint32 pixel = self->pixels[y * self->width + x];

        if (++counts[get_shade (pixel)] > most)
          {
            most = counts[get_shade (pixel)];
            ground = pixel;
          }
      }
  return ground;
}

double
chieu_access_picture_find_contrast (const ChieuAccessPicture *self,
                                    const graphene_rect_t    *box)
{
  Area area = find_area (self, box);
  guint32 ground = find_ground (self, &area);
  double best = 1;

  for (int y = area.top; y < area.bottom; y++)
    for (int x = area.left; x < area.right; x++)
      best = MAX (best, chieu_access_contrast (self->pixels[y * self->width + x], ground));
  return best;
}

int
chieu_access_picture_count_changed (const ChieuAccessPicture *before,
                                    const ChieuAccessPicture *after,
                                    const graphene_rect_t    *box,
                                    double                    ratio)
{
  Area area = find_area (after, box);
  int changed = 0;

  if (before->width != after->width || before->height != after->height)
    return G_MAXINT;
  for (int y = area.top; y < area.bottom; y++)
    for (int x = area.left; x < area.right; x++)
      {
        guint32 a = before->pixels[y * before->width + x], b = after->pixels[y * after->width + x];

        changed += a != b && chieu_access_contrast (a, b) >= ratio;
      }
  return changed;
}
