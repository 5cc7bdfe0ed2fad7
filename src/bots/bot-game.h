/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bots' part of a game: one constant for each, chieu_bots_GAME in games/GAME/bots.
 */
#pragma once

#include "search.h"

typedef struct
{
  const ChieuGame *game;
  /* By ChieuBotPlayer, a function that returns what chieu_bot_think() does. NULL: the next weaker player plays for this one. */
  int (*think[CHIEU_BOT_N_PLAYERS]) (const ChieuBotTurn *turn,
                                     uint32_t           *nodes);

  /* (nullable): how khá and cao thủ search, instead of having such functions, and what each of the two spends. */
  const ChieuSearchGame *search;
  ChieuSearchLevel kha, cao_thu;
} ChieuBotGame;

/* The parts of all games, NULL at the end. The build makes this register from the list in src/meson.build. */
extern const ChieuBotGame *const chieu_bot_games[];
