/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot.h"

#include "chan-bots.h"
#include "luc-ho-bots.h"
#include "mau-binh-bots.h"
#include "to-tom-bots.h"

#include <string.h>

typedef int (*Think) (const ChieuBotTurn *turn, uint32_t *nodes);

enum { TAP_SU, VUA, KHA, CAO_THU, N_LEVELS };

/* Who plays a game, level by level. NULL: the level below does. */
typedef struct
{
  const ChieuGame *game;
  Think think[N_LEVELS];
} Players;

static const Players all_players[] = {
  { &chieu_to_tom, { chieu_to_tom_tap_su, chieu_to_tom_vua, chieu_to_tom_kha, chieu_to_tom_cao_thu } },
  { &chieu_chan, { chieu_chan_tap_su, chieu_chan_vua, chieu_chan_kha, chieu_chan_cao_thu } },
  { &chieu_mau_binh, { chieu_mau_binh_tap_su, chieu_mau_binh_vua, chieu_mau_binh_kha, chieu_mau_binh_cao_thu } },
  { &chieu_luc_ho, { chieu_luc_ho_tap_su, chieu_luc_ho_vua, chieu_luc_ho_kha, chieu_luc_ho_cao_thu } },
};

static const Players *
find_players (const ChieuGame *game)
{
  for (size_t i = 0; i < sizeof all_players / sizeof all_players[0]; i++)
    if (all_players[i].game == game)
      return &all_players[i];
  return NULL;
}

/* Of a game that nobody here plays, the first clean move is taken. */
static int
choose (int                 level,
        const ChieuBotTurn *turn,
        uint32_t           *nodes)
{
  const Players *players = find_players (turn->game);

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
