/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that nobody plays, to show that a match knows no game by name. Its cards are the first six faces of the Tổ tôm deck, four of
 * each; each seat is dealt three, the others are the heap. The seat in turn draws a card and drops one; all others say together whether
 * they take that, which needs an equal one in the hand. Of those that take it the nearest to the right gets it, and drops in turn. If
 * nobody takes it, the next seat draws. A seat that takes a card and then has three equal ones wins with a call; three that are complete
 * by a draw do not count. A win takes FAKE_WORTH points from the pot, and the match is over when the pot has fewer. When there is no
 * card to draw, nobody wins. It is a fault to drop the face that one has just taken, and to take without an equal card.
 */
#pragma once

#include "bots/bot.h"

#define FAKE_FACES 6
#define FAKE_COPIES 4              /* of each face */
#define FAKE_CARDS (FAKE_FACES * FAKE_COPIES)
#define FAKE_WORTH 4               /* points of every win */
#define FAKE_FAULTS_MAX 4          /* the most faults of a hand that are noted */

/* The one house rule, by its place in ChieuGame.switches: how many cards of the heap are never drawn. */
#define FAKE_HEAP_END 0

typedef enum
{
  FAKE_DROP,                       /* drops the card @face */
  FAKE_TAKE,                       /* takes the card that was dropped */
  FAKE_PASS,                       /* leaves it */
  FAKE_CALL,                       /* wins */
} FakeMove;

typedef enum
{
  FAKE_OK,
  FAKE_NOT_ASKED,
  FAKE_NOT_NOW,
  FAKE_NO_CARD,
  FAKE_BACK,                       /* a fault: the face that was just taken is dropped */
  FAKE_GREEDY,                     /* a fault: a card is taken without an equal one */
} FakeReason;

typedef enum
{
  FAKE_IN_TURN,                    /* the seat in turn drops a card */
  FAKE_CLAIM,                      /* the others answer the dropped card */
  FAKE_LAY,                        /* the seat in turn has three equal cards, and calls */
  FAKE_OVER,
} FakePhase;

typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
  uint8_t seats;
  uint8_t phase;                   /* FakePhase */
  uint8_t turn;                    /* the seat in turn; in FAKE_CLAIM the one that dropped the card */
  uint8_t must_answer;              /* bit s: seat s has not answered the dropped card yet */
  uint8_t dropped;                 /* the card that the others answer, or CHIEU_CARD_NONE */
  uint8_t n_heap;                  /* cards in the heap */
  int8_t winner;                   /* −1: nobody */
  uint8_t n_faults;
  uint8_t hand[CHIEU_SEATS_MAX][FAKE_FACES];   /* how many cards of each face a seat holds */
  uint8_t n_hand[CHIEU_SEATS_MAX]; /* how many in all, which everybody sees */
  uint8_t taken[CHIEU_SEATS_MAX];  /* the face that a seat has taken since it last drew, or CHIEU_CARD_NONE */
  uint8_t takes;                   /* bit s: seat s has answered that it takes the dropped card */
  uint8_t heap[FAKE_CARDS];        /* the first n_heap of them; the last one is drawn first */
  ChieuFault faults[FAKE_FAULTS_MAX];
  uint16_t n_moves;                /* applied so far */
} FakeState;

extern const ChieuGame fake_game;

/* The kind of move that gives up a hand that wins as dealt; −1, as usual: none does. */
extern int fake_gives_up_kind;

/* Returns: a level for tests: "first" makes the first move, "chance" any, "slow" thinks until it is cancelled; or Chiếu
 * Bài’s own level with this id, or NULL */
const ChieuBotLevel *fake_level_find (const char *id);
/* Returns: fake_game for its id "fake", or Chiếu Bài’s own game with this id, or NULL */
const ChieuGame *fake_game_find (const char *id);
/* From now on matches find games and levels by the two functions above. */
void fake_install (void);

/* The numbers of thoughts of "slow" that are under way, and that were cancelled. */
extern atomic_int fake_slow_running, fake_slow_cancelled;
