/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of practice of Chắn, and the hands that they are made of.
 */
#include "config.h"

#include "practice.h"
#include "school/practice/practice-fault.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Tries to add sets of either sort before a hand is begun anew. */
#define TRIES 60
/* With so many cards of a rank chắn and cạ are easily confused. */
#define TANGLED_CARDS 3

/* Adds @a and @b, which may be equal, unless there are too many of them. Returns: whether they were added */
static gboolean
add_two (ChieuLessonCards *cards,
         ChieuCard         a,
         ChieuCard         b)
{
  if (chieu_practice_count_card (cards, a) + 1 + (a == b) > chieu_deck_chan.copies
      || chieu_practice_count_card (cards, b) >= chieu_deck_chan.copies)
    return FALSE;
  chieu_lesson_cards_add (cards, a);
  chieu_lesson_cards_add (cards, b);
  return TRUE;
}

static gboolean
add_chan (ChieuRandom      *random,
          ChieuLessonCards *cards)
{
  ChieuCard face = (ChieuCard) chieu_practice_random_between (random, 0, CHIEU_CHAN_FACES - 1);

  return add_two (cards, face, face);
}

static gboolean
add_ca (ChieuRandom      *random,
        ChieuLessonCards *cards)
{
  int rank = chieu_practice_random_between (random, CHIEU_CHAN_MIN_RANK, CHIEU_CHAN_MAX_RANK);
  int but = chieu_practice_random_between (random, 0, CHIEU_STRIP_SUITS - 1);

  return add_two (cards, CHIEU_CHAN_FACE ((but + 1) % CHIEU_STRIP_SUITS, rank),
                  CHIEU_CHAN_FACE ((but + 2) % CHIEU_STRIP_SUITS, rank));
}

/* Returns: whether the hand was made: there may be no room for a set, and two cạ of one rank may make chắn that are not wanted */
static gboolean
try_hand (ChieuRandom      *random,
          int               chan,
          int               ca,
          ChieuLessonCards *cards)
{
  guint8 counts[CHIEU_CHAN_FACES];

  cards->n = 0;
  for (int tries = 0; tries < TRIES && cards->n < 2 * chan; tries++)
    add_chan (random, cards);
  for (int tries = 0; tries < TRIES && cards->n < 2 * (chan + ca); tries++)
    add_ca (random, cards);
  chieu_lesson_cards_count (cards, counts, CHIEU_CHAN_FACES);
  return cards->n == 2 * (chan + ca) && chieu_chan_count_chan (counts) == chan;
}

void
chieu_practice_chan_make_hand (ChieuRandom      *random,
                               int               chan,
                               int               ca,
                               ChieuLessonCards *cards)
{
  while (!try_hand (random, chan, ca, cards))
    ;
  chieu_practice_sort_cards (cards);
}

int
chieu_practice_chan_count_tangled (const ChieuLessonCards *cards)
{
  int ranks[CHIEU_CHAN_MAX_RANK + 1] = { 0 }, n = 0;

  for (int i = 0; i < cards->n; i++)
    if (cards->cards[i] != CHIEU_CHAN_CC)
      n += ++ranks[chieu_chan_rank (cards->cards[i])] == TANGLED_CARDS;
  return n;
}

static void
make_hand (ChieuRandom      *random,
           const int         chan_and_ca[2],
           ChieuLessonCards *cards)
{
  chieu_practice_chan_make_hand (random, chan_and_ca[0], chan_and_ca[1], cards);
}

const ChieuPracticeHands chieu_practice_chan_hands = { .make_hand = make_hand, .count_tangled = chieu_practice_chan_count_tangled };

ChieuCard
chieu_practice_chan_add_card (ChieuRandom      *random,
                              gboolean          number,
                              ChieuLessonCards *cards)
{
  ChieuCard card;

  do
    card = (ChieuCard) chieu_practice_random_between (random, 0, CHIEU_CHAN_FACES - 1);
  while (chieu_practice_count_card (cards, card) >= chieu_deck_chan.copies || (number && card == CHIEU_CHAN_CC));
  chieu_lesson_cards_add (cards, card);
  chieu_practice_sort_cards (cards);
  return card;
}

void
chieu_practice_chan_put_on_mat (const ChieuLessonCards *cards,
                                int                     seats,
                                void                   *mat)
{
  ChieuChanState *state = mat;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = 0;
  /* Any deal will do: its hands are taken away. */
  chieu_chan.deal (state, &rules, &carry, 1);
  memset (state->seat, 0, sizeof state->seat);
  /* The card that found the cái went with the hands: nobody has seen it. */
  state->cai_card_held = 0;
  chieu_lesson_cards_count (cards, state->seat[0].hand, CHIEU_CHAN_FACES);
  state->seat[0].n_hand = (guint8) cards->n;
  state->seat[0].gate_passed = 1;
  state->first_turn = 0;
  state->phase = CHIEU_EATING_DISCARD;
  state->turn = 0;
  state->asked = CHIEU_BIT (0);
}

static void
make_fault (ChieuPracticeTask *task,
            ChieuRandom       *random)
{
  /* The learner is not told which cards a player left, so faults that follow from a card that was left are not among these. Each of
   * these makes the player báo, who then does nothing more. */
  static const ChieuReason reasons[] = {
    CHIEU_CHAN_DANH_CA_AN_CA, CHIEU_CHAN_DANH_ROI_AN_LAI, CHIEU_CHAN_DANH_DOI_CHAN, CHIEU_CHAN_AN_ROI_DANH,
    CHIEU_CHAN_AN_CA_DANH_CA, CHIEU_CHAN_AN_CA_DANH_HANG,
  };

  chieu_practice_ask_fault (task, reasons, G_N_ELEMENTS (reasons), TRUE, random);
}

/* Translators: names of kinds of tasks of Chắn, and what is practised with them. */
const ChieuPracticeKind chieu_practice_kinds_chan[] = {
  {
    .id = "arrange", .name = N_("Arrange this hand"), .aim = N_("See chắn, cạ, ba đầu and què in a hand as it is dealt."),
    .levels = 5, .make = chieu_practice_chan_make_arrange,
  },
  {
    .id = "complete", .name = N_("Is it complete?"), .aim = N_("See at a glance whether a hand is complete and has enough chắn."),
    .levels = 5, .make = chieu_practice_chan_make_complete,
  },
  {
    .id = "waits", .name = N_("What am I waiting for?"), .aim = N_("Know every card that completes a hand."),
    .levels = 4, .make = chieu_practice_chan_make_waits,
  },
  {
    .id = "worth", .name = N_("What is it worth?"), .aim = N_("Call a hand that has won, and count its points."),
    .levels = 4, .make = chieu_practice_chan_make_worth,
  },
  {
    .id = "discard", .name = N_("Which card should go?"), .aim = N_("Put down the card that the hand can do without."),
    .levels = 4, .make = chieu_practice_chan_make_discard,
  },
  {
    .id = "claim", .name = N_("May I take it?"), .aim = N_("Know at once what may be done with a card."),
    .levels = 5, .make = chieu_practice_chan_make_claim,
  },
  {
    .id = "call", .name = N_("Call it yourself"), .aim = N_("Put the call together from all the words of the game."),
    .levels = 4, .make = chieu_practice_chan_make_call,
  },
  {
    .id = "fault", .name = N_("Find the fault"), .aim = N_("See what was wrong in a hand that was played."),
    .levels = CHIEU_PRACTICE_FAULT_LEVELS, .make = make_fault,
  },
  { .id = NULL },
};
