/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search of the upper levels, with valuations that show what it did: all candidates get the
 * same worlds, worlds count against the prior, limits are kept, worlds are chosen by weight, and
 * the policy sees no hidden card. Answers in TAP.
 */
#include <string.h>

#include "bots/search.h"
#include "games/to-tom/bots/bots.h"
#include "table.h"
#include "../rules/tap.h"

static Tap tap;

/* ---- A question: the first discard of a hand of Tổ tôm ---- */

typedef struct
{
  ChieuState state, view;
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuBotQuestion question;
  ChieuBotTally tally;
  atomic_bool cancel;
} Asked;

/* Deals a hand, plays it up to its first discard and makes @asked the question about that. */
static void
prepare_question (Asked    *asked,
                  uint64_t  seed)
{
  const ChieuGame *game = &chieu_to_tom;
  ChieuCarry carry;
  ChieuRules rules;

  memset (asked, 0, sizeof *asked);
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 5, -1, false);
  game->deal (&asked->state, &rules, &carry, seed);
  while (((ChieuToTomState *) &asked->state)->phase != CHIEU_EATING_DISCARD)
    {
      int seat = __builtin_ctz (game->to_answer (&asked->state));

      game->moves (&asked->state, seat, CHIEU_MOVES_CLEAN, asked->moves);
      game->apply (&asked->state, seat, &asked->moves[0], NULL);
    }
  asked->question = (ChieuBotQuestion) {
    .game = game, .view = &asked->view, .seat = ((ChieuToTomState *) &asked->state)->turn, .moves = asked->moves, .max_nodes = 100000,
    .cancel = &asked->cancel,
  };
  game->observe (&asked->state, asked->question.seat, &asked->view);
  asked->question.n_moves = game->moves (&asked->view, asked->question.seat, CHIEU_MOVES_CLEAN, asked->moves);
  chieu_random_init (&asked->question.random, seed);
}

static void
answer_first (const void  *state,
              int          seat,
              ChieuRandom *random,
              ChieuMove   *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom.moves (state, seat, CHIEU_MOVES_CLEAN, moves);

  *move = moves[chieu_random_below (random, (uint32_t) n)];
}

/* ---- The same worlds for all ---- */

/* The same move twice: whatever differs comes from the worlds. */
static void
test_same_worlds (void)
{
  const ChieuSearchGame game = { .answer = answer_first, .max_answers = 2000 };
  const ChieuSearchLevel level = { .worlds = 20 };
  int differ = 0, zero = 0;

  for (uint64_t seed = 1; seed <= 10; seed++)
    {
      Asked asked;
      ChieuSearchCandidate twice[2] = { { .move = asked.moves }, { .move = asked.moves } };

      prepare_question (&asked, seed);
      asked.tally.worlds = 20;
      asked.question.tally = &asked.tally;
      chieu_search_find_best (&asked.question, &game, &level, twice, 2);
      differ += asked.tally.items[0].value != asked.tally.items[1].value;
      zero += asked.tally.n != 2 || asked.tally.items[0].value == 0;
    }
  tap_count (&tap, differ == 0, "a move is worth the same twice", differ);
  tap_count (&tap, zero < 10, "hands were played out", zero);
}

/* ---- Worlds against the prior ---- */

static int calls, cancel_at;
static atomic_bool *cancel_flag;
static ChieuCard wanted_card;

static bool
decided_at_once (const void *state)
{
  return true;
}

/* Returns: the worth of a point if the wanted card was put down, else 0; counts the calls, and cancels at one of them */
static int32_t
value_of_discard (const void                 *state,
                  int                         seat,
                  const ChieuSearchCharacter *character)
{
  const ChieuToTomState *s = state;

  if (++calls == cancel_at)
    atomic_store (cancel_flag, true);
  return s->n_dead == 0 && s->phase == CHIEU_EATING_CLAIM && s->card == wanted_card ? CHIEU_SEARCH_POINT : 0;
}

static const ChieuSearchGame at_once = {
  .answer = answer_first, .is_decided = decided_at_once, .value = value_of_discard, .max_answers = 1,
};

/* Searches among @n discards, where only the one of number @wanted is worth anything and only the first is thought likely. Returns: the
 * number of the chosen one */
static int
search_for (Asked *asked,
            int    wanted,
            int    n,
            int    worlds,
            int    prior_worlds)
{
  const ChieuSearchLevel level = { .worlds = worlds, .prior_worlds = prior_worlds };
  ChieuSearchCandidate list[CHIEU_SEARCH_CANDIDATES_MAX];

  for (int i = 0; i < n; i++)
    list[i] = (ChieuSearchCandidate) { .move = &asked->moves[i], .prior = -CHIEU_SEARCH_POINT / 2 * (i > 0) };
  wanted_card = asked->moves[wanted].face;
  calls = 0;
  return chieu_search_find_best (&asked->question, &at_once, &level, list, n);
}

static void
test_choice (void)
{
  Asked asked;
  int wrong = 0;

  for (int wanted = 0; wanted < 6; wanted++)
    {
      prepare_question (&asked, 1);
      wrong += search_for (&asked, wanted, 6, 20, 0) != wanted;
    }
  tap_count (&tap, wrong == 0, "the best of the worlds is chosen", wrong);
  prepare_question (&asked, 1);
  tap_count (&tap, search_for (&asked, 5, 6, 20, 30) == 5, "though it was not thought likely", calls);
  prepare_question (&asked, 1);
  tap_count (&tap, search_for (&asked, 5, 6, 20, 100) == 0, "but not if that counts for more than the worlds", calls);
  /* Five worlds for all six, five for three of them, ten for two. */
  tap_count (&tap, calls == 5 * 6 + 5 * 3 + 10 * 2, "the worse half is left out on the way", calls);
}

