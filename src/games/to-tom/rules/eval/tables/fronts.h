/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fronts: the ways in which a suit that was read up to some rank can go on towards a complete holding: for each number of
 * khàn, of cards discarded and each state of open dọc, the fewest cards added.
 */
#pragma once

#include "../eval-tables.h"
#include "runs.h"

/* At least 0, 1 khàn; 0 to the most cards discarded. */
#define FRONT_KHAN EVAL_REACH_KHAN
#define FRONT_DISCARDS (EVAL_REACH_DISCARDS_MAX + 1)

/* More cards added than there can be: there is no such way. */
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

/* Works out what the functions below need. It has to be called after runs_init(), and before any of them. */
void fronts_init (void);

/* Makes @front the one before the first rank. */
void fronts_start (Front *front);

/* An entry of a front, with what it is for. */
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

/* Lists the entries of @front that are not FRONT_NONE. */
void fronts_list (const Front  *front,
                  FrontEntries *entries);

/* Makes @to the front after one more digit; @ranks of them, at most seven, were read before. */
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
