/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's hand on the mat: a fan in one zone, or parts in several.
 */
#include "mat-view-private.h"

static int
count_parts (ChieuMatView *self)
{
  return self->layout->arranging != NULL ? self->layout->arranging->n_parts : 1;
}

/* Zone number @part of the hand, and how many cards come before it. */
static int
part_zone (ChieuMatView *self,
           int           part,
           int          *before)
{
  *before = 0;
  for (int i = 0; i < part; i++)
    *before += self->layout->arranging->parts[i].n;
  return self->layout->arranging != NULL ? self->layout->arranging->parts[part].zone : self->layout->hand_zone;
}

/* Returns: how many cards of the hand lie before those in @zone, or −1 if it is none of the hand's. */
static int
cards_before (ChieuMatView *self,
              int           zone)
{
  int before;

  for (int part = 0; part < count_parts (self); part++)
    if (part_zone (self, part, &before) == zone)
      return before;
  return -1;
}

gboolean
chieu_mat_is_hand_zone (ChieuMatView *self,
                        int           zone)
{
  return cards_before (self, zone) >= 0;
}

int
chieu_mat_find_in_hand (ChieuMatView    *self,
                        ChieuCardWidget *card)
{
  for (int part = 0; part < count_parts (self); part++)
    {
      int before, zone = part_zone (self, part, &before), at = chieu_zone_find (chieu_mat_zone (self, zone), card);

      if (at >= 0)
        return before + at;
    }
  return -1;
}

int
chieu_mat_hand_place (ChieuMatView *self,
                      int           zone,
                      int           at)
{
  int before = cards_before (self, zone);

  return before >= 0 && at >= 0 && before + at < self->hand.n ? before + at : -1;
}

/* The zone in which the card at @place of the hand lies; @at: its place there. */
static int
zone_of_place (ChieuMatView *self,
               int           place,
               int          *at)
{
  for (int part = count_parts (self) - 1; part >= 0; part--)
    {
      int before, zone = part_zone (self, part, &before);

      if (place >= before)
        {
          *at = place - before;
          return zone;
        }
    }
  return CHIEU_ZONE_NONE;
}

ChieuPlace *
chieu_mat_hand_card (ChieuMatView *self,
                     int           place)
{
  int at, zone = zone_of_place (self, place, &at);

  if (zone == CHIEU_ZONE_NONE || at >= self->scene->zones[zone].n)
    return NULL;
  return &self->scene->zones[zone].cards[at];
}

void
chieu_mat_focus_place (ChieuMatView *self,
                       int           place)
{
  int at, zone = zone_of_place (self, place, &at);
  ChieuCardWidget *card = zone != CHIEU_ZONE_NONE ? chieu_zone_get_card (chieu_mat_zone (self, zone), at) : NULL;

  if (card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (card));
}

int
chieu_mat_part_of (ChieuMatView *self,
                   int           place)
{
  int at;

  return zone_of_place (self, place, &at);
}
