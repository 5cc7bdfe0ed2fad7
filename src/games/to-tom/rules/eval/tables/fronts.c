/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fronts.h"

#include "../holding.h"
#include "pool.h"

#include <stdlib.h>
#include <string.h>

/* Ranks at the end of a suit for which the worth of the states is compared over all digits. */
#define ENDING_RANKS 4
#define ADDED_MAX EVAL_REACH_ADDED_MAX
/* The possible continuations are worked out further, so that a comparison does not end where the tables do. */
#define WORTH_ADDED_MAX (2 * ADDED_MAX)

/* One way for a state over a digit: added, discarded and khàn are what it costs and brings. */
typedef struct
{
  uint8_t to;
  uint8_t khan;
  uint8_t added;
  uint8_t discarded;
} Way;

/* No step has more ways: T may have its cards alone, a khàn beside them, a thiên khai if it takes none, and one more for each card that
 * stays by itself. */
#define STEP_WAYS_MAX (3 + CHIEU_STRIP_COPIES)
#define WAYS_MAX (RUNS_STEPS_MAX * STEP_WAYS_MAX)

typedef struct
{
  int n;
  Way ways[WAYS_MAX];
} Ways;

/* The last rank at which a dọc can begin, and the last at which one of one card can go on. */
#define BEGIN_RANKS (CHIEU_SUIT_RANKS - 2)
#define SECOND_RANKS (CHIEU_SUIT_RANKS - 1)

/* Sorts of ranks: rank 1 is yêu, and no dọc begins at rank 8 or 9. */
typedef enum
{
  RANK_YEU,
  RANK_INNER,
  RANK_LATE,
  N_RANK_SORTS
} RankSort;

static Ways all_ways[N_RANK_SORTS][EVAL_DIGITS][RUNS_STATES];
/* By ranks to come: how many more cards, at most, the other state needs than the first, whatever comes. */
static uint8_t slack[ENDING_RANKS + 1][RUNS_STATES][RUNS_STATES];
/* The outcome of each last digit after each state. */
static FrontValue last[EVAL_DIGITS][RUNS_STATES];

static void
add_way (Ways *self,
         int   to,
         int   khan,
         int   cards,
         int   held,
         bool  yeu)
{
  Way way = { .to = (uint8_t) to, .khan = (uint8_t) khan };

  if (cards > CHIEU_STRIP_COPIES || (yeu && cards < held))
    return;
  way.added = (uint8_t) (cards > held ? cards - held : 0);
  way.discarded = (uint8_t) (cards < held ? held - cards : 0);
  self->ways[self->n++] = way;
}

/* Lists all ways for a state over a rank of which @held cards are held; @lone: each may stay by itself. */
static void
list_ways (Ways     *self,
           int       state,
           int       held,
           bool      lone,
           RankSort  sort)
{
  RunsStep steps[RUNS_STEPS_MAX];
  const int n = runs_list_steps (state, steps);
  const bool yeu = sort == RANK_YEU;

  for (int i = 0; i < n; i++)
    {
      const int cards = steps[i].cards;

      if (sort == RANK_LATE && runs_states[steps[i].to].one > 0)
        continue;
      add_way (self, steps[i].to, 0, cards, held, yeu);
      add_way (self, steps[i].to, 1, cards + CHIEU_KHAN_CARDS, held, yeu);
      if (cards == 0)
        add_way (self, steps[i].to, 1, CHIEU_THIEN_KHAI_CARDS, held, yeu);
      /* More cards by themselves than are held would be added for nothing. */
      for (int more = cards + 1; lone && more <= held; more++)
        add_way (self, steps[i].to, more >= cards + CHIEU_KHAN_CARDS, more, held, yeu);
    }
}

static int
digit_cards (int digit)
{
  return digit < EVAL_FREE (1) ? digit : digit - EVAL_FREE (1) + 1;
}

/* The least that must be added in what can follow, from each state. */
typedef struct
{
  FrontValue from[RUNS_STATES];
} Worth;

static void
worth_at_end (Worth *worth)
{
  memset (worth, FRONT_NONE, sizeof *worth);
  for (int state = 0; state < RUNS_STATES; state++)
    if (runs_is_closed (state))
      worth->from[state].added[0][0] = 0;
}

static void
lower (uint8_t *value,
       int      to)
{
  if (to < *value)
    *value = (uint8_t) to;
}

/* Lowers @worth to what @way costs together with what can follow after it. */
static void
put_way_before (const FrontValue *next,
                const Way        *way,
                FrontValue       *worth)
{
  for (int khan = 0; khan < FRONT_KHAN; khan++)
    for (int discards = way->discarded; discards < FRONT_DISCARDS; discards++)
      {
        const int needed = khan > way->khan ? khan - way->khan : 0;
        const int added = next->added[needed][discards - way->discarded] + way->added;

        if (added <= WORTH_ADDED_MAX)
          lower (&worth->added[khan][discards], added);
      }
}

