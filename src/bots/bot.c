/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot.h"

#include "bot-game.h"

#include <string.h>

enum { TAP_SU, VUA, KHA, CAO_THU };

static const ChieuBotGame *
find_players (const ChieuGame *game)
{
  for (int i = 0; chieu_bot_games[i] != NULL; i++)
    if (chieu_bot_games[i]->game == game)
      return chieu_bot_games[i];
  return NULL;
}

/* Of a game that nobody here plays, the first clean move is taken. */
static int
choose (int                 level,
        const ChieuBotTurn *turn,
        uint32_t           *nodes)
{
  const ChieuBotGame *players = find_players (turn->game);

  if (players == NULL)
    return 0;
  while (players->think[level] == NULL)
    level--;
  return players->think[level] (turn, nodes);
}

static int
tap_su_choose (const ChieuBotTurn *turn,
               uint32_t           *nodes)
{
  return choose (TAP_SU, turn, nodes);
}

static int
vua_choose (const ChieuBotTurn *turn,
            uint32_t           *nodes)
{
  return choose (VUA, turn, nodes);
}

static int
kha_choose (const ChieuBotTurn *turn,
            uint32_t           *nodes)
{
  return choose (KHA, turn, nodes);
}

static int
cao_thu_choose (const ChieuBotTurn *turn,
                uint32_t           *nodes)
{
  return choose (CAO_THU, turn, nodes);
}

static const ChieuBotLevel tap_su = { "tap-su", false, 0, tap_su_choose };
static const ChieuBotLevel vua = { "vua", false, 0, vua_choose };
static const ChieuBotLevel kha = { "kha", true, 300, kha_choose };
static const ChieuBotLevel cao_thu = { "cao-thu", true, 1000, cao_thu_choose };

const ChieuBotLevel *const chieu_bot_levels[] = { &tap_su, &vua, &kha, &cao_thu, NULL };

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
  ChieuBotTurn turn = { .game = game, .view = view, .seat = seat, .moves = moves, .budget = budget };

  turn.n_moves = game->moves (view, seat, CHIEU_MOVES_CLEAN, moves);
  if (turn.n_moves == 0)
    return false;
  turn.own = &moves[turn.n_moves];
  *move = moves[turn.n_moves == 1 ? 0 : level->choose (&turn, &spent)];
  if (nodes != NULL)
    *nodes = spent;
  return true;
}
