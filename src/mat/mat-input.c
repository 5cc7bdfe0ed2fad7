/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer and touch. One gesture feeds one state machine; what comes out is a
 * deed: this card, from there to there.
 */
#include "mat-view-private.h"

#include <math.h>
#include <string.h>

#include "fan.h"
#include "fan-order.h"
#include "match/words.h"
#include "speeds.h"

/* ---- Where things are ---- */

static int
zone_of (ChieuMatView    *self,
         ChieuCardWidget *card)
{
  GtkWidget *zone = gtk_widget_get_parent (GTK_WIDGET (card));

  return CHIEU_IS_ZONE (zone) ? chieu_zone_get_number (CHIEU_ZONE (zone)) : CHIEU_ZONE_NONE;
}

ChieuCardWidget *
chieu_mat_card_at (ChieuMatView *self,
                   double        x,
                   double        y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != GTK_WIDGET (self) && !CHIEU_IS_CARD_WIDGET (widget))
    widget = gtk_widget_get_parent (widget);
  if (!CHIEU_IS_CARD_WIDGET (widget) || zone_of (self, CHIEU_CARD_WIDGET (widget)) == CHIEU_ZONE_NONE)
    return NULL;
  return CHIEU_CARD_WIDGET (widget);
}

/* Distance from a point to a box, 0 inside. */
static double
distance_to (const ChieuBox *box,
             double          x,
             double          y)
{
  double dx = MAX (MAX (box->x - x, x - box->x - box->width), 0);
  double dy = MAX (MAX (box->y - y, y - box->y - box->height), 0);

  return hypot (dx, dy);
}

/* How far beside a zone a drop still means it, in parts of the mat's height. */
#define REACH 0.09

/* The zone nearest to a point of those marked in @targets, or CHIEU_ZONE_NONE. */
static int
target_at (ChieuMatView      *self,
           const ChieuTarget *targets,
           double             x,
           double             y)
{
  double best = gtk_widget_get_height (GTK_WIDGET (self)) * REACH;
  int target = CHIEU_ZONE_NONE;

  for (int z = 0; z < self->scene->n_zones; z++)
    {
      double distance = distance_to (chieu_zone_get_box (chieu_mat_zone (self, z)), x, y);

      /* Of zones that lie over each other the upper one counts. */
      if (targets[z] != CHIEU_TARGET_NONE && distance <= best)
        {
          best = distance;
          target = z;
        }
    }
  return target;
}

/* ---- Choosing ---- */

/* A click on what was laid takes the uppermost back. */
static void
lay_card (ChieuMatView *self,
          int           zone,
          ChieuCard     card)
{
  if (zone == self->layout->lay_zone)
    chieu_mat_lay_back (self);
  else
    chieu_mat_lay (self, zone, card);
}

/* The first click on a card of the hand chooses it, the second one puts it down; where several go together it takes the
 * choice back. */
static void
activate_in_hand (ChieuMatView       *self,
                  int                 place,
                  const ChieuMatDeed *deed)
{
  if (self->layout->chooses_many)
    chieu_mat_toggle_chosen (self, place);
  else if (!chieu_mat_is_chosen (self, place))
    chieu_mat_set_chosen (self, place);
  else if (!chieu_mat_could (self, deed, FALSE) || chieu_mat_do (self, deed))
    chieu_mat_set_chosen (self, -1);
}

/* Click, then click: a chosen card goes where the second click is. Returns: whether it could. */
static gboolean
put_chosen (ChieuMatView *self,
            int           zone)
{
  const ChieuMatDeed put = chieu_mat_chosen_deed (self, CHIEU_CARD_NONE, zone);

  if (put.card == CHIEU_CARD_NONE || !chieu_mat_could (self, &put, FALSE))
    return FALSE;
  chieu_mat_do (self, &put);
  return TRUE;
}