static void
worth_before (const Worth *next,
              int          digit,
              Worth       *worth)
{
  memset (worth, FRONT_NONE, sizeof *worth);
  for (int state = 0; state < RUNS_STATES; state++)
    {
      const Ways *ways = &all_ways[RANK_INNER][digit][state];

      for (int i = 0; i < ways->n; i++)
        put_way_before (&next->from[ways->ways[i].to], &ways->ways[i], &worth->from[state]);
    }
}

static int
slack_of (const FrontValue *state,
          const FrontValue *other)
{
  int most = 0;

  for (int khan = 0; khan < FRONT_KHAN; khan++)
    for (int discards = 0; discards < FRONT_DISCARDS; discards++)
      {
        const int has = state->added[khan][discards];
        const int needs = other->added[khan][discards];

        if (has != FRONT_NONE && needs == FRONT_NONE)
          return RUNS_UNRELATED;
        if (has != FRONT_NONE && needs - has > most)
          most = needs - has;
      }
  return most;
}

static void
compare_worth (const Worth *worth,
               int          ranks)
{
  for (int state = 0; state < RUNS_STATES; state++)
    for (int other = 0; other < RUNS_STATES; other++)
      if (slack[ranks][state][other] != RUNS_UNRELATED)
        {
          const int least = slack_of (&worth->from[state], &worth->from[other]);

          if (least > slack[ranks][state][other])
            slack[ranks][state][other] = (uint8_t) least;
        }
}

/* Compares the states over all endings of one more rank than those of @next. */
static Worth *
lengthen_endings (Worth *next,
                  int    n,
                  int    ranks)
{
  Worth *worth = allocate ((size_t) n * EVAL_DIGITS, sizeof *worth);

  for (int i = 0; i < n; i++)
    for (int digit = 0; digit < EVAL_DIGITS; digit++)
      {
        worth_before (&next[i], digit, &worth[i * EVAL_DIGITS + digit]);
        compare_worth (&worth[i * EVAL_DIGITS + digit], ranks);
      }
  free (next);
  return worth;
}

/* Returns: the most by which the other state may be worth less than @state after this number of ranks */
static int
slack_between (int state,
               int other,
               int ranks)
{
  if (CHIEU_SUIT_RANKS - ranks <= ENDING_RANKS)
    return slack[CHIEU_SUIT_RANKS - ranks][state][other];
  return runs_slack[state][other] == 0 ? 0 : RUNS_UNRELATED;
}

/* An entry plus this is higher than any entry. */
#define NEVER 100

/* Returns: what an entry for @other must have to spare so that it is never worse than one for @state */
static int
handicap_of (int  state,
             int  other,
             bool more_khan,
             int  ranks)
{
  const int more = slack_between (state, other, ranks);

  if (more == RUNS_UNRELATED || (!more_khan && other == state))
    return NEVER;
  /* The first of two that are worth the same is kept. */
  return more_khan || other < state || slack_between (other, state, ranks) + more > 0 ? more : more + 1;
}

static bool
leads_nowhere (int state,
               int ranks)
{
  return (runs_states[state].one > 0 && ranks > BEGIN_RANKS) || (runs_states[state].two > 0 && ranks > SECOND_RANKS);
}

/* What decides after some number of ranks which entries are necessary. */
typedef struct
{
  uint8_t dead[RUNS_LANES];                           /* FRONT_NONE for states that lead nowhere */
  uint8_t handicaps[2][RUNS_STATES][RUNS_LANES];      /* of the others, with as many khàn and with more */
} Reduction;

static Reduction reductions[CHIEU_SUIT_RANKS + 1];

static void
init_reduction (int ranks)
{
  Reduction *self = &reductions[ranks];

  for (int state = 0; state < RUNS_STATES; state++)
    {
      self->dead[state] = leads_nowhere (state, ranks) ? FRONT_NONE : 0;
      for (int other = 0; other < RUNS_STATES; other++)
        for (int more_khan = 0; more_khan < 2; more_khan++)
          self->handicaps[more_khan][state][other] = (uint8_t) handicap_of (state, other, more_khan, ranks);
    }
}

void
fronts_init (void)
{
  Worth *worth = allocate (1, sizeof *worth);
  int n = 1;

  for (int digit = 0; digit < EVAL_DIGITS; digit++)
    for (int state = 0; state < RUNS_STATES; state++)
      {
        const int held = digit_cards (digit);

        list_ways (&all_ways[RANK_YEU][digit][state], state, held, true, RANK_YEU);
        list_ways (&all_ways[RANK_INNER][digit][state], state, held, digit >= EVAL_FREE (1), RANK_INNER);
        list_ways (&all_ways[RANK_LATE][digit][state], state, held, digit >= EVAL_FREE (1), RANK_LATE);
      }
  memset (slack, 0, sizeof slack);
  worth_at_end (worth);
  for (int ranks = 1; ranks <= ENDING_RANKS; ranks++)
    {
      worth = lengthen_endings (worth, n, ranks);
      n *= EVAL_DIGITS;
      if (ranks == 1)
        for (int digit = 0; digit < EVAL_DIGITS; digit++)
          memcpy (last[digit], worth[digit].from, sizeof last[digit]);
    }
  free (worth);
  for (int ranks = 0; ranks <= CHIEU_SUIT_RANKS; ranks++)
    init_reduction (ranks);
}

