/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The automaton of loose cards. Its states before they are merged are tables:
 * for each number of khàn and each state of open dọc, the fewest loose cards.
 * The part that all entries share is paid when a step is made.
 */
#include "loose.h"

#include "../eval-tables.h"
#include "../holding.h"
#include "pool.h"
#include "runs.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* At least 0, 1, 2 khàn: more are never asked for. */
#define KHAN 3

/* More loose cards than there can be: there is no such way. */
#define NONE EVAL_LANE_NONE

typedef struct
{
  uint8_t loose[KHAN][RUNS_STATES];
} Front;

typedef struct
{
  uint32_t n;                            /* states */
  uint32_t (*next)[EVAL_SYMBOLS];        /* by state: where each symbol leads … */
  uint8_t (*paid)[EVAL_SYMBOLS];         /* … and how many cards are certainly loose in that step */
  uint8_t (*final)[KHAN];                /* by state: the fewest loose cards beyond those that were paid, if the suit ends here */
} Automaton;

static RunsStep steps[RUNS_STATES][RUNS_STEPS_MAX];
static int n_steps[RUNS_STATES];

/* What an entry for another state must have to spare so that it is never worse, with as many khàn and with more. */
static uint8_t handicaps[2][RUNS_STATES][RUNS_LANES];

/* An entry plus this is higher than any entry. */
#define NEVER 50

static void
init_handicaps (void)
{
  for (int state = 0; state < RUNS_STATES; state++)
    for (int other = 0; other < RUNS_STATES; other++)
      {
        const uint8_t slack = runs_slack[state][other] == RUNS_UNRELATED ? NEVER : runs_slack[state][other];

        handicaps[0][state][other] = other == state ? NEVER : slack;
        handicaps[1][state][other] = slack;
      }
}

static int
find_least (const Front *front)
{
  int least = NONE;

  for (int khan = 0; khan < KHAN; khan++)
    for (int state = 0; state < RUNS_STATES; state++)
      if (front->loose[khan][state] < least)
        least = front->loose[khan][state];
  return least;
}

/* Brings @front to the one form that all fronts of equal worth share: drops the entries that another one makes worthless, and takes
 * off the loose cards that all entries have. Returns: how many these are */
static int
reduce_front (Front *front)
{
  const int least = find_least (front);
  uint8_t lanes[RUNS_LANES], more_khan[RUNS_LANES];   /* the least with more khàn */

  memset (more_khan, NONE, sizeof more_khan);
  for (int khan = KHAN - 1; khan >= 0; khan--)
    {
      memset (lanes, NONE, sizeof lanes);
      memcpy (lanes, front->loose[khan], RUNS_STATES);
      for (int state = 0; state < RUNS_STATES; state++)
        {
          const uint8_t loose = lanes[state];
          const bool kept = loose != NONE && runs_least_sum (lanes, handicaps[0][state]) > loose
                            && runs_least_sum (more_khan, handicaps[1][state]) > loose;

          front->loose[khan][state] = (uint8_t) (kept ? loose - least : NONE);
        }
      for (int lane = 0; lane < RUNS_LANES; lane++)
        more_khan[lane] = lanes[lane] < more_khan[lane] ? lanes[lane] : more_khan[lane];
    }
  return least;
}

static void
lower_entry (Front *front,
             int    khan,
             int    state,
             int    loose)
{
  if (khan >= KHAN)
    khan = KHAN - 1;
  if (loose < front->loose[khan][state])
    front->loose[khan][state] = (uint8_t) loose;
}

/* Reads a rank with @n cards; @cost is what each one costs that is in no dọc and no khàn. */
static void
read_cards (const Front *from,
            Front       *to,
            int          khan,
            int          state,
            int          n,
            int          cost)
{
  const int loose = from->loose[khan][state];

  for (int i = 0; i < n_steps[state]; i++)
    {
      const RunsStep *step = &steps[state][i];
      const int rest = n - step->cards;

      if (rest < 0)
        continue;
      lower_entry (to, khan, step->to, loose + rest * cost);
      if (rest >= CHIEU_KHAN_CARDS)
        lower_entry (to, khan + 1, step->to, loose + (rest - CHIEU_KHAN_CARDS) * cost);
      if (rest == CHIEU_THIEN_KHAI_CARDS)
        lower_entry (to, khan + 1, step->to, loose);
    }
}

