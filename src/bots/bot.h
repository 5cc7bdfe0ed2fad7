/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players: an observation in, a move out. A bot never sees a state, only what
 * ChieuGame.observe leaves of it for its seat; it keeps nothing between calls,
 * so the same observation, seed and node limit give the same move.
 */
#pragma once

#include "turn.h"

/* A level of play. Each is a file level-ID.c, which meson.build lists; chieu_bot_levels is made of that list, so whoever needs all levels
 * goes through it. */
typedef struct
{
  const char *id;                /* "tap-su", "vua", "kha", "cao-thu" */
  const char *name;              /* untranslated, with the context “level” */
  const char *sentence;          /* untranslated: how these players play */
  ChieuBotPlayer player;
  int effort;                    /* worlds that are tried, in hundredths of the player's own; 0 is 100 */
  bool searches;                 /* plays worlds out: milliseconds for a decision, where the others take microseconds */
  uint32_t max_ms;               /* time for a decision that is enough at the table (ChieuBotBudget.max_ms); 0: any */

  /* Its part in the fixed work of `chieu-engine bench`: how many hands of each game and number of seats; how many of a game whose
   * hands cost more than ten times as much as those of others; and how many hands are evaluated for a move. */
  struct
  {
    unsigned hands, of_costly;
    uint32_t max_nodes;
  } bench;

  /* (nullable): a function as chieu_bot_think() that plays instead of @player in every game */
  int (*choose) (const ChieuBotTurn *turn,
                 uint32_t           *nodes);
} ChieuBotLevel;

/* Levels from the weakest up, NULL at the end. */
extern const ChieuBotLevel *const chieu_bot_levels[];

/* Returns: the level of this id, or NULL. */
const ChieuBotLevel *chieu_bot_level_find (const char *id);

/* Chooses one of the moves of @turn and adds the hands it evaluated to @nodes. Returns: the place of the move, or n_moves for the
 * one that it put into own */
int chieu_bot_think (const ChieuBotLevel *level, const ChieuBotTurn *turn, uint32_t *nodes);

/**
 * chieu_bot_choose:
 * @level: who plays
 * @view: what @seat observed (ChieuGame.observe); @seat must be asked to answer
 * @budget: chance and limits
 * @move: (out): a clean move of the seat
 * @nodes: (out) (optional): hands evaluated
 *
 * Returns: false if @seat is not asked; @move and @nodes are then left as they are.
 */
bool chieu_bot_choose (const ChieuBotLevel  *level,
                       const ChieuGame      *game,
                       const void           *view,
                       int                   seat,
                       const ChieuBotBudget *budget,
                       ChieuMove            *move,
                       uint32_t             *nodes);
