/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck from which the same play leads to other hidden cards.
 */
#include "contract.h"

#include "rules/undeal.h"

/* Puts the cards of @seat that were turned up at cho cái where deal_deck() turns them up: the first one uppermost, which comes last.
 * Returns: where the next card goes */
static ChieuCard *
put_turned (const State *dealt,
            int          seat,
            ChieuCard   *deck)
{
  for (int i = dealt->n_seen - 1; i > 0; i--)
    if (dealt->seen[i].seat == seat)
      *deck++ = dealt->seen[i].card;
  return deck;
}

/* Takes any card out of @counts, of a hand that was dealt one too many: deal_deck() gives it that one, the last of the deck. */
static ChieuCard
take_last (uint8_t counts[CHIEU_TO_TOM_FACES])
{
  ChieuCard face = 0;

  while (counts[face] == 0)
    face++;
  counts[face]--;
  return face;
}

/* Puts the hands in the order of the seats, without the additional card of the cái. All that was turned up is known to whoever
 * sees the deck. @last: (out): the surplus card that one of them has, or NONE. Returns: where the next card goes */
static ChieuCard *
put_hands (const State *dealt,
           const State *now,
           const State *other,
           ChieuCard   *deck,
           ChieuCard   *last)
{
  *last = CHIEU_CARD_NONE;
  for (int seat = 0; seat < dealt->seats; seat++)
    {
      uint8_t counts[CHIEU_TO_TOM_FACES];

      for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
        counts[face] = (uint8_t) (dealt->seat[seat].hand[face] - chieu_to_tom_count_hidden (&now->seat[seat], face)
                                  + chieu_to_tom_count_hidden (&other->seat[seat], face));
      for (int i = 0; i < dealt->n_seen; i++)
        if (dealt->seen[i].seat == seat)
          counts[dealt->seen[i].card]--;
      if (dealt->seat[seat].too_many > 0)
        *last = take_last (counts);
      deck = chieu_undeal_put (&chieu_deck_to_tom, counts, deck);
      deck = put_turned (dealt, seat, deck);
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
  int under = chieu_to_tom_count_under (now);
  ChieuCard last;

  deck = put_hands (then, now, again, deck, &last);
  *deck++ = then->seen[0].card;
  /* A card that went back was dealt, so it does not belong to the nọc as it lay then. */
  deck = chieu_undeal_put_noc (then->noc, then->noc_left, again->noc + under, now->noc_left - under, deck);
  if (last != CHIEU_CARD_NONE)
    *deck = last;
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