/* Where moves are composed a card that lies in the middle stands for the middle. */
static int
zone_behind (ChieuMatView    *self,
             int              zone,
             ChieuCardWidget *card)
{
  const ChieuBox *middle;
  ChieuSpot spot;

  if (self->layout->compose == NULL)
    return zone;
  middle = chieu_zone_get_box (chieu_mat_zone (self, self->layout->live_zone));
  spot = chieu_zone_get_spot (chieu_mat_zone (self, zone), chieu_zone_find (chieu_mat_zone (self, zone), card));
  return chieu_box_contains (middle, spot.x, spot.y) ? self->layout->live_zone : zone;
}

void
chieu_mat_activate_card (ChieuMatView    *self,
                         int              zone,
                         ChieuCardWidget *card)
{
  ChieuMatDeed deed = { .from = zone, .card = chieu_card_widget_get_card (card), .to = CHIEU_ZONE_NONE };

  if (self->lays)
    lay_card (self, zone, deed.card);
  else if (self->touching && chieu_mat_is_hand_zone (self, zone))
    chieu_mat_touch (self, chieu_mat_find_in_hand (self, card));
  else if (self->layout->arranging != NULL && chieu_mat_is_hand_zone (self, zone))
    chieu_mat_arrange_card (self, chieu_mat_find_in_hand (self, card));
  else if (zone == self->layout->hand_zone)
    activate_in_hand (self, chieu_zone_find (chieu_mat_zone (self, zone), card), &deed);
  else if (!put_chosen (self, zone_behind (self, zone, card)) && (zone == self->layout->live_zone || zone == self->layout->pile_zone))
    chieu_mat_do (self, &deed);
}

/* The zone in which @card of the hand lies; of a hand in parts, its part. */
static int
zone_of_hand_card (ChieuMatView *self,
                   ChieuCard     card)
{
  for (int i = 0; self->layout->arranging != NULL && i < self->hand.n; i++)
    if (self->hand.cards[i] == card)
      return chieu_mat_part_of (self, i);
  return self->layout->hand_zone;
}

/* A click on bare mat: into a zone, or away with the choice. */
static void
click_beside (ChieuMatView *self,
              double        x,
              double        y)
{
  ChieuMatDeed put = chieu_mat_chosen_deed (self, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);
  ChieuTarget targets[CHIEU_ZONES_MAX];

  if (put.card != CHIEU_CARD_NONE)
    {
      chieu_mat_find_targets (self, zone_of_hand_card (self, put.card), put.card, targets);
      put.to = target_at (self, targets, x, y);
    }
  if (put.to != CHIEU_ZONE_NONE && chieu_mat_arrange_chosen (self, put.to, x))
    return;
  if (put.to != CHIEU_ZONE_NONE)
    {
      chieu_mat_do (self, &put);
      return;
    }
  chieu_mat_drop_choices (self);
  chieu_mat_set_chosen (self, -1);
}

/* ---- Dragging ---- */

static void
show_targets (ChieuMatView *self,
              gboolean      show,
              double        x,
              double        y)
{
  int nearest = show ? target_at (self, self->targets, x, y) : CHIEU_ZONE_NONE;

  for (int z = 0; z < self->scene->n_zones; z++)
    chieu_zone_set_offered (chieu_mat_zone (self, z), show && self->targets[z] == CHIEU_TARGET_CLEAN, z == nearest);
}

static ChieuSpot
carried_spot (ChieuMatView *self)
{
  ChieuSpot spot = self->drag_home;

  spot.x = self->drag.x - self->grab_x;
  spot.y = self->drag.y - self->grab_y;
  spot.angle = 0;
  return spot;
}

