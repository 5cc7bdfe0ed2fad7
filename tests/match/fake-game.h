/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game nobody plays, to show that a match knows none by name. Each seat has
 * three of twenty-four cards (six faces, four of each). The seat in turn drops
 * a card; all others say together whether they take it, which needs an equal
 * one in the hand; the nearest who does has it and drops in turn. If nobody
 * does, the next seat draws. Three equal cards end the hand with a call. It is
 * a fault to drop the face one has just taken, and to take without an equal card.
 */
#pragma once

#include "bots/bot.h"

#define FAKE_FACES 6
#define FAKE_WORTH 4
#define FAKE_DEPTH_MAX 24

typedef enum
{
  FAKE_DROP,
  FAKE_TAKE,
  FAKE_PASS,
  FAKE_CALL,
} FakeMove;

typedef enum
{
  FAKE_OK,
  FAKE_NOT_ASKED,
  FAKE_NOT_NOW,
  FAKE_NO_CARD,
  FAKE_BACK,                     /* faults from here on */
  FAKE_GREEDY,
} FakeReason;

typedef enum
{
  FAKE_IN_TURN,
  FAKE_CLAIM,
  FAKE_LAY,
  FAKE_OVER,
} FakePhase;

typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
  uint8_t seats, phase, turn, asked, card, dealt_left;
  int8_t winner;
  uint8_t n_faults;
  uint8_t hand[CHIEU_SEATS_MAX][FAKE_FACES];
  uint8_t n_hand[CHIEU_SEATS_MAX];
  uint8_t taken[CHIEU_SEATS_MAX];      /* face just taken */
  uint8_t takes;                       /* bit s: seat s has said that it takes */
  uint8_t heap[FAKE_DEPTH_MAX];
  ChieuFault faults[4];
  uint16_t n_moves;
} FakeState;

extern const ChieuGame fake_game;

/* Levels: "first" makes the first move, "chance" any, "slow" thinks until it is cancelled. */
const ChieuBotLevel *fake_level_find (const char *id);
/* fake_game and the levels become what a match finds. */
void fake_install (void);
const ChieuGame *fake_game_find (const char *id);

/* Count the thoughts of "slow" that are under way, and those that were cancelled. */
extern atomic_int fake_slow_running, fake_slow_cancelled;
