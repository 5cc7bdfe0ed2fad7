/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pointing.h"

#include "mat/widgets/card-widget.h"

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

/* A card lies open beside the gate that it came to. Returns: whether that is the person's gate: to the left and right the two boxes
 * are less than a card apart, and the card does not lie wholly above the gate */
static gboolean
lies_at_gate (const ChieuPointing *self)
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

  /* The gate itself is empty then. */
  if ((pointed & CHIEU_POINT_GATE) != 0 && lies_at_gate (self))
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

  if ((self->points.places & CHIEU_POINT_CUP) != 0)
    seats |= 1u << MAX (chieu_played_get_person (self->held->played), 0);
  return (seats >> seat & 1) != 0;
}
