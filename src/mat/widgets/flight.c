/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "flight.h"

#include <adwaita.h>

/* A card in the air. */
typedef struct
{
  ChieuFlightLayer *layer;       /* not owned */
  ChieuCardWidget *card;         /* weak */
  ChieuSpot from, to;
  ChieuMotion motion;
  AdwAnimation *animation;
  guint whole;                   /* milliseconds of delay and way */
  double wait;                   /* part of the animation that is delay */
  double value;                  /* part of the time on its way that is over, 0 … 1 */
  double now;                    /* milliseconds since it was told to fly */
} Flight;

/* The most cards carried at once. */
#define CARRIED_MAX CHIEU_MOVE_CARDS_MAX
/* The opacity of carried cards over a place that takes them. */
#define TAKEN_OPACITY 0.7

struct _ChieuFlightLayer
{
  GtkWidget parent_instance;

  const ChieuDeck *deck;
  GPtrArray *flights;            /* Flight */
  int n_carried;
  ChieuCardWidget *carried[CARRIED_MAX]; /* weak */
  ChieuSpot carried_spots[CARRIED_MAX];
  gboolean taken;                /* they are over a place that takes them, and are seen through */
};

G_DEFINE_FINAL_TYPE (ChieuFlightLayer, chieu_flight_layer, GTK_TYPE_WIDGET)

static void
set_flying (ChieuCardWidget *card,
            gboolean         flying)
{
  ChieuCardFlags flags;

  if (card == NULL)
    return;
  flags = chieu_card_widget_get_flags (card);
  chieu_card_widget_set_flags (card, flying ? flags | CHIEU_CARD_FLYING : flags & ~CHIEU_CARD_FLYING);
}

static void
flight_free (gpointer data)
{
  Flight *flight = data;

  set_flying (flight->card, FALSE);
  g_clear_weak_pointer (&flight->card);
  if (flight->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (flight->animation, flight);
      adw_animation_pause (flight->animation);
    }
  g_clear_object (&flight->animation);
  g_free (flight);
}

static void
flight_done_cb (Flight *flight)
{
  ChieuFlightLayer *layer = flight->layer;

  gtk_widget_queue_draw (GTK_WIDGET (layer));
  g_ptr_array_remove_fast (layer->flights, flight);
}

/* Returns: whether it is the winning card before it sets out: that is seen from the first moment on, and grows */
static gboolean
is_held_up (const Flight *flight)
{
  return flight->motion == CHIEU_MOTION_WIN && flight->value == 0;
}

static void
flight_value_cb (double   value,
                 gpointer data)
{
  Flight *flight = data;
  double before = flight->value;

  flight->value = CLAMP ((value - flight->wait) / (1 - flight->wait), 0, 1);
  flight->now = value * flight->whole;
  if (flight->value != before || is_held_up (flight))
    gtk_widget_queue_draw (GTK_WIDGET (flight->layer));
}

static ChieuSpot
find_present_spot (const Flight *flight)
{
  double part = chieu_motion_ease (flight->value);
  double height = flight->from.height * (flight->motion == CHIEU_MOTION_WIN ? chieu_motion_get_lift (flight->now) : 1);

  return (ChieuSpot) {
    .card = flight->from.card,
    .x = flight->from.x + (flight->to.x - flight->from.x) * part,
    .y = flight->from.y + (flight->to.y - flight->from.y) * part,
    .angle = flight->from.angle + (flight->to.angle - flight->from.angle) * part,
    .height = height + (flight->to.height - height) * part,
  };
}

static Flight *
find_flight (ChieuFlightLayer *self,
             ChieuCardWidget  *card)
{
  for (guint i = 0; i < self->flights->len; i++)
    if (((Flight *) self->flights->pdata[i])->card == card)
      return self->flights->pdata[i];
  return NULL;
}

void
chieu_flight_layer_fly (ChieuFlightLayer *self,
                        ChieuCardWidget  *card,
                        const ChieuSpot  *from,
                        const ChieuSpot  *to,
                        ChieuMotion       motion,
                        guint             delay)
{
  guint duration = chieu_motion_get_time (motion);
  Flight *flight, *before;
  ChieuSpot start;

  g_return_if_fail (CHIEU_IS_FLIGHT_LAYER (self) && CHIEU_IS_CARD_WIDGET (card) && from != NULL && to != NULL);

  start = *from;
  before = find_flight (self, card);
  if (before != NULL)
    {
      start = find_present_spot (before);
      g_ptr_array_remove_fast (self->flights, before);
    }
  flight = g_new0 (Flight, 1);
  flight->layer = self;
  flight->from = start;
  flight->to = *to;
  flight->motion = motion;
  flight->whole = delay + duration;
  flight->wait = (double) delay / flight->whole;
  g_set_weak_pointer (&flight->card, card);
  g_ptr_array_add (self->flights, flight);
  set_flying (card, TRUE);
  flight->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, flight->whole,
                                               adw_callback_animation_target_new (flight_value_cb, flight, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (flight->animation), ADW_LINEAR);
  g_signal_connect_swapped (flight->animation, "done", G_CALLBACK (flight_done_cb), flight);
  adw_animation_play (flight->animation);
}

