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
  PART_PLAYER,                   /* who plays in the person's place */
  N_PARTS
} Part;

typedef struct
{
  double cpu, wall;              /* ms */
} Cost;

extern const char *const part_names[N_PARTS];

/* Returns: the part until now. In other threads than the main one nothing is done. */
Part parts_enter (Part part);
/* Takes the cost of each part since the last time, and since parts_restart(). */
void parts_take (Cost cost[N_PARTS]);
/* Time begins to run anew: what was before is nobody's. */
void parts_restart (void);
