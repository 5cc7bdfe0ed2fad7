/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scroll-room.h"

#define CHILD "chieu-scroll-room-child"
#define FIRST "chieu-scroll-room-first"
#define HEIGHT_MIN "chieu-scroll-room-height-min"

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window measures its child without a width: what breaks into lines would be one line high. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  GtkWidget *child = g_object_get_data (G_OBJECT (widget), CHILD);

  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*natural, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), HEIGHT_MIN)));
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

GtkWidget *
chieu_scroll_room_new (GtkWidget *child,
                       int        height_min)
{
  GtkWidget *room, *scroller;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  scroller = gtk_scrolled_window_new ();
  g_object_set_data (G_OBJECT (room), CHILD, child);
  g_object_set_data (G_OBJECT (room), HEIGHT_MIN, GINT_TO_POINTER (height_min));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* Whole lines may be all that is seen: only the bar tells that there are more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_box_append (GTK_BOX (room), scroller);
  gtk_widget_set_layout_manager (room, gtk_custom_layout_new (get_request_mode, measure, allocate));
  return room;
}

static gboolean
go_to_end_cb (gpointer adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* Not at once: in the middle of a layout nothing would be moved. */
static void
keep_end_cb (GtkAdjustment *adjustment)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, go_to_end_cb, g_object_ref (adjustment), g_object_unref);
}

void
chieu_scroll_room_keep_end (GtkWidget *room)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (room));

  g_signal_connect (gtk_scrolled_window_get_vadjustment (scroller), "changed", G_CALLBACK (keep_end_cb), NULL);
}

/* ---- What is seen first ---- */

static gboolean
begin_cb (gpointer data)
{
  GtkWidget *room = data, *child = g_object_get_data (G_OBJECT (room), CHILD), *first = g_object_get_data (G_OBJECT (room), FIRST);
  GtkWidget *scroller = gtk_widget_get_first_child (room);
  graphene_rect_t box;

  if (scroller != NULL && gtk_widget_is_ancestor (first, child) && gtk_widget_compute_bounds (first, child, &box))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), box.origin.y);
  return G_SOURCE_REMOVE;
}

static void
begin_later (GtkWidget *room)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, begin_cb, g_object_ref (room), g_object_unref);
}

void
chieu_scroll_room_begin_with (GtkWidget *room,
                              GtkWidget *first)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (room));

  if (g_object_get_data (G_OBJECT (room), FIRST) == NULL)
    g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scroller), "changed", G_CALLBACK (begin_later), room,
                             G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (room), FIRST, g_object_ref (first), g_object_unref);
  begin_later (room);
}