static void
read_mark_up (const Front *from,
              Front       *to,
              int          khan,
              int          state)
{
  const Runs *runs = &runs_states[state];
  const int room = EVAL_OPEN_MAX - runs->one - runs->two - runs->more;

  lower_entry (to, khan, runs_id (runs->one, runs->two, runs->more + (room > 0)), from->loose[khan][state]);
}

static void
read_mark_down (const Front *from,
                Front       *to,
                int          khan,
                int          state)
{
  const Runs *runs = &runs_states[state];
  const int loose = from->loose[khan][state];

  lower_entry (to, khan, state, loose);
  if (runs->one > 0)
    lower_entry (to, khan, runs_id (runs->one - 1, runs->two, runs->more), loose);
  if (runs->two > 0)
    lower_entry (to, khan, runs_id (runs->one, runs->two - 1, runs->more), loose);
}

static void
read_symbol (const Front *from,
             Front       *to,
             int          symbol)
{
  memset (to, NONE, sizeof *to);
  for (int khan = 0; khan < KHAN; khan++)
    for (int state = 0; state < RUNS_STATES; state++)
      if (from->loose[khan][state] == NONE)
        continue;
      else if (symbol == EVAL_MARK_UP)
        read_mark_up (from, to, khan, state);
      else if (symbol == EVAL_MARK_DOWN)
        read_mark_down (from, to, khan, state);
      else if (symbol < EVAL_FREE (1))
        read_cards (from, to, khan, state, symbol, 1);
      else
        read_cards (from, to, khan, state, symbol - EVAL_FREE (1) + 1, 0);
}

static void
finish (const Front *front,
        uint8_t      final[KHAN])
{
  int least = EVAL_LANE_NONE;

  for (int khan = KHAN - 1; khan >= 0; khan--)
    {
      for (int state = 0; state < RUNS_STATES; state++)
        if (runs_is_closed (state) && front->loose[khan][state] < least)
          least = front->loose[khan][state];
      final[khan] = (uint8_t) least;
    }
}

static void
automaton_allocate (Automaton *self,
                    uint32_t   n)
{
  self->n = n;
  self->next = allocate (n, sizeof *self->next);
  self->paid = allocate (n, sizeof *self->paid);
  self->final = allocate (n, sizeof *self->final);
}

static void
automaton_clear (Automaton *self)
{
  free (self->next);
  free (self->paid);
  free (self->final);
}

/* More fronts than can come up. */
#define FRONTS_MAX (UINT32_C (1) << 19)

/* Finds all fronts that can come up, one from the other. */
static void
explore_fronts (Automaton *self)
{
  Pool fronts;
  Front front;

  /* Begins with the state before the first symbol. */
  pool_init (&fronts, sizeof (Front));
  memset (&front, NONE, sizeof front);
  front.loose[0][runs_id (0, 0, 0)] = 0;
  pool_add (&fronts, &front);
  automaton_allocate (self, FRONTS_MAX);
  for (uint32_t i = 0; i < fronts.n; i++)
    {
      Front from;

      memcpy (&from, pool_get (&fronts, i), sizeof from);
      finish (&from, self->final[i]);
      for (int symbol = 0; symbol < EVAL_SYMBOLS; symbol++)
        {
          Front to;

          read_symbol (&from, &to, symbol);
          self->paid[i][symbol] = (uint8_t) reduce_front (&to);
          self->next[i][symbol] = pool_add (&fronts, &to);
        }
      if (fronts.n > FRONTS_MAX)
        {
          fputs ("more fronts than expected\n", stderr);
          exit (1);
        }
    }
  self->n = fronts.n;
  pool_clear (&fronts);
}

/* Gives each state a number, the same for states that are alike so far. Returns: how many numbers there are */
static uint32_t
number_by_values (const Automaton *self,
                  uint32_t        *classes)
{
  uint8_t key[KHAN + EVAL_SYMBOLS];
  Pool keys;

  pool_init (&keys, sizeof key);
  for (uint32_t i = 0; i < self->n; i++)
    {
      memcpy (key, self->final[i], KHAN);
      memcpy (key + KHAN, self->paid[i], EVAL_SYMBOLS);
      classes[i] = pool_add (&keys, key);
    }
  pool_clear (&keys);
  return keys.n;
}

