/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pointing.h"

#include "mat/widgets/card-widget.h"
#include "mat/widgets/table-places.h"

void
chieu_pointing_mark_hand (ChieuPointing *self)
{
  /* Of equal cards the first one is marked that is not marked yet. */
  for (int i = 0; i < self->points.n; i++)
    {
      ChieuPlace *place;

      for (int k = 0; (place = chieu_held_find_in_scene (self->held, self->scene, k)) != NULL; k++)
        if (place->card == self->points.cards[i] && (place->flags & CHIEU_CARD_POINTED) == 0)
          {
            place->flags |= CHIEU_CARD_POINTED;
            break;
          }
    }
}

/* The card in play lies beside the gate that it came to. Returns: whether there is one, and it is at the person's own gate: to the left and
 * right its box and that of the gate are less than a card apart, and it does not lie wholly above the gate */
static gboolean
is_live_at_own_gate (const ChieuPointing *self)
{
  const ChieuMatLayout *layout = self->held->played->layout;
  const ChieuZoneScene *live;
  const ChieuBox *gate;

  if (layout->live_zone < 0 || layout->gate_zone < 0)
    return FALSE;
  live = &self->scene->zones[layout->live_zone];
  gate = &self->scene->zones[layout->gate_zone].box;
  return live->n > 0 && live->box.x - (gate->x + gate->width) < live->box.width
         && gate->x - (live->box.x + live->box.width) < live->box.width && live->box.y + live->box.height > gate->y;
}

gboolean
chieu_pointing_has_zone (const ChieuPointing *self,
                         int                  zone)
{
  const ChieuMatLayout *layout = self->held->played->layout;
  const struct { guint place; int zone; } places[] = {
    { CHIEU_POINT_GATE, layout->gate_zone },
    { CHIEU_POINT_LIVE, layout->live_zone },
    { CHIEU_POINT_NOC, layout->pile_zone },
    { CHIEU_POINT_PHU, layout->lay_zone },
  };
  guint pointed = self->points.places;

  /* A lesson that points at the gate while the card in play lies there means that card, not the ones that nobody took. */
  if ((pointed & CHIEU_POINT_GATE) != 0 && is_live_at_own_gate (self))
    pointed = (pointed & ~(guint) CHIEU_POINT_GATE) | CHIEU_POINT_LIVE;
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if ((pointed & places[i].place) != 0 && places[i].zone == zone)
      return TRUE;
  return (pointed & CHIEU_POINT_HAND) != 0 && chieu_held_has_zone (self->held, zone);
}

gboolean
chieu_pointing_has_seat (const ChieuPointing *self,
                         int                  seat)
{
  guint seats = self->points.seats;

  /* A cup is no zone but is drawn on the plate, so all of the plate lights up. */
  if ((self->points.places & CHIEU_POINT_CUP) != 0)
    seats |= 1u << chieu_table_viewer (self->scene->n_seats, chieu_played_get_person (self->held->played));
  return (seats >> seat & 1) != 0;
}
