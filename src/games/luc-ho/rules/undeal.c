/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck from which the same play leads to other hidden cards.
 */
#include "contract.h"

#include "rules/undeal.h"

int
chieu_luc_ho_undeal (const void *dealt,
                     const void *state,
                     const void *other,
                     ChieuCard  *deck)
{
  const State *then = dealt, *now = state, *again = other;
  uint64_t all = 0;

  for (int seat = 0; seat < then->seats; seat++)
    {
      uint64_t played = then->seat[seat].hand & ~(now->seat[seat].hand | now->seat[seat].dropped);
      uint64_t hand = played | again->seat[seat].hand | again->seat[seat].dropped;

      deck = chieu_undeal_put_set (hand, deck);
      all |= hand;
    }
  chieu_undeal_put_set (CHIEU_LUC_HO_ALL & ~all, deck);
  return then->cai;
}

void
chieu_luc_ho_forget (void *view)
{
  ((State *) view)->carry.cai = -1;
}
