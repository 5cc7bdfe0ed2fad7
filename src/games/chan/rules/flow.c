/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the next card of the nọc, or ends the hand if there is none.
 */
#include "claims.h"

void
chieu_chan_draw (State       *s,
                 int          seat,
                 ChieuEvents *events)
{
  ChieuCard card;

  if (s->noc_left == 0)
    {
      chieu_eating_end (&s->table, CHIEU_OUTCOME_DRAWN, -1, events);
      return;
    }
  card = s->noc[--s->noc_left];
  s->noc[s->noc_left] = 0;
  chieu_events_add (events, CHIEU_EVENT_DRAW, seat, card, 0);
  chieu_chan_start_claim (s, card, seat, CHIEU_EATING_FROM_NOC, seat);
}
