/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The constant tables of the evaluation and how they are read. They are
 * generated in the build by tables/generate.c.
 *
 * A suit is read as nine digits, rank 1 first. Automata read them; the first
 * five ranks are one look-up.
 */
#pragma once

#include <stdint.h>

#include "rules/card.h"

/* Digits: n cards of a rank; or n cards of which each may also stay by itself, as
 * beside a bí of the rank. Rank 1 is yêu, whose cards may always stay by themselves: its
 * digit is EVAL_PLAIN (n), and what reads it takes it for EVAL_FREE (n). */
#define EVAL_PLAIN(n) (n)
#define EVAL_FREE(n) ((n) == 0 ? 0 : 4 + (n))
#define EVAL_DIGITS 9
/* Marks between the digits, for dọc on the mat: before a rank, its cards may lengthen
 * a dọc upwards; after a rank, one open dọc may end in one that lies above it. */
#define EVAL_MARK_UP 9
#define EVAL_MARK_DOWN 10
#define EVAL_SYMBOLS 11

/* Ranks 1–5 in one number: rank 1 has five digits, the others nine. */
#define EVAL_HEAD_RANKS 5
#define EVAL_FIRST_DIGITS 5
#define EVAL_HEADS (EVAL_FIRST_DIGITS * EVAL_DIGITS * EVAL_DIGITS * EVAL_DIGITS * EVAL_DIGITS)

/* The automaton of loose cards: a row for each state, entered where the row begins. */
#define EVAL_LOOSE_END EVAL_SYMBOLS          /* column of the final value */
#define EVAL_LOOSE_ROW (EVAL_SYMBOLS + 1)
#define EVAL_LOOSE_START 0
/* Entries: the next row's place, and the loose cards that are certain by then. */
#define EVAL_LOOSE_SHIFT 24
#define EVAL_LOOSE_PLACE ((UINT32_C (1) << EVAL_LOOSE_SHIFT) - 1)
/* Final values: with at least 0, 1 and 2 khàn, the fewest loose cards besides those that were certain before; ten bits each. */
#define EVAL_LANE_BITS 10
#define EVAL_LANE_MASK ((UINT32_C (1) << EVAL_LANE_BITS) - 1)
/* One in each lane. */
#define EVAL_LANE_ONES (UINT32_C (1) | UINT32_C (1) << EVAL_LANE_BITS | UINT32_C (1) << 2 * EVAL_LANE_BITS)
/* More loose cards than there can be. Three suits of it do not overflow a lane. */
#define EVAL_LANE_NONE 200

extern const uint32_t eval_loose_heads[EVAL_HEADS];
extern const uint32_t eval_loose_rows[];

/* The automaton of added and discarded cards: the state after rank 5, then a table for each rank
 * after that; the last one gives the number of a value. */
#define EVAL_REACH_DISCARDS_MAX 5
#define EVAL_REACH_ADDED_MAX 5
/* Stands for any greater number, and for “impossible”: an entry is never too high. */
#define EVAL_REACH_MORE (EVAL_REACH_ADDED_MAX + 1)
/* At least 0, 1 khàn. */
#define EVAL_REACH_KHAN 2

/* The fewest cards added, by the least number of khàn and the exact number of cards discarded. Only the suit's own dọc and khàn are
 * checked against the four copies of a face. Cards of it in a bí, in a triple or on the mat are not known here, so that an entry
 * may be too low. */
typedef struct
{
  uint8_t added[EVAL_REACH_KHAN][EVAL_REACH_DISCARDS_MAX + 1];
  uint8_t least[EVAL_REACH_KHAN];        /* the least sum of added and discarded cards */
} EvalReach;

extern const uint16_t eval_reach_heads[EVAL_HEADS];
extern const uint16_t eval_reach_after_5[][EVAL_DIGITS];
extern const uint16_t eval_reach_after_6[][EVAL_DIGITS];
extern const uint16_t eval_reach_after_7[][EVAL_DIGITS];
extern const uint16_t eval_reach_after_8[][EVAL_DIGITS];
extern const EvalReach eval_reach_values[];
