/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games.h"

#include <string.h>

const ChieuGame *
chieu_game_find (const char *id)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (strcmp (chieu_games[i]->id, id) == 0)
      return chieu_games[i];
  return NULL;
}
