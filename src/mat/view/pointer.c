/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pointer.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "mat/motion.h"

/* Returns: the card at a point of the mat, or NULL */
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

/* The part of its height that a card which goes with the carried one shows beside it. */
#define COMPANY_STEP 0.09f
/* Only the first cards of a zone can go with another one: they are bits of a guint32. A hand, open or not, has no more; what was won or
 * lost may have. */
#define COMPANY_PLACES 32

/* The place above which the carried card is now. */
typedef struct
{
  const char *action;            /* (nullable): of the button there */
  int way;                       /* the number of the way for which that button stands; −1: for none */
  int zone;                      /* CHIEU_ZONE_NONE: none that takes it */
  gboolean home;                 /* the zone from which the card comes */
} Landing;

static ChieuSpot
carried_spot (ChieuPointer *self)
{
  ChieuSpot spot = self->home;

  spot.x = self->drag.x - self->grab_x;
  spot.y = self->drag.y - self->grab_y;
  spot.angle = 0;
  return spot;
}

static Landing
find_landing (ChieuPointer *self)
{
  double x = self->drag.x, y = self->drag.y;
  ChieuSpot spot = carried_spot (self);
  Landing landing = { .zone = CHIEU_ZONE_NONE, .way = -1 };

  if (chieu_mat_has_control_at (self->mat, x, y))
    {
      landing.action = chieu_mat_find_button_at (self->mat, x, y, &landing.way);
      return landing;
    }
  landing.zone = chieu_mode_find_drop_at (self->modes->game, self->targets, self->zone, x, y, spot.x, spot.y);
  landing.home = landing.zone == CHIEU_ZONE_NONE && chieu_box_contains (chieu_zone_get_box (chieu_mat_zone (self->mat, self->zone)), x, y);
  return landing;
}

/* Lights the places that take the card. Returns: whether it is over one. */
static gboolean
show_targets (ChieuPointer *self)
{
  Landing landing = find_landing (self);
  int button = landing.action != NULL ? chieu_mat_layout_find_button (self->played->layout, landing.action) : -1;

  for (int zone = 0; zone < self->scene->n_zones; zone++)
    chieu_zone_set_offered (chieu_mat_zone (self->mat, zone), chieu_modes_is_lit (self->modes, self->targets[zone]), zone == landing.zone);
  chieu_mat_show_takers (self->mat, self->buttons, &self->ways, landing.action, landing.way);
  chieu_mat_show_call_taker (self->mat, self->set, self->drag.x, self->drag.y);
  return (landing.zone != CHIEU_ZONE_NONE && chieu_modes_is_lit (self->modes, self->targets[landing.zone]))
         || (button >= 0 && (self->buttons >> button & 1) != 0) || chieu_ways_has (&self->ways, landing.way);
}

/* Unlights all places. */
static void
forget_targets (ChieuPointer *self)
{
  memset (self->targets, 0, sizeof self->targets);
  self->buttons = 0;
  self->ways = (ChieuWays) { 0 };
  self->set = -1;
  show_targets (self);
}

static void
carry_card (ChieuPointer *self)
{
  ChieuCardWidget *cards[CHIEU_MOVE_CARDS_MAX];
  ChieuSpot spots[CHIEU_MOVE_CARDS_MAX];
  int n = 0;

  for (int i = 0; i < self->n_company; i++)
    if (self->company[i] != NULL)
      {
        spots[n] = carried_spot (self);
        spots[n].card = chieu_card_widget_get_card (self->company[i]);
        spots[n].x -= (float) (self->n_company - i) * COMPANY_STEP * spots[n].height;
        cards[n++] = self->company[i];
      }
  cards[n] = self->card;
  spots[n++] = carried_spot (self);
  chieu_flight_layer_carry (self->flights, cards, spots, n, show_targets (self));
}

/* Returns: the cards of the set that is carried, of a hand that lies open, as bits by their place in the zone */
static guint32
find_open_set (ChieuPointer *self)
{
  const ChieuZoneScene *zone = &self->scene->zones[self->zone];
  guint32 cards = 0;

  for (int i = 0; i < MIN (zone->n, COMPANY_PLACES); i++)
    if (zone->cards[i].group == self->set + 1)
      cards |= 1u << i;
  return cards;
}

/* Returns: the cards that go with the carried one, as bits by their place in the zone: its set in a hand that lies open; the others that
 * are chosen; or those of the only move that is possible with it, if that may be shown */
