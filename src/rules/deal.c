/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deal.h"

void
chieu_deck_shuffle (const ChieuDeck *deck,
                    ChieuRandom     *random,
                    ChieuCard        cards[CHIEU_DECK_CARDS_MAX])
{
  int n = deck->n_faces * deck->copies;

  for (int i = 0; i < n; i++)
    cards[i] = (ChieuCard) (i / deck->copies);
  chieu_random_shuffle (random, cards, (size_t) n);
}

ChieuCarry
chieu_deal_shuffled (const ChieuDeck  *deck,
                     const ChieuCarry *carry,
                     uint64_t          seed,
                     ChieuCard         cards[CHIEU_DECK_CARDS_MAX])
{
  ChieuCarry dealt = *carry;
  ChieuRandom random;

  chieu_random_init (&random, seed);
  chieu_deck_shuffle (deck, &random, cards);
  if (dealt.cai < 0)
    dealt.cai = (int8_t) chieu_random_below (&random, carry->seats);
  return dealt;
}

void
chieu_deal_seed (const ChieuGame  *game,
                 const ChieuRules *rules,
                 const ChieuCarry *carry,
                 uint64_t          seed,
                 void             *state)
{
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
  const ChieuCarry dealt = chieu_deal_shuffled (game->deck, carry, seed, cards);

  game->deal_deck (state, rules, &dealt, cards);
  /* The hand is dealt with the cái that was drawn, but the state keeps the carry as it was given. */
  ((ChieuStateHead *) state)->carry = *carry;
}
