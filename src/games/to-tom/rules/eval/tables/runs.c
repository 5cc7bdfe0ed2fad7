/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "runs.h"

#include <string.h>

Runs runs_states[RUNS_STATES];
uint8_t runs_slack[RUNS_STATES][RUNS_STATES];

static int8_t ids[EVAL_OPEN_MAX + 1][EVAL_OPEN_MAX + 1][EVAL_OPEN_MAX + 1];

int
runs_id (int one,
         int two,
         int more)
{
  return ids[one][two][more];
}

/* Notes that @other leaves at most @slack more cards loose than @state, unless less is known already. */
static void
relate (int state,
        int other,
        int slack)
{
  if (slack < runs_slack[state][other])
    runs_slack[state][other] = (uint8_t) slack;
}

/* A longer dọc may act as a shorter one and a long one may end, at no cost. A state without one of the open dọc leaves at most
 * two more cards loose: three cards that would have continued it are a dọc themselves. */
static void
relate_neighbours (int state)
{
  const Runs *runs = &runs_states[state];
  const int one = runs->one, two = runs->two, more = runs->more;

  relate (state, state, 0);
  if (one > 0)
    {
      relate (state, runs_id (one - 1, two + 1, more), 0);
      relate (state, runs_id (one - 1, two, more), 2);
    }
  if (two > 0)
    {
      relate (state, runs_id (one, two - 1, more + 1), 0);
      relate (state, runs_id (one, two - 1, more), 2);
    }
  if (more > 0)
    relate (state, runs_id (one, two, more - 1), 2);
  if (one + two + more < EVAL_OPEN_MAX)
    relate (state, runs_id (one, two, more + 1), 0);
}

void
runs_init (void)
{
  int n = 0;

  for (int one = 0; one <= EVAL_OPEN_MAX; one++)
    for (int two = 0; one + two <= EVAL_OPEN_MAX; two++)
      for (int more = 0; one + two + more <= EVAL_OPEN_MAX; more++)
        {
          runs_states[n] = (Runs) { (uint8_t) one, (uint8_t) two, (uint8_t) more };
          ids[one][two][more] = (int8_t) n++;
        }
  memset (runs_slack, RUNS_UNRELATED, sizeof runs_slack);
  for (int state = 0; state < RUNS_STATES; state++)
    relate_neighbours (state);
  /* What is lost on the way over a third state adds up (Floyd and Warshall). */
  for (int via = 0; via < RUNS_STATES; via++)
    for (int s = 0; s < RUNS_STATES; s++)
      for (int t = 0; t < RUNS_STATES; t++)
        relate (s, t, runs_slack[s][via] + runs_slack[via][t]);
}

int
runs_list_steps (int      state,
                 RunsStep steps[RUNS_STEPS_MAX])
{
  const Runs *runs = &runs_states[state];
  int n = 0;

  for (int on = 0; on <= runs->more; on++)
    for (int begun = 0; runs->one + runs->two + on + begun <= EVAL_OPEN_MAX; begun++)
      {
        steps[n].to = (uint8_t) runs_id (begun, runs->one, runs->two + on);
        steps[n].cards = (uint8_t) (runs->one + runs->two + on + begun);
        n++;
      }
  return n;
}
