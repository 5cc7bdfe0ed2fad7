/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs: the state that the ranks of one suit read so far have left open, dọc that the next rank must or may continue. The
 * generator of the evaluation's tables walks a suit from rank 1 to 9 with a value for each of these.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "../eval-open.h"

/* The ways to have no more than EVAL_OPEN_MAX open dọc of three lengths. */
#define RUNS_STATES 35

/* Dọc of one card, of two, and of three or more: only the last may end. */
typedef struct
{
  uint8_t one;
  uint8_t two;
  uint8_t more;
} Runs;

extern Runs runs_states[RUNS_STATES];

/* runs_slack[state][other]: how many more cards, at most, the other leaves loose than the state, whatever cards follow;
 * RUNS_UNRELATED: any number. */
#define RUNS_UNRELATED 99
extern uint8_t runs_slack[RUNS_STATES][RUNS_STATES];

/* Fills runs_states and runs_slack; to be called before anything else. */
void runs_init (void);

/* Returns: the number of a state of at most EVAL_OPEN_MAX open dọc */
int runs_id (int one, int two, int more);

/* One way on from a state over a rank, and how many of its cards lengthen or begin dọc. */
typedef struct
{
  uint8_t to;
  uint8_t cards;
} RunsStep;

/* No state has more ways on. */
#define RUNS_STEPS_MAX 15

/* Lists all ways on from @state that need at most EVAL_OPEN_MAX cards. Returns: how many */
int runs_list_steps (int      state,
                     RunsStep steps[RUNS_STEPS_MAX]);

/* The states, filled up so that the compiler can take sixteen at a time. */
#define RUNS_LANES 48

/* Returns: the least sum of an entry of @values and its counterpart in @handicaps; none is above 255 */
static inline uint8_t
runs_least_sum (const uint8_t values[RUNS_LANES], const uint8_t handicaps[RUNS_LANES])
{
  uint8_t least = UINT8_MAX;

  for (int lane = 0; lane < RUNS_LANES; lane++)
    {
      const uint8_t sum = (uint8_t) (values[lane] + handicaps[lane]);

      least = sum < least ? sum : least;
    }
  return least;
}

/* Returns: whether no open dọc of @state still wants a card */
static inline bool
runs_is_closed (int state)
{
  return runs_states[state].one == 0 && runs_states[state].two == 0;
}
