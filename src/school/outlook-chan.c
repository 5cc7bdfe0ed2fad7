/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook-chan.h"

#include <string.h>

int
chieu_chan_distance (const guint8 hand[CHIEU_CHAN_FACES],
                     int          mat_chan)
{
  ChieuChanShape shape;
  int alone, lack, cards = 0;

  chieu_chan_shape (hand, &shape);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    cards += hand[face];
  if (mat_chan + (cards + 1) / 2 < CHIEU_CHAN_NEED)
    return CHIEU_OUTLOOK_FAR;
  alone = shape.que + shape.ba_dau;
  lack = CHIEU_CHAN_NEED - 1 - shape.chan - mat_chan;
  return 1 + MAX ((alone - 1) / 2, lack);
}

gboolean
chieu_chan_outlook_is_full (const ChieuChanState *state,
                            int                   seat)
{
  return state->seat[seat].n_hand % 2 == 0;
}

int
chieu_chan_outlook_distance (const ChieuChanState *state,
                             int                   seat)
{
  const ChieuChanSeat *self = &state->seat[seat];
  guint8 hand[CHIEU_CHAN_FACES];
  int nearest = CHIEU_OUTLOOK_FAR;

  if (!chieu_chan_outlook_is_full (state, seat))
    return chieu_chan_distance (self->hand, self->mat_chan);
  if (chieu_chan_complete (self->hand, self->mat_chan))
    return 0;
  memcpy (hand, self->hand, sizeof hand);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if (hand[face] > 0)
      {
        hand[face]--;
        nearest = MIN (nearest, chieu_chan_distance (hand, self->mat_chan));
        hand[face]++;
      }
  return nearest;
}
