/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The automaton of added and discarded cards: one look-up for the first five
 * ranks, then one for each rank. States are merged rank by rank, from the end.
 */
#include "reach.h"

#include "fronts.h"
#include "pool.h"

#include <stdlib.h>
#include <string.h>

#define RANKS CHIEU_SUIT_RANKS

/* The states after some rank and where each digit of the next leads. */
typedef struct
{
  uint32_t n;
  uint32_t (*next)[EVAL_DIGITS];
} Layer;

static Layer layers[RANKS];
static Pool values;

static bool
has_digit (int ranks,
           int digit)
{
  return ranks > 0 || digit < EVAL_FREE (1);
}

/* Returns: the number, in @next, of the front or value to which a front and the digit of the next rank lead */
static uint32_t
read_digit (const FrontEntries *from,
            int                 ranks,
            int                 digit,
            Pool               *next)
{
  FrontValue value;
  Front to;

  if (ranks == RANKS - 1)
    {
      fronts_finish (from, digit, &value);
      return pool_add (next, &value);
    }
  fronts_read (from, &to, digit, ranks);
  fronts_reduce (&to, ranks + 1);
  return pool_add (next, &to);
}

/* Finds the fronts after @ranks + 1 ranks from those after @ranks. */
static void
read_rank (const Pool *fronts,
           Pool       *next,
           int         ranks)
{
  Layer *layer = &layers[ranks];

  layer->n = fronts->n;
  layer->next = allocate (fronts->n, sizeof *layer->next);
  for (uint32_t i = 0; i < fronts->n; i++)
    {
      FrontEntries from;
      Front front;

      memcpy (&front, pool_get (fronts, i), sizeof front);
      fronts_list (&front, &from);
      for (int digit = 0; digit < EVAL_DIGITS; digit++)
        if (has_digit (ranks, digit))
          layer->next[i][digit] = read_digit (&from, ranks, digit, next);
    }
}

static void
read_suit (void)
{
  Pool fronts;
  Front start;

  pool_init (&fronts, sizeof (Front));
  fronts_start (&start);
  pool_add (&fronts, &start);
  for (int ranks = 0; ranks < RANKS; ranks++)
    {
      Pool next;

      pool_init (&next, ranks == RANKS - 1 ? sizeof (FrontValue) : sizeof (Front));
      read_rank (&fronts, &next, ranks);
      pool_clear (&fronts);
      fronts = next;
    }
  values = fronts;
}

/* Merges the states of a layer that lead to the same. @next_numbers: (nullable): the new numbers of the states or values to which they lead;
 * NULL: those have kept their numbers. Returns: (transfer full): the new number of each state */
static uint32_t *
merge_layer (Layer          *layer,
             const uint32_t *next_numbers)
{
  uint32_t *numbers = allocate (layer->n, sizeof *numbers);
  Pool rows;

  pool_init (&rows, sizeof *layer->next);
  for (uint32_t i = 0; i < layer->n; i++)
    {
      for (int digit = 0; digit < EVAL_DIGITS && next_numbers != NULL; digit++)
        layer->next[i][digit] = next_numbers[layer->next[i][digit]];
      numbers[i] = pool_add (&rows, layer->next[i]);
    }
  memcpy (layer->next, rows.bytes, rows.n * sizeof *layer->next);
  layer->n = rows.n;
  pool_clear (&rows);
  return numbers;
}

static void
merge_layers (void)
{
  uint32_t *numbers = NULL;

  for (int ranks = RANKS - 1; ranks >= 0; ranks--)
    {
      uint32_t *merged = merge_layer (&layers[ranks], numbers);

      free (numbers);
      numbers = merged;
    }
  free (numbers);
}

/* Ends the program if the tables' 16 bits cannot number @n states or values. */
static void
check_numbers (uint32_t n)
{
  if (n > UINT16_MAX + 1)
    {
      fputs ("too many states for the table's numbers\n", stderr);
      exit (1);
    }
}

static void
print_layer (const Layer *layer,
             int          ranks,
             FILE        *out)
{
  check_numbers (layer->n);
  fprintf (out, "const uint16_t eval_reach_after_%d[][EVAL_DIGITS] = {\n", ranks);
  for (uint32_t i = 0; i < layer->n; i++)
    {
      fputc ('{', out);
      for (int digit = 0; digit < EVAL_DIGITS; digit++)
        fprintf (out, "%u,", (unsigned) layer->next[i][digit]);
      fputs ("},\n", out);
    }
  fputs ("};\n", out);
}

/* Returns: the state after the five ranks that @number stands for */
static unsigned
find_head (int number)
{
  uint32_t state = layers[0].next[0][number % EVAL_FIRST_DIGITS];

  number /= EVAL_FIRST_DIGITS;
  for (int ranks = 1; ranks < EVAL_HEAD_RANKS; ranks++, number /= EVAL_DIGITS)
    state = layers[ranks].next[state][number % EVAL_DIGITS];
  return state;
}

static unsigned
printed (int added)
{
  return added == FRONT_NONE ? EVAL_REACH_MORE : (unsigned) added;
}

static unsigned
least_sum (const uint8_t added[FRONT_DISCARDS])
{
  unsigned least = EVAL_REACH_MORE;

  for (unsigned discards = 0; discards < FRONT_DISCARDS; discards++)
    if (added[discards] != FRONT_NONE && added[discards] + discards < least)
      least = added[discards] + discards;
  return least;
}

static void
print_value (const FrontValue *value,
             FILE             *out)
{
  fputs ("{{", out);
  for (int khan = 0; khan < FRONT_KHAN; khan++)
    {
      fputc ('{', out);
      for (int discards = 0; discards < FRONT_DISCARDS; discards++)
        fprintf (out, "%u,", printed (value->added[khan][discards]));
      fputs ("},", out);
    }
  fprintf (out, "},{%u,%u}},\n", least_sum (value->added[0]), least_sum (value->added[1]));
}

void
reach_print (FILE *out)
{
  uint32_t states = 0;

  fronts_init ();
  read_suit ();
  merge_layers ();
  fputs ("const uint16_t eval_reach_heads[EVAL_HEADS] = {\n", out);
  for (int number = 0; number < EVAL_HEADS; number++)
    fprintf (out, "%u,%s", find_head (number), number % 16 == 15 ? "\n" : "");
  fputs ("};\n", out);
  for (int ranks = EVAL_HEAD_RANKS; ranks < RANKS; ranks++)
    {
      print_layer (&layers[ranks], ranks, out);
      states += layers[ranks].n;
    }
  check_numbers (values.n);
  fputs ("const EvalReach eval_reach_values[] = {\n", out);
  for (uint32_t i = 0; i < values.n; i++)
    {
      FrontValue value;

      memcpy (&value, pool_get (&values, i), sizeof value);
      print_value (&value, out);
    }
  fputs ("};\n", out);
  fprintf (stderr, "added and discarded cards: %u states, %u values\n",
           (unsigned) states, (unsigned) values.n);
}