static guint32
find_company (ChieuPointer *self,
              ChieuCard     card)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuDeeds *deeds = self->modes->game->deeds;
  const ChieuMatLayout *layout = self->played->layout;
  guint32 company = 0;
  int n;

  if (chieu_mat_is_calling (self->mat))
    return find_open_set (self);
  if (self->zone != layout->hand_zone || layout->arranging != NULL)
    return 0;
  if (layout->chooses_many)
    return deeds->held->chosen;
  n = chieu_played_may_tell (self->played) ? chieu_deeds_list_moves (deeds, CHIEU_MOVES_CLEAN, moves) : 0;
  for (int i = 0; i < n; i++)
    if (chieu_deeds_has_part (deeds, &moves[i], self->zone, card))
      {
        guint32 cards = chieu_deeds_is_put (deeds, &moves[i]) ? 0 : chieu_deeds_get_hand_cards (deeds, &moves[i]);

        if (cards == 0 || (company != 0 && cards != company))
          return 0;
        company = cards;
      }
  return company;
}

static void
lift_company (ChieuPointer *self)
{
  ChieuZone *zone = chieu_mat_zone (self->mat, self->zone);
  guint32 company = find_company (self, self->home.card);
  int n = MIN (chieu_zone_get_n_cards (zone), COMPANY_PLACES);

  self->n_company = 0;
  for (int i = 0; i < n && self->n_company < CHIEU_MOVE_CARDS_MAX - 1; i++)
    if ((company >> i & 1) != 0 && chieu_zone_get_card (zone, i) != self->card)
      g_set_weak_pointer (&self->company[self->n_company++], chieu_zone_get_card (zone, i));
}

static void
lift_card (ChieuPointer *self)
{
  ChieuZone *zone = chieu_mat_zone (self->mat, self->zone);

  self->home = chieu_zone_get_spot (zone, chieu_zone_find_place (zone, self->card));
  self->grab_x = self->drag.start_x - self->home.x;
  self->grab_y = self->drag.start_y - self->home.y;
  self->set = self->scene->zones[self->zone].cards[chieu_zone_find_place (zone, self->card)].group - 1;
  lift_company (self);
  gtk_widget_set_can_target (GTK_WIDGET (self->card), FALSE);
  if (chieu_press_guard_is_current (&self->guard))
    {
      chieu_modes_find_targets (self->modes, self->zone, self->home.card, self->targets);
      self->buttons = chieu_modes_find_takers (self->modes, self->zone, self->home.card, &self->ways);
    }
  else
    forget_targets (self);
  carry_card (self);
}

/* Stops carrying the card. @home: it flies back to its place, after @delay milliseconds. */
static void
let_go (ChieuPointer *self,
        gboolean      home,
        guint         delay)
{
  ChieuSpot from = carried_spot (self);
  ChieuZone *zone;
  int place;

  forget_targets (self);
  /* Chosen cards have their own lit places. */
  if (self->modes->game->held->chosen != 0)
    chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
  chieu_flight_layer_carry (self->flights, NULL, NULL, 0, FALSE);
  for (int i = 0; i < self->n_company; i++)
    g_clear_weak_pointer (&self->company[i]);
  self->n_company = 0;
  if (self->card == NULL)
    return;
  gtk_widget_set_can_target (GTK_WIDGET (self->card), TRUE);
  zone = chieu_mat_zone (self->mat, self->zone);
  place = chieu_zone_find_place (zone, self->card);
  if (home && place >= 0)
    {
      ChieuSpot to = chieu_zone_get_spot (zone, place);

      chieu_flight_layer_fly (self->flights, self->card, &from, &to, CHIEU_MOTION_RETURN, delay);
    }
}

static void
drop_card (ChieuPointer *self)
{
  ChieuMode *mode = self->modes->game;
  Landing landing = find_landing (self);
  ChieuCardWidget *card = self->card;
  gboolean current = chieu_press_guard_is_current (&self->guard), lit = self->buttons != 0 || !chieu_ways_is_empty (&self->ways);
  gboolean meant = landing.zone != CHIEU_ZONE_NONE || landing.action != NULL;
  int set = self->set;

  for (int zone = 0; zone < self->scene->n_zones; zone++)
    lit |= chieu_modes_is_lit (self->modes, self->targets[zone]);
  chieu_card_name_put_down (self->name, self->drag.x, self->drag.y);
  let_go (self, !meant || !mode->ops->stays_where_dropped || landing.action != NULL, meant ? CHIEU_TIME_HOLD : 0);
  if (card == NULL || (current && chieu_mat_drop_on_call (self->mat, set, self->drag.x, self->drag.y)))
    return;
  if (landing.zone != CHIEU_ZONE_NONE || landing.home)
    mode->ops->drop_card (mode, self->zone, card, landing.zone, self->drag.x, self->drag.y);
  else if (!current)
    chieu_mat_view_show_notice (self->mat, _("Meanwhile you have been asked something else, so nothing was done."));
  else if (landing.action == NULL
           || !chieu_modes_drop_on_button (self->modes, self->zone, chieu_card_widget_get_card (card), landing.action, landing.way))
    chieu_deeds_explain_drop (mode->deeds, landing.action, chieu_card_widget_get_card (card), lit);
}

