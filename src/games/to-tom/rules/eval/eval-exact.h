/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds what one suit needs to become complete, rank by rank, with everything that the tables leave out: the four copies of a
 * face and the open ends of dọc on the mat.
 */
#pragma once

#include "holding.h"

/* The most cards that are discarded or added: no complete holding has more cards. */
#define EVAL_CARDS_MAX CHIEU_HAND_FULL_MAX
/* Khàn are counted up to two: 0, 1, 2. */
#define EVAL_EXACT_KHAN 3

/* More cards added than there can be: stands for what is impossible. */
#define EVAL_EXACT_NONE 99

/* One rank of the suit. */
typedef struct
{
  uint8_t held;            /* cards that no triple and no bí has */
  uint8_t copies;          /* the most cards of the face that can be here */
  uint8_t apart;           /* how many of those held may not be part of a khàn */
  bool lone;               /* each card may stay by itself */
  uint8_t up;              /* dọc on the mat that go on upwards from here … */
  uint8_t down;            /* … and downwards */
} EvalExactRank;

/* What is asked about a suit. */
typedef struct
{
  EvalExactRank ranks[CHIEU_SUIT_RANKS];
  int discards_max;        /* the most cards discarded for which an answer is wanted … */
  int added_max;           /* … and the most cards added */
  int khan_max;            /* 0–2: more khàn count as this many */
} EvalExactSuit;

/* The fewest cards added, by the least number of khàn and the exact number of cards discarded. */
typedef struct
{
  uint8_t added[EVAL_EXACT_KHAN][EVAL_CARDS_MAX + 1];
} EvalExact;

/**
 * eval_exact_suit:
 * @exact: (out): filled in as far as @suit asks; EVAL_EXACT_NONE for what is impossible
 *
 * Finds the fewest cards that have to be added to complete the suit.
 *
 * Returns: whether anything is possible.
 */
bool eval_exact_suit (const EvalExactSuit *suit,
                      EvalExact           *exact);
