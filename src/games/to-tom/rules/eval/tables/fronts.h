/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fronts: the ways in which a suit that was read up to some rank can go on towards a complete holding: for each number of
 * khàn, of cards discarded and each state of open dọc, the fewest cards added.
 */
#pragma once

#include "../eval-tables.h"
#include "runs.h"

#define FRONT_KHAN 2
#define FRONT_DISCARDS (EVAL_REACH_DISCARDS_MAX + 1)
#define FRONT_NONE 99

typedef struct
{
  uint8_t added[FRONT_KHAN][FRONT_DISCARDS][RUNS_STATES];
} Front;

/* The same when the suit has been read to its end. */
typedef struct
{
  uint8_t added[FRONT_KHAN][FRONT_DISCARDS];
} FrontValue;

void fronts_init (void);

/* The front before the first rank. */
void fronts_start (Front *front);

/* The entries of a front that there are, each with what it is for. */
typedef struct
{
  uint8_t khan;
  uint8_t discards;
  uint8_t state;
  uint8_t added;
} FrontEntry;

typedef struct
{
  int n;
  FrontEntry entries[FRONT_KHAN * FRONT_DISCARDS * RUNS_STATES];
} FrontEntries;

void fronts_list (const Front  *front,
                  FrontEntries *entries);

/* The front after one more digit, of which there were @ranks, at most seven, before. */
void fronts_read (const FrontEntries *from,
                  Front              *to,
                  int                 digit,
                  int                 ranks);

/* Brings a front after @ranks ranks to a form that fronts of equal worth mostly share. */
void fronts_reduce (Front *front,
                    int    ranks);

/* Finds the outcome of a front after eight ranks and the last digit. */
void fronts_finish (const FrontEntries *front,
                    int                 digit,
                    FrontValue         *value);
