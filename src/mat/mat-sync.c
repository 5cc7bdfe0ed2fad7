/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From what the person sees to what lies on the mat. The scene comes first, the
 * cards lie where it says at once; flights only show how they came there.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "speeds.h"

/* Flights at once. Where more cards moved, it was no move but another state: they are just there. */
#define FLIGHTS_MAX 16

const void *
chieu_mat_get_state (ChieuMatView *self)
{
  return self->source != NULL ? self->source->get_view (self->source_data) : NULL;
}

int
chieu_mat_get_person (ChieuMatView *self)
{
  return self->source != NULL ? self->source->get_person (self->source_data) : -1;
}

int
chieu_mat_get_own (ChieuMatView *self)
{
  return self->source != NULL && self->source->get_own != NULL ? self->source->get_own (self->source_data)
                                                               : chieu_mat_get_person (self);
}

ChieuZone *
chieu_mat_zone (ChieuMatView *self,
                int           zone)
{
  return CHIEU_ZONE (self->zones[zone]);
}

void
chieu_mat_hold (ChieuMatView *self,
                gboolean      again)
{
  const void *view = chieu_mat_get_state (self);
  const ChieuHand before = self->hand;

  if (view == NULL || self->lays)
    return;
  self->layout->hold (view, chieu_mat_get_person (self),
                      (self->own_order || self->layout->arranging != NULL) && !again && self->hand.n > 0, &self->hand);
  if (before.n != self->hand.n || memcmp (before.cards, self->hand.cards, (gsize) before.n * sizeof *before.cards) != 0)
    chieu_mat_follow_chosen (self, &before);
}

static double
card_scale (ChieuCardSize size)
{
  switch (size)
    {
    case CHIEU_CARD_SIZE_SMALL:
      return 0.66;
    case CHIEU_CARD_SIZE_MEDIUM:
      return 0.82;
    case CHIEU_CARD_SIZE_LARGE:
      return 1.25;
    case CHIEU_CARD_SIZE_AUTO:
    default:
      return 1;
    }
}

void
chieu_mat_make_ask (ChieuMatView *self,
                    ChieuMatAsk  *ask)
{
  *ask = (ChieuMatAsk) {
    .view = chieu_mat_get_state (self),
    .person = chieu_mat_get_person (self),
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .card_scale = card_scale (self->card_size),
    .text_scale = self->text_scale,
    .hand = &self->hand,
    .chosen = self->chosen,
    .focus = self->focus,
    .offered = self->offered,
    .opening = chieu_mat_is_opening (self),
    .laying = &self->laying,
    .tells = !chieu_mat_is_strict (self),
    .step = self->step,
  };
}

/* ---- Flights ---- */

/* The spot from which a card that came into @zone set out, or FALSE: it just is there. */
static gboolean
find_origin (ChieuMatView         *self,
             GArray               *left,
             const ChieuZoneScene *zone,
             const ChieuSpot      *to,
             ChieuSpot            *from)
{
  int person = MAX (chieu_mat_get_person (self), 0);
  const ChieuBox *box = NULL;

  for (guint i = 0; i < left->len; i++)
    if (g_array_index (left, ChieuSpot, i).card == to->card)
      {
        *from = g_array_index (left, ChieuSpot, i);
        g_array_remove_index (left, i);
        return TRUE;
      }
  if (zone->origin == CHIEU_ORIGIN_PILE)
    box = &self->scene->dish;
  else if (zone->origin == CHIEU_ORIGIN_SEAT)
    box = &self->scene->seats[(zone->origin_seat - person + self->scene->n_seats) % self->scene->n_seats].box;
  if (box == NULL)
    return FALSE;
  *from = *to;
  from->x = box->x + box->width / 2;
  from->y = box->y + box->height / 2;
  from->height = to->height * 0.6f;
  return TRUE;
}

static void
fly_to (ChieuMatView    *self,
        int              zone,
        ChieuCardWidget *card,
        GArray          *left,
        ChieuSync        how,
        guint           *n)
{
  ChieuSpot to = chieu_zone_get_spot (chieu_mat_zone (self, zone), chieu_zone_find (chieu_mat_zone (self, zone), card));
  ChieuSpot from;

  if (how == CHIEU_SYNC_DEAL && chieu_mat_is_hand_zone (self, zone))
    {
      const ChieuBox *dish = &self->scene->dish;

      from = (ChieuSpot) { .card = to.card, .x = dish->x + dish->width / 2, .y = dish->y + dish->height / 2,
                           .height = to.height * 0.4f };
      chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, &from, &to,
                              (self->lesson_deals ? self->deal_step : CHIEU_SPEED_DEAL_STEP) * *n, CHIEU_SPEED_DEAL);
      (*n)++;
    }
  else if (how == CHIEU_SYNC_MOVES && *n < FLIGHTS_MAX && find_origin (self, left, &self->scene->zones[zone], &to, &from))
    {
      chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, &from, &to, 0, CHIEU_SPEED_FLIGHT);
      (*n)++;
    }
}