void
chieu_flight_layer_carry (ChieuFlightLayer       *self,
                          ChieuCardWidget *const *cards,
                          const ChieuSpot        *spots,
                          int                     n,
                          gboolean                taken)
{
  g_return_if_fail (CHIEU_IS_FLIGHT_LAYER (self) && n >= 0 && n <= CARRIED_MAX);

  self->taken = taken;
  for (int i = 0; i < MAX (n, self->n_carried); i++)
    {
      ChieuCardWidget *card = i < n ? cards[i] : NULL;

      if (self->carried[i] != card)
        set_flying (self->carried[i], FALSE);
      g_set_weak_pointer (&self->carried[i], card);
      if (card != NULL)
        self->carried_spots[i] = spots[i];
    }
  self->n_carried = n;
  for (int i = 0; i < n; i++)
    set_flying (self->carried[i], TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
chieu_flight_layer_get_returning (ChieuFlightLayer *self,
                                  ChieuSpot        *spot)
{
  g_return_val_if_fail (CHIEU_IS_FLIGHT_LAYER (self) && spot != NULL, FALSE);

  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *flight = self->flights->pdata[i];

      if (flight->motion != CHIEU_MOTION_RETURN)
        continue;
      *spot = find_present_spot (flight);
      return TRUE;
    }
  return FALSE;
}

void
chieu_flight_layer_land (ChieuFlightLayer *self)
{
  g_return_if_fail (CHIEU_IS_FLIGHT_LAYER (self));

  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
chieu_flight_layer_get_n_flights (ChieuFlightLayer *self)
{
  g_return_val_if_fail (CHIEU_IS_FLIGHT_LAYER (self), 0);
  return self->flights->len;
}

/* Draws a card in the air. @card: (nullable): the widget at its goal: the label is where it will be there from the beginning, and does
 * not jump */
static void
snapshot_card (ChieuFlightLayer *self,
               GtkSnapshot      *snapshot,
               const ChieuSpot  *spot,
               int               height,
               ChieuCardWidget  *card)
{
  int strip = 0, beside = 0;

  chieu_spot_snapshot (spot, GTK_WIDGET (self), snapshot, self->deck, height, NULL);
  if (spot->card == CHIEU_CARD_HIDDEN)
    return;
  if (card != NULL)
    chieu_card_widget_get_in_sight (card, &strip, &beside);
  chieu_spot_enter (spot, snapshot, self->deck, height);
  chieu_card_index_snapshot (GTK_WIDGET (self), snapshot, self->deck, spot->card, height, strip, beside, chieu_card_index_get_shown ());
  gtk_snapshot_restore (snapshot);
}

/* Draws the winning card. On its way it keeps the picture that it had in its old place, which is ready. */
static void
snapshot_won (ChieuFlightLayer *self,
              GtkSnapshot      *snapshot,
              const Flight     *flight)
{
  ChieuSpot spot = find_present_spot (flight);

  snapshot_card (self, snapshot, &spot, (int) (flight->value < 1 ? flight->from.height : flight->to.height), NULL);
}

static void
chieu_flight_layer_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ChieuFlightLayer *self = CHIEU_FLIGHT_LAYER (widget);

  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *flight = self->flights->pdata[i];
      ChieuSpot spot = find_present_spot (flight);

      /* A card that was dropped waits where it was; others are not shown before they set out. */
      if (flight->motion != CHIEU_MOTION_WIN && (flight->value > 0 || flight->motion == CHIEU_MOTION_RETURN))
        snapshot_card (self, snapshot, &spot, (int) flight->to.height, flight->card);
    }
  /* The winning card is held above all others. */
  for (guint i = 0; i < self->flights->len; i++)
    if (((const Flight *) self->flights->pdata[i])->motion == CHIEU_MOTION_WIN)
      snapshot_won (self, snapshot, self->flights->pdata[i]);
  if (self->taken)
    gtk_snapshot_push_opacity (snapshot, TAKEN_OPACITY);
  for (int i = 0; i < self->n_carried; i++)
    if (self->carried[i] != NULL)
      snapshot_card (self, snapshot, &self->carried_spots[i], (int) self->carried_spots[i].height, NULL);
  if (self->taken)
    gtk_snapshot_pop (snapshot);
}

GtkWidget *
chieu_flight_layer_new (const ChieuDeck *deck)
{
  ChieuFlightLayer *self;

  g_return_val_if_fail (deck != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_FLIGHT_LAYER, "can-target", FALSE, "can-focus", FALSE, NULL);
  self->deck = deck;
  return GTK_WIDGET (self);
}

static void
chieu_flight_layer_dispose (GObject *object)
{
  ChieuFlightLayer *self = CHIEU_FLIGHT_LAYER (object);

  g_ptr_array_set_size (self->flights, 0);
  for (int i = 0; i < CARRIED_MAX; i++)
    g_clear_weak_pointer (&self->carried[i]);
  G_OBJECT_CLASS (chieu_flight_layer_parent_class)->dispose (object);
}

static void
chieu_flight_layer_finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_FLIGHT_LAYER (object)->flights);
  G_OBJECT_CLASS (chieu_flight_layer_parent_class)->finalize (object);
}

static void
chieu_flight_layer_class_init (ChieuFlightLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_flight_layer_dispose;
  G_OBJECT_CLASS (klass)->finalize = chieu_flight_layer_finalize;
  widget_class->snapshot = chieu_flight_layer_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_flight_layer_init (ChieuFlightLayer *self)
{
  self->flights = g_ptr_array_new_with_free_func (flight_free);
}
