/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval-exact.h"

#include <string.h>

#include "eval-open.h"

/* A front: all that can have been reached when a suit is read up to some rank. For each number of cards discarded and of khàn, and for what
 * is open: the fewest cards that had to be added to get there; EVAL_EXACT_NONE: it cannot be reached. */
typedef struct
{
  uint8_t added[EVAL_CARDS_MAX + 1][EVAL_EXACT_KHAN][EVAL_OPEN_STATES];
} Front;

/* One entry of a front that is being carried over a rank or an open end. */
typedef struct
{
  const EvalExactSuit *suit;
  Front *to;
  int limit;               /* no more dọc than this are open before */
  int discards;
  int khan;
  int added;
  EvalOpen open;
} Entry;

static void
clear_front (const EvalExactSuit *suit,
             Front               *front)
{
  memset (front->added, EVAL_EXACT_NONE, (size_t) (suit->discards_max + 1) * sizeof front->added[0]);
}

/* Notes that @open can be reached from the entry with these more khàn, cards discarded and cards added. */
static void
reach_state (const Entry *entry,
             EvalOpen     open,
             int          khan,
             int          discarded,
             int          added)
{
  uint8_t *to;

  discarded += entry->discards;
  added += entry->added;
  khan += entry->khan;
  if (discarded > entry->suit->discards_max || added > entry->suit->added_max)
    return;
  if (khan > entry->suit->khan_max)
    khan = entry->suit->khan_max;
  to = &entry->to->added[discarded][khan][eval_open_number (open)];
  if (added < *to)
    *to = (uint8_t) added;
}

/* Carries the entry over a rank of whose face T has @cards cards. T is the complete holding that is looked for, as in
 * chieu_eval_find_distance(). */
static void
use_cards (const Entry         *entry,
           const EvalExactRank *rank,
           bool                 yeu,
           EvalOpen             open,
           int                  khan,
           int                  cards)
{
  if (cards > rank->copies || (yeu && cards < rank->held))
    return;
  reach_state (entry, open, khan,
               cards < rank->held ? rank->held - cards : 0,
               cards > rank->held ? cards - rank->held : 0);
}

/* Carries the entry over a rank of which @cards lengthen and begin dọc; the others are a khàn, alone, or not in T. */
static void
use_rank (const Entry         *entry,
          const EvalExactRank *rank,
          bool                 yeu,
          EvalOpen             open,
          int                  cards)
{
  const int with_khan = CHIEU_KHAN_CARDS + (cards > rank->apart ? cards : rank->apart);

  use_cards (entry, rank, yeu, open, 0, cards);
  use_cards (entry, rank, yeu, open, 1, with_khan);
  if (cards == 0 && rank->apart == 0)
    use_cards (entry, rank, yeu, open, 1, CHIEU_THIEN_KHAI_CARDS);
  for (int more = cards + 1; rank->lone && more <= rank->held; more++)
    use_cards (entry, rank, yeu, open, more >= with_khan, more);
}

/* Open dọc of one or two cards have to go on over the rank; of the longer ones any number may, and new ones may begin. */
static void
read_rank (const Entry         *entry,
           const EvalExactRank *rank,
           bool                 yeu)
{
  const EvalOpen *open = &entry->open;

  for (int on = 0; on <= open->more; on++)
    for (int begun = 0; open->one + open->two + on + begun <= rank->copies; begun++)
      use_rank (entry, rank, yeu, (EvalOpen) { begun, open->one, open->two + on },
                open->one + open->two + on + begun);
}

static void
read_up (const Entry *entry)
{
  reach_state (entry, eval_open_with_end (entry->open), 0, 0, 0);
}

/* A dọc on the mat may take up one that runs to just below it, which then need not have three cards of its own; longer ones need no help. */
static void
read_down (const Entry *entry)
{
  const EvalOpen *open = &entry->open;

  reach_state (entry, *open, 0, 0, 0);
  if (open->one > 0)
    reach_state (entry, eval_open_without (*open, 1), 0, 0, 0);
  if (open->two > 0)
    reach_state (entry, eval_open_without (*open, 2), 0, 0, 0);
}

