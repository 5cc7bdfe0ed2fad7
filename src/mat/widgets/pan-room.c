/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pan-room.h"

#include <math.h>

/* The least scale at which the child is drawn, and the step between the scales that are tried. */
#define SCALE_LEAST 0.75
#define SCALE_STEP 0.01
/* The margin that is kept visible round the widget in focus, and how far a click of the wheel moves, in pixels. */
#define MARGIN 12
#define WHEEL 48

struct _ChieuPanRoom
{
  GtkWidget parent_instance;

  GtkWidget *child;              /* (nullable) */
  double scale;                  /* at which the child is drawn, at most 1 */
  double x, y;                   /* how far the visible part lies from the upper left corner of the child, in pixels of the room */
  double x_max, y_max;           /* the greatest of these; 0: all is seen */
  double drag_x, drag_y;         /* @x and @y when a drag began */
  GtkRoot *root;                 /* (nullable): the window whose focus is followed */
};

G_DEFINE_FINAL_TYPE (ChieuPanRoom, chieu_pan_room, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_CHILD };

/* Returns: the least height of the child if it is @width wide */
static int
measure_least_height (ChieuPanRoom *self,
                      int           width)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

/* Moves the visible part to @x, @y, or as near as possible. Returns: whether it moves */
static gboolean
pan_to (ChieuPanRoom *self,
        double        x,
        double        y)
{
  double old_x = self->x, old_y = self->y;

  self->x = CLAMP (x, 0, self->x_max);
  self->y = CLAMP (y, 0, self->y_max);
  if (self->x == old_x && self->y == old_y)
    return FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return TRUE;
}

/* ---- The room ---- */

/* Returns: the largest scale at which @width and @height have room for all of the child; the least scale if there is none */
static double
find_scale (ChieuPanRoom *self,
            int           width,
            int           height)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (double scale = 1; scale > SCALE_LEAST; scale -= SCALE_STEP)
    if (width / scale >= least && height / scale >= measure_least_height (self, (int) (width / scale)))
      return scale;
  return SCALE_LEAST;
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuPanRoom *self = CHIEU_PAN_ROOM (widget);
  GskTransform *transform;
  int least, wide, high;

  if (self->child == NULL)
    return;
  self->scale = find_scale (self, width, height);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MAX ((int) (width / self->scale), least);
  high = MAX ((int) (height / self->scale), measure_least_height (self, wide));
  self->x_max = MAX (wide * self->scale - width, 0);
  self->y_max = MAX (high * self->scale - height, 0);
  self->x = MIN (self->x, self->x_max);
  self->y = MIN (self->y, self->y_max);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) -round (self->x), (float) -round (self->y)));
  if (self->scale < 1)
    transform = gsk_transform_scale (transform, (float) self->scale, (float) self->scale);
  gtk_widget_allocate (self->child, wide, high, -1, transform);
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuPanRoom *self = CHIEU_PAN_ROOM (widget);

  *minimum = *natural = 1;
  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, -1, NULL, natural, NULL, NULL);
}

/* ---- Wheel and drag ---- */

static gboolean
scroll_cb (ChieuPanRoom *self,
           double        dx,
           double        dy)
{
  return pan_to (self, self->x + dx * WHEEL, self->y + dy * WHEEL);
}

static void
drag_begin_cb (ChieuPanRoom *self,
               double        x,
               double        y,
               GtkGesture   *gesture)
{
  self->drag_x = self->x;
  self->drag_y = self->y;
  if (self->x_max == 0 && self->y_max == 0)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

/* Pans with the drag. A card that is dragged has claimed the pointer already. */
static void
drag_update_cb (ChieuPanRoom *self,
                double        dx,
                double        dy,
                GtkGesture   *gesture)
{
  double x, y;

  if (!gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y)
      || !gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y, (int) (x + dx), (int) (y + dy)))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  pan_to (self, self->drag_x - dx, self->drag_y - dy);
}

/* ---- The focus ---- */

/* Returns: where a room that is @page long has to begin to show the part that begins at @from and is @size long, with its margin: as
 * near to @at, where the room begins now, as possible; if the part is longer than the room, its beginning is shown */
static double
find_position (double at,
               double from,
               double size,
               double page)
{
  if (from - MARGIN < at)
    return from - MARGIN;
  return MAX (at, MIN (from + size + MARGIN - page, from - MARGIN));
}

static void
follow_focus_cb (ChieuPanRoom *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);
  graphene_rect_t box;

  if (focus == NULL || self->child == NULL || !gtk_widget_is_ancestor (focus, self->child)
      || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &box))
    return;
  pan_to (self, find_position (self->x, self->x + box.origin.x, box.size.width, gtk_widget_get_width (GTK_WIDGET (self))),
          find_position (self->y, self->y + box.origin.y, box.size.height, gtk_widget_get_height (GTK_WIDGET (self))));
}

static void
root (GtkWidget *widget)
{
  ChieuPanRoom *self = CHIEU_PAN_ROOM (widget);

  GTK_WIDGET_CLASS (chieu_pan_room_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (follow_focus_cb), self);
}

static void
unroot (GtkWidget *widget)
{
  ChieuPanRoom *self = CHIEU_PAN_ROOM (widget);

  g_signal_handlers_disconnect_by_func (self->root, follow_focus_cb, self);
  self->root = NULL;
  GTK_WIDGET_CLASS (chieu_pan_room_parent_class)->unroot (widget);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  GtkWidget *child = CHIEU_PAN_ROOM (widget)->child;

  return child != NULL && gtk_widget_grab_focus (child);
}

/* ---- The object ---- */

static void
set_child (ChieuPanRoom *self,
           GtkWidget    *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, CHIEU_PAN_ROOM (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_property (GObject      *object,
              guint         id,
              const GValue *value,
              GParamSpec   *pspec)
{
  if (id == PROP_CHILD)
    set_child (CHIEU_PAN_ROOM (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dispose (GObject *object)
{
  set_child (CHIEU_PAN_ROOM (object), NULL);
  G_OBJECT_CLASS (chieu_pan_room_parent_class)->dispose (object);
}

static void
chieu_pan_room_class_init (ChieuPanRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->root = root;
  widget_class->unroot = unroot;
  widget_class->grab_focus = grab_focus;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
chieu_pan_room_init (ChieuPanRoom *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->scale = 1;
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, wheel);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
chieu_pan_room_new (GtkWidget *child)
{
  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  return g_object_new (CHIEU_TYPE_PAN_ROOM, "child", child, NULL);
}

GtkWidget *
chieu_pan_room_get_child (ChieuPanRoom *self)
{
  g_return_val_if_fail (CHIEU_IS_PAN_ROOM (self), NULL);

  return self->child;
}
