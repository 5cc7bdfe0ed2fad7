/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of chieu-engine that belongs to a game: one constant for each, chieu_engine_GAME in games/GAME/engine.
 */
#pragma once

#include "command.h"
#include "json-line.h"
#include "rules/games.h"

/* The part of a game. */
typedef struct
{
  const ChieuGame *game;
  /* For "chieu-engine eval": adds the members of the answer to @builder, or sets @error. NULL: positions of the game are not
   * evaluated. */
  void (*eval) (JsonObject     *position,
                JsonBuilder    *builder,
                ChieuLineError *error);
  const char *eval_help;         /* (nullable): the help of that command on the game's positions, in the form of
                                  * ChieuCommand.help */
  const ChieuCommand *command;   /* (nullable): a command that is of use in this game only */
  gboolean costly;               /* a hand between bots that search costs more than ten hands of another game, so "bench" plays
                                  * fewer */
} ChieuEngineGame;

/* The parts of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuEngineGame *const chieu_engine_games[];

/* Returns: (nullable): the part that belongs to @game; NULL: there is none */
const ChieuEngineGame *chieu_engine_game_find (const ChieuGame *game);