/* ---- Zones, seats ---- */

void
chieu_mat_get_names (ChieuMatView *self,
                     const char   *names[CHIEU_NAMES_MAX])
{
  for (int seat = 0; seat < CHIEU_NAMES_MAX; seat++)
    names[seat] = seat == chieu_mat_get_own (self) ? NULL : self->names[seat];
}

/* (transfer full): the name of @zone, and what stands beside it. */
static char *
describe_zone (ChieuMatView      *self,
               int                zone,
               const char *const *names)
{
  const char *caption = chieu_mat_get_caption (self, zone)->text;
  g_autofree char *name = self->layout->zone_name (chieu_mat_get_state (self), chieu_mat_get_person (self), zone, names);

  return caption != NULL ? g_strdup_printf (_("%1$s: %2$s"), name, caption) : g_steal_pointer (&name);
}

static void
update_zone (ChieuMatView       *self,
             const ChieuMatAsk  *ask,
             const char *const  *names,
             int                 zone,
             ChieuSync           how,
             ChieuZoneChange    *change)
{
  g_autofree char *place = self->layout->zone_place (ask->view, ask->person, zone, names);
  g_autofree char *name = NULL;

  chieu_mat_update_caption (self, ask, zone);
  name = describe_zone (self, zone, names);
  chieu_zone_update (chieu_mat_zone (self, zone), &self->scene->zones[zone], name, place, how == CHIEU_SYNC_MOVES, change);
}

static void
update_zones (ChieuMatView      *self,
              const ChieuMatAsk *ask,
              ChieuSync          how)
{
  ChieuZoneChange changes[CHIEU_ZONES_MAX];
  g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (ChieuSpot));
  const char *names[CHIEU_NAMES_MAX];
  guint n = 0;

  chieu_mat_get_names (self, names);
  for (int z = 0; z < self->scene->n_zones; z++)
    {
      changes[z] = (ChieuZoneChange) { .left = left, .come = g_ptr_array_new () };
      update_zone (self, ask, names, z, how, &changes[z]);
    }
  for (int z = 0; z < self->scene->n_zones; z++)
    {
      for (guint i = 0; how != CHIEU_SYNC_STILL && i < changes[z].come->len; i++)
        fly_to (self, z, changes[z].come->pdata[i], left, how, &n);
      g_ptr_array_unref (changes[z].come);
    }
}

static void
update_seats (ChieuMatView *self)
{
  int person = MAX (chieu_mat_get_person (self), 0);

  for (int p = 0; p < CHIEU_SEATS_MAX; p++)
    {
      int seat = (person + p) % MAX (self->scene->n_seats, 1);

      gtk_widget_set_visible (self->seats[p], p < self->scene->n_seats);
      if (p >= self->scene->n_seats)
        continue;
      chieu_seat_set_portrait (CHIEU_SEAT (self->seats[p]), chieu_mat_get_portrait (self, seat));
      chieu_seat_set_name (CHIEU_SEAT (self->seats[p]),
                           seat == chieu_mat_get_own (self) ? C_("seat", "You") : self->names[seat]);
      chieu_seat_update (CHIEU_SEAT (self->seats[p]), &self->scene->seats[p]);
    }
}

static void
update_pile (ChieuMatView *self)
{
  g_autofree char *text = g_strdup_printf ("%d", self->scene->pile);

  gtk_label_set_text (GTK_LABEL (self->pile_label), text);
  gtk_widget_set_visible (self->pile_label, self->layout->pile_zone >= 0);
}

void
chieu_mat_sync (ChieuMatView *self,
                ChieuSync     how)
{
  ChieuMatAsk ask;

  if (self->source == NULL)
    return;
  /* A mat that is not shown has no size; it catches up when it is given one. */
  self->stale = gtk_widget_get_width (GTK_WIDGET (self)) == 0;
  if (self->stale)
    return;

  if (how != CHIEU_SYNC_MOVES)
    chieu_flight_layer_land (CHIEU_FLIGHT_LAYER (self->flights));
  chieu_mat_make_ask (self, &ask);
  self->layout->arrange (&ask, self->scene);
  chieu_mat_mark_hand (self);
  update_zones (self, &ask, how);
  update_seats (self);
  update_pile (self);
  chieu_mat_show_points (self);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->background), &self->scene->mat, &self->scene->dish);
  chieu_mat_check_drag (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
