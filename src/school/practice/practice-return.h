/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When a task that was wrong comes back, and when tasks become harder: the
 * two small rules of practice, without clock or database.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Boxes that a task goes through once it was wrong; right in the last one, it is known. */
#define CHIEU_PRACTICE_BOXES 5

/**
 * chieu_practice_return:
 * @box: the box it is in, −1: it is a new task
 * @right: whether it was answered rightly
 * @now: seconds since 1970
 * @next_box: (out): the box it goes to
 * @due: (out): when it comes back
 *
 * What is wrong comes back after five minutes; then, each time it is right, after a day, three, eight, and three weeks.
 *
 * Returns: FALSE if it does not come back (any more): right at once, or right for the last time
 */
gboolean chieu_practice_return (int box, gboolean right, gint64 now, int *next_box, gint64 *due);

/* How it stands with a kind of tasks. */
typedef struct
{
  int level;                     /* from 1 */
  int run;                       /* new tasks right one after the other at this level; negative: wrong */
} ChieuPracticeStanding;

/* A new task of this level was answered: three right in a row lead up, two wrong in a row lead down. */
void chieu_practice_step (ChieuPracticeStanding *self, gboolean right, int levels);

G_END_DECLS
