/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, "Deck, seats, deal": piles, bốc cái, and which seat draws the next card. Answers in TAP.
 */
#include <stdio.h>
#include <string.h>

#include "../../../rules/tap.h"
#include "games/chan/rules/chan.h"

#define CARDS (4 * CHIEU_CHAN_FACES)

static Tap tap;

static void
print_row (bool        right,
           const char *about,
           int         seats)
{
  char text[128];

  snprintf (text, sizeof text, "%d seats: %s", seats, about);
  tap_row (&tap, right, text);
}

/* Deals a deck in which @card finds the cái; @rule is the one for the next cái. */
static void
deal_with (ChieuCard       card,
           int             seats,
           int             drawer,
           int             rule,
           ChieuChanState *s)
{
  ChieuCard deck[CARDS], *first = &deck[seats * CHIEU_CHAN_HAND];
  ChieuRules rules;
  ChieuCarry carry;
  int place = 0;

  for (int i = 0; i < CARDS; i++)
    deck[i] = (ChieuCard) (i / 4);
  while (deck[place] != card)
    place++;
  deck[place] = *first;
  *first = card;
  chieu_rules_init (&rules, &chieu_chan);
  rules.value[CHIEU_CHAN_CAI_NEXT] = (int16_t) rule;
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = (int8_t) drawer;
  chieu_chan.deal_deck (s, &rules, &carry, deck);
}

/* The table of the source, for four seats: the cards that find the drawer, its right neighbour, the seat opposite, its left neighbour. */
static const char *const of_four[] = { "cc 5v 5s 5n 9v 9s 9n", "2v 2s 2n 6v 6s 6n", "3v 3s 3n 7v 7s 7n", "4v 4s 4n 8v 8s 8n" };

static void
test_four (void)
{
  bool right = true;

  for (int step = 0; step < 4; step++)
    for (const char *at = of_four[step]; *at != '\0'; at += at[2] == ' ' ? 3 : 2)
      for (int drawer = 0; drawer < 4; drawer++)
        {
          ChieuChanState s;

          deal_with (chieu_deck_parse (&chieu_deck_chan, at, 2), 4, drawer, 0, &s);
          right &= s.cai == (drawer + step) % 4 && s.drawer == drawer && s.turn == s.cai;
        }
  print_row (right, "the number is counted to the right, the drawer 1", 4);
}

/* Counts seat by seat, the drawer 1. Returns: the seat on which @number falls */
static int
count_round (int number,
             int drawer,
             int seats)
{
  int at = drawer;

  while (--number > 0)
    at = at + 1 == seats ? 0 : at + 1;
  return at;
}

static void
test_counting (int seats)
{
  bool cai = true, cards = true, winner = true;

  for (ChieuCard card = 0; card < CHIEU_CHAN_FACES; card++)
    for (int drawer = 0; drawer < seats; drawer++)
      {
        ChieuChanState s;
        int number = card == CHIEU_CHAN_CC ? 1 : card % 8 + 2;

        deal_with (card, seats, drawer, 0, &s);
        cai &= s.cai == count_round (number, drawer, seats);
        for (int seat = 0; seat < seats; seat++)
          cards &= s.seat[seat].n_hand == 19 + (seat == s.cai);
        cards &= s.noc_left == 23 && s.n_aside == 19 * (4 - seats) && s.seat[s.cai].hand[card] > 0 && s.cai_card == card;
        deal_with (card, seats, drawer, 1, &s);
        winner &= s.cai == drawer && s.seat[drawer].n_hand == 20;
      }
  print_row (cai, "the number is counted seat by seat, round the table", seats);
  print_row (cards, "nineteen cards, the cái one more, twenty-three to draw, the other piles aside", seats);
  print_row (winner, "where the winner is the cái, the card goes to that seat", seats);
}

