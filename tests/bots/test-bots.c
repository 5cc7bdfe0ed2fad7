/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every level of every bot keeps its promises: it sees no hidden card, gives the same answer to the same question, never
 * refuses a win, makes no fault, and stops when told to. Answers in TAP.
 *
 *   test-bots GAME HANDS
 *
 * HANDS: how many hands each level plays where it does not play worlds out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance/probe.h"
#include "../rules/tap.h"
#include "table.h"

static Tap tap;

static void
print_row (bool             right,
           const TablePlan *plan,
           const char      *about,
           unsigned long    n)
{
  char text[200];

  snprintf (text, sizeof text, "%s, %s, %d seats: %s", plan->game->id, plan->level->id, plan->seats, about);
  tap_count (&tap, right, text, (long) n);
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

/* Exchanges two cards that @seat does not see. Returns: false if these are equal, or there are no two */
static bool
swap_hidden (const Probe *probe,
             ChieuRandom *random,
             int          seat,
             ChieuState  *state)
{
  ChieuCard cards[PROBE_CARDS_MAX], card;
  int n = probe_list_cards (probe, state, seat, cards), one, two;

  if (n < 2)
    return false;
  one = (int) chieu_random_below (random, (uint32_t) n);
  two = (int) chieu_random_below (random, (uint32_t) n);
  card = cards[one];
  cards[one] = cards[two];
  cards[two] = card;
  probe->fill (state, seat, cards);
  return cards[one] != cards[two];
}

typedef struct
{
  ChieuRandom random;
  unsigned long asked, changed, views, answers;
} Hidden;

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
  if (swap_hidden (probe_find (question->game), &hidden->random, question->seat, &world))
    compare_other_world (hidden, question, &world);
  return true;
}

static void
check_hidden (TablePlan plan)
{
  Hidden hidden = { 0 };
  bool ended;

  chieu_random_init (&hidden.random, 7);
  plan.look_at_answer = look_for_peeping;
  plan.data = &hidden;
  ended = table_play (&plan);
  print_row (ended, &plan, "hands come to an end", hidden.asked);
  print_row (hidden.changed > hidden.asked / 8, &plan, "hidden cards were changed", hidden.changed);
  print_row (hidden.views == 0, &plan, "the view does not change", hidden.views);
  print_row (hidden.answers == 0, &plan, "nor does the answer", hidden.answers);
}

/* ---- The same answer to the same question, and limits ---- */

typedef struct
{
  ChieuRandom random;
  unsigned long asked, other, beyond, unclean, busy;
} Limits;

static bool
is_clean (const Question  *question,
          const ChieuMove *move)
{
  bool possible;

  return question->game->check (&question->view, question->seat, move, &possible) == CHIEU_REASON_NONE;
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
  plan.look_at_answer = look_at_limits;
  plan.data = &limits;
  table_play (&plan);
  print_row (limits.asked > 100 && limits.other == 0, &plan, "same view, seed and limit, same answer", limits.other);
  print_row (limits.beyond == 0, &plan, "no more nodes than allowed", limits.beyond);
  print_row (limits.busy == 0, &plan, "a bot that is told to stop thinks no more", limits.busy);
  print_row (limits.unclean == 0, &plan, "and still answers with a clean move", limits.unclean);
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
  int win_kind = probe_find (question->game)->win_kind;

  for (int i = 0; i < n; i++)
    if ((int) moves[i].kind == win_kind)
      {
        play->could_win++;
        play->refused += question->move.kind != win_kind;
      }
  return true;
}

static bool
look_for_faults (const ChieuGame  *game,
                 const ChieuState *state,
                 void             *data)
{
  Play *play = data;
  ChieuFault faults[CHIEU_FAULTS_MAX];
  ChieuResult result;

  game->result (state, &result);
  play->hands++;
  play->wins += result.outcome == CHIEU_OUTCOME_WON;
  for (int seat = 0; seat < result.next.seats; seat++)
    play->faults += (unsigned long) game->faults (state, seat, faults);
  return true;
}

static void
check_play (TablePlan plan)
{
  Play play = { 0 };

  plan.look_at_answer = look_for_wins;
  plan.look_at_end = look_for_faults;
  plan.data = &play;
  table_play (&plan);
  print_row (play.hands == (unsigned long) plan.hands && play.wins > 0, &plan, "some hands are won", play.wins);
  print_row ((play.could_win > 0) == (probe_find (plan.game)->win_kind >= 0) && play.refused == 0, &plan, "no win is refused",
             play.refused);
  print_row (play.faults == 0, &plan, "no faults", play.faults);
}

static void
check_level (const ChieuGame     *game,
             const ChieuBotLevel *level,
             int                  seats,
             int                  hands)
{
  TablePlan few = { .game = game, .level = level, .seats = seats, .hands = probe_find (game)->few,
                    .seed = 1, .max_nodes = 60 };
  TablePlan many = { .game = game, .level = level, .seats = seats, .hands = hands, .seed = 1000 };

  /* A level that plays worlds out is slow and plays few hands with few worlds: what must never happen does not happen after one world
   * either. */
  if (level->searches)
    {
      many.hands = hands < 100 ? 3 : hands / 30;
      few.hands = probe_find (game)->fewest;
      many.max_nodes = few.max_nodes = 120;
    }

  check_hidden (few);
  check_limits (few);
  check_play (many);
  few.strict = true;
  check_play (few);
}

int
main (int    argc,
      char **argv)
{
  const ChieuGame *game = argc > 2 ? chieu_game_find (argv[1]) : NULL;

  if (game == NULL)
    {
      fprintf (stderr, "usage: test-bots GAME HANDS\n");
      return 2;
    }
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    for (int seats = game->max_seats; seats >= game->min_seats; seats--)
      check_level (game, chieu_bot_levels[i], seats, atoi (argv[2]));
  return tap_end (&tap);
}
