/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-game.h"

const ChieuAppGame *
chieu_app_game_find (const ChieuGame *game)
{
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (chieu_app_games[i]->offer.game == game)
      return chieu_app_games[i];
  return NULL;
}

const ChieuAppGame *
chieu_app_game_find_with_unnamed_cards (void)
{
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (!chieu_app_games[i]->offer.game->deck->indexed)
      return chieu_app_games[i];
  return chieu_app_games[0];
}

const ChieuAppGame *
chieu_app_game_find_scorer (void)
{
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (chieu_app_games[i]->scorer_new != NULL)
      return chieu_app_games[i];
  return NULL;
}
