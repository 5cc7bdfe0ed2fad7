/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A walk through the whole program as a person takes it, by its actions: the start, a hand of each game and all that can be
 * seen of it, the hands played before, a record saved and taken in, lessons, practice, help, the end.
 */
#pragma once

#include <glib.h>

/* The name of the last part. */
#define WALK_END "the end"
/* The part in which the window has come is named so, with the name of its first page added. */
#define WALK_PAGE "the first page: "

typedef struct
{
  const char *folder;            /* where matches are kept; files are saved there too */
  const char *level;             /* of the others at the mat */
  int tasks;                     /* of practice, of each kind */
  gboolean files;                /* the files of the scorer and of house rules are written as well */
  gboolean only_start;           /* and then the end: the match that lies in the folder is resumed */
  gboolean only_history;         /* the start and the hands played before */
  /* (nullable): called when a part begins. @what: its name, which is static */
  void (*at) (const char *what);
} Walk;

/**
 * walk:
 *
 * Runs the program in this process until the walk is over. To be called once in a process. A part that does not come to
 * its end in good time is an error that ends the process.
 *
 * Returns: the program's status
 */
int walk (const Walk *self);
