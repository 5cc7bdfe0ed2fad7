/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures what the main thread is busy with. Functions of the program are wrapped by the linker (--wrap, see meson.build),
 * so that it need not be changed to be measured.
 */
#pragma once

#include <glib.h>

/* The main thread is in one part at a time; the innermost one counts. */
typedef enum
{
  PART_OTHER,                    /* rules, match, GTK's events */
  PART_SAVING,                   /* SQLite */
  PART_MAT,                      /* a move is laid out on the mat */
  PART_PAGES,                    /* another page is shown */
  PART_UPDATE,                   /* a frame: animations */
  PART_LAYOUT,                   /* a frame: style and sizes */
  PART_PAINT,                    /* a frame: snapshot and drawing */
  PART_PLAYER,                   /* the player in the person's place */
  N_PARTS
} Part;

typedef struct
{
  double cpu, wall;              /* ms */
} Cost;

extern const char *const part_names[N_PARTS];

/* Enters @part; does nothing in other threads than the main one. Returns: the part until now */
Part parts_enter (Part part);
/* Takes the cost of each part since it was called last, or since parts_restart(). */
void parts_take (Cost cost[N_PARTS]);
/* Starts the clock anew, in the main thread; the time before counts for no part. */
void parts_restart (void);
