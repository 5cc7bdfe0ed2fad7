/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck from which the same play leads to other hidden cards.
 */
#include "contract.h"

#include <string.h>

#include "rules/undeal.h"

/* The deck is that of @other alone: every hand is still the one that was dealt, as no card leaves it before all are laid down. */
int
chieu_mau_binh_undeal (const void *dealt,
                       const void *state,
                       const void *other,
                       ChieuCard  *deck)
{
  const State *again = other;

  for (int seat = 0; seat < again->seats; seat++)
    deck = chieu_undeal_put_set (again->hand[seat], deck);
  chieu_undeal_put_set (again->rest, deck);
  return again->cai;
}

void
chieu_mau_binh_forget (void *view)
{
  State *s = view;

  s->carry.cai = -1;
  /* Nothing on the mat shows who answered before whom. */
  memset (s->order, 0, sizeof s->order);
}
