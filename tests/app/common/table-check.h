/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that a person sees at the mat what has to be seen at a decision: nothing lies over a card or another word, and what
 * must be there is there, large enough.
 */
#pragma once

#include "mat/view/mat-view.h"

/* The promises that a mat has to keep, by the room that it has. */
typedef enum
{
  CHIEU_TABLE_WHOLE,             /* nothing lies over anything, and everything has its least size */
  CHIEU_TABLE_READABLE,          /* the same, and the characters of the others' phu are at least 14 pixels high, where a seat has only a
                                  * few small stacks */
  CHIEU_TABLE_NARROW,            /* as CHIEU_TABLE_WHOLE, but the card in play may be smaller, and a card of an open hand may show less
                                  * of its width */
} ChieuTablePromise;

/* Prints a line that begins with @where for each thing that is wrong with the mat as it is laid out now. Returns: how many there are */
int chieu_table_check (ChieuMatView *mat, ChieuTablePromise promise, const char *where);
