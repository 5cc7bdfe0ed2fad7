/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What comes next: asking, drawing, the end (chan.md, "Turn").
 */
#include "chan-private.h"

void
chieu_chan_ask (State   *s,
                unsigned seats)
{
  if (s->answered != 0)
    memset (s->answer, 0, sizeof s->answer);
  s->answered = 0;
  s->asked = (uint8_t) seats;
}

void
chieu_chan_ask_in_turn (State *s,
                        int    seat,
                        int    phase)
{
  s->phase = (uint8_t) phase;
  s->turn = (uint8_t) seat;
  s->card = CHIEU_CARD_NONE;
  s->can_u = 0;
  chieu_chan_ask (s, CHIEU_CHAN_BIT (seat));
}

void
chieu_chan_draw (State       *s,
                 int          seat,
                 ChieuEvents *events)
{
  ChieuCard card;

  if (s->noc_left == 0)
    {
      chieu_chan_end (s, CHIEU_OUTCOME_DRAWN, -1, events);
      return;
    }
  card = s->noc[--s->noc_left];
  s->noc[s->noc_left] = 0;
  chieu_events_add (events, CHIEU_EVENT_DRAW, seat, card, 0);
  chieu_chan_start_claim (s, card, seat, CHIEU_CHAN_FROM_NOC, seat);
}

void
chieu_chan_lay_aside (State *s)
{
  s->dead[s->n_dead++] = (ChieuChanDead) {
    .card = s->card,
    .gate = s->gate,
    .from = s->from,
    .source = s->source,
  };
  s->card = CHIEU_CARD_NONE;
}

void
chieu_chan_end (State        *s,
                ChieuOutcome  outcome,
                int           winner,
                ChieuEvents  *events)
{
  s->phase = CHIEU_CHAN_OVER;
  s->outcome = (uint8_t) outcome;
  s->winner = (int8_t) winner;
  s->card = CHIEU_CARD_NONE;
  s->can_u = 0;
  chieu_chan_ask (s, 0);
  chieu_events_add (events, CHIEU_EVENT_END, winner < 0 ? 0xff : winner, CHIEU_CARD_NONE, outcome);
}
