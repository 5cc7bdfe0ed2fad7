/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <time.h>

#define SECOND INT64_C (1000000000)
#define MILLISECOND INT64_C (1000000)

int
chieu_bot_scale_by_effort (const ChieuBotTurn *turn,
                           int                 n)
{
  return turn->effort > 0 ? n * turn->effort / 100 : n;
}

bool
chieu_bot_spend_node (ChieuBotQuestion *question)
{
  if (question->nodes >= question->max_nodes)
    return false;
  if (question->cancel != NULL && atomic_load_explicit (question->cancel, memory_order_relaxed))
    return false;
  question->nodes++;
  return true;
}

static int64_t
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return time.tv_sec * SECOND + time.tv_nsec;
}

bool
chieu_bot_is_late (const ChieuBotQuestion *question)
{
  return question->deadline != 0 && now () >= question->deadline;
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

ChieuBotQuestion
chieu_bot_make_question (const ChieuBotTurn *turn,
                         uint32_t            limit)
{
  ChieuBotQuestion question = {
    .game = turn->game,
    .view = turn->view,
    .seat = turn->seat,
    .moves = turn->moves,
    .n_moves = turn->n_moves,
    .max_nodes = turn->budget->max_nodes > 0 ? turn->budget->max_nodes : limit,
    .cancel = turn->budget->cancel,
    .tally = turn->budget->tally,
    .deadline = turn->budget->max_ms > 0 ? now () + turn->budget->max_ms * MILLISECOND : 0,
  };

  chieu_random_init (&question.random, turn->budget->seed);
  return question;
}

int
chieu_bot_answer_turn (int                (*obvious) (const ChieuBotQuestion *),
                       int                (*think) (ChieuBotQuestion *),
                       const ChieuBotTurn  *turn,
                       uint32_t             limit,
                       uint32_t            *nodes)
{
  ChieuBotQuestion question = chieu_bot_make_question (turn, limit);
  int choice = obvious != NULL ? obvious (&question) : -1;

  if (choice < 0)
    choice = think (&question);
  *nodes += question.nodes;
  return choice;
}
