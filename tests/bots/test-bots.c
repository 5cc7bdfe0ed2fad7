/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked of every level of every bot: it sees no hidden card, answers
 * the same to the same, never refuses a win, makes no fault, and stops when
 * told to. Answers in TAP.
 *
 * Argument: how many hands are played through.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

static int n_tests, failed;

static void
ok (bool                 right,
    const ChieuBotLevel *level,
    int                  seats,
    const char          *about,
    unsigned long        n)
{
  printf ("%sok %d - %s, %d seats: %s (%lu)\n", right ? "" : "not ", ++n_tests, level->id, seats, about, n);
  failed += !right;
}

static bool
answers_alike (const Question       *question,
               const ChieuState     *view,
               const ChieuBotBudget *budget)
{
  ChieuMove move;

  return chieu_bot_choose (question->level, question->game, view, question->seat, budget, &move, NULL)
         && chieu_move_equal (&move, &question->move);
}

/* ---- Hidden cards ---- */

typedef struct
{
  ChieuRandom random;
  unsigned long asked, changed, views, answers;
} Hidden;

/* A card of another seat's fan and one of the nọc change places. Returns: false if there are none that differ. */
static bool
swap_hidden (Hidden         *hidden,
             const Question *question,
             ChieuState     *state)
{
  ChieuToTomState *s = &state->to_tom;
  int other = (question->seat + 1 + (int) chieu_random_below (&hidden->random, (uint32_t) s->seats - 1)) % s->seats;
  ChieuCard face = (ChieuCard) chieu_random_below (&hidden->random, CHIEU_TO_TOM_FACES);
  ChieuCard *card;

  if (s->noc_left == 0 || (s->phase >= CHIEU_TO_TOM_LAY && other == s->winner))
    return false;
  card = &s->noc[chieu_random_below (&hidden->random, s->noc_left)];
  while (s->seat[other].hand[face] == 0 && s->seat[other].n_hand > 0)
    face = (ChieuCard) ((face + 1) % CHIEU_TO_TOM_FACES);
  if (s->seat[other].n_hand == 0 || *card == face)
    return false;
  s->seat[other].hand[face]--;
  s->seat[other].hand[*card]++;
  *card = face;
  return true;
}

static void
compare_other_world (Hidden           *hidden,
                     const Question   *question,
                     const ChieuState *world)
{
  ChieuState view;

  question->game->observe (world, question->seat, &view);
  hidden->changed += memcmp (world, question->state, question->game->state_size) != 0;
  hidden->views += memcmp (&view, &question->view, question->game->state_size) != 0;
  hidden->answers += !answers_alike (question, &view, &question->budget);
}

static bool
look_for_peeping (const Question *question,
                  void           *data)
{
  Hidden *hidden = data;
  ChieuState world;

  hidden->asked++;
  if (chieu_random_below (&hidden->random, 4) != 0)
    return true;
  question->game->redeal (&question->view, question->seat, &hidden->random, &world);
  compare_other_world (hidden, question, &world);
  world = *question->state;
  if (swap_hidden (hidden, question, &world))
    compare_other_world (hidden, question, &world);
  return true;
}

static void
check_hidden (TablePlan plan)
{
  Hidden hidden = { 0 };
  bool ended;

  chieu_random_init (&hidden.random, 7);
  plan.look = look_for_peeping;
  plan.data = &hidden;
  ended = table_play (&plan);
  ok (ended, plan.level, plan.seats, "hands come to an end", hidden.asked);
  ok (hidden.changed > hidden.asked / 8, plan.level, plan.seats, "hidden cards were changed", hidden.changed);
  ok (hidden.views == 0, plan.level, plan.seats, "the view does not change", hidden.views);
  ok (hidden.answers == 0, plan.level, plan.seats, "nor does the answer", hidden.answers);
}

/* ---- The same to the same, and limits ---- */

typedef struct
{
  ChieuRandom random;
  unsigned long asked, other, beyond, unclean, busy;
} Limits;

