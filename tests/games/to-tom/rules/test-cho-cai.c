/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cho cái leads to the deal that is made anyway; which seats deal (docs/rules/to-tom.md, "Deck and deal"). Answers in TAP.
 */
#include "../../../rules/tap.h"
#include "games/to-tom/rules/cho-cai.h"
#include "rules/deal.h"

static Tap tap;

static int
number_of (ChieuCard card)
{
  return card >= CHIEU_CC ? 1 : card % 9 + 1;
}

static ChieuCard
last_turned (const ChieuChoCai *cho_cai)
{
  return cho_cai->turned[cho_cai->n_turned - 1];
}

/* Counts piles one by one from the gap. Returns: the pile on which the sum falls */
static int
count_from_gap (const ChieuChoCai *cho_cai,
                int                seats)
{
  int pile = cho_cai->gap, sum = number_of (cho_cai->noc_card) + number_of (last_turned (cho_cai));

  while (sum > seats)
    sum -= seats;
  while (--sum > 0)
    pile = pile + 1 == seats ? 0 : pile + 1;
  return pile;
}

/* Returns: whether the seats sit by their piles, to the right from the cái's, and hold the cards that were turned up */
static bool
fits_the_deal (const ChieuChoCai     *cho_cai,
               const ChieuToTomState *s)
{
  int owner = -1;

  for (int i = 0; i < s->seats; i++)
    {
      int seat = (s->cai + i) % s->seats;

      if (cho_cai->pile[seat] != (cho_cai->cai_pile + i) % s->seats)
        return false;
      if (cho_cai->pile[seat] == cho_cai->turned_pile)
        owner = seat;
    }
  return cho_cai->cai == s->cai
         && s->seat[s->cai].hand[cho_cai->noc_card] > 0
         && owner >= 0 && s->seat[owner].hand[last_turned (cho_cai)] > 0;
}

static void
check_seats (int seats)
{
  ChieuRules rules;
  ChieuCarry carry;
  ChieuToTomState s;
  ChieuChoCai cho_cai;
  int wrong_pile = 0, wrong_deal = 0, remainders[6] = { 0 }, gaps[5] = { 0 }, noc[6] = { 0 };
  char about[64];
  bool all = true;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, seats, -1, false);
  for (uint64_t seed = 0; seed < 2000; seed++)
    {
      carry.cai = (int8_t) ((int) (seed % ((unsigned) seats + 1)) - 1);
      chieu_to_tom.deal (&s, &rules, &carry, seed);
      chieu_cho_cai_make (&rules, &carry, seed, &cho_cai);
      wrong_pile += count_from_gap (&cho_cai, seats) != cho_cai.cai_pile;
      /* Before a khàn is laid or shown nothing has left a hand. */
      wrong_deal += s.phase == CHIEU_EATING_OPENING && !fits_the_deal (&cho_cai, &s);
      remainders[cho_cai.remainder]++;
      gaps[cho_cai.gap]++;
      noc[cho_cai.noc_pile]++;
    }
  for (int i = 1; i <= seats; i++)
    all = all && remainders[i] > 0 && gaps[i - 1] > 0 && noc[i] > 0;
  snprintf (about, sizeof about, "%d seats: the pile counted from the gap is the cái's", seats);
  tap_row (&tap, wrong_pile == 0, about);
  snprintf (about, sizeof about, "%d seats: a card turned up lies where it was dealt", seats);
  tap_row (&tap, wrong_deal == 0, about);
  snprintf (about, sizeof about, "%d seats: every pile, gap and remainder occurs", seats);
  tap_row (&tap, all && remainders[0] == 0, about);
}

/* Where no remainder means that another card is turned up, none is left over. */
static void
check_turned_again (int seats)
{
  ChieuRules rules;
  ChieuCarry carry;
  ChieuChoCai cho_cai;
  int wrong = 0;
  char about[80];

  chieu_rules_init (&rules, &chieu_to_tom);
  rules.value[CHIEU_TO_TOM_CHO_CAI_0] = 1;
  chieu_carry_init (&carry, seats, -1, false);
  for (uint64_t seed = 0; seed < 2000; seed++)
    {
      chieu_cho_cai_make (&rules, &carry, seed, &cho_cai);
      wrong += (number_of (cho_cai.noc_card) + number_of (last_turned (&cho_cai))) % seats == 0
               || count_from_gap (&cho_cai, seats) != cho_cai.cai_pile;
    }
  snprintf (about, sizeof about, "%d seats: without a remainder another card is turned up, if the house has it so", seats);
  tap_row (&tap, wrong == 0, about);
}