/* Numbers the states anew: two that had one number keep one if those to which each symbol leads have one, too. Returns: how many
 * numbers there are */
static uint32_t
number_by_successors (const Automaton *self,
                      uint32_t        *classes)
{
  uint32_t key[1 + EVAL_SYMBOLS];
  uint32_t *refined = allocate (self->n, sizeof *refined);
  Pool keys;

  pool_init (&keys, sizeof key);
  for (uint32_t i = 0; i < self->n; i++)
    {
      key[0] = classes[i];
      for (int symbol = 0; symbol < EVAL_SYMBOLS; symbol++)
        key[1 + symbol] = classes[self->next[i][symbol]];
      refined[i] = pool_add (&keys, key);
    }
  memcpy (classes, refined, self->n * sizeof *refined);
  free (refined);
  pool_clear (&keys);
  return keys.n;
}

/* Merges the states that no sequence of symbols tells apart. The first state stays the first. */
static void
merge_states (const Automaton *from,
              Automaton       *to)
{
  uint32_t *classes = allocate (from->n, sizeof *classes);
  uint32_t n = number_by_values (from, classes);

  for (uint32_t before = 0; before != n;)
    {
      before = n;
      n = number_by_successors (from, classes);
    }
  automaton_allocate (to, n);
  for (uint32_t i = 0; i < from->n; i++)
    {
      memcpy (to->final[classes[i]], from->final[i], KHAN);
      memcpy (to->paid[classes[i]], from->paid[i], EVAL_SYMBOLS);
      for (int symbol = 0; symbol < EVAL_SYMBOLS; symbol++)
        to->next[classes[i]][symbol] = classes[from->next[i][symbol]];
    }
  free (classes);
}

static void
print_rows (const Automaton *self,
            FILE            *out)
{
  fputs ("const uint32_t eval_loose_rows[] = {\n", out);
  for (uint32_t i = 0; i < self->n; i++)
    {
      for (int symbol = 0; symbol < EVAL_SYMBOLS; symbol++)
        fprintf (out, "%#x,", (unsigned) (self->next[i][symbol] * EVAL_LOOSE_ROW
                                          | (uint32_t) self->paid[i][symbol] << EVAL_LOOSE_SHIFT));
      fprintf (out, "%#x,\n", (unsigned) (self->final[i][0]
                                          | self->final[i][1] << EVAL_LANE_BITS
                                          | self->final[i][2] << 2 * EVAL_LANE_BITS));
    }
  fputs ("};\n", out);
}

/* Returns: the entry after the five ranks that @number stands for */
static uint32_t
find_head (const Automaton *self,
           int              number)
{
  uint32_t state = 0;
  uint32_t paid = 0;
  int symbol = EVAL_FREE (number % EVAL_FIRST_DIGITS);

  number /= EVAL_FIRST_DIGITS;
  for (int rank = 1; rank <= EVAL_HEAD_RANKS; rank++)
    {
      paid += self->paid[state][symbol];
      state = self->next[state][symbol];
      symbol = number % EVAL_DIGITS;
      number /= EVAL_DIGITS;
    }
  return state * EVAL_LOOSE_ROW | paid << EVAL_LOOSE_SHIFT;
}

void
loose_print (FILE *out)
{
  Automaton all, merged;

  for (int state = 0; state < RUNS_STATES; state++)
    n_steps[state] = runs_list_steps (state, steps[state]);
  init_handicaps ();
  explore_fronts (&all);
  merge_states (&all, &merged);
  automaton_clear (&all);
  fprintf (stderr, "loose cards: %u states\n", (unsigned) merged.n);
  fputs ("const uint32_t eval_loose_heads[EVAL_HEADS] = {\n", out);
  for (int number = 0; number < EVAL_HEADS; number++)
    fprintf (out, "%#x,%s", (unsigned) find_head (&merged, number), number % 16 == 15 ? "\n" : "");
  fputs ("};\n", out);
  print_rows (&merged, out);
  automaton_clear (&merged);
}
