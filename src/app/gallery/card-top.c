/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-top.h"

/* How far a mark or a shadow reaches beyond its card at most, in pixels. */
#define OVERHANG 8

struct _ChieuCardTop
{
  GtkWidget parent_instance;

  GtkWidget *child;
  double part;                   /* of the child's height that is visible: above 0, at most 1 */
};

G_DEFINE_FINAL_TYPE (ChieuCardTop, chieu_card_top, GTK_TYPE_WIDGET)

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuCardTop *self = CHIEU_CARD_TOP (widget);

  gtk_widget_measure (self->child, orientation, -1, NULL, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = (int) (*natural * self->part);
  *minimum = *natural;
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuCardTop *self = CHIEU_CARD_TOP (widget);
  int whole;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, NULL, &whole, NULL, NULL);
  gtk_widget_allocate (self->child, width, whole, -1, NULL);
}

/* Cuts off what lies below the visible part. If the whole card is visible nothing is cut off: a card held in a fan is turned, and reaches
 * beyond its place. */
static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuCardTop *self = CHIEU_CARD_TOP (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->part < 1)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (-OVERHANG, -OVERHANG, width + 2 * OVERHANG, height + OVERHANG));
  gtk_widget_snapshot_child (widget, self->child, snapshot);
  if (self->part < 1)
    gtk_snapshot_pop (snapshot);
}

GtkWidget *
chieu_card_top_new (GtkWidget *child,
                    double     part)
{
  ChieuCardTop *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child) && part > 0 && part <= 1, NULL);

  self = g_object_new (CHIEU_TYPE_CARD_TOP, NULL);
  self->child = child;
  self->part = part;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkWidget *
chieu_card_top_get_child (ChieuCardTop *self)
{
  g_return_val_if_fail (CHIEU_IS_CARD_TOP (self), NULL);

  return self->child;
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_CARD_TOP (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_card_top_parent_class)->dispose (object);
}

static void
chieu_card_top_class_init (ChieuCardTopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
}

static void
chieu_card_top_init (ChieuCardTop *self)
{
}
