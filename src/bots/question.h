/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One question put to a bot, and what it may spend on it: the same for every game.
 */
#pragma once

#include "turn.h"

typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what the seat observed */
  int seat;
  const ChieuMove *moves;        /* its clean moves */
  int n_moves;
  ChieuRandom random;
  uint32_t nodes;                /* hands evaluated so far */
  uint32_t max_nodes;            /* hands that may be evaluated */
  const atomic_bool *cancel;     /* (nullable): as in ChieuBotBudget */
  ChieuBotTally *tally;          /* (nullable): as in ChieuBotBudget */
  int64_t deadline;              /* nanoseconds of the steady clock, 0: none */
} ChieuBotQuestion;

/* Returns: the question of @turn; @limit: how many hands may be evaluated if the budget does not say */
ChieuBotQuestion chieu_bot_make_question (const ChieuBotTurn *turn, uint32_t limit);

/* Returns: @n scaled by the effort of @turn */
int chieu_bot_scale_by_effort (const ChieuBotTurn *turn, int n);

/* Counts one evaluated hand. Returns: false when the limit is reached or nobody waits any more. */
bool chieu_bot_spend_node (ChieuBotQuestion *question);

/* Returns: whether the time of the budget is over. Not to be used where the result has to be the same on every machine */
bool chieu_bot_is_late (const ChieuBotQuestion *question);

/* Returns: the place of the first move of @kind, a kind of the game; −1 if there is none */
int chieu_bot_find_move (const ChieuBotQuestion *question, int kind);

/* Returns: the place of the move that claims nothing; −1 if there is none */
int chieu_bot_find_pass (const ChieuBotQuestion *question);

/**
 * chieu_bot_answer_turn:
 * @obvious: (nullable): finds the place of a move that needs no thought, or −1
 * @think: chooses a move and returns its place
 * @turn: what is asked
 * @limit: how many hands may be evaluated if the budget does not say
 * @nodes: hands evaluated are added
 *
 * Answers @turn: with the obvious move if there is one, else with the choice of @think. Returns: the place of the move.
 */
int chieu_bot_answer_turn (int                (*obvious) (const ChieuBotQuestion *),
                           int                (*think) (ChieuBotQuestion *),
                           const ChieuBotTurn  *turn,
                           uint32_t             limit,
                           uint32_t            *nodes);
