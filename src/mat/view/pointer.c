/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pointer.h"

#include "mat/motion.h"

/* The card at a point of the mat, or NULL. */
static ChieuCardWidget *
find_card_at (ChieuPointer *self,
              double        x,
              double        y)
{
  GtkWidget *mat = GTK_WIDGET (self->mat), *widget = gtk_widget_pick (mat, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != mat && !CHIEU_IS_CARD_WIDGET (widget))
    widget = gtk_widget_get_parent (widget);
  if (!CHIEU_IS_CARD_WIDGET (widget) || chieu_mat_zone_of (self->mat, CHIEU_CARD_WIDGET (widget)) == CHIEU_ZONE_NONE)
    return NULL;
  return CHIEU_CARD_WIDGET (widget);
}

/* ---- A card is carried ---- */

static void
show_targets (ChieuPointer *self,
              gboolean      show)
{
  int nearest = show ? chieu_mode_find_target_at (self->modes->game, self->targets, self->drag.x, self->drag.y) : CHIEU_ZONE_NONE;

  for (int z = 0; z < self->scene->n_zones; z++)
    chieu_zone_set_offered (chieu_mat_zone (self->mat, z), show && self->targets[z] == CHIEU_TARGET_CLEAN, z == nearest);
}

static ChieuSpot
carried_spot (ChieuPointer *self)
{
  ChieuSpot spot = self->home;

  spot.x = self->drag.x - self->grab_x;
  spot.y = self->drag.y - self->grab_y;
  spot.angle = 0;
  return spot;
}

static void
carry (ChieuPointer *self)
{
  ChieuSpot spot = carried_spot (self);

  chieu_flight_layer_carry (self->flights, self->card, &spot);
  show_targets (self, TRUE);
}

static void
lift (ChieuPointer *self)
{
  ChieuZone *zone = chieu_mat_zone (self->mat, self->zone);

  self->home = chieu_zone_get_spot (zone, chieu_zone_find (zone, self->card));
  self->grab_x = self->drag.start_x - self->home.x;
  self->grab_y = self->drag.start_y - self->home.y;
  chieu_modes_find_targets (self->modes, self->zone, self->home.card, self->targets);
  gtk_widget_set_can_target (GTK_WIDGET (self->card), FALSE);
  carry (self);
}

/* Ends the carrying. @home: the card flies back to where it lies. */
static void
let_go (ChieuPointer *self,
        gboolean      home)
{
  ChieuSpot from = carried_spot (self);
  ChieuZone *zone;
  int place;

  show_targets (self, FALSE);
  chieu_flight_layer_carry (self->flights, NULL, NULL);
  if (self->card == NULL)
    return;
  gtk_widget_set_can_target (GTK_WIDGET (self->card), TRUE);
  zone = chieu_mat_zone (self->mat, self->zone);
  place = chieu_zone_find (zone, self->card);
  if (home && place >= 0)
    {
      ChieuSpot to = chieu_zone_get_spot (zone, place);

      chieu_flight_layer_fly (self->flights, self->card, &from, &to, CHIEU_MOTION_RETURN, 0);
    }
}

static void
drop (ChieuPointer *self)
{
  ChieuMode *mode = self->modes->game;
  int to = chieu_mode_find_target_at (mode, self->targets, self->drag.x, self->drag.y);
  ChieuCardWidget *card = self->card;

  let_go (self, to == CHIEU_ZONE_NONE || !mode->ops->stays_where_dropped);
  if (card != NULL)
    mode->ops->drop_card (mode, self->zone, card, to, self->drag.x, self->drag.y);
}

/* ---- One event after the other ---- */

static void
feed (ChieuPointer         *self,
      const ChieuDragEvent *event)
{
  ChieuModes *modes = self->modes;

  switch (chieu_drag_feed (&self->drag, event))
    {
    case CHIEU_DRAG_START:
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      lift (self);
      break;
    case CHIEU_DRAG_MOVE:
      carry (self);
      break;
    case CHIEU_DRAG_DROP:
      drop (self);
      break;
    case CHIEU_DRAG_CLICK:
      if (self->card != NULL)
        modes->now->ops->press_card (modes->now, self->zone, self->card);
      else
        modes->game->ops->press_mat (modes->game, event->x, event->y);
      break;
    case CHIEU_DRAG_BACK:
      let_go (self, TRUE);
      break;
    case CHIEU_DRAG_FORGET:
      let_go (self, FALSE);
      break;
    case CHIEU_DRAG_NOTHING:
    default:
      break;
    }
}