/* ---- One event after the other ---- */

/* Returns: whether a press is on a card of the hand that is not chosen yet, and so no answer */
static gboolean
only_chooses (ChieuPointer *self)
{
  const ChieuHeld *held = self->modes->game->held;

  return self->card != NULL && self->modes->now == self->modes->game && chieu_held_has_zone (held, self->zone)
         && !chieu_held_is_chosen (held, chieu_mat_find_in_hand (self->mat, self->card));
}

static void
feed_event (ChieuPointer         *self,
            const ChieuDragEvent *event)
{
  ChieuModes *modes = self->modes;

  switch (chieu_drag_feed (&self->drag, event))
    {
    case CHIEU_DRAG_START:
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      lift_card (self);
      break;
    case CHIEU_DRAG_MOVE:
      carry_card (self);
      break;
    case CHIEU_DRAG_DROP:
      drop_card (self);
      break;
    case CHIEU_DRAG_CLICK:
      if (!chieu_press_guard_is_current (&self->guard) && !only_chooses (self))
        break;
      if (self->card != NULL)
        modes->now->ops->press_card (modes->now, self->zone, self->card);
      else
        modes->game->ops->press_mat (modes->game, event->x, event->y);
      break;
    case CHIEU_DRAG_BACK:
      let_go (self, TRUE, 0);
      break;
    case CHIEU_DRAG_FORGET:
      let_go (self, FALSE, 0);
      break;
    case CHIEU_DRAG_NOTHING:
    default:
      break;
    }
}

gboolean
chieu_pointer_is_carrying (const ChieuPointer *self)
{
  return self->drag.state == CHIEU_DRAG_CARRYING;
}

void
chieu_pointer_cancel_if_gone (ChieuPointer *self)
{
  gboolean there = self->card != NULL && gtk_widget_get_parent (GTK_WIDGET (self->card)) != NULL;

  if (self->drag.state != CHIEU_DRAG_IDLE && self->drag.card >= 0 && !there)
    feed_event (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CARD_GONE, .card = self->drag.card });
}

/* Returns: how far the pointer may move in a click, in pixels, as it is set in the system */
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
  feed_event (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_PRESS, .card = card != NULL ? 0 : -1, .x = x, .y = y });
}

static void
drag_update_cb (ChieuPointer *self,
                double        dx,
                double        dy)
{
  feed_event (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_MOTION, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
drag_end_cb (ChieuPointer *self,
             double        dx,
             double        dy)
{
  feed_event (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_RELEASE, .x = self->drag.start_x + dx, .y = self->drag.start_y + dy });
}

static void
cancel_cb (ChieuPointer *self)
{
  feed_event (self, &(ChieuDragEvent) { .kind = CHIEU_DRAG_CANCEL });
}

/* Forgets the pressed card: it is no longer carried or clicked. */
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

/* ---- Presses that are no answer ---- */

static gint64
now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

gboolean
chieu_pointer_takes_key (ChieuPointer *self,
                         guint         key)
{
  if (self->flights != NULL)
    chieu_flight_layer_land (self->flights);
  return chieu_press_guard_press_key (&self->guard, now_ms (), key);
}

/* Cancels the press of the button beside the mat. */
static void
forget_button (ChieuPointer *self)
{
  g_autoptr (GListModel) controllers = NULL;

  if (self->button == NULL)
    return;
  controllers = gtk_widget_observe_controllers (self->button);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        gtk_event_controller_reset (controller);
    }
  g_clear_weak_pointer (&self->button);
}

void
chieu_pointer_ask_anew (ChieuPointer *self)
{
  chieu_press_guard_note_question (&self->guard, now_ms ());
  forget_button (self);
  if (chieu_pointer_is_carrying (self))
    forget_targets (self);
}

