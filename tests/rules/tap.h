/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Test results in TAP (Test Anything Protocol): a line for each row, such as those of a table, and their number at the end.
 */
#pragma once

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  int n, failed;
} Tap;

/* Prints a row with the text @about, "not ok" unless it is @right. */
static inline void
tap_row (Tap *self, bool right, const char *about)
{
  printf ("%sok %d - %s\n", right ? "" : "not ", ++self->n, about);
  self->failed += !right;
}

/* Prints a row, and behind its text the number @n by which it was judged. */
static inline void
tap_count (Tap *self, bool right, const char *about, long n)
{
  printf ("%sok %d - %s (%ld)\n", right ? "" : "not ", ++self->n, about, n);
  self->failed += !right;
}

/* Prints a row that is right if @told is @wanted, and what each is if not. */
static inline void
tap_compare (Tap *self, const char *about, const char *told, const char *wanted)
{
  bool right = strcmp (told, wanted) == 0;

  tap_row (self, right, about);
  if (!right)
    printf ("# “%s”, not “%s”\n", told, wanted);
}

/* Prints how many rows there were. Returns: the exit status */
static inline int
tap_end (const Tap *self)
{
  printf ("1..%d\n", self->n);
  return self->failed > 0;
}