/* All know the card that found the cái until one like it leaves that hand. */
static void
test_seen (int seats)
{
  ChieuChanState s, view;
  ChieuMove move = { .kind = CHIEU_CHAN_DANH, .face = CHIEU_CHAN_V (6) };
  int cai;

  deal_with (CHIEU_CHAN_V (6), seats, 0, 0, &s);
  cai = s.cai;
  chieu_chan.observe (&s, -1, &view);
  print_row (view.seat[cai].hand[CHIEU_CHAN_V (6)] == 1 && chieu_chan_count_chan (view.seat[cai].hand) == 0,
             "one card of the cái is known", seats);
  chieu_chan.apply (&s, cai, &move, NULL);
  chieu_chan.observe (&s, -1, &view);
  print_row (view.seat[cai].hand[CHIEU_CHAN_V (6)] == 0, "… until it is put down", seats);
}

/* Where nobody won before, each seat is the drawer about as often as the others. */
static void
test_lot (int seats)
{
  int times[CHIEU_CHAN_MAX_SEATS] = { 0 };
  bool right = true;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_carry_init (&carry, seats, -1, false);
  for (uint64_t seed = 0; seed < 1000; seed++)
    {
      ChieuChanState s;

      chieu_chan.deal (&s, &rules, &carry, seed);
      times[s.drawer]++;
    }
  for (int seat = 0; seat < seats; seat++)
    right &= times[seat] > 800 / seats && times[seat] < 1200 / seats;
  print_row (right, "the first drawer is found by lot", seats);
}

/* ---- A hand without chắn ---- */

/* Seat 1 gets one card of each of nineteen faces; the others get pairs. */
static void
deal_no_chan (int             seats,
              ChieuChanState *s)
{
  ChieuCard deck[CARDS];
  ChieuRules rules;
  ChieuCarry carry;
  int n[CHIEU_CHAN_FACES] = { 0 }, face = 0;

  for (int i = 0; i < CHIEU_CHAN_HAND; i++)
    {
      deck[CHIEU_CHAN_HAND + i] = (ChieuCard) i;
      n[i] = 1;
    }
  for (int i = 0; i < CARDS; i++)
    {
      if (i / CHIEU_CHAN_HAND == 1)
        continue;
      while (n[face] == 4)
        face++;
      deck[i] = (ChieuCard) face;
      n[face]++;
    }
  chieu_rules_init (&rules, &chieu_chan);
  rules.value[CHIEU_CHAN_KHONG_CHAN] = CHIEU_CHAN_KHONG_CHAN_THAP_THANH;
  rules.value[CHIEU_CHAN_CAI_NEXT] = 1;
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = 0;
  chieu_chan.deal_deck (s, &rules, &carry, deck);
}

/* Only the seat itself knows that it may lay down its hand; for all others every deal is possible that looks the same to them. */
static void
test_no_chan (int seats)
{
  ChieuChanState s, view, again, seen;
  ChieuRandom random;
  bool right = true;

  chieu_random_init (&random, 1);
  deal_no_chan (seats, &s);
  print_row (s.phase == CHIEU_EATING_OPENING && s.asked == 2 && chieu_chan.check_state (&s) == NULL, "a seat without chắn is asked", seats);
  for (int i = 0; i < 200; i++)
    for (int seat = -1; seat < seats; seat++)
      {
        chieu_chan.observe (&s, seat, &view);
        right &= view.asked == (seat == 1 ? 2 : 0);
        chieu_chan.redeal (&view, seat, &random, &again);
        chieu_chan.observe (&again, seat, &seen);
        right &= chieu_chan.check_state (&again) == NULL && memcmp (&seen, &view, sizeof view) == 0;
      }
  print_row (right, "… and nobody else knows", seats);
}

int
main (void)
{
  test_four ();
  for (int seats = 2; seats <= 4; seats++)
    {
      test_counting (seats);
      test_seen (seats);
      test_lot (seats);
      test_no_chan (seats);
    }
  return tap_end (&tap);
}
