/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests in TAP, the rows of a table for one: what each was, and how many they were.
 */
#pragma once

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  int n, failed;
} Tap;

static inline void
tap_row (Tap *self, bool right, const char *about)
{
  printf ("%sok %d - %s\n", right ? "" : "not ", ++self->n, about);
  self->failed += !right;
}

/* A row with the number that it went by. */
static inline void
tap_count (Tap *self, bool right, const char *about, long n)
{
  printf ("%sok %d - %s (%ld)\n", right ? "" : "not ", ++self->n, about, n);
  self->failed += !right;
}

/* A row that came to @told. */
static inline void
tap_compare (Tap *self, const char *about, const char *told, const char *wanted)
{
  bool right = strcmp (told, wanted) == 0;

  tap_row (self, right, about);
  if (!right)
    printf ("# “%s”, not “%s”\n", told, wanted);
}

/* Returns: the exit status. */
static inline int
tap_end (const Tap *self)
{
  printf ("1..%d\n", self->n);
  return self->failed > 0;
}
