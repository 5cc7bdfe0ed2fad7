/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cups.h"

/* A cup in pixels, and how far the next one stands. */
#define WIDTH 20
#define HEIGHT 16
#define STEP 24

struct _ChieuCups
{
  GtkWidget parent_instance;

  int n;
};

static const GdkRGBA porcelain = { 0.97f, 0.95f, 0.90f, 1 };
static const GdkRGBA glaze = { 0.176f, 0.31f, 0.447f, 1 };
static const GdkRGBA tea = { 0.55f, 0.33f, 0.12f, 1 };

G_DEFINE_FINAL_TYPE (ChieuCups, chieu_cups, GTK_TYPE_WIDGET)

static void
chieu_cups_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  ChieuCups *self = CHIEU_CUPS (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (self->n * STEP - (STEP - WIDTH), 0) : HEIGHT + 2;
}

/* A bowl narrower at the foot, tea in it, a blue line below the rim. */
static void
snapshot_cup (GtkSnapshot *snapshot,
              float        x)
{
  GskRoundedRect bowl;
  const float widths[4] = { 1.2f, 1.2f, 1.2f, 1.2f };
  const GdkRGBA colours[4] = { glaze, glaze, glaze, glaze };

  gsk_rounded_rect_init (&bowl, &GRAPHENE_RECT_INIT (x, 1, WIDTH, HEIGHT), &GRAPHENE_SIZE_INIT (2, 2),
                         &GRAPHENE_SIZE_INIT (2, 2), &GRAPHENE_SIZE_INIT (8, 12), &GRAPHENE_SIZE_INIT (8, 12));
  gtk_snapshot_push_rounded_clip (snapshot, &bowl);
  gtk_snapshot_append_color (snapshot, &porcelain, &bowl.bounds);
  gtk_snapshot_append_color (snapshot, &tea, &GRAPHENE_RECT_INIT (x + 2, 1, WIDTH - 4, 3));
  gtk_snapshot_append_color (snapshot, &glaze, &GRAPHENE_RECT_INIT (x, 6, WIDTH, 1.5f));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &bowl, widths, colours);
}

static void
chieu_cups_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  for (int i = 0; i < CHIEU_CUPS (widget)->n; i++)
    snapshot_cup (snapshot, i * STEP);
}

GtkWidget *
chieu_cups_new (void)
{
  return g_object_new (CHIEU_TYPE_CUPS, "visible", FALSE, "halign", GTK_ALIGN_CENTER, NULL);
}

void
chieu_cups_set_n (ChieuCups *self,
                  int        n)
{
  g_return_if_fail (CHIEU_IS_CUPS (self));

  if (self->n == n)
    return;
  self->n = n;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
chieu_cups_class_init (ChieuCupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = chieu_cups_measure;
  widget_class->snapshot = chieu_cups_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_cups_init (ChieuCups *self)
{
}
