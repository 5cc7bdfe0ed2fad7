/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match/match-private.h"

#include "fake-game.h"

void
fake_install (void)
{
  chieu_match_catalogue.find_game = fake_game_find;
  chieu_match_catalogue.find_level = fake_level_find;
}
