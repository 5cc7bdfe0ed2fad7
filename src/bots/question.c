/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

bool
chieu_bot_spend (ChieuBotQuestion *question)
{
  if (question->nodes >= question->max_nodes)
    return false;
  if (question->cancel != NULL && atomic_load_explicit (question->cancel, memory_order_relaxed))
    return false;
  question->nodes++;
  return true;
}

int
chieu_bot_find_move (const ChieuBotQuestion *question,
                     int                     kind)
{
  for (int i = 0; i < question->n_moves; i++)
    if (question->moves[i].kind == kind)
      return i;
  return -1;
}

int
chieu_bot_find_pass (const ChieuBotQuestion *question)
{
  for (int i = 0; i < question->n_moves; i++)
    if (question->game->is_pass (&question->moves[i]))
      return i;
  return -1;
}

int
chieu_bot_put_to (int                (*obvious) (const ChieuBotQuestion *),
                  int                (*think) (ChieuBotQuestion *),
                  const ChieuBotTurn  *turn,
                  uint32_t             limit,
                  uint32_t            *nodes)
{
  ChieuBotQuestion question = {
    .game = turn->game,
    .view = turn->view,
    .seat = turn->seat,
    .moves = turn->moves,
    .n_moves = turn->n_moves,
    .max_nodes = turn->budget->max_nodes > 0 ? turn->budget->max_nodes : limit,
    .cancel = turn->budget->cancel,
  };
  int choice = obvious != NULL ? obvious (&question) : -1;

  chieu_random_init (&question.random, turn->budget->seed);
  if (choice < 0)
    choice = think (&question);
  *nodes += question.nodes;
  return choice;
}
