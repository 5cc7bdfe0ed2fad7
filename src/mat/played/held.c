/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "held.h"

#include <string.h>

#include "mat/fan-order.h"

void
chieu_held_init (ChieuHeld         *self,
                 const ChieuPlayed *played)
{
  self->played = played;
  self->focus = -1;
}

void
chieu_held_clear (ChieuHeld *self)
{
  g_clear_pointer (&self->order, g_free);
}

/* ---- Cards and their order ---- */

/* Returns: whether the hand stays in the order in which the person put it */
static gboolean
keeps_order (const ChieuHeld *self)
{
  return self->own_order || self->played->layout->arranging != NULL;
}

static int
count_card (const ChieuHand *hand,
            ChieuCard        card)
{
  int n = 0;

  for (int i = 0; i < hand->n; i++)
    n += hand->cards[i] == card;
  return n;
}

/* Returns: whether the chosen card at @place of @before is one of those that have left the hand. Of several that are equal the chosen ones
 * have left first: the person chose them for what was done. @was: the places that were chosen */
static gboolean
has_left (const ChieuHeld *self,
          const ChieuHand *before,
          guint32          was,
          int              place)
{
  ChieuCard card = before->cards[place];
  int n = 0;

  for (int i = 0; i < place; i++)
    n += (was >> i & 1) != 0 && before->cards[i] == card;
  return n < count_card (before, card) - count_card (&self->hand, card);
}

void
chieu_held_update (ChieuHeld *self,
                   gboolean   again)
{
  const void *view = chieu_played_get_state (self->played);
  const ChieuHand before = self->hand;

  if (view == NULL)
    return;
  self->played->layout->hold (view, chieu_played_get_person (self->played), keeps_order (self) && !again && self->hand.n > 0,
                              &self->hand);
  chieu_hand_keep_rows (&before, &self->hand);
  if (before.n != self->hand.n || memcmp (before.cards, self->hand.cards, (gsize) before.n * sizeof *before.cards) != 0)
    {
      /* The hand has replaced @before: chosen cards that are still there stay chosen. */
      guint32 was = self->chosen;

      self->chosen = 0;
      for (int i = 0; i < before.n; i++)
        if ((was >> i & 1) != 0 && !has_left (self, &before, was, i))
          for (int k = self->hand.n - 1; k >= 0; k--)
            if (self->hand.cards[k] == before.cards[i] && !chieu_held_is_chosen (self, k))
              {
                self->chosen |= 1u << k;
                break;
              }
    }
}

/* Puts this hand into the order that was saved for it, perhaps before the program ended last. Returns: whether there is one; if not,
 * no card is held */
static gboolean
recall_order (ChieuHeld *self)
{
  ChieuHand whole;

  if (!keeps_order (self) || self->order == NULL || !chieu_hand_parse (self->played->layout->game->deck, self->order, &whole))
    return FALSE;
  self->hand = whole;
  chieu_held_update (self, FALSE);
  if (chieu_hand_is_part (&self->hand, &whole))
    return TRUE;
  self->hand.n = 0;
  return FALSE;
}

void
chieu_held_take_up (ChieuHeld *self)
{
  ChieuHand before = self->hand;
  int kept = 0;

  if (before.n == 0 && recall_order (self))
    return;
  chieu_held_update (self, FALSE);
  for (int i = 0; i < self->hand.n; i++)
    kept += i < before.n && self->hand.cards[i] == before.cards[i];
  /* If fewer than half of the cards lie where they lay, this is a new hand. */
  if (2 * kept < self->hand.n)
    chieu_held_update (self, TRUE);
}

void
chieu_held_note_order (ChieuHeld *self)
{
  g_free (self->order);
  self->order = chieu_hand_print (self->played->layout->game->deck, &self->hand);
}

void
chieu_held_exchange (ChieuHeld *self,
                     int        place,
                     int        other)
{
  ChieuCard card = self->hand.cards[place];

  self->hand.cards[place] = self->hand.cards[other];
  self->hand.cards[other] = card;
  self->chosen = 0;
  self->focus = -1;
}

/* ---- What is chosen ---- */

int
chieu_held_find_first_chosen (const ChieuHeld *self)
{
  for (int i = 0; i < self->hand.n; i++)
    if (chieu_held_is_chosen (self, i))
      return i;
  return -1;
}

int
chieu_held_list_chosen (const ChieuHeld *self,
                        ChieuCard       *cards)
{
  int n = 0;

  for (int i = 0; i < self->hand.n && n < CHIEU_MOVE_CARDS_MAX; i++)
    if (chieu_held_is_chosen (self, i))
      cards[n++] = self->hand.cards[i];
  return n;
}

ChieuMatDeed
chieu_held_make_deed (const ChieuHeld *self,
                      ChieuCard        carried,
                      int              to)
{
  ChieuMatDeed deed = { .from = self->played->layout->hand_zone, .card = carried, .to = to };
  gboolean among = FALSE;

  deed.n = chieu_held_list_chosen (self, deed.cards);
  if (deed.card == CHIEU_CARD_NONE && deed.n > 0)
    deed.card = deed.cards[0];
  for (int i = 0; i < deed.n; i++)
    among |= deed.cards[i] == deed.card;
  /* A player who drags a card that is not chosen means it in addition to the chosen ones. */
  if (!among && deed.card != CHIEU_CARD_NONE && deed.n < CHIEU_MOVE_CARDS_MAX)
    deed.cards[deed.n++] = deed.card;
  if (!self->played->layout->chooses_many)
    deed.n = 0;
  return deed;
}

/* ---- Where it lies ---- */

/* @before: (out): how many cards of the hand come before its part number @part. Returns: the zone in which that part lies */
static int
part_zone (const ChieuHeld *self,
           int              part,
           int             *before)
{
  const ChieuMatArranging *arranging = self->played->layout->arranging;

  *before = 0;
  for (int i = 0; i < part; i++)
    *before += arranging->parts[i].n;
  return arranging != NULL ? arranging->parts[part].zone : self->played->layout->hand_zone;
}

/* Returns: in how many zones the hand lies */
static int
count_parts (const ChieuHeld *self)
{
  return self->played->layout->arranging != NULL ? self->played->layout->arranging->n_parts : 1;
}

int
chieu_held_count_before (const ChieuHeld *self,
                         int              zone)
{
  int before;

  for (int part = 0; part < count_parts (self); part++)
    if (part_zone (self, part, &before) == zone)
      return before;
  return -1;
}

gboolean
chieu_held_has_zone (const ChieuHeld *self,
                     int              zone)
{
  return chieu_held_count_before (self, zone) >= 0;
}

int
chieu_held_get_place (const ChieuHeld *self,
                      int              zone,
                      int              at)
{
  int before = chieu_held_count_before (self, zone);

  return before >= 0 && at >= 0 && before + at < self->hand.n ? before + at : -1;
}

int
chieu_held_get_zone (const ChieuHeld *self,
                     int              place,
                     int             *at)
{
  for (int part = count_parts (self) - 1; part >= 0; part--)
    {
      int before, zone = part_zone (self, part, &before);

      if (place >= before)
        {
          if (at != NULL)
            *at = place - before;
          return zone;
        }
    }
  return CHIEU_ZONE_NONE;
}

ChieuPlace *
chieu_held_find_in_scene (const ChieuHeld *self,
                          ChieuScene      *scene,
                          int              place)
{
  int at, zone = chieu_held_get_zone (self, place, &at);

  if (zone == CHIEU_ZONE_NONE || at >= scene->zones[zone].n)
    return NULL;
  return &scene->zones[zone].cards[at];
}
