/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck from which the same play leads to other hidden cards.
 */
#include "contract.h"

#include "rules/undeal.h"

int
chieu_chan_undeal (const void *dealt,
                   const void *state,
                   const void *other,
                   ChieuCard  *deck)
{
  const State *then = dealt, *now = state, *again = other;

  for (int seat = 0; seat < then->seats; seat++)
    {
      uint8_t counts[CHIEU_CHAN_FACES];

      /* The hand as it was dealt: the cards that have left it since, as everybody saw, and those that it has now. */
      for (int face = 0; face < CHIEU_CHAN_FACES; face++)
        counts[face] = (uint8_t) (then->seat[seat].hand[face] - now->seat[seat].hand[face] + again->seat[seat].hand[face]);
      if (seat == then->cai)
        counts[then->cai_card]--;
      deck = chieu_undeal_put (&chieu_deck_chan, counts, deck);
    }
  *deck++ = then->cai_card;
  deck = chieu_undeal_put_noc (then->noc, then->noc_left, again->noc, now->noc_left, deck);
  chieu_undeal_put (&chieu_deck_chan, again->aside, deck);
  return then->drawer;
}

void
chieu_chan_forget (void *view)
{
  State *s = view;

  s->carry.cai = -1;
  s->move_number = 0;
  for (int seat = 0; seat < s->seats; seat++)
    chieu_undeal_forget_moves (s->seat[seat].faults, s->seat[seat].n_faults);
}
