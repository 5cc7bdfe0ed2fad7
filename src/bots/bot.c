/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot.h"

#include "to-tom-bots.h"

#include <string.h>

/* A thinker for Tổ tôm behind the game-blind interface; of a game it does not know it takes the first clean move. */
static int
ask_to_tom (int                (*think) (ChieuToTomQuestion *),
            const ChieuBotTurn  *turn,
            uint32_t             limit,
            uint32_t            *nodes)
{
  ChieuToTomQuestion question = {
    .view = turn->view,
    .seat = turn->seat,
    .moves = turn->moves,
    .n_moves = turn->n_moves,
    .max_nodes = turn->budget->max_nodes > 0 ? turn->budget->max_nodes : limit,
    .cancel = turn->budget->cancel,
  };
  int choice;

  if (turn->game != &chieu_to_tom)
    return 0;
  choice = chieu_to_tom_obvious (&question);
  chieu_random_init (&question.random, turn->budget->seed);
  if (choice < 0)
    choice = think (&question);
  *nodes += question.nodes;
  return choice;
}

/* Hands that one decision may evaluate. */
#define TAP_SU_NODES 100
#define VUA_NODES 400

static int
tap_su_choose (const ChieuBotTurn *turn,
               uint32_t           *nodes)
{
  return ask_to_tom (chieu_to_tom_tap_su, turn, TAP_SU_NODES, nodes);
}

static int
vua_choose (const ChieuBotTurn *turn,
            uint32_t           *nodes)
{
  return ask_to_tom (chieu_to_tom_vua, turn, VUA_NODES, nodes);
}

static const ChieuBotLevel tap_su = { "tap-su", tap_su_choose };
static const ChieuBotLevel vua = { "vua", vua_choose };

const ChieuBotLevel *const chieu_bot_levels[] = { &tap_su, &vua, NULL };

const ChieuBotLevel *
chieu_bot_level_find (const char *id)
{
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    if (strcmp (chieu_bot_levels[i]->id, id) == 0)
      return chieu_bot_levels[i];
  return NULL;
}

bool
chieu_bot_choose (const ChieuBotLevel  *level,
                  const ChieuGame      *game,
                  const void           *view,
                  int                   seat,
                  const ChieuBotBudget *budget,
                  ChieuMove            *move,
                  uint32_t             *nodes)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  uint32_t spent = 0;
  ChieuBotTurn turn = { .game = game, .view = view, .seat = seat, .moves = moves, .budget = budget };

  turn.n_moves = game->moves (view, seat, CHIEU_MOVES_CLEAN, moves);
  if (turn.n_moves == 0)
    return false;
  *move = moves[turn.n_moves == 1 ? 0 : level->choose (&turn, &spent)];
  if (nodes != NULL)
    *nodes = spent;
  return true;
}