/* ---- Cards that all have seen ---- */

/* A hand as it was dealt by a seed, and its cho cái. */
typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
  ChieuToTomState s;
  ChieuChoCai cho_cai;
} Dealt;

static void
deal_seed (int      seats,
           uint64_t seed,
           Dealt   *dealt)
{
  chieu_rules_init (&dealt->rules, &chieu_to_tom);
  dealt->rules.value[CHIEU_TO_TOM_CHO_CAI_0] = (int16_t) (seed % 2);
  chieu_carry_init (&dealt->carry, seats, -1, false);
  dealt->carry.cai = (int8_t) (seed / 2 % (unsigned) seats);
  chieu_to_tom.deal (&dealt->s, &dealt->rules, &dealt->carry, seed);
  chieu_cho_cai_make (&dealt->rules, &dealt->carry, seed, &dealt->cho_cai);
}

static bool
is_seen (const ChieuToTomSeen *seen,
         ChieuCard             card,
         int                   seat)
{
  return seen->card == card && seen->seat == seat;
}

/* Returns: whether everybody has seen the cards of the ceremony, each in the hand of the seat that takes its pile */
static bool
shows_the_turned (const Dealt *dealt)
{
  const ChieuToTomState *s = &dealt->s;
  int owner = 0;

  while (dealt->cho_cai.pile[owner] != dealt->cho_cai.turned_pile)
    owner++;
  if (s->n_seen != dealt->cho_cai.n_turned + 1 || !is_seen (&s->seen[0], dealt->cho_cai.noc_card, s->cai))
    return false;
  for (int i = 0; i < dealt->cho_cai.n_turned; i++)
    if (!is_seen (&s->seen[i + 1], dealt->cho_cai.turned[i], owner))
      return false;
  return true;
}

/* Returns: whether the deck of the hand deals the same again, with the cards that were turned up */
static bool
comes_again (const Dealt *dealt)
{
  ChieuCard deck[CHIEU_DECK_CARDS_MAX];
  ChieuCarry carry = dealt->carry;
  ChieuToTomState again;

  carry.cai = (int8_t) chieu_to_tom.undeal (&dealt->s, &dealt->s, &dealt->s, deck);
  chieu_to_tom.deal_deck (&again, &dealt->rules, &carry, deck);
  return memcmp (&again, &dealt->s, sizeof again) == 0;
}

static int
count_seen (const ChieuToTomState *s,
            ChieuCard              card,
            int                    seat)
{
  int n = 0;

  for (int i = 0; i < s->n_seen; i++)
    n += is_seen (&s->seen[i], card, seat);
  return n;
}

/* Returns: whether the cái is known to hold one less of the card that all saw, once it has put one down */
static bool
forgets_the_put_down (const Dealt *dealt)
{
  ChieuToTomState after = dealt->s;
  ChieuMove move = { .kind = CHIEU_TO_TOM_DANH, .face = dealt->cho_cai.noc_card, .target = CHIEU_TO_TOM_NEW };
  int cai = dealt->s.cai;

  chieu_to_tom.apply (&after, cai, &move, NULL);
  return after.n_seen == dealt->s.n_seen - 1
         && count_seen (&after, move.face, cai) == count_seen (&dealt->s, move.face, cai) - 1;
}

/* Returns: whether a hand dealt again from what @seat knows has the cards where they were seen */
static bool
deals_them_again (const Dealt *dealt,
                  int          seat,
                  ChieuRandom *random)
{
  ChieuToTomState view, other;

  chieu_to_tom.observe (&dealt->s, seat, &view);
  chieu_to_tom.redeal (&view, seat, random, &other);
  for (int i = 0; i < other.n_seen; i++)
    if (other.seat[other.seen[i].seat].hand[other.seen[i].card] < count_seen (&other, other.seen[i].card, other.seen[i].seat))
      return false;
  return other.n_seen == dealt->s.n_seen;
}

