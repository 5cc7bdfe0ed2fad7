/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cho-cai.h"

#include "to-tom-private.h"

/* Chance of its own, so that showing it changes no deal. */
#define CHO_CAI_HAND UINT32_C (0xca1)

/* The number that a card counts; yêu count 1. */
static int
number_of (ChieuCard card)
{
  return chieu_card_is_number (card) ? chieu_card_rank (card) : 1;
}

/* The sum of both numbers divided by the seats. */
static int
remainder_of (const ChieuChoCai *cho_cai,
              int                seats)
{
  return (number_of (cho_cai->noc_card) + number_of (cho_cai->turned_card)) % seats;
}

/* Turns up a card of some pile, any but one that leaves no remainder where the house then turns up another. */
static int
turn_card (const ChieuRules *rules,
           const ChieuCard  *deck,
           int               seats,
           ChieuRandom      *random,
           ChieuChoCai      *cho_cai)
{
  int size = seats == 5 ? 20 : 24, owner;

  /* Most cards leave a remainder: one of them comes soon. */
  do
    {
      owner = (int) chieu_random_below (random, (uint32_t) seats);
      cho_cai->turned_card = deck[owner * size + (int) chieu_random_below (random, (uint32_t) size)];
    }
  while (rules->value[CHIEU_TO_TOM_CHO_CAI_0] == 1 && remainder_of (cho_cai, seats) == 0);
  cho_cai->remainder = (uint8_t) remainder_of (cho_cai, seats);
  if (cho_cai->remainder == 0)
    cho_cai->remainder = (uint8_t) seats;
  return owner;
}

void
chieu_cho_cai (const ChieuRules *rules,
               const ChieuCarry *carry,
               uint64_t          seed,
               ChieuChoCai      *cho_cai)
{
  ChieuCard deck[4 * CHIEU_TO_TOM_FACES];
  ChieuRandom random;
  int seats = carry->seats, size = seats == 5 ? 20 : 24, cai, owner;

  memset (cho_cai, 0, sizeof *cho_cai);
  cai = chieu_to_tom_shuffle (rules, carry, seed, deck).cai;
  chieu_random_init (&random, chieu_random_hand_seed (seed, CHO_CAI_HAND));
  cho_cai->cai = (uint8_t) cai;
  cho_cai->noc_pile = (uint8_t) chieu_random_below (&random, (uint32_t) seats + 1);
  cho_cai->gap = (uint8_t) chieu_random_below (&random, (uint32_t) seats);
  cho_cai->noc_card = deck[seats * size];
  owner = turn_card (rules, deck, seats, &random, cho_cai);
  cho_cai->cai_pile = (uint8_t) ((cho_cai->gap + cho_cai->remainder - 1) % seats);
  for (int i = 0; i < seats; i++)
    cho_cai->pile[(cai + i) % seats] = (uint8_t) ((cho_cai->cai_pile + i) % seats);
  cho_cai->turned_pile = cho_cai->pile[owner];
}

/* ---- Who deals ---- */

static int
count_above (const int32_t *points,
             int            seats,
             int            seat)
{
  int n = 0;

  for (int other = 0; other < seats; other++)
    n += points[other] > points[seat];
  return n;
}

/* The @n seats of @among with most points (@sign 1) or least (−1); of equal ones the first. */
static unsigned
pick_seats (const int32_t *points,
            int            seats,
            unsigned       among,
            int            n,
            int            sign)
{
  unsigned picked = 0;

  for (; n > 0; n--)
    {
      int best = -1;

      for (int seat = 0; seat < seats; seat++)
        if (((among & ~picked) >> seat & 1) != 0
            && (best < 0 || sign * (points[seat] - points[best]) > 0))
          best = seat;
      if (best >= 0)
        picked |= CHIEU_BIT (best);
    }
  return picked;
}

/* A seat that has won nothing is not high, whatever the others have. */
static bool
is_high (const int32_t *points,
         int            seats,
         int            seat)
{
  return points[seat] > 0 && count_above (points, seats, seat) < 2;
}

static unsigned
beside_winner (const int32_t *points,
               int            seats,
               int            winner)
{
  const int beside[] = { (winner + seats - 1) % seats, (winner + 1) % seats };
  unsigned dealers = 0, others = ((1u << seats) - 1) & ~CHIEU_BIT (winner);
  int missing = 0;

  for (int i = 0; i < 2; i++)
    if (is_high (points, seats, beside[i]))
      missing++;
    else
      dealers |= CHIEU_BIT (beside[i]);
  return dealers | pick_seats (points, seats, others & ~dealers, missing, -1);
}

unsigned
chieu_dealers (const ChieuResult *last,
               const int32_t     *points,
               int                seats)
{
  if (last == NULL)
    return points != NULL ? pick_seats (points, seats, (1u << seats) - 1, 2, 1) : 0;
  switch ((ChieuOutcome) last->outcome)
    {
    case CHIEU_OUTCOME_DRAWN:
      return CHIEU_BIT (last->next.cai) | CHIEU_BIT ((last->next.cai + 1) % seats);
    case CHIEU_OUTCOME_CHEO_DO:
    case CHIEU_OUTCOME_FALSE:
      return CHIEU_BIT (last->winner);
    case CHIEU_OUTCOME_WON:
    case CHIEU_OUTCOME_UNPAID:
      return points != NULL ? beside_winner (points, seats, last->winner) : 0;
    case CHIEU_OUTCOME_NONE:
      break;
    }
  return 0;
}
