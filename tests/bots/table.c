/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table.h"

static int
first_asked (const ChieuGame  *game,
             const ChieuState *state)
{
  unsigned asked = game->to_answer (state);
  int seat = 0;

  while ((asked >> seat & 1) == 0)
    seat++;
  return seat;
}

static bool
answer_question (const TablePlan *plan,
                 const ChieuGame *game,
                 ChieuState      *state,
                 uint64_t         seed)
{
  Question question = { .level = plan->level, .game = game, .state = state };

  question.seat = first_asked (game, state);
  question.budget = (ChieuBotBudget) { .seed = seed, .max_nodes = plan->max_nodes };
  game->observe (state, question.seat, &question.view);
  return chieu_bot_choose (plan->level, game, &question.view, question.seat, &question.budget, &question.move, NULL)
         && (plan->look_at_answer == NULL || plan->look_at_answer (&question, plan->data))
         && game->apply (state, question.seat, &question.move, NULL) == CHIEU_REASON_NONE;
}

static bool
play_hand (const TablePlan *plan,
           const ChieuGame *game,
           ChieuCarry      *carry,
           uint64_t         seed)
{
  ChieuState state;
  ChieuRules rules;
  ChieuResult result;

  chieu_rules_init (&rules, game);
  game->deal (&state, &rules, carry, seed);
  for (uint32_t i = 0; game->to_answer (&state) != 0; i++)
    if (!answer_question (plan, game, &state, chieu_random_hand_seed (seed, i)))
      return false;
  game->result (&state, &result);
  *carry = result.next;
  return plan->look_at_end == NULL || plan->look_at_end (game, &state, plan->data);
}

bool
table_play (const TablePlan *plan)
{
  ChieuCarry carry;

  chieu_carry_init (&carry, plan->seats, -1, plan->strict);
  for (int i = 0; i < plan->hands; i++)
    if (!play_hand (plan, plan->game, &carry, plan->seed + (uint64_t) i))
      return false;
  return true;
}