static void
lift (ChieuMatView *self)
{
  int place = chieu_zone_find (chieu_mat_zone (self, self->drag_zone), self->drag_card);
  ChieuSpot spot;

  self->drag_home = chieu_zone_get_spot (chieu_mat_zone (self, self->drag_zone), place);
  self->grab_x = self->drag.start_x - self->drag_home.x;
  self->grab_y = self->drag.start_y - self->drag_home.y;
  chieu_mat_find_targets (self, self->drag_zone, self->drag_home.card, self->targets);
  spot = carried_spot (self);
  gtk_widget_set_can_target (GTK_WIDGET (self->drag_card), FALSE);
  chieu_flight_layer_carry (CHIEU_FLIGHT_LAYER (self->flights), self->drag_card, &spot);
  show_targets (self, TRUE, self->drag.x, self->drag.y);
}

/* Ends the carrying. @home: the card flies back to where it lies. */
static void
let_go (ChieuMatView *self,
        gboolean      home)
{
  ChieuCardWidget *card = self->drag_card;
  ChieuSpot from = carried_spot (self);
  int place;

  show_targets (self, FALSE, 0, 0);
  chieu_flight_layer_carry (CHIEU_FLIGHT_LAYER (self->flights), NULL, NULL);
  if (card == NULL)
    return;
  gtk_widget_set_can_target (GTK_WIDGET (card), TRUE);
  place = chieu_zone_find (chieu_mat_zone (self, self->drag_zone), card);
  if (home && place >= 0)
    {
      ChieuSpot to = chieu_zone_get_spot (chieu_mat_zone (self, self->drag_zone), place);

      chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, &from, &to, 0, CHIEU_SPEED_RETURN);
    }
}

/* Within the hand a drop is a new place in the own order. */
static void
reorder (ChieuMatView *self)
{
  ChieuZone *zone = chieu_mat_zone (self, self->layout->hand_zone);
  int from = chieu_zone_find (zone, self->drag_card);
  int to = chieu_fan_slot (self->scene->zones[self->layout->hand_zone].cards, self->hand.n, self->drag.x, self->drag.y);

  /* Back where it was: that is a card put back, and no wish for an own order. */
  if (from < 0 || to == from || to == from + 1)
    return;
  chieu_mat_view_set_own_order (self, TRUE);
  chieu_hand_move (&self->hand, from, to);
  chieu_mat_keep_order (self);
  self->chosen = 0;
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

/* In a hand that is put in order the card changes places with the one it is dropped on. */
static void
drop_in_order (ChieuMatView *self)
{
  int zone = target_at (self, self->targets, self->drag.x, self->drag.y);
  ChieuCardWidget *card = self->drag_card;

  let_go (self, zone == CHIEU_ZONE_NONE);
  if (zone != CHIEU_ZONE_NONE && card != NULL)
    chieu_mat_arrange_drop (self, card, zone, self->drag.x);
}

static void
drop (ChieuMatView *self)
{
  ChieuMatDeed deed = { .from = self->drag_zone, .card = chieu_card_widget_get_card (self->drag_card) };
  const ChieuBox *hand = chieu_zone_get_box (chieu_mat_zone (self, self->layout->hand_zone));
  gboolean in_hand = chieu_box_contains (hand, self->drag.x, self->drag.y);

  if (self->layout->arranging != NULL)
    {
      drop_in_order (self);
      return;
    }
  if (self->drag_zone == self->layout->hand_zone && in_hand)
    {
      let_go (self, TRUE);
      reorder (self);
      return;
    }
  if (self->drag_zone == self->layout->hand_zone)
    deed = chieu_mat_chosen_deed (self, deed.card, CHIEU_ZONE_NONE);
  deed.to = target_at (self, self->targets, self->drag.x, self->drag.y);
  let_go (self, TRUE);
  if (deed.to != CHIEU_ZONE_NONE)
    chieu_mat_do (self, &deed);
  else if (self->source->is_asked (self->source_data))
    /* A miss says nothing; a drop where nothing can be done says what is asked. */
    chieu_mat_announce (self, self->prompt);
}

static void
feed (ChieuMatView         *self,
      const ChieuDragEvent *event)
{
  ChieuSpot spot;

  switch (chieu_drag_feed (&self->drag, event))
    {
    case CHIEU_DRAG_START:
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      lift (self);
      break;
    case CHIEU_DRAG_MOVE:
      spot = carried_spot (self);
      chieu_flight_layer_carry (CHIEU_FLIGHT_LAYER (self->flights), self->drag_card, &spot);
      show_targets (self, TRUE, self->drag.x, self->drag.y);
      break;
    case CHIEU_DRAG_DROP:
      drop (self);
      break;
    case CHIEU_DRAG_CLICK:
      if (self->drag_card != NULL)
        chieu_mat_activate_card (self, zone_of (self, self->drag_card), self->drag_card);
      else
        click_beside (self, event->x, event->y);
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
chieu_mat_check_drag (ChieuMatView *self)
{
  gboolean there = self->drag_card != NULL && gtk_widget_get_parent (GTK_WIDGET (self->drag_card)) != NULL;

  if (self->drag.state != CHIEU_DRAG_IDLE && self->drag.card >= 0 && !there)
    feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CARD_GONE, .card = self->drag.card });
}

/* ---- Gesture ---- */

/* Whether the point lies on a button or the like, which takes its own clicks. */
static gboolean
is_control_at (ChieuMatView *self,
               double        x,
               double        y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return widget != NULL && (widget == self->bar || gtk_widget_is_ancestor (widget, self->bar)
                            || widget == self->call || gtk_widget_is_ancestor (widget, self->call));
}

/* How far the pointer may move in a click, as it is set in the system. */
static int
get_threshold (ChieuMatView *self)
{
  int threshold;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-dnd-drag-threshold", &threshold, NULL);
  return threshold;
}

static void
drag_begin_cb (ChieuMatView *self,
               double        x,
               double        y)
{
  ChieuCardWidget *card;

  if (self->source == NULL || is_control_at (self, x, y))
    {
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  card = chieu_mat_card_at (self, x, y);
  g_set_weak_pointer (&self->drag_card, card);
  self->drag_zone = card != NULL ? zone_of (self, card) : CHIEU_ZONE_NONE;
  self->drag.threshold = get_threshold (self);
  if (card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (card));
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_PRESS, .card = card != NULL ? 0 : -1, .x = x, .y = y });
}

