/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the view of one seat, a random full state that agrees with it, and the deck from which the same play leads to that state.
 */
#include "nam-la-private.h"

#include "rules/undeal.h"

/* At the end all lies open. */
void
chieu_nam_la_observe (const void *state,
                      int         seat,
                      void       *view)
{
  State *s = view;

  memcpy (s, state, sizeof *s);
  if (s->asked == 0)
    return;
  s->aside = 0;
  for (int other = 0; other < CHIEU_NAM_LA_SEATS; other++)
    if (other != seat)
      s->hand[other] = 0;
}

static unsigned
find_unseen (const State *s)
{
  unsigned seen = s->aside;

  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    {
      seen |= s->hand[seat] | s->won[seat];
      if (s->trick[seat] != CHIEU_CARD_NONE)
        seen |= 1u << s->trick[seat];
    }
  return CHIEU_NAM_LA_ALL & ~seen;
}

/* Nothing that was played tells of what was not: each unseen card may lie in each place. */
void
chieu_nam_la_redeal (const void  *view,
                     int          seat,
                     ChieuRandom *random,
                     void        *state)
{
  State *s = state;
  ChieuCard cards[CHIEU_NAM_LA_FACES];
  int n;

  memcpy (s, view, sizeof *s);
  n = (int) (chieu_undeal_put_set (find_unseen (s), cards) - cards);
  chieu_random_shuffle (random, cards, (size_t) n);
  for (int other = 0; other < CHIEU_NAM_LA_SEATS; other++)
    while (__builtin_popcount (s->hand[other]) < s->n_hand[other])
      s->hand[other] |= (uint16_t) (1u << cards[--n]);
  while (n > 0)
    s->aside |= (uint16_t) (1u << cards[--n]);
}

/* A seat was dealt what it has put since, and what it holds in the other state. */
int
chieu_nam_la_undeal (const void *dealt,
                     const void *state,
                     const void *other,
                     ChieuCard  *deck)
{
  const State *then = dealt, *now = state, *again = other;
  unsigned hands = 0;

  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    {
      unsigned hand = (then->hand[seat] & ~now->hand[seat]) | again->hand[seat];

      deck = chieu_undeal_put_set (hand, deck);
      hands |= hand;
    }
  chieu_undeal_put_set (CHIEU_NAM_LA_ALL & ~hands, deck);
  return then->leader;
}

/* Whether the cái was found by lot does not show on the mat; which seat it is does, as it leads first. */
void
chieu_nam_la_forget (void *view)
{
  ((State *) view)->carry.cai = -1;
}
