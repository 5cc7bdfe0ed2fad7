/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a random full state that agrees with what one seat knows: the cards unseen are dealt again to where hidden cards lie.
 */
#include "claims.h"
#include "contract.h"

#include "rules/unseen.h"

/* A deal that is being made. */
typedef struct
{
  State *s;
  int seat;                      /* who knows; −1: an onlooker */
  ChieuRandom *random;
  uint8_t left[CHIEU_CHAN_FACES];    /* unseen cards by face */
} Redeal;

static void
see_card (Redeal    *redeal,
          ChieuCard  card)
{
  chieu_unseen_see (&chieu_deck_chan, redeal->left, card);
}

static void
see_table (Redeal *redeal)
{
  const State *s = redeal->s;

  chieu_unseen_init (&chieu_deck_chan, redeal->left);
  for (int seat = 0; seat < s->seats; seat++)
    {
      chieu_unseen_see_counts (&chieu_deck_chan, redeal->left, s->seat[seat].hand);
      for (int i = 0; i < s->seat[seat].n_sets; i++)
        for (int j = 0; j < chieu_chan_set_size (&s->seat[seat].sets[i]); j++)
          see_card (redeal, s->seat[seat].sets[i].cards[j]);
    }
  for (int i = 0; i < s->n_dead; i++)
    see_card (redeal, s->dead[i].card);
  see_card (redeal, s->card);
  see_card (redeal, s->win);
}

static int
count_known (const Seat *seat)
{
  int n = 0;

  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    n += seat->hand[face];
  return n;
}

static void
deal_again (Redeal *redeal)
{
  State *s = redeal->s;
  ChieuCard pool[CHIEU_CHAN_CARDS];
  int n = chieu_unseen_list (&chieu_deck_chan, redeal->left, pool);

  chieu_random_shuffle (redeal->random, pool, (size_t) n);
  for (int seat = 0; seat < s->seats; seat++)
    for (int wanted = s->seat[seat].n_hand - count_known (&s->seat[seat]); wanted > 0 && n > 0; wanted--)
      s->seat[seat].hand[pool[--n]]++;
  for (int i = 0; i < s->noc_left && n > 0; i++)
    s->noc[i] = pool[--n];
  while (n > 0)
    s->aside[pool[--n]]++;
}

/* Returns: whether @seat is another one, which may still have to answer: out of turn nobody is asked about a card of his own */
static bool
may_be_asked (const Redeal *redeal,
              int           seat)
{
  const State *s = redeal->s;

  return seat != redeal->seat && (s->phase == CHIEU_EATING_OPENING || seat != chieu_chan_find_former_owner (s) || seat == s->turn);
}

/* If the new hands leave nobody to wait for, a seat that has nothing to say is waited for. One at least may be asked. */
static void
ask_anybody (Redeal *redeal)
{
  State *s = redeal->s;
  int seat = (int) chieu_random_below (redeal->random, s->seats);

  while (!may_be_asked (redeal, seat))
    seat = chieu_seat_right (s->seats, seat, 1);
  s->asked = (uint8_t) CHIEU_BIT (seat);
}

/* With two seats there may be none: then the seat that knows has not answered. Returns: whether any other seat may still have to
 * answer */
static bool
has_others (const Redeal *redeal)
{
  for (int seat = 0; seat < redeal->s->seats; seat++)
    if (may_be_asked (redeal, seat))
      return true;
  return false;
}

/* The new hands decide who else must answer. */
static void
ask_again (Redeal *redeal)
{
  State *s = redeal->s;
  unsigned own = redeal->seat >= 0 ? CHIEU_BIT (redeal->seat) : 0, asked = s->asked & own, can_u = s->can_u & own;

  if (s->phase == CHIEU_EATING_CLAIM)
    {
      s->asked = (uint8_t) ((chieu_chan_find_interested (s) & ~own) | asked);
      s->can_u = (uint8_t) ((s->can_u & ~own) | can_u);
    }
  if (s->asked == 0 && s->phase != CHIEU_EATING_OVER && has_others (redeal))
    ask_anybody (redeal);
}

void
chieu_chan_redeal (const void  *view,
                   int          seat,
                   ChieuRandom *random,
                   void        *state)
{
  Redeal redeal = { .s = state, .seat = seat, .random = random };

  memcpy (state, view, sizeof (State));
  see_table (&redeal);
  deal_again (&redeal);
  ask_again (&redeal);
}
