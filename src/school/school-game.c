/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-game.h"

const ChieuSchoolGame *
chieu_school_game_find (const ChieuGame *game)
{
  for (int i = 0; chieu_school_games[i] != NULL; i++)
    if (chieu_school_games[i]->game == game)
      return chieu_school_games[i];
  return NULL;
}