static void
drag_update_cb (ChieuMatView *self,
                double        dx,
                double        dy)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_MOTION, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
drag_end_cb (ChieuMatView *self,
             double        dx,
             double        dy)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_RELEASE, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
cancel_cb (ChieuMatView *self)
{
  feed (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CANCEL });
}

/* The name of the card under the pointer. Asked for only then, as the text of a tooltip that is set would be read
 * out beside the card's label. */
static gboolean
tooltip_cb (ChieuMatView *self,
            int           x,
            int           y,
            gboolean      keyboard,
            GtkTooltip   *tooltip)
{
  ChieuCardWidget *card = keyboard || self->source == NULL ? NULL : chieu_mat_card_at (self, x, y);

  if (card == NULL || chieu_card_widget_get_card (card) == CHIEU_CARD_HIDDEN)
    return FALSE;
  gtk_tooltip_set_text (tooltip, chieu_words_card_long (chieu_words_for_game (self->layout->game),
                                                        chieu_card_widget_get_card (card)));
  return TRUE;
}

void
chieu_mat_forget_press (ChieuMatView *self)
{
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->gesture));
  cancel_cb (self);
}

gboolean
chieu_mat_cancel_drag (ChieuMatView *self)
{
  if (self->drag.state != CHIEU_DRAG_CARRYING)
    return FALSE;
  chieu_mat_forget_press (self);
  return TRUE;
}

void
chieu_mat_init_input (ChieuMatView *self)
{
  chieu_drag_init (&self->drag, get_threshold (self));
  self->gesture = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->gesture), GDK_BUTTON_PRIMARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->gesture));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (tooltip_cb), NULL);
}
