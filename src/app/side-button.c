/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "side-button.h"

/* The number that GDK gives to a mouse's button for going back. */
#define SIDE_BUTTON_BACK 8

static void
pressed_cb (GtkGesture *gesture,
            int         n,
            double      x,
            double      y,
            gpointer    pressed)
{
  void (*func) (GtkWidget *widget) = (void (*) (GtkWidget *)) pressed;

  func (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

void
chieu_side_button_listen (GtkWidget  *widget,
                          void      (*pressed) (GtkWidget *widget))
{
  GtkGesture *gesture;

  g_return_if_fail (GTK_IS_WIDGET (widget) && pressed != NULL);

  gesture = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), SIDE_BUTTON_BACK);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), (gpointer) pressed);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}