void
fronts_start (Front *front)
{
  memset (front, FRONT_NONE, sizeof *front);
  front->added[0][0][runs_id (0, 0, 0)] = 0;
}

static void
go_way (Front     *to,
        const Way *way,
        int        khan,
        int        discards,
        int        added)
{
  khan += way->khan;
  discards += way->discarded;
  added += way->added;
  if (discards >= FRONT_DISCARDS || added > ADDED_MAX)
    return;
  lower (&to->added[khan < FRONT_KHAN ? khan : FRONT_KHAN - 1][discards][way->to], added);
}

void
fronts_list (const Front  *front,
             FrontEntries *entries)
{
  entries->n = 0;
  for (int khan = 0; khan < FRONT_KHAN; khan++)
    for (int discards = 0; discards < FRONT_DISCARDS; discards++)
      for (int state = 0; state < RUNS_STATES; state++)
        if (front->added[khan][discards][state] != FRONT_NONE)
          entries->entries[entries->n++]
            = (FrontEntry) { (uint8_t) khan, (uint8_t) discards, (uint8_t) state,
                             front->added[khan][discards][state] };
}

void
fronts_read (const FrontEntries *from,
             Front              *to,
             int                 digit,
             int                 ranks)
{
  const RankSort sort = ranks == 0 ? RANK_YEU : ranks < BEGIN_RANKS ? RANK_INNER : RANK_LATE;

  memset (to, FRONT_NONE, sizeof *to);
  for (int i = 0; i < from->n; i++)
    {
      const FrontEntry *entry = &from->entries[i];
      const Ways *ways = &all_ways[sort][digit][entry->state];

      for (int way = 0; way < ways->n; way++)
        go_way (to, &ways->ways[way], entry->khan, entry->discards, entry->added);
    }
}

/* Copies the entries for one number of khàn and discards, without those that lead nowhere. */
static void
fill_lanes (const Reduction *self,
            const uint8_t    entries[RUNS_STATES],
            uint8_t          lanes[RUNS_LANES])
{
  memset (lanes, FRONT_NONE, RUNS_LANES);
  memcpy (lanes, entries, RUNS_STATES);
  for (int lane = 0; lane < RUNS_LANES; lane++)
    lanes[lane] = lanes[lane] > self->dead[lane] ? lanes[lane] : self->dead[lane];
}

/* Keeps only the necessary entries for this number of discards: those that no other with more khàn or as many makes worthless. */
static void
reduce_row (const Reduction *self,
            const Front     *front,
            Front           *reduced,
            int              discards)
{
  uint8_t lanes[FRONT_KHAN][RUNS_LANES];

  for (int khan = FRONT_KHAN - 1; khan >= 0; khan--)
    {
      fill_lanes (self, front->added[khan][discards], lanes[khan]);
      for (int state = 0; state < RUNS_STATES; state++)
        {
          const uint8_t added = lanes[khan][state];
          bool dominated = added == FRONT_NONE;

          for (int other = khan; other < FRONT_KHAN && !dominated; other++)
            dominated = runs_least_sum (lanes[other], self->handicaps[other > khan][state]) <= added;
          if (!dominated)
            reduced->added[khan][discards][state] = added;
        }
    }
}

void
fronts_reduce (Front *front,
               int    ranks)
{
  Front reduced;

  memset (&reduced, FRONT_NONE, sizeof reduced);
  for (int discards = 0; discards < FRONT_DISCARDS; discards++)
    reduce_row (&reductions[ranks], front, &reduced, discards);
  *front = reduced;
}

void
fronts_finish (const FrontEntries *front,
               int                 digit,
               FrontValue         *value)
{
  memset (value, FRONT_NONE, sizeof *value);
  for (int i = 0; i < front->n; i++)
    {
      const FrontEntry *entry = &front->entries[i];

      /* Joins what an entry of the front cost and what follows it. */
      for (int khan = 0; khan < FRONT_KHAN; khan++)
        for (int discards = entry->discards; discards < FRONT_DISCARDS; discards++)
          {
            const int needed = khan > entry->khan ? khan - entry->khan : 0;
            const int sum = last[digit][entry->state].added[needed][discards - entry->discards] + entry->added;

            if (sum <= ADDED_MAX)
              lower (&value->added[khan][discards], sum);
          }
    }
}