typedef enum
{
  READ_RANK,
  READ_UP,
  READ_DOWN
} Reading;

static void
read_entry (const Entry *entry,
            Reading      reading,
            int          rank)
{
  if (reading == READ_RANK)
    read_rank (entry, &entry->suit->ranks[rank], rank == 0);
  else if (reading == READ_UP)
    read_up (entry);
  else
    read_down (entry);
}

/* Returns: the most cards of a rank that T can have */
static int
most_cards (const EvalExactSuit *suit,
            int                  rank)
{
  const int most = suit->ranks[rank].held + suit->added_max;

  return most < suit->ranks[rank].copies ? most : suit->ranks[rank].copies;
}

/* Returns: the most dọc that can be open: each has a card of the rank that was read last, or lies on the mat */
static int
open_limit (const EvalExactSuit *suit,
            Reading              reading,
            int                  rank)
{
  int limit;

  if (reading == READ_DOWN)
    return most_cards (suit, rank);
  limit = suit->ranks[rank].up;
  if (rank > 0)
    limit += most_cards (suit, rank - 1);
  return limit < EVAL_OPEN_MAX ? limit : EVAL_OPEN_MAX;
}

static void
read_front (const EvalExactSuit *suit,
            const Front         *from,
            Front               *to,
            Reading              reading,
            int                  rank)
{
  Entry entry = { .suit = suit, .to = to, .limit = open_limit (suit, reading, rank) };

  clear_front (suit, to);
  for (entry.discards = 0; entry.discards <= suit->discards_max; entry.discards++)
    for (entry.khan = 0; entry.khan <= suit->khan_max; entry.khan++)
      {
        /* Carries all entries with this number of discards and khàn. */
        for (int one = 0; one <= entry.limit; one++)
          for (int two = 0; one + two <= entry.limit; two++)
            for (int more = 0; one + two + more <= entry.limit; more++)
              {
                entry.open = (EvalOpen) { one, two, more };
                entry.added = from->added[entry.discards][entry.khan][eval_open_number (entry.open)];
                if (entry.added != EVAL_EXACT_NONE)
                  read_entry (&entry, reading, rank);
              }
      }
}

/* Reads a rank or an open end @times times, with two fronts in turn: @fronts[*last] is the newest. */
static void
read_on (const EvalExactSuit *suit,
         Front                fronts[2],
         int                 *last,
         Reading              reading,
         int                  rank,
         int                  times)
{
  while (times-- > 0)
    {
      read_front (suit, &fronts[*last], &fronts[!*last], reading, rank);
      *last = !*last;
    }
}

/* Finds the fewest cards added among the closed states. An entry with more khàn also counts for fewer. */
static bool
finish_front (const EvalExactSuit *suit,
              const Front         *front,
              EvalExact           *exact)
{
  bool any = false;

  for (int discards = 0; discards <= suit->discards_max; discards++)
    for (int khan = suit->khan_max; khan >= 0; khan--)
      {
        uint8_t least = EVAL_EXACT_NONE;

        if (khan < suit->khan_max)
          least = exact->added[khan + 1][discards];
        for (int more = 0; more <= EVAL_OPEN_MAX; more++)
          if (front->added[discards][khan][eval_open_number ((EvalOpen) { 0, 0, more })] < least)
            least = front->added[discards][khan][eval_open_number ((EvalOpen) { 0, 0, more })];
        exact->added[khan][discards] = least;
        any |= least != EVAL_EXACT_NONE;
      }
  return any;
}

bool
eval_exact_suit (const EvalExactSuit *suit,
                 EvalExact           *exact)
{
  Front fronts[2];
  int last = 0;

  clear_front (suit, &fronts[0]);
  fronts[0].added[0][0][eval_open_number ((EvalOpen) { 0, 0, 0 })] = 0;
  for (int rank = 0; rank < CHIEU_SUIT_RANKS; rank++)
    {
      read_on (suit, fronts, &last, READ_UP, rank, suit->ranks[rank].up);
      read_on (suit, fronts, &last, READ_RANK, rank, 1);
      read_on (suit, fronts, &last, READ_DOWN, rank, suit->ranks[rank].down);
    }
  return finish_front (suit, &fronts[last], exact);
}
