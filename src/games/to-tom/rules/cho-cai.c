/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cho-cai.h"

#include "opening.h"

/* By this number the ceremony gets random numbers of its own from the seed of the hand, so that showing it changes no deal. */
#define CHO_CAI_HAND UINT32_C (0xca1)

int
chieu_cho_cai_number (ChieuCard card)
{
  return chieu_card_is_number (card) ? chieu_card_rank (card) : 1;
}

/* Returns: the remainder of both numbers' sum when it is divided by the seats */
static int
remainder_of (ChieuCard noc,
              ChieuCard turned,
              int       seats)
{
  return (chieu_cho_cai_number (noc) + chieu_cho_cai_number (turned)) % seats;
}

/* Returns: the seat from whose pile the other card is turned up. It follows from the nọc card, which all see, so that it tells
 * nobody more. */
static int
turned_seat (ChieuCard noc,
             int       cai,
             int       seats)
{
  return (cai + noc) % seats;
}

/* Lists the cards that are turned up from the pile of turned_seat(): the uppermost one or, if the house turns up another when nothing
 * remains, all down to the first that leaves a remainder. Returns: how many */
static int
list_turned (const ChieuRules *rules,
             const ChieuCard  *deck,
             int               cai,
             int               seats,
             ChieuCard         turned[CHIEU_TO_TOM_SEEN_MAX - 1])
{
  bool again = rules->value[CHIEU_TO_TOM_CHO_CAI_0] == CHIEU_TO_TOM_CHO_CAI_0_LAT_LAI;
  int size = chieu_to_tom_cards_dealt (seats), n = 0;
  ChieuCard noc = deck[seats * size];
  const ChieuCard *top = deck + (turned_seat (noc, cai, seats) + 1) * size;

  do
    turned[n++] = *--top;
  while (again && n < CHIEU_TO_TOM_SEEN_MAX - 1 && remainder_of (noc, *top, seats) == 0);
  return n;
}

static void
see_card (State     *s,
          ChieuCard  card,
          int        seat)
{
  s->seen[s->n_seen++] = (ChieuToTomSeen) { .card = card, .seat = (uint8_t) seat };
}

void
chieu_to_tom_note_seen (State           *s,
                        const ChieuCard *deck)
{
  ChieuCard turned[CHIEU_TO_TOM_SEEN_MAX - 1];
  ChieuCard noc = deck[s->seats * chieu_to_tom_hand_size (s)];
  int n = list_turned (&s->rules, deck, s->cai, s->seats, turned);

  see_card (s, noc, s->cai);
  for (int i = 0; i < n; i++)
    see_card (s, turned[i], turned_seat (noc, s->cai, s->seats));
}

void
chieu_cho_cai_make (const ChieuRules *rules,
                    const ChieuCarry *carry,
                    uint64_t          seed,
                    ChieuChoCai      *cho_cai)
{
  ChieuCard deck[CHIEU_TO_TOM_CARDS];
  ChieuRandom random;
  int seats = carry->seats, cai, remainder;

  memset (cho_cai, 0, sizeof *cho_cai);
  cai = chieu_to_tom_shuffle (rules, carry, seed, deck).cai;
  chieu_random_init (&random, chieu_random_hand_seed (seed, CHO_CAI_HAND));
  cho_cai->cai = (uint8_t) cai;
  cho_cai->noc_pile = (uint8_t) chieu_random_below (&random, (uint32_t) seats + 1);
  cho_cai->gap = (uint8_t) chieu_random_below (&random, (uint32_t) seats);
  cho_cai->noc_card = deck[seats * chieu_to_tom_cards_dealt (seats)];
  cho_cai->n_turned = (uint8_t) list_turned (rules, deck, cai, seats, cho_cai->turned);
  remainder = remainder_of (cho_cai->noc_card, cho_cai->turned[cho_cai->n_turned - 1], seats);
  cho_cai->remainder = (uint8_t) (remainder != 0 ? remainder : seats);
  cho_cai->cai_pile = (uint8_t) ((cho_cai->gap + cho_cai->remainder - 1) % seats);
  for (int i = 0; i < seats; i++)
    cho_cai->pile[(cai + i) % seats] = (uint8_t) ((cho_cai->cai_pile + i) % seats);
  cho_cai->turned_pile = cho_cai->pile[turned_seat (cho_cai->noc_card, cai, seats)];
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

/* Returns: the @n seats of @among with most points (@sign 1) or fewest (−1); of equal ones the first */
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

/* Returns: the seats beside the winner, each that is high replaced by the lowest that is left */
static unsigned
find_beside_winner (const int32_t *points,
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

/* Returns: the two with most points; whoever has none does not count as highest, so there may be only one, or nobody */
static unsigned
find_highest (const int32_t *points,
              int            seats)
{
  unsigned picked = pick_seats (points, seats, (1u << seats) - 1, 2, 1);

  for (int seat = 0; seat < seats; seat++)
    if (points[seat] <= 0)
      picked &= ~CHIEU_BIT (seat);
  return picked;
}

unsigned
chieu_cho_cai_find_dealers (const ChieuResult *last,
                            const int32_t     *points,
                            int                seats)
{
  if (last == NULL)
    return points != NULL ? find_highest (points, seats) : 0;
  switch ((ChieuOutcome) last->outcome)
    {
    case CHIEU_OUTCOME_DRAWN:
      return CHIEU_BIT (last->next.cai) | CHIEU_BIT ((last->next.cai + 1) % seats);
    case CHIEU_OUTCOME_CHEO_DO:
    case CHIEU_OUTCOME_FALSE:
      return CHIEU_BIT (last->winner);
    case CHIEU_OUTCOME_WON:
    case CHIEU_OUTCOME_UNPAID:
      return points != NULL ? find_beside_winner (points, seats, last->winner) : 0;
    case CHIEU_OUTCOME_NONE:
      break;
    }
  return 0;
}

int
chieu_cho_cai_find_giver (const ChieuResult *last,
                          int                winner_before)
{
  if (last == NULL || last->outcome == CHIEU_OUTCOME_DRAWN || last->winner == winner_before)
    return -1;
  return winner_before;
}
