/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode-touch.h"

#include <string.h>

#include "mat/widgets/card-widget.h"

/* The part of its height by which a touched card stands out. */
#define TOUCHED_LIFT 0.10f

/* Finds the touched cards in the hand as it is now: they may lie elsewhere, or not be there any more. */
static void
follow_hand (ChieuTouchMode *self)
{
  const ChieuHand *hand = &self->mode.held->hand;
  int counts[G_MAXUINT8 + 1] = { 0 };

  for (int i = 0; i < self->hand.n; i++)
    if (self->touched[i])
      counts[self->hand.cards[i]]++;
  if (hand->n == self->hand.n && memcmp (hand->cards, self->hand.cards, (size_t) hand->n * sizeof (ChieuCard)) == 0)
    return;
  for (int i = 0; i < hand->n; i++)
    self->touched[i] = counts[hand->cards[i]]-- > 0;
  self->hand = *hand;
}

void
chieu_touch_mode_set (ChieuTouchMode *self,
                      gboolean        on)
{
  chieu_mode_set_on (&self->mode, on);
  memset (self->touched, 0, sizeof self->touched);
  self->hand = self->mode.held->hand;
}

int
chieu_touch_mode_get_touched (ChieuTouchMode *self,
                              ChieuCard      *cards)
{
  int n = 0;

  if (!self->mode.is_on)
    return 0;
  follow_hand (self);
  for (int i = 0; i < self->hand.n; i++)
    if (self->touched[i])
      cards[n++] = self->hand.cards[i];
  return n;
}

void
chieu_touch_mode_keep (ChieuTouchMode  *self,
                       const ChieuCard *cards,
                       int              n)
{
  int counts[G_MAXUINT8 + 1] = { 0 };

  follow_hand (self);
  for (int i = 0; i < n; i++)
    counts[cards[i]]++;
  for (int i = 0; i < self->hand.n; i++)
    self->touched[i] = self->touched[i] && counts[self->hand.cards[i]]-- > 0;
}

void
chieu_touch_mode_mark_hand (ChieuTouchMode *self)
{
  ChieuPlace *place;

  if (!self->mode.is_on)
    return;
  follow_hand (self);
  for (int i = 0; i < CHIEU_HAND_MAX && (place = chieu_held_find_in_scene (self->mode.held, self->mode.scene, i)) != NULL; i++)
    if (self->touched[i])
      {
        place->flags |= CHIEU_CARD_CHOSEN;
        place->y -= place->height * TOUCHED_LIFT;
      }
}

/* Touches a card of the hand, or undoes that; a press on another card means what it means in the game. */
static void
press_card (ChieuMode       *mode,
            int              zone,
            ChieuCardWidget *card)
{
  ChieuTouchMode *self = (ChieuTouchMode *) mode;
  int place;

  if (!chieu_held_has_zone (mode->held, zone))
    {
      mode->modes->game->ops->press_card (mode->modes->game, zone, card);
      return;
    }
  place = chieu_mat_find_in_hand (mode->mat, card);
  if (place < 0 || place >= mode->held->hand.n)
    return;
  self->touched[place] = !self->touched[place];
  chieu_mat_sync (mode->mat, CHIEU_SYNC_MOVES);
  g_signal_emit_by_name (mode->mat, "touched");
}

const ChieuModeOps chieu_touch_mode_ops = {
  .press_card = press_card,
};
