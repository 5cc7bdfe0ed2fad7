/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the view of one seat: of each card it depends on the owner and on what was shown whether the seat sees it.
 */
#include "contract.h"

/* Hides the cards of a hand. Everybody knows that the cái holds the card that found it, until the cái puts down or lays one of that
 * face: nobody can tell which of equal cards that was. */
static void
hide_hand (State *s,
           int    seat)
{
  Seat *self = &s->seat[seat];

  memset (self->hand, 0, sizeof self->hand);
  if (seat == s->cai && s->cai_card_held)
    self->hand[s->cai_card] = 1;
}

void
chieu_chan_observe (const void *state,
                    int         seat,
                    void       *view)
{
  State *s = view;

  memcpy (s, state, sizeof *s);
  memset (s->noc, CHIEU_CARD_HIDDEN, s->noc_left);
  memset (s->aside, 0, sizeof s->aside);
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        Seat *self = &s->seat[other];
        bool lies_open = s->phase >= CHIEU_EATING_LAY && other == s->winner && s->outcome != CHIEU_OUTCOME_FALSE;

        if (!lies_open)
          hide_hand (s, other);
        self->refused_u = 0;
        self->refused_chan = 0;
        self->refused_ca = 0;
        memset (self->faults, 0, self->n_faults * sizeof self->faults[0]);
        self->n_faults = 0;
      }
  chieu_eating_hide_answers (&s->table, seat);
}
