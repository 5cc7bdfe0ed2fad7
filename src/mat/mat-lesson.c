/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-lesson.h"

#include "mat-view-private.h"

#include <string.h>

/* How far a touched card stands out, in parts of its height. */
#define TOUCHED_LIFT 0.10f

static guint touched_signal;

/* ---- Pointing ---- */

/* Marks the first card of @card in the hand that is not marked yet. */
static void
point_at_card (ChieuMatView *self,
               ChieuCard     card)
{
  ChieuPlace *place;

  for (int i = 0; (place = chieu_mat_hand_card (self, i)) != NULL; i++)
    if (place->card == card && (place->flags & CHIEU_CARD_POINTED) == 0)
      {
        place->flags |= CHIEU_CARD_POINTED;
        return;
      }
}

/* The card that lies open belongs to the gate beside which it lies. */
static gboolean
lies_at_gate (ChieuMatView *self)
{
  const ChieuZoneScene *live;
  const ChieuBox *gate;

  if (self->layout->live_zone < 0 || self->layout->gate_zone < 0)
    return FALSE;
  live = &self->scene->zones[self->layout->live_zone];
  gate = &self->scene->zones[self->layout->gate_zone].box;
  return live->n > 0 && live->box.x - (gate->x + gate->width) < live->box.width
         && gate->x - (live->box.x + live->box.width) < live->box.width && live->box.y + live->box.height > gate->y;
}

static gboolean
is_zone_pointed (ChieuMatView *self,
                 int           zone)
{
  const struct { guint place; int zone; } places[] = {
    { CHIEU_POINT_HAND, self->layout->hand_zone },
    { CHIEU_POINT_GATE, self->layout->gate_zone },
    { CHIEU_POINT_LIVE, self->layout->live_zone },
    { CHIEU_POINT_NOC, self->layout->pile_zone },
    { CHIEU_POINT_PHU, self->layout->lay_zone },
  };
  guint pointed = self->points.places;

  if ((pointed & CHIEU_POINT_GATE) != 0 && lies_at_gate (self))
    pointed ^= CHIEU_POINT_GATE | CHIEU_POINT_LIVE;

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if ((pointed & places[i].place) != 0 && places[i].zone == zone)
      return TRUE;
  return (pointed & CHIEU_POINT_HAND) != 0 && chieu_mat_is_hand_zone (self, zone);
}

void
chieu_mat_show_points (ChieuMatView *self)
{
  int person = MAX (chieu_mat_get_person (self), 0), n = MAX (self->scene->n_seats, 1);
  guint seats = self->points.seats;

  if ((self->points.places & CHIEU_POINT_CUP) != 0)
    seats |= 1u << person;
  for (int z = 0; z < self->layout->n_zones; z++)
    chieu_zone_set_pointed (chieu_mat_zone (self, z), is_zone_pointed (self, z));
  for (int p = 0; p < self->scene->n_seats; p++)
    if ((seats >> ((person + p) % n) & 1) != 0)
      gtk_widget_add_css_class (self->seats[p], "pointed");
    else
      gtk_widget_remove_css_class (self->seats[p], "pointed");
}

void
chieu_mat_view_set_points (ChieuMatView      *self,
                           const ChieuPoints *points)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->points = points != NULL ? *points : (ChieuPoints) { 0 };
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

/* ---- Touching ---- */

/* The cards touched lie elsewhere in the hand now, or not there any more. */
void
chieu_mat_follow_touched (ChieuMatView *self)
{
  int counts[256] = { 0 };

  if (!self->touching)
    return;
  for (int i = 0; i < self->touched_hand.n; i++)
    if (self->touched[i])
      counts[self->touched_hand.cards[i]]++;
  if (self->hand.n == self->touched_hand.n
      && memcmp (self->hand.cards, self->touched_hand.cards, (size_t) self->hand.n * sizeof (ChieuCard)) == 0)
    return;
  for (int i = 0; i < self->hand.n; i++)
    self->touched[i] = counts[self->hand.cards[i]]-- > 0;
  self->touched_hand = self->hand;
}

void
chieu_mat_mark_hand (ChieuMatView *self)
{
  ChieuPlace *place;

  for (int i = 0; i < self->points.n; i++)
    point_at_card (self, self->points.cards[i]);
  chieu_mat_follow_touched (self);
  for (int i = 0; self->touching && i < CHIEU_HAND_MAX && (place = chieu_mat_hand_card (self, i)) != NULL; i++)
    if (self->touched[i])
      {
        place->flags |= CHIEU_CARD_CHOSEN;
        place->y -= place->height * TOUCHED_LIFT;
      }
}

void
chieu_mat_touch (ChieuMatView *self,
                 int           place)
{
  if (place < 0 || place >= self->hand.n)
    return;
  self->touched[place] = !self->touched[place];
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
  g_signal_emit (self, touched_signal, 0);
}

void
chieu_mat_view_set_touching (ChieuMatView *self,
                             gboolean      touching)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->touching = touching;
  memset (self->touched, 0, sizeof self->touched);
  self->touched_hand = self->hand;
  self->chosen = 0;
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

int
chieu_mat_view_get_touched (ChieuMatView *self,
                            ChieuCard    *cards)
{
  int n = 0;

  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), 0);

  chieu_mat_follow_touched (self);
  for (int i = 0; self->touching && i < self->hand.n; i++)
    if (self->touched[i])
      cards[n++] = self->hand.cards[i];
  return n;
}

/* ---- Dealing ---- */

void
chieu_mat_view_deal (ChieuMatView *self,
                     guint         step)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->lesson_deals = TRUE;
  self->deal_step = step;
  /* What is to be done is told anew with each step, though it is the same as in the one before. */
  g_clear_pointer (&self->prompt, g_free);
  chieu_mat_view_dealt (self);
}

gboolean
chieu_mat_view_land (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  if (self->flights == NULL || chieu_flight_layer_get_n_flights (CHIEU_FLIGHT_LAYER (self->flights)) == 0)
    return FALSE;
  chieu_flight_layer_land (CHIEU_FLIGHT_LAYER (self->flights));
  return TRUE;
}

void
chieu_mat_install_lesson (void)
{
  touched_signal = g_signal_new ("touched", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}
