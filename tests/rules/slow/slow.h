/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slow solver of Tổ tôm holdings, written from the rules' text alone
 * (docs/rules/to-tom.md, "Phu", "Cước and points"; docs/notation.md, "eval: Tổ tôm") to be
 * obviously right: take the lowest card, try every phu it can be in. It shares
 * nothing with the evaluation but the card numbers, the named triples and the
 * struct of a phu.
 */
#pragma once

#include "games/to-tom/rules/eval/holding.h"

#define SLOW_CARDS_MAX 26

typedef struct
{
  int seats;                             /* 4 or 5 */
  ChieuHouse house;
  bool each;                             /* the house pays every Tôm and Lèo */
  int hand[CHIEU_TO_TOM_FACES];          /* free cards; single yêu of the mat are among them … */
  int lone[CHIEU_TO_TOM_FACES];          /* … so many of which go into no khàn */
  int bound[CHIEU_TO_TOM_FACES];         /* single yêu of the mat that stay what they are */
  int n_mat;
  ChieuPhu mat[SLOW_CARDS_MAX];          /* all other phu on the mat */
} SlowHolding;

/* The measure by which a reading is valued. */
typedef struct
{
  int lung;                              /* the mat's too */
  int tom, leo, hand_leo;                /* how many; hand_leo are among leo */
} SlowTraits;

/* Returns: what a reading with these traits is worth, 0 or more. */
typedef int (*SlowValueFunc) (const SlowTraits *traits, const void *data);

/* The cước by their ids in calling order, and the points. */
typedef struct
{
  int n;
  const char *cuoc[10];
  int points;
} SlowScore;

void slow_init (SlowHolding *self, int seats);
void slow_add_phu (SlowHolding *self, const ChieuPhu *phu);

/* Lưng needed; cards of a full hand; cards now held; copies of @face now held. */
int slow_need (const SlowHolding *self);
int slow_full (const SlowHolding *self);
int slow_count (const SlowHolding *self);
int slow_count_face (const SlowHolding *self, ChieuCard face);

/* All free cards in phu, and the lưng needed. */
bool slow_complete (const SlowHolding *self);

/* The least number of free cards outside phu with at least @need lưng, yêu never among them; 255: none. */
int slow_loose (const SlowHolding *self, int need);

/* The greatest value of any complete reading; −1: none. */
int slow_best (const SlowHolding *self, SlowValueFunc value, const void *data);

/* Bit f: one more f completes it. */
uint32_t slow_waits (const SlowHolding *self);

/* The distance of docs/notation.md if it is at most @most, else @most + 1. */
int slow_distance (const SlowHolding *self, int most);

/* The same by the words of the definition, exchanging cards one by one: very slow beyond 1. */
int slow_distance_literal (const SlowHolding *self, int most);

/* More cards than these can no complete holding take in, so that a distance beyond does not exist. */
int slow_distance_bound (const SlowHolding *self);

/* Whether the holding could win with cc and with nothing else, before the cc it now holds came. */
bool slow_only_cc (const SlowHolding *self, ChieuCard win);

/* The cước and points of a reading with @traits; @only_cc from slow_only_cc(). */
void slow_score (const SlowHolding *self,
                 const SlowTraits  *traits,
                 bool               thong,
                 bool               only_cc,
                 SlowScore         *score);

/* The points of the best reading; −1: not complete. */
int slow_points (const SlowHolding *self, ChieuCard win, bool thong);
