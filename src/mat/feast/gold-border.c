/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gold-border.h"

#include <math.h>

/* In pixels: the length of a piece of the edge, the width of the whole border, and that of the dark line on each side of the gold. */
#define PIECE 22
#define WIDTH 9
#define LINE 2

static const GdkRGBA gold = { 0.976f, 0.745f, 0.180f, 1 };
static const GdkRGBA dark = { 0.36f, 0.19f, 0.03f, 1 };

struct _ChieuGoldBorder
{
  GtkWidget parent_instance;

  ChieuBox mat;                  /* the outer edge of the border */
  float x, y;                    /* the point from which the gold spreads */
  double progress;               /* how much of the border is gold, 0 … 1 */
};

G_DEFINE_FINAL_TYPE (ChieuGoldBorder, chieu_gold_border, GTK_TYPE_WIDGET)

void
chieu_gold_border_set_place (ChieuGoldBorder *self,
                             const ChieuBox  *mat,
                             float            x,
                             float            y)
{
  g_return_if_fail (CHIEU_IS_GOLD_BORDER (self) && mat != NULL);

  /* It lies on whole pixels, as the border of the mat itself does. */
  self->mat = chieu_box_round (mat);
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_gold_border_set_progress (ChieuGoldBorder *self,
                                double           progress)
{
  g_return_if_fail (CHIEU_IS_GOLD_BORDER (self));

  if (self->progress == progress)
    return;
  self->progress = CLAMP (progress, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
chieu_gold_border_get_progress (ChieuGoldBorder *self)
{
  g_return_val_if_fail (CHIEU_IS_GOLD_BORDER (self), 0);

  return self->progress;
}

/* Returns: how far the gold has come from the point from which it spreads, in pixels */
static float
find_reach (ChieuGoldBorder *self)
{
  const ChieuBox *mat = &self->mat;
  float across = MAX (self->x - mat->x, mat->x + mat->width - self->x), along = MAX (self->y - mat->y, mat->y + mat->height - self->y);

  return (float) (self->progress * sqrt (across * across + along * along));
}

/* Draws one piece of the border if the gold has reached its middle; its dark lines run along its longer sides. */
static void
append_piece (ChieuGoldBorder *self,
              GtkSnapshot     *snapshot,
              float            reach,
              float            x,
              float            y,
              float            width,
              float            height)
{
  float dx = x + width / 2 - self->x, dy = y + height / 2 - self->y;
  gboolean lies = width > height;        /* it is part of the upper or the lower side */

  if (dx * dx + dy * dy > reach * reach)
    return;
  gtk_snapshot_append_color (snapshot, &dark, &GRAPHENE_RECT_INIT (x, y, width, height));
  gtk_snapshot_append_color (snapshot, &gold, &GRAPHENE_RECT_INIT (x + (lies ? 0 : LINE), y + (lies ? LINE : 0),
                                                                   width - (lies ? 0 : 2 * LINE), height - (lies ? 2 * LINE : 0)));
}

static void
append_pieces (ChieuGoldBorder *self,
               GtkSnapshot     *snapshot)
{
  const ChieuBox *mat = &self->mat;
  float reach = find_reach (self);

  for (float x = mat->x; x < mat->x + mat->width; x += PIECE)
    {
      float width = MIN (PIECE, mat->x + mat->width - x);

      append_piece (self, snapshot, reach, x, mat->y, width, WIDTH);
      append_piece (self, snapshot, reach, x, mat->y + mat->height - WIDTH, width, WIDTH);
    }
  for (float y = mat->y + WIDTH; y < mat->y + mat->height - WIDTH; y += PIECE)
    {
      float height = MIN (PIECE, mat->y + mat->height - WIDTH - y);

      append_piece (self, snapshot, reach, mat->x, y, WIDTH, height);
      append_piece (self, snapshot, reach, mat->x + mat->width - WIDTH, y, WIDTH, height);
    }
}

/* Draws a frame as four sides. As one border it would let the whole mat inside it be drawn anew where it appears or goes. */
static void
append_frame (ChieuGoldBorder *self,
              GtkSnapshot     *snapshot,
              float            inset,
              float            line,
              const GdkRGBA   *colour)
{
  float x = self->mat.x + inset, y = self->mat.y + inset, width = self->mat.width - 2 * inset, height = self->mat.height - 2 * inset;

  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y, width, line));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y + height - line, width, line));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y + line, line, height - 2 * line));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x + width - line, y + line, line, height - 2 * line));
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuGoldBorder *self = CHIEU_GOLD_BORDER (widget);

  if (self->progress <= 0)
    return;
  if (self->progress < 1)
    {
      append_pieces (self, snapshot);
      return;
    }
  append_frame (self, snapshot, 0, WIDTH, &dark);
  append_frame (self, snapshot, LINE, WIDTH - 2 * LINE, &gold);
}

GtkWidget *
chieu_gold_border_new (void)
{
  return g_object_new (CHIEU_TYPE_GOLD_BORDER, "can-target", FALSE, NULL);
}

static void
chieu_gold_border_class_init (ChieuGoldBorderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_gold_border_init (ChieuGoldBorder *self)
{
}