static void
check_seen (int seats)
{
  ChieuRandom random;
  Dealt dealt;
  int not_shown = 0, not_again = 0, not_dealt = 0, not_forgotten = 0, put_down = 0, more = 0;
  char about[80];

  chieu_random_init (&random, 5);
  for (uint64_t seed = 0; seed < 2000; seed++)
    {
      deal_seed (seats, seed, &dealt);
      not_shown += !shows_the_turned (&dealt);
      not_again += !comes_again (&dealt);
      more += dealt.s.n_seen > 2;
      not_dealt += !deals_them_again (&dealt, (int) (seed % (unsigned) seats), &random);
      if (dealt.s.phase == CHIEU_EATING_DISCARD)
        {
          put_down++;
          not_forgotten += !forgets_the_put_down (&dealt);
        }
    }
  snprintf (about, sizeof about, "%d seats: all have seen the cards turned up", seats);
  tap_count (&tap, not_shown == 0 && more > 100, about, not_shown);
  snprintf (about, sizeof about, "%d seats: a deck shows the same cards as its seed", seats);
  tap_count (&tap, not_again == 0, about, not_again);
  snprintf (about, sizeof about, "%d seats: dealt again, the cards lie where they were seen", seats);
  tap_count (&tap, not_dealt == 0, about, not_dealt);
  snprintf (about, sizeof about, "%d seats: a card put down is known no more", seats);
  tap_count (&tap, put_down > 20 && not_forgotten == 0, about, not_forgotten);
}

typedef struct
{
  const char *about;
  int seats;
  int outcome;                   /* ChieuOutcome; NONE: first hand of the hội */
  int seat;                      /* winner, or kê */
  int32_t points[5];
  unsigned dealers;
} Row;

static const Row rows[] = {
  { "first hand: the two highest of the last hội", 5, CHIEU_OUTCOME_NONE, 0, { 4, 20, 0, 12, 8 }, 1u << 1 | 1u << 3 },
  { "… one alone where nobody else won", 5, CHIEU_OUTCOME_NONE, 0, { 0, 0, 6, 0, 0 }, 1u << 2 },
  { "… anybody where nobody won", 4, CHIEU_OUTCOME_NONE, 0, { 0 }, 0 },
  { "after kê that seat and the next", 5, CHIEU_OUTCOME_DRAWN, 4, { 0 }, 1u << 4 | 1u << 0 },
  { "chèo đò", 5, CHIEU_OUTCOME_CHEO_DO, 2, { 0 }, 1u << 2 },
  { "a false ù", 4, CHIEU_OUTCOME_FALSE, 3, { 0 }, 1u << 3 },
  { "the two beside the winner", 5, CHIEU_OUTCOME_WON, 0, { 8, 0, 6, 4, 0 }, 1u << 4 | 1u << 1 },
  { "… of an unpaid win, too", 4, CHIEU_OUTCOME_UNPAID, 3, { 0 }, 1u << 2 | 1u << 0 },
  { "… the lowest instead of one of the two highest", 5, CHIEU_OUTCOME_WON, 0, { 8, 12, 0, 4, 2 }, 1u << 4 | 1u << 2 },
  { "… instead of both", 5, CHIEU_OUTCOME_WON, 0, { 4, 12, 3, 2, 16 }, 1u << 3 | 1u << 2 },
};

static void
check_dealers (void)
{
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      const Row *row = &rows[i];
      ChieuResult last = { .outcome = (uint8_t) row->outcome, .winner = (int8_t) row->seat };

      last.next.cai = (int8_t) row->seat;
      tap_row (&tap, chieu_cho_cai_find_dealers (row->outcome == CHIEU_OUTCOME_NONE ? NULL : &last, row->points, row->seats)
                     == row->dealers,
               row->about);
    }
  tap_row (&tap, chieu_cho_cai_find_dealers (NULL, NULL, 5) == 0, "the very first hand: anybody");
}

static void
check_giver (void)
{
  ChieuResult last = { .outcome = CHIEU_OUTCOME_WON, .winner = 3 };

  tap_row (&tap, chieu_cho_cai_find_giver (&last, 1) == 1, "the winner before gives the cái to the new winner");
  tap_row (&tap, chieu_cho_cai_find_giver (&last, 3) == -1, "thông: anybody gives the cái");
  tap_row (&tap, chieu_cho_cai_find_giver (&last, -1) == -1, "nobody won before: anybody gives the cái");
  last.outcome = CHIEU_OUTCOME_DRAWN;
  tap_row (&tap, chieu_cho_cai_find_giver (&last, 1) == -1, "kê: anybody gives the cái");
  tap_row (&tap, chieu_cho_cai_find_giver (NULL, 1) == -1, "the first hand: anybody gives the cái");
}

int
main (void)
{
  check_seats (5);
  check_seats (4);
  check_turned_again (5);
  check_turned_again (4);
  check_seen (5);
  check_seen (4);
  check_dealers ();
  check_giver ();
  return tap_end (&tap);
}