static bool
is_clean (const Question  *question,
          const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = question->game->moves (&question->view, question->seat, CHIEU_MOVES_CLEAN, moves);

  for (int i = 0; i < n; i++)
    if (chieu_move_equal (&moves[i], move))
      return true;
  return false;
}

static bool
look_at_limits (const Question *question,
                void           *data)
{
  static const uint32_t limits[] = { 1, 7, 50 };
  Limits *limit = data;
  atomic_bool cancel = true;
  ChieuBotBudget budget = question->budget;
  ChieuMove move;
  uint32_t nodes;

  limit->asked++;
  limit->other += !answers_alike (question, &question->view, &question->budget);
  if (chieu_random_below (&limit->random, 3) != 0)
    return true;
  budget.max_nodes = limits[chieu_random_below (&limit->random, 3)];
  chieu_bot_choose (question->level, question->game, &question->view, question->seat, &budget, &move, &nodes);
  limit->beyond += nodes > budget.max_nodes;
  limit->unclean += !is_clean (question, &move);
  budget.cancel = &cancel;
  chieu_bot_choose (question->level, question->game, &question->view, question->seat, &budget, &move, &nodes);
  limit->busy += nodes > 0;
  limit->unclean += !is_clean (question, &move);
  return true;
}

static void
check_limits (TablePlan plan)
{
  Limits limits = { 0 };

  chieu_random_init (&limits.random, 8);
  plan.look = look_at_limits;
  plan.data = &limits;
  table_play (&plan);
  ok (limits.asked > 100 && limits.other == 0, plan.level, plan.seats, "same view, seed and limit, same answer", limits.other);
  ok (limits.beyond == 0, plan.level, plan.seats, "no more nodes than allowed", limits.beyond);
  ok (limits.busy == 0, plan.level, plan.seats, "who is told to stop thinks no more", limits.busy);
  ok (limits.unclean == 0, plan.level, plan.seats, "and still answers with a clean move", limits.unclean);
}

/* ---- Wins and faults ---- */

typedef struct
{
  unsigned long hands, could_win, refused, wins, faults;
} Play;

static bool
look_for_wins (const Question *question,
               void           *data)
{
  Play *play = data;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = question->game->moves (&question->view, question->seat, CHIEU_MOVES_CLEAN, moves);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == CHIEU_TO_TOM_U)
      {
        play->could_win++;
        play->refused += question->move.kind != CHIEU_TO_TOM_U;
      }
  return true;
}

static bool
look_for_faults (const ChieuGame  *game,
                 const ChieuState *state,
                 void             *data)
{
  Play *play = data;
  ChieuResult result;

  game->result (state, &result);
  play->hands++;
  play->wins += result.outcome == CHIEU_OUTCOME_WON;
  for (int seat = 0; seat < state->to_tom.seats; seat++)
    play->faults += state->to_tom.seat[seat].n_faults;
  return true;
}

static void
check_play (TablePlan plan)
{
  Play play = { 0 };

  plan.look = look_for_wins;
  plan.look_at_end = look_for_faults;
  plan.data = &play;
  table_play (&plan);
  ok (play.hands == (unsigned long) plan.hands && play.wins > 0, plan.level, plan.seats, "some hands are won", play.wins);
  ok (play.could_win > 0 && play.refused == 0, plan.level, plan.seats, "no win is refused", play.refused);
  ok (play.faults == 0, plan.level, plan.seats, "no faults", play.faults);
}

int
main (int    argc,
      char **argv)
{
  int hands = argc > 1 ? atoi (argv[1]) : 300;

  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    for (int seats = 5; seats >= 4; seats--)
      {
        TablePlan few = { .level = chieu_bot_levels[i], .seats = seats, .hands = 6, .seed = 1, .max_nodes = 60 };
        TablePlan many = { .level = chieu_bot_levels[i], .seats = seats, .hands = hands, .seed = 1000 };

        check_hidden (few);
        check_limits (few);
        check_play (many);
        few.strict = true;
        check_play (few);
      }
  printf ("1..%d\n", n_tests);
  return failed > 0;
}
