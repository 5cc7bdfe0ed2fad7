/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cho cái leads to the deal that is made anyway, and who deals (to-tom.md, "Deck and deal"). Answers in TAP.
 */

#include "games/to-tom/rules/cho-cai.h"
#include "../../../rules/tap.h"

static Tap tap;

static int
number_of (ChieuCard card)
{
  return card >= CHIEU_CC ? 1 : card % 9 + 1;
}

/* Counts piles one by one from the gap, as one does with a finger. */
static int
count_from_gap (const ChieuChoCai *cho_cai,
                int                seats)
{
  int pile = cho_cai->gap, sum = number_of (cho_cai->noc_card) + number_of (cho_cai->turned_card);

  while (sum > seats)
    sum -= seats;
  while (--sum > 0)
    pile = pile + 1 == seats ? 0 : pile + 1;
  return pile;
}

/* Whether the seats sit by their piles, to the right from the cái's, and hold what was turned up. */
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
         && owner >= 0 && s->seat[owner].hand[cho_cai->turned_card] > 0;
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
      chieu_cho_cai (&rules, &carry, seed, &cho_cai);
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
  snprintf (about, sizeof about, "%d seats: what is turned up lies where it was dealt", seats);
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
      chieu_cho_cai (&rules, &carry, seed, &cho_cai);
      wrong += (number_of (cho_cai.noc_card) + number_of (cho_cai.turned_card)) % seats == 0
               || count_from_gap (&cho_cai, seats) != cho_cai.cai_pile;
    }
  snprintf (about, sizeof about, "%d seats: without a remainder another card is turned up, if the house has it so", seats);
  tap_row (&tap, wrong == 0, about);
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
      tap_row (&tap, chieu_dealers (row->outcome == CHIEU_OUTCOME_NONE ? NULL : &last, row->points, row->seats) == row->dealers,
          row->about);
    }
  tap_row (&tap, chieu_dealers (NULL, NULL, 5) == 0, "the very first hand: anybody");
}

int
main (void)
{
  check_seats (5);
  check_seats (4);
  check_turned_again (5);
  check_turned_again (4);
  check_dealers ();
  return tap_end (&tap);
}
