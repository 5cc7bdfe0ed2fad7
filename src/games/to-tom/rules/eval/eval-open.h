/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dọc of one suit that are open while its ranks are read from the lowest on: the next rank may or must lengthen them.
 */
#pragma once

#include "rules/card.h"

/* A rank has four cards, so that no more than four dọc go on. */
#define EVAL_OPEN_MAX CHIEU_STRIP_COPIES
/* How many numbers of states there are, with some that no state has: 0 to EVAL_OPEN_MAX dọc of each length. */
#define EVAL_OPEN_STATES ((EVAL_OPEN_MAX + 1) * (EVAL_OPEN_MAX + 1) * (EVAL_OPEN_MAX + 1))

/* The numbers of open dọc of one card, of two, and of three or more. Those that began on the mat count among the last, which are the
 * only ones that may end. */
typedef struct
{
  int one, two, more;
} EvalOpen;

/* Returns: the number of a state, below EVAL_OPEN_STATES */
static inline int
eval_open_number (EvalOpen open)
{
  return (open.one * (EVAL_OPEN_MAX + 1) + open.two) * (EVAL_OPEN_MAX + 1) + open.more;
}

/* Returns: @open with one more dọc that began on the mat. If four are open already, no rank has a card for a fifth. */
static inline EvalOpen
eval_open_with_end (EvalOpen open)
{
  open.more += open.one + open.two + open.more < EVAL_OPEN_MAX;
  return open;
}

/* Returns: @open without one of the dọc of @cards cards, 1 or 2; for any other number @open as it is */
static inline EvalOpen
eval_open_without (EvalOpen open,
                   int      cards)
{
  open.one -= cards == 1;
  open.two -= cards == 2;
  return open;
}