/* ---- Limits ---- */

static void
test_limits (void)
{
  Asked asked;

  prepare_question (&asked, 2);
  asked.question.max_nodes = 50;
  search_for (&asked, 1, 4, 1000, 0);
  tap_count (&tap, calls == 50 && asked.question.nodes == 50, "a playout is a node, and there are no more than allowed", calls);
  prepare_question (&asked, 2);
  cancel_flag = &asked.cancel;
  cancel_at = 33;
  search_for (&asked, 1, 4, 1000, 0);
  tap_count (&tap, calls == 33, "a search that is told to stop begins no other playout", calls);
  cancel_at = 0;
  prepare_question (&asked, 2);
  asked.question.deadline = 1;
  search_for (&asked, 1, 4, 1000, 0);
  tap_count (&tap, calls == 0, "nor does one whose time is over", calls);
}

static void
test_time (void)
{
  const ChieuBotLevel *level = chieu_bot_level_find ("cao-thu");
  ChieuBotBudget budget = { .seed = 1, .max_ms = 1 };
  uint32_t in_time, whole;
  ChieuMove move;
  Asked asked;
  bool answered;

  prepare_question (&asked, 3);
  answered = chieu_bot_choose (level, &chieu_to_tom, &asked.view, asked.question.seat, &budget, &move, &in_time);
  budget.max_ms = 0;
  chieu_bot_choose (level, &chieu_to_tom, &asked.view, asked.question.seat, &budget, &move, &whole);
  tap_count (&tap, answered && in_time < whole, "a millisecond is too little for all worlds", (long) whole - in_time);
}

/* ---- Worlds by weight ---- */

static double
weigh_card (const void *world,
            int         seat)
{
  const ChieuToTomState *s = world;

  return s->seat[(seat + 1) % s->seats].hand[wanted_card] > 0 ? 1 : 0.001;
}

/* Returns: in how many of 300 worlds, each chosen among @tries, the next seat holds the wanted card */
static int
count_held (int tries)
{
  Asked asked;
  int held = 0;

  prepare_question (&asked, 4);
  wanted_card = 0;
  while (((ChieuToTomState *) &asked.state)->seat[asked.question.seat].hand[wanted_card] != 1)
    wanted_card++;
  for (int i = 0; i < 300; i++)
    {
      ChieuState world;

      chieu_worlds_deal (&asked.question, weigh_card, tries, &world);
      held += weigh_card (&world, asked.question.seat) == 1;
    }
  return held;
}

/* A seat with 20 of 99 cards holds one of three in 49 of a hundred worlds: in 147 of 300, with a standard deviation of 9. */
static void
test_weights (void)
{
  int plain = count_held (1), chosen = count_held (8);

  tap_count (&tap, plain > 110 && plain < 190, "without a choice the cards lie anywhere", plain);
  tap_count (&tap, chosen > 290, "of several worlds the likely one is kept", chosen);
}

/* ---- Hands guessed from what the others did ---- */

typedef struct
{
  ChieuRandom random;
  long worlds, likelier;
} Guess;

/* Compares the true hands with some dealt by chance. */
static bool
look_at_guess (const Question *question,
               void           *data)
{
  const ChieuToTomState *s = (ChieuToTomState *) question->state;
  Guess *guess = data;
  double truth = chieu_to_tom_weigh_likelihood (s, question->seat);

  for (int i = 0; s->n_dead >= 8 && i < 4; i++)
    {
      ChieuState world;

      question->game->redeal (&question->view, question->seat, &guess->random, &world);
      guess->likelier += truth > chieu_to_tom_weigh_likelihood (&world, question->seat);
      guess->worlds++;
    }
  return true;
}

/* A guess that told nothing would find the true hands likelier in half of the worlds. */
static void
test_likelihood (void)
{
  Guess guess = { 0 };
  TablePlan plan = {
    .game = &chieu_to_tom, .level = chieu_bot_level_find ("vua"), .seats = 5, .hands = 15, .seed = 50,
    .look_at_answer = look_at_guess, .data = &guess,
  };

  chieu_random_init (&guess.random, 9);
  table_play (&plan);
  tap_count (&tap, guess.worlds > 200, "hands were compared with hands dealt by chance", guess.worlds);
  tap_count (&tap, 100 * guess.likelier > 75 * guess.worlds, "by what was done the true ones are likelier", guess.likelier);
}

/* ---- The policy sees no more than its seat ---- */

static bool
look_at_policy (const Question *question,
                void           *data)
{
  long *differ = data;
  ChieuMove open;

  chieu_bot_choose (question->level, question->game, question->state, question->seat, &question->budget, &open, NULL);
  *differ += !chieu_move_equal (&open, &question->move);
  return true;
}

static void
test_policy (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      long differ = 0;
      TablePlan plan = {
        .game = chieu_games[i], .level = chieu_bot_level_find ("tap-su"), .seats = chieu_games[i]->max_seats, .hands = 30,
        .seed = 5, .look_at_answer = look_at_policy, .data = &differ,
      };

      tap_count (&tap, table_play (&plan) && differ == 0, "with all cards open the policy answers as it would without", differ);
    }
}

int
main (void)
{
  test_same_worlds ();
  test_choice ();
  test_limits ();
  test_time ();
  test_weights ();
  test_likelihood ();
  test_policy ();
  return tap_end (&tap);
}
