/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck from which the same play leads to other hidden cards.
 */
#include "to-tom-private.h"

#include "rules/undeal.h"

/* Counts what of the dealt cards of @seat nobody else has seen: the fan, and what lies face down. */
static void
count_hidden (const Seat *seat,
              uint8_t     counts[CHIEU_TO_TOM_FACES])
{
  memcpy (counts, seat->hand, CHIEU_TO_TOM_FACES);
  for (int i = 0; i < seat->n_phu; i++)
    {
      const ChieuToTomPhu *phu = &seat->phu[i];
      bool down = (phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0;

      for (int k = down ? 0 : 2; k < (down ? phu->n : 2 + CHIEU_TO_TOM_PHU_REST (phu)); k++)
        if (phu->cards[k] < CHIEU_TO_TOM_FACES)
          counts[phu->cards[k]]++;
    }
}

static void
count_dealt (const Seat *dealt,
             const Seat *now,
             const Seat *other,
             uint8_t     counts[CHIEU_TO_TOM_FACES])
{
  uint8_t hidden[CHIEU_TO_TOM_FACES], again[CHIEU_TO_TOM_FACES];

  count_hidden (now, hidden);
  count_hidden (other, again);
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    counts[face] = (uint8_t) (dealt->hand[face] - hidden[face] + again[face]);
}

/* The hands in the order of the seats; the last card of the cái goes to @more. */
static ChieuCard *
put_hands (const State *dealt,
           const State *now,
           const State *other,
           ChieuCard   *deck,
           ChieuCard   *more)
{
  for (int seat = 0; seat < dealt->seats; seat++)
    {
      uint8_t counts[CHIEU_TO_TOM_FACES];

      count_dealt (&dealt->seat[seat], &now->seat[seat], &other->seat[seat], counts);
      deck = chieu_undeal_put (&chieu_deck_to_tom, counts, deck);
      if (seat == dealt->cai)
        *more = *--deck;
    }
  return deck;
}

int
chieu_to_tom_undeal (const void *dealt,
                     const void *state,
                     const void *other,
                     ChieuCard  *deck)
{
  const State *then = dealt, *now = state, *again = other;
  ChieuCard more = CHIEU_CARD_NONE;

  deck = put_hands (then, now, again, deck, &more);
  *deck++ = more;
  chieu_undeal_put_noc (then->noc, then->noc_left, again->noc, now->noc_left, deck);
  return then->cai;
}

void
chieu_to_tom_forget (void *view)
{
  State *s = view;

  s->carry.cai = -1;
  s->move_number = 0;
  for (int seat = 0; seat < s->seats; seat++)
    chieu_undeal_forget_moves (s->seat[seat].faults, s->seat[seat].n_faults);
}
