/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Năm lá, “five leaves”, a game of tricks for two. Nobody plays it in Vietnam: it was made for these tests, as small as a game of
 * this program can be, and docs/adding-a-game.md follows it file by file. In plain words:
 *
 * Twelve cards: three suits, mây m, núi n and sông s, clouds, mountains and rivers, with the numbers 1 to 4. Each seat is dealt
 * five; two lie aside face down, and nobody sees them before the end. The cái leads any card; the other puts any card to it.
 * A higher card of the suit that was led takes the trick, else the seat that led it does. The one that took it leads the next one.
 *
 * After five tricks the seat that took more of them wins, and gets a point from the other for each beyond two: one, two or three.
 * All five tricks count double. The winner is the cái of the next hand.
 *
 * Tables may differ in one thing: whether all five tricks count double. Nothing here is a fault: what the rules forbid cannot
 * be done.
 */
#pragma once

#include "rules/game.h"

extern const ChieuGame chieu_nam_la;

/* The deck. Numbers: suit × 4 + (rank − 1), suits in the order m n s. It has no pictures. */
extern const ChieuDeck chieu_deck_nam_la;
#define CHIEU_NAM_LA_FACES 12
#define CHIEU_NAM_LA_RANKS 4
#define CHIEU_NAM_LA_SUITS 3
#define CHIEU_NAM_LA_CARD(suit, rank) ((ChieuCard) ((suit) * CHIEU_NAM_LA_RANKS + (rank) - 1))

#define CHIEU_NAM_LA_SEATS 2
/* The cards that a seat is dealt, and those that lie aside. */
#define CHIEU_NAM_LA_HAND 5
#define CHIEU_NAM_LA_ASIDE (CHIEU_NAM_LA_FACES - CHIEU_NAM_LA_SEATS * CHIEU_NAM_LA_HAND)

/* Kinds of moves, with the words that print them. */
typedef enum
{
  CHIEU_NAM_LA_RA,               /* "ra 3m": leads */
  CHIEU_NAM_LA_THEO,             /* "theo 4m": puts a card to the one that was led */
  CHIEU_NAM_LA_N_MOVES
} ChieuNamLaMoveKind;

/* The reasons why a move is refused. */
typedef enum
{
  CHIEU_NAM_LA_OK,
  CHIEU_NAM_LA_NOT_ASKED,        /* "not-asked": it is not this seat's turn */
  CHIEU_NAM_LA_NOT_NOW,          /* "not-now": such a move is not made at this moment */
  CHIEU_NAM_LA_NO_CARD,          /* "no-card": the card is not in the hand */
  CHIEU_NAM_LA_N_REASONS
} ChieuNamLaReason;

/* The kinds of wins, in ChieuGame.cuoc. */
typedef enum
{
  CHIEU_NAM_LA_HON,              /* "hon": more tricks than the other */
  CHIEU_NAM_LA_SACH,             /* "sach": all of them */
  CHIEU_NAM_LA_N_CUOC
} ChieuNamLaCuoc;

/* Switches, in the order of chieu_nam_la.switches. */
typedef enum
{
  CHIEU_NAM_LA_DOUBLE,           /* all five tricks count double */
  CHIEU_NAM_LA_N_SWITCHES
} ChieuNamLaSwitch;

/* Cards are bits of a number: bit c is the card c. */
typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
  uint16_t hand[CHIEU_NAM_LA_SEATS];     /* 0 in the view of the other */
  uint16_t won[CHIEU_NAM_LA_SEATS];      /* in tricks, with those of a whole trick that lies still */
  uint16_t aside;                        /* nobody sees them before the end */
  uint8_t n_hand[CHIEU_NAM_LA_SEATS];
  ChieuCard trick[CHIEU_NAM_LA_SEATS];   /* of each seat, or CHIEU_CARD_NONE; a whole one lies until the next is led */
  uint8_t leader;                        /* the seat that led it, or leads now */
  uint8_t turn;                          /* the seat whose turn it is */
  uint8_t asked;                         /* bit s: seat s must answer */
  uint8_t zero[3];                       /* always 0: states are compared as bytes */
} ChieuNamLaState;

/* Returns: the suit of @card, from 0 */
static inline int
chieu_nam_la_suit (ChieuCard card)
{
  return card / CHIEU_NAM_LA_RANKS;
}

/* Returns: whether @card takes the trick if @led was led */
static inline bool
chieu_nam_la_takes (ChieuCard card, ChieuCard led)
{
  return card > led && chieu_nam_la_suit (card) == chieu_nam_la_suit (led);
}

/* Returns: whether a card is to be led: none lies yet, or a whole trick does */
static inline bool
chieu_nam_la_is_lead (const ChieuNamLaState *s)
{
  return (s->trick[0] == CHIEU_CARD_NONE) == (s->trick[1] == CHIEU_CARD_NONE);
}

/* Returns: how many tricks @seat has taken */
static inline int
chieu_nam_la_tricks (const ChieuNamLaState *s, int seat)
{
  return __builtin_popcount (s->won[seat]) / CHIEU_NAM_LA_SEATS;
}
