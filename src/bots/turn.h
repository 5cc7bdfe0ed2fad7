/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question to a player, the time and work that the player may spend on the answer, and the findings that come with the answer.
 */
#pragma once

#include "rules/games.h"

#include <stdatomic.h>

/* The players that each game has, from the weakest up; their functions stand in this order (bot-game.h). */
typedef enum
{
  CHIEU_BOT_TAP_SU,              /* like a beginner without faults */
  CHIEU_BOT_VUA,                 /* knows the exact distance, counts helpful cards, discards safely */
  CHIEU_BOT_KHA,                 /* also deals the unseen cards again and tries the likely moves in those worlds */
  CHIEU_BOT_CAO_THU,             /* in more worlds, chosen by what the others did */
  CHIEU_BOT_N_PLAYERS
} ChieuBotPlayer;

/* The most moves whose worth a search reports. */
#define CHIEU_BOT_TALLY_MAX 17

/* The findings of a search, for a caller that wants to know more than the chosen move. A level that does not search leaves it as
 * it is. */
typedef struct
{
  const ChieuMove *also;         /* in (nullable): a clean move of the seat that is to be tried in addition to the likely ones */
  int worlds;                    /* in: in how many worlds all moves are tried, instead of the level's number; more than 0. Mậu
                                  * binh tries them against all hands of its library that fit, however many */
  int tried;                     /* out: worlds that counted; in Mậu binh the hands of the library that were tried */
  int n;                         /* out: the number of moves, the best first; 0: there was nothing to compare */
  struct
  {
    ChieuMove move;
    int32_t value;               /* expected points of the hand, in thousandths: the player's own less the others' on average;
                                  * in Mậu binh, where each pays each, only the player's own */
  } items[CHIEU_BOT_TALLY_MAX];
} ChieuBotTally;

/* The time and work that a player may spend on an answer, and the chance by which it decides. */
typedef struct
{
  uint64_t seed;                 /* for all that the bot decides by chance */
  uint32_t max_nodes;            /* hands it may evaluate; 0: the level's own limit */
  uint32_t max_ms;               /* time that a level that searches may take; 0: as long as its worlds take */
  const atomic_bool *cancel;     /* (nullable): becomes true when nobody wants the answer any more */
  ChieuBotTally *tally;          /* (nullable): filled by a level that searches; max_nodes should then be large */
} ChieuBotBudget;

/* A seat that is asked, and all that its player may know. */
typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what the seat observed */
  int seat;
  const ChieuMove *moves;        /* its clean moves */
  int n_moves;                   /* more than one */
  ChieuMove *own;                /* room for a clean move that is not listed, for games with more moves than can be listed */
  int effort;                    /* of the level (ChieuBotLevel.effort), in hundredths; 0 is 100 */
  const ChieuBotBudget *budget;
} ChieuBotTurn;