/* Finds the point of the mat at which @event is. Returns: FALSE if it is in another surface, for example a menu. */
static gboolean
find_point (ChieuPointer *self,
            GdkEvent     *event,
            double       *x,
            double       *y)
{
  GtkWidget *mat = GTK_WIDGET (self->mat);
  GtkNative *native = gtk_widget_get_native (mat);
  double surface_x, surface_y, native_x, native_y;

  if (native == NULL || gdk_event_get_surface (event) != gtk_native_get_surface (native)
      || !gdk_event_get_position (event, &surface_x, &surface_y))
    return FALSE;
  gtk_native_get_surface_transform (native, &native_x, &native_y);
  return gtk_widget_translate_coordinates (GTK_WIDGET (native), mat, surface_x - native_x, surface_y - native_y, x, y);
}

/* Takes note of the button at a point, as pressed. Returns: whether there is one. */
static gboolean
note_button (ChieuPointer *self,
             double        x,
             double        y)
{
  int way;
  gboolean there = chieu_mat_find_button_at (self->mat, x, y, &way) != NULL;
  GtkWidget *picked = there ? gtk_widget_pick (GTK_WIDGET (self->mat), x, y, GTK_PICK_DEFAULT) : NULL;

  if (picked != NULL && !GTK_IS_BUTTON (picked))
    picked = gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON);
  g_set_weak_pointer (&self->button, picked);
  return there;
}

gboolean
chieu_pointer_sort_out (ChieuPointer  *self,
                        GdkEventType   type,
                        gconstpointer  finger,
                        double         x,
                        double         y)
{
  /* A finger that is lifted from a mat that has been emptied is noted, too: else none would count when something is played there again. */
  if (type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL)
    chieu_press_guard_lift (&self->guard, now_ms (), finger, x, y);
  if (self->played->source == NULL || (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN))
    return GDK_EVENT_PROPAGATE;
  /* A player who presses does not want to wait for the cards that still move. */
  chieu_flight_layer_land (self->flights);
  if (type == GDK_TOUCH_BEGIN ? !chieu_press_guard_touch (&self->guard, now_ms (), finger, x, y, note_button (self, x, y))
                              : !chieu_press_guard_press (&self->guard, now_ms (), note_button (self, x, y)))
    return GDK_EVENT_STOP;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
event_cb (ChieuPointer *self,
          GdkEvent     *event)
{
  double x, y;

  if (!find_point (self, event, &x, &y))
    return GDK_EVENT_PROPAGATE;
  return chieu_pointer_sort_out (self, gdk_event_get_event_type (event), gdk_event_get_event_sequence (event), x, y);
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

static void
motion_cb (ChieuPointer *self,
           double        x,
           double        y)
{
  gboolean is_free = self->played->source != NULL && self->drag.state != CHIEU_DRAG_CARRYING;

  chieu_card_name_point (self->name, is_free ? find_card_at (self, x, y) : NULL, x, y);
}

static void
leave_cb (ChieuPointer *self)
{
  chieu_card_name_set_card (self->name, NULL);
}

/* ---- Gestures ---- */

static GtkGesture *
add_gesture (ChieuPointer *self,
             GtkGesture   *gesture,
             guint         button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  /* A second finger does not count. */
  gtk_gesture_single_set_exclusive (GTK_GESTURE_SINGLE (gesture), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}

void
chieu_pointer_init (ChieuPointer      *self,
                    ChieuMatView      *mat,
                    const ChieuPlayed *played,
                    ChieuModes        *modes,
                    const ChieuScene  *scene,
                    ChieuCardName     *name)
{
  GtkEventController *all = gtk_event_controller_legacy_new (), *motion = gtk_event_controller_motion_new ();
  GtkGesture *press, *click;

  *self = (ChieuPointer) { .mat = mat, .played = played, .modes = modes, .scene = scene, .name = name, .set = -1 };
  chieu_drag_init (&self->drag, get_threshold (self));
  self->gesture = add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (mat), motion);
  press = add_gesture (self, gtk_gesture_long_press_new (), GDK_BUTTON_PRIMARY);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (press), CHIEU_PRESS_ASK);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (ask_cb), self);
  click = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (other_button_cb), self);
  /* It was added last, so it gets events first. */
  gtk_event_controller_set_propagation_phase (all, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (all, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (mat), all);
  /* A finger that asked what a card is still lies on it when the page with the answer comes, and is lifted from that page. */
  g_signal_connect_swapped (mat, "unmap", G_CALLBACK (chieu_press_guard_forget_finger), &self->guard);
}

void
chieu_pointer_clear (ChieuPointer *self)
{
  g_clear_weak_pointer (&self->card);
  for (int i = 0; i < self->n_company; i++)
    g_clear_weak_pointer (&self->company[i]);
  self->n_company = 0;
  g_clear_weak_pointer (&self->button);
}
