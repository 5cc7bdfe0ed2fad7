/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slow solver of Tổ tôm holdings, written from the rules' text alone
 * (docs/rules/to-tom.md, "Phu", "Cước and points"; docs/notation.md, "eval: Tổ tôm") to be
 * obviously right: it takes the lowest card and tries every phu that this card can be in. It
 * shares nothing with the evaluation but the card numbers, the named triples, and the structs of a phu and a house.
 */
#pragma once

#include "games/to-tom/rules/eval/holding.h"

/* A holding has no more cards: one more than a full hand in bí tứ. */
#define SLOW_CARDS_MAX 26

typedef struct
{
  int seats;                             /* 4 or 5 */
  ChieuHouse house;
  bool each;                             /* the house pays every Tôm and Lèo */
  int hand[CHIEU_TO_TOM_FACES];          /* free cards by face, with the single yêu of the mat that are not bound */
  int lone[CHIEU_TO_TOM_FACES];          /* how many of hand[] may not be part of a khàn */
  int bound[CHIEU_TO_TOM_FACES];         /* single yêu of the mat that stay what they are */
  int n_mat;
  ChieuPhu mat[SLOW_CARDS_MAX];          /* all other phu on the mat */
} SlowHolding;

/* The measure by which a reading is valued. */
typedef struct
{
  int lung;                              /* with those on the mat */
  int tom, leo, hand_leo;                /* how many; hand_leo are among leo */
} SlowTraits;

/* Returns: what a reading with these traits is worth, 0 or more. */
typedef int (*SlowValueFunc) (const SlowTraits *traits, const void *data);

/* The points of a win and what they are for. */
typedef struct
{
  int n;
  const char *cuoc[10];                  /* ids in calling order */
  int points;
} SlowScore;

/* Makes @self a holding without cards, in a house that has the usual rules (ChieuHouse); @seats is 4 or 5. */
void slow_init (SlowHolding *self, int seats);

/* Lays @phu, which must be valid, on the mat. */
void slow_add_phu (SlowHolding *self, const ChieuPhu *phu);

/* Return the lưng needed; the cards of a full hand; the cards now held; the copies of @face now held. All count the mat. */
int slow_need (const SlowHolding *self);
int slow_full_size (const SlowHolding *self);
int slow_count_cards (const SlowHolding *self);
int slow_count_face (const SlowHolding *self, ChieuCard face);

/* Returns: whether all free cards fall into phu with the lưng needed */
bool slow_is_complete (const SlowHolding *self);

/* Returns: the least number of free cards, none of them yêu, outside phu when there are at least @need lưng; 255: impossible */
int slow_count_loose (const SlowHolding *self, int need);

/* Returns: the greatest value of any complete reading; −1: there is none */
int slow_find_best (const SlowHolding *self, SlowValueFunc value, const void *data);

/* Returns: the faces of which one more card completes the holding, bit f for face f */
uint32_t slow_waits (const SlowHolding *self);

/* Returns: the distance of docs/notation.md if it is at most @most, else @most + 1 */
int slow_find_distance (const SlowHolding *self, int most);

/* Finds the same by the words of the definition, exchanging cards one by one: very slow beyond 1. */
int slow_find_distance_literally (const SlowHolding *self, int most);

/* Returns: the greatest number of cards that could be taken in; there is no distance beyond it */
int slow_find_distance_bound (const SlowHolding *self);

/* Returns: whether @win is cc, and the holding waited for cc alone before that card came */
bool slow_only_cc (const SlowHolding *self, ChieuCard win);

/* Sets @score to the cước and points of a reading with @traits; @only_cc comes from slow_only_cc(). */
void slow_find_score (const SlowHolding *self,
                      const SlowTraits  *traits,
                      bool               thong,
                      bool               only_cc,
                      SlowScore         *score);

/* Returns: the points of the best reading; −1: not complete */
int slow_find_points (const SlowHolding *self, ChieuCard win, bool thong);
