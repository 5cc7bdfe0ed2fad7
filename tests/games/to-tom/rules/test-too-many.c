/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card too many: how it is dealt, given back and known to all, checked by plainly counting cards. Answers in TAP.
 */
#include "games/to-tom/rules/to-tom.h"
#include "../../../rules/tap.h"

#define SEEDS 3000

static Tap tap;

static void
deal_hand (int              seats,
           bool             strict,
           int              how,
           uint64_t         seed,
           ChieuToTomState *s)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] = (int16_t) how;
  rules.value[CHIEU_TO_TOM_CHO_CAI_0] = (int16_t) (seed % 2);
  chieu_carry_init (&carry, seats, -1, strict);
  chieu_to_tom.deal (s, &rules, &carry, seed);
}

/* Counts cards. Returns: the seat with a card more than it should have; −1: none; −2: the numbers are wrong otherwise */
static int
find_by_counting (const ChieuToTomState *s)
{
  int found = -1;

  for (int seat = 0; seat < s->seats; seat++)
    {
      int n = 0, wanted = chieu_to_tom_hand_size (s) + (seat == s->cai);

      for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
        n += s->seat[seat].hand[face];
      for (int i = 0; i < s->seat[seat].n_phu; i++)
        n += s->seat[seat].phu[i].n;
      if (n == wanted)
        continue;
      if (n != wanted + 1 || found != -1)
        return -2;
      found = seat;
    }
  return found;
}

/* Returns: whether the source lets @card go back: 1n where @hand has it, else another black yêu, else any card */
static bool
may_go (const uint8_t *hand,
        ChieuCard      card)
{
  if (hand[CHIEU_N (1)] > 0)
    return card == CHIEU_N (1);
  if (hand[CHIEU_V (1)] > 0 || hand[CHIEU_S (1)] > 0)
    return card == CHIEU_V (1) || card == CHIEU_S (1);
  return true;
}

/* Returns: whether the clean moves of @seat that give a card back are just those that the source names */
static bool
offers_what_may_go (const ChieuToTomState *s,
                    int                    seat)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  bool offered[CHIEU_TO_TOM_FACES] = { false };
  int n = chieu_to_tom.moves (s, seat, CHIEU_MOVES_CLEAN, moves);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == CHIEU_TO_TOM_TRA_THUA)
      offered[moves[i].face] = true;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (offered[face] != (s->seat[seat].hand[face] > 0 && may_go (s->seat[seat].hand, face)))
      return false;
  return true;
}

static ChieuCard
give_back (ChieuToTomState *s,
           int              seat)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int i = 0;

  chieu_to_tom.moves (s, seat, CHIEU_MOVES_CLEAN, moves);
  while (moves[i].kind != CHIEU_TO_TOM_TRA_THUA)
    i++;
  chieu_to_tom.apply (s, seat, &moves[i], NULL);
  return moves[i].face;
}

/* Returns: whether all know the card under the nọc, and no other card of it */
static bool
is_known_to_all (const ChieuToTomState *s,
                 ChieuCard              card)
{
  ChieuToTomState view, other;
  ChieuRandom random;

  for (int seat = -1; seat < s->seats; seat++)
    {
      chieu_to_tom.observe (s, seat, &view);
      if (view.noc[0] != card)
        return false;
      for (int i = 1; i < view.noc_left; i++)
        if (view.noc[i] != CHIEU_CARD_HIDDEN)
          return false;
      chieu_random_init (&random, (uint64_t) seat + 7);
      chieu_to_tom.redeal (&view, seat, &random, &other);
      if (other.noc[0] != card || chieu_to_tom.check_state (&other) != NULL)
        return false;
    }
  return true;
}

/* Returns: whether every seat has as many cards as it should, and the nọc all of its own */
static bool
is_whole (const ChieuToTomState *s)
{
  return find_by_counting (s) == -1 && s->noc_left == (s->seats == 5 ? 19 : 23) && chieu_to_tom.check_state (s) == NULL;
}

static void
check_seats (int seats)
{
  int wrong = 0, not_offered = 0, not_known = 0, not_whole = 0, moved = 0, by_seat[CHIEU_SEATS_MAX] = { 0 };
  bool all = true;

  for (uint64_t seed = 0; seed < SEEDS; seed++)
    {
      ChieuToTomState s, plain;
      ChieuCard last, back;
      int seat;

      deal_hand (seats, true, CHIEU_TO_TOM_THUA_ALWAYS, seed, &s);
      deal_hand (seats, true, CHIEU_TO_TOM_THUA_NEVER, seed, &plain);
      seat = find_by_counting (&s);
      wrong += seat < 0 || find_by_counting (&plain) != -1 || s.noc_left != plain.noc_left - 1 || s.seat[seat].too_many != 1;
      if (seat < 0)
        continue;
      by_seat[seat]++;
      /* The card is the last one of the nọc, and nothing else is changed. */
      last = plain.noc[0];
      for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
        moved += s.seat[seat].hand[face] != plain.seat[seat].hand[face] + (face == last);
      moved += memcmp (s.noc, plain.noc + 1, s.noc_left) != 0;
      not_offered += !offers_what_may_go (&s, seat);
      back = give_back (&s, seat);
      not_whole += !is_whole (&s) || s.noc[0] != back;
      not_known += !is_known_to_all (&s, back);
    }
  for (int seat = 0; seat < seats; seat++)
    all = all && by_seat[seat] > SEEDS / seats / 2;
  tap_count (&tap, wrong == 0, "one seat has a card more, the nọc one less", wrong);
  tap_count (&tap, moved == 0, "it is the last card of the nọc, and no other is moved", moved);
  tap_row (&tap, all, "each seat has it now and then");
  tap_count (&tap, not_offered == 0, "those cards are offered that the source lets go back", not_offered);
  tap_count (&tap, not_whole == 0, "then every seat has its number of cards, and the one given back lies undermost", not_whole);
  tap_count (&tap, not_known == 0, "all know that card and no other of the nọc", not_known);
}

static int
count_hands (bool strict,
             int  how)
{
  ChieuToTomState s;
  int n = 0;

  for (uint64_t seed = 0; seed < SEEDS; seed++)
    {
      deal_hand (5, strict, how, seed, &s);
      n += find_by_counting (&s) >= 0;
    }
  return n;
}

int
main (void)
{
  int sometimes = count_hands (true, CHIEU_TO_TOM_THUA_SOMETIMES);

  check_seats (5);
  check_seats (4);
  tap_count (&tap, sometimes > SEEDS / 8 && sometimes < SEEDS / 5, "now and then: about one hand in six", sometimes);
  tap_row (&tap, count_hands (true, CHIEU_TO_TOM_THUA_NEVER) == 0, "never where the house has none");
  tap_row (&tap, count_hands (false, CHIEU_TO_TOM_THUA_ALWAYS) == 0, "only in strict play");
  return tap_end (&tap);
}
