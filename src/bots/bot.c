/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot.h"

#include "bot-game.h"

#include <string.h>

static const ChieuBotGame *
find_players (const ChieuGame *game)
{
  for (int i = 0; chieu_bot_games[i] != NULL; i++)
    if (chieu_bot_games[i]->game == game)
      return chieu_bot_games[i];
  return NULL;
}

/* In a game that has no players here the first clean move is taken. */
int
chieu_bot_think (const ChieuBotLevel *level,
                 const ChieuBotTurn  *turn,
                 uint32_t            *nodes)
{
  const ChieuBotGame *players = find_players (turn->game);
  int player = (int) level->player;

  if (level->choose != NULL)
    return level->choose (turn, nodes);
  if (players == NULL)
    return 0;
  if (players->search != NULL && player >= CHIEU_BOT_KHA)
    return chieu_search_choose (players->search, player == CHIEU_BOT_KHA ? &players->kha : &players->cao_thu, turn, nodes);
  while (player >= 0 && players->think[player] == NULL)
    player--;
  return player >= 0 ? players->think[player] (turn, nodes) : 0;
}

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
  ChieuMove moves[CHIEU_MOVES_MAX + 1];
  uint32_t spent = 0;
  ChieuBotTurn turn = {
    .game = game, .view = view, .seat = seat, .moves = moves, .budget = budget, .effort = level->effort,
  };

  turn.n_moves = game->moves (view, seat, CHIEU_MOVES_CLEAN, moves);
  if (turn.n_moves == 0)
    return false;
  turn.own = &moves[turn.n_moves];
  *move = moves[turn.n_moves == 1 ? 0 : chieu_bot_think (level, &turn, &spent)];
  if (nodes != NULL)
    *nodes = spent;
  return true;
}
