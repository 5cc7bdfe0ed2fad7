/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a person sees at the mat what has to be seen at a decision: nothing lies over a card or another word, and what
 * must be there is there, large enough.
 */
#pragma once

#include "mat/view/mat-view.h"

/* For rooms in which less is promised: a card of the hand and the card in play may be smaller. */
typedef enum
{
  CHIEU_TABLE_WHOLE,             /* the whole promise */
  CHIEU_TABLE_READABLE,          /* and the characters of the others' phu are 14 pixels high */
  CHIEU_TABLE_NARROW,            /* nothing lies over anything; sizes yield */
} ChieuTablePromise;

/* Tells each thing that is wrong with the mat as it is laid out now, after @where. Returns: how many. */
int chieu_table_check (ChieuMatView *mat, ChieuTablePromise promise, const char *where);
