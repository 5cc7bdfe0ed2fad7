/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-game.h"

const ChieuEngineGame *
chieu_engine_game_find (const ChieuGame *game)
{
  for (int i = 0; chieu_engine_games[i] != NULL; i++)
    if (chieu_engine_games[i]->game == game)
      return chieu_engine_games[i];
  return NULL;
}
