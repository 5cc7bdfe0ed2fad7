/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scroll-room.h"

struct _ChieuScrollRoom
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *child;              /* what it scrolls; not owned */
  GtkWidget *first;              /* (nullable): owned: the widget in @child that is at the top */
  int height_min;                /* the least height in pixels, unless the child is lower */
  gboolean passes;               /* the focus goes to widgets in it, never to itself */
};

G_DEFINE_FINAL_TYPE (ChieuScrollRoom, chieu_scroll_room, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window measures its child without a width, so that text would count as one line high; therefore the child is
 * measured here. But the scrolled window has to be measured, too: otherwise it would not pass on that the child wants another
 * size later. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuScrollRoom *self = CHIEU_SCROLL_ROOM (widget);

  gtk_widget_measure (self->scroller, orientation, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*natural, self->height_min);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (CHIEU_SCROLL_ROOM (widget)->scroller, width, height, baseline, NULL);
}

/* A scrolled window that takes no focus, and has no child that does, would claim all the same that it took the focus, so that
 * nothing after it could be reached. */
static gboolean
focus (GtkWidget        *widget,
       GtkDirectionType  direction)
{
  ChieuScrollRoom *self = CHIEU_SCROLL_ROOM (widget);

  if (self->passes)
    return gtk_widget_child_focus (self->child, direction);
  return GTK_WIDGET_CLASS (chieu_scroll_room_parent_class)->focus (widget, direction);
}

GtkWidget *
chieu_scroll_room_new (GtkWidget *child,
                       int        height_min)
{
  ChieuScrollRoom *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  self = g_object_new (CHIEU_TYPE_SCROLL_ROOM, NULL);
  self->child = child;
  self->height_min = height_min;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
  return GTK_WIDGET (self);
}

void
chieu_scroll_room_pass_focus (ChieuScrollRoom *self)
{
  g_return_if_fail (CHIEU_IS_SCROLL_ROOM (self));

  self->passes = TRUE;
  gtk_widget_set_focusable (self->scroller, FALSE);
}

/* Returns: (transfer none): how far it is scrolled */
static GtkAdjustment *
get_adjustment (ChieuScrollRoom *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

static gboolean
go_to_end_cb (gpointer adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* Scrolls to the end a moment later, because scrolling has no effect during a layout. */
static void
keep_end_cb (GtkAdjustment *adjustment)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, go_to_end_cb, g_object_ref (adjustment), g_object_unref);
}

void
chieu_scroll_room_keep_end (ChieuScrollRoom *self)
{
  g_return_if_fail (CHIEU_IS_SCROLL_ROOM (self));

  g_signal_connect (get_adjustment (self), "changed", G_CALLBACK (keep_end_cb), NULL);
}

static gboolean
scroll_to_first_cb (gpointer data)
{
  ChieuScrollRoom *self = data;
  graphene_rect_t box;

  if (self->scroller != NULL && gtk_widget_is_ancestor (self->first, self->child)
      && gtk_widget_compute_bounds (self->first, self->child, &box))
    gtk_adjustment_set_value (get_adjustment (self), box.origin.y);
  return G_SOURCE_REMOVE;
}

static void
scroll_to_first_later (ChieuScrollRoom *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_to_first_cb, g_object_ref (self), g_object_unref);
}

void
chieu_scroll_room_begin_with (ChieuScrollRoom *self,
                              GtkWidget       *first)
{
  g_return_if_fail (CHIEU_IS_SCROLL_ROOM (self) && GTK_IS_WIDGET (first));

  if (self->first == NULL)
    g_signal_connect_object (get_adjustment (self), "changed", G_CALLBACK (scroll_to_first_later), self, G_CONNECT_SWAPPED);
  g_set_object (&self->first, first);
  scroll_to_first_later (self);
}

static void
dispose (GObject *object)
{
  ChieuScrollRoom *self = CHIEU_SCROLL_ROOM (object);

  g_clear_object (&self->first);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_scroll_room_parent_class)->dispose (object);
}

static void
chieu_scroll_room_class_init (ChieuScrollRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->focus = focus;
}

static void
chieu_scroll_room_init (ChieuScrollRoom *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* Whole lines may be all that is seen: only the bar tells that there are more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
