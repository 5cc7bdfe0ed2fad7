/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "focus-shown.h"

#include "windows.h"

/* The name under which a window keeps its Shown. */
#define DATA "chieu-focus-shown"
/* The distance in pixels from which on the pointer counts as moved. GTK also reports a motion when something moves below a pointer that
 * lies still, and a desk that shakes makes small ones. */
#define MOTION_MIN 3

/* What is known of the keyboard and the pointer in a window. */
typedef struct
{
  GtkWindow *window;             /* not owned; owns this */
  gboolean by_keys;              /* the keyboard was used last, not the pointer */
  gboolean has_place;            /* x and y are known: the pointer was noted since the last key */
  double x, y;                   /* of the pointer, when it was last noted */
} Shown;

static gboolean
key_cb (Shown              *self,
        guint               key,
        guint               code,
        GdkModifierType     state,
        GtkEventController *keys)
{
  GdkEvent *event = gtk_event_controller_get_current_event (keys);

  /* A key that comes from no keyboard has no event. */
  if (event != NULL && gdk_key_event_is_modifier (event))
    return FALSE;
  self->by_keys = TRUE;
  self->has_place = FALSE;
  gtk_window_set_focus_visible (self->window, TRUE);
  return FALSE;
}

static void
hide_focus (Shown *self)
{
  if (!self->by_keys)
    return;
  self->by_keys = FALSE;
  gtk_window_set_focus_visible (self->window, FALSE);
}

static void
motion_cb (Shown  *self,
           double  x,
           double  y)
{
  if (self->has_place && ABS (x - self->x) + ABS (y - self->y) >= MOTION_MIN)
    hide_focus (self);
  if (self->has_place)
    return;
  self->has_place = TRUE;
  self->x = x;
  self->y = y;
}

/* Shows the focus again when GTK has hidden it by itself. */
static void
focus_visible_changed_cb (Shown *self)
{
  if (self->by_keys && !gtk_window_get_focus_visible (self->window))
    gtk_window_set_focus_visible (self->window, TRUE);
}

static void
watch_keys_and_pointer (GtkWindow *window)
{
  GtkEventController *keys, *motion;
  GtkGesture *press;
  Shown *self;

  if (g_object_get_data (G_OBJECT (window), DATA) != NULL)
    return;
  self = g_new0 (Shown, 1);
  self->window = window;
  g_object_set_data_full (G_OBJECT (window), DATA, self, g_free);
  keys = gtk_event_controller_key_new ();
  motion = gtk_event_controller_motion_new ();
  press = gtk_gesture_click_new ();
  gtk_event_controller_set_static_name (keys, CHIEU_FOCUS_SHOWN_KEYS);
  gtk_event_controller_set_static_name (motion, CHIEU_FOCUS_SHOWN_MOTION);
  gtk_event_controller_set_static_name (GTK_EVENT_CONTROLLER (press), CHIEU_FOCUS_SHOWN_PRESS);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (hide_focus), self);
  g_signal_connect_swapped (window, "notify::focus-visible", G_CALLBACK (focus_visible_changed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_widget_add_controller (GTK_WIDGET (window), motion);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (press));
}

void
chieu_focus_shown_follow_windows (void)
{
  chieu_windows_follow (watch_keys_and_pointer);
}
