/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a card is: asked with a long press, with the other button of the pointer,
 * or with the menu key. Who shows the mat answers.
 */
#include "mat-view-private.h"

/* Who presses slowly means a click: a question takes nearly a second. */
#define DELAY_FACTOR 1.8

static guint card_asked;

static void
show_card_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_signal_emit (widget, card_asked, 0, g_variant_get_uint32 (parameter));
}

/* Returns: whether there is a card. */
static gboolean
ask (ChieuMatView *self,
     double        x,
     double        y)
{
  ChieuCardWidget *card = self->source != NULL ? chieu_mat_card_at (self, x, y) : NULL;

  if (card == NULL || self->drag.state == CHIEU_DRAG_CARRYING)
    return FALSE;
  /* The press was a question and is no click. */
  chieu_mat_forget_press (self);
  g_signal_emit (self, card_asked, 0, (guint) chieu_card_widget_get_card (card));
  return TRUE;
}

static void
long_press_cb (GtkGesture *gesture,
               double      x,
               double      y,
               gpointer    self)
{
  if (ask (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
other_button_cb (GtkGesture *gesture,
                 int         n,
                 double      x,
                 double      y,
                 gpointer    self)
{
  if (ask (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_gesture (ChieuMatView *self,
             GtkGesture   *gesture,
             guint         button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
chieu_mat_init_ask (ChieuMatView *self)
{
  GtkGesture *press = gtk_gesture_long_press_new (), *click = gtk_gesture_click_new ();

  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (press), DELAY_FACTOR);
  g_signal_connect (press, "pressed", G_CALLBACK (long_press_cb), self);
  g_signal_connect (click, "pressed", G_CALLBACK (other_button_cb), self);
  add_gesture (self, press, GDK_BUTTON_PRIMARY);
  add_gesture (self, click, GDK_BUTTON_SECONDARY);
}

void
chieu_mat_install_ask (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "mat.show-card", "u", show_card_cb);
  card_asked = g_signal_new ("card-asked", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}
