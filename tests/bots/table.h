/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands between bots of one level, for tests that look on.
 */
#pragma once

#include "bots/bot.h"

/* One question that came up: the seat to answer, and what it saw. */
typedef struct
{
  const ChieuBotLevel *level;
  const ChieuGame *game;
  const ChieuState *state;
  ChieuState view;
  int seat;
  ChieuBotBudget budget;
  ChieuMove move;                /* the answer */
} Question;

/* Looks at a question and its answer. Returns: false to end the test. */
typedef bool (*Look) (const Question *question, void *data);

/* Looks at the end of a hand, which may be faulty. */
typedef bool (*LookAtEnd) (const ChieuGame *game, const ChieuState *state, void *data);

typedef struct
{
  const ChieuGame *game;
  const ChieuBotLevel *level;
  int seats;
  int hands;
  bool strict;                   /* every seat is asked at every card */
  uint64_t seed;                 /* of the first hand; the next have the next numbers */
  uint32_t max_nodes;            /* 0: the level's own limit */
  Look look;                     /* (nullable) */
  LookAtEnd look_at_end;         /* (nullable) */
  void *data;
} TablePlan;

/* Plays the hands, the cái and thông carried on. Returns: false if somebody ended it or a move was refused. */
bool table_play (const TablePlan *plan);