void
chieu_pointer_check (ChieuPointer *self)
{
  gboolean there = self->card != NULL && gtk_widget_get_parent (GTK_WIDGET (self->card)) != NULL;

  if (self->drag.state != CHIEU_DRAG_IDLE && self->drag.card >= 0 && !there)
    feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CARD_GONE, .card = self->drag.card });
}

/* How far the pointer may move in a click, as it is set in the system. */
static int
get_threshold (ChieuPointer *self)
{
  int threshold;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self->mat)), "gtk-dnd-drag-threshold", &threshold, NULL);
  return threshold;
}

static void
drag_begin_cb (ChieuPointer *self,
               double        x,
               double        y)
{
  ChieuCardWidget *card;

  if (self->played->source == NULL || chieu_mat_has_control_at (self->mat, x, y))
    {
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  card = find_card_at (self, x, y);
  g_set_weak_pointer (&self->card, card);
  self->zone = card != NULL ? chieu_mat_zone_of (self->mat, card) : CHIEU_ZONE_NONE;
  self->drag.threshold = get_threshold (self);
  if (card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (card));
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_PRESS, .card = card != NULL ? 0 : -1, .x = x, .y = y });
}

static void
drag_update_cb (ChieuPointer *self,
                double        dx,
                double        dy)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_MOTION, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
drag_end_cb (ChieuPointer *self,
             double        dx,
             double        dy)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_RELEASE, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
cancel_cb (ChieuPointer *self)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CANCEL });
}

/* The card pressed is not carried nor clicked any more. */
static void
forget_press (ChieuPointer *self)
{
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->gesture));
  cancel_cb (self);
}

gboolean
chieu_pointer_cancel (ChieuPointer *self)
{
  if (self->drag.state != CHIEU_DRAG_CARRYING)
    return FALSE;
  forget_press (self);
  return TRUE;
}

/* ---- Asking what a card is ---- */

static void
ask_cb (ChieuPointer *self,
        double        x,
        double        y,
        GtkGesture   *gesture)
{
  ChieuCardWidget *card = self->played->source != NULL ? find_card_at (self, x, y) : NULL;

  if (card == NULL || self->drag.state == CHIEU_DRAG_CARRYING)
    return;
  /* The press was a question and is no click. */
  forget_press (self);
  g_signal_emit_by_name (self->mat, "card-asked", (guint) chieu_card_widget_get_card (card));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
other_button_cb (ChieuPointer *self,
                 int           n,
                 double        x,
                 double        y,
                 GtkGesture   *gesture)
{
  ask_cb (self, x, y, gesture);
}

/* The name of the card under the pointer. Asked for only then, as the text of a tooltip that is set would be read
 * out beside the card's label. */
static gboolean
tooltip_cb (ChieuPointer *self,
            int           x,
            int           y,
            gboolean      keyboard,
            GtkTooltip   *tooltip)
{
  ChieuCardWidget *card = keyboard || self->played->source == NULL ? NULL : find_card_at (self, x, y);
  ChieuCard pile[CHIEU_ZONE_CARDS_MAX];
  g_autofree char *names = NULL;
  int n;

  if (card == NULL || chieu_card_widget_get_card (card) == CHIEU_CARD_HIDDEN)
    return FALSE;
  n = chieu_zone_list_pile (chieu_mat_zone (self->mat, chieu_mat_zone_of (self->mat, card)), card, pile);
  if (n > 0)
    names = chieu_words_cards (chieu_played_get_words (self->played), pile, n);
  gtk_tooltip_set_text (tooltip, n > 0 ? names : chieu_words_card_long (chieu_played_get_words (self->played), chieu_card_widget_get_card (card)));
  return TRUE;
}

/* ---- Gestures ---- */

static GtkGesture *
add_gesture (ChieuPointer *self,
             GtkGesture   *gesture,
             guint         button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}

void
chieu_pointer_init (ChieuPointer      *self,
                    ChieuMatView      *mat,
                    const ChieuPlayed *played,
                    ChieuModes        *modes,
                    const ChieuScene  *scene)
{
  GtkGesture *press, *click;

  *self = (ChieuPointer) { .mat = mat, .played = played, .modes = modes, .scene = scene };
  chieu_drag_init (&self->drag, get_threshold (self));
  self->gesture = add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_set_has_tooltip (GTK_WIDGET (mat), TRUE);
  g_signal_connect_swapped (mat, "query-tooltip", G_CALLBACK (tooltip_cb), self);
  press = add_gesture (self, gtk_gesture_long_press_new (), GDK_BUTTON_PRIMARY);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (press), CHIEU_PRESS_ASK);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (ask_cb), self);
  click = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (other_button_cb), self);
}

void
chieu_pointer_clear (ChieuPointer *self)
{
  g_clear_weak_pointer (&self->card);
}
