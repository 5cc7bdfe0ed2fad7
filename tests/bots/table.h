/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays hands among bots of one level, for tests that look at every answer.
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

/* Looks at a question and its answer, before the move is made. Returns: false to play no more */
typedef bool (*LookAtAnswer) (const Question *question, void *data);

/* Looks at the end of a hand, in which there may have been faults. Returns: false to play no more */
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
  LookAtAnswer look_at_answer;   /* (nullable) */
  LookAtEnd look_at_end;         /* (nullable) */
  void *data;
} TablePlan;

/* Plays the hands, each with the cái and thông that the one before leaves. Returns: false if no move was found, one was refused, or a
 * function of the plan returned false */
bool table_play (const TablePlan *plan);
