/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two small rules of practice, without clock or database: when a task that was wrong
 * comes back, and when tasks become harder.
 */
#pragma once

#include <glib.h>

/* The boxes that a task goes through after a wrong answer; a right answer in the last one ends that. */
#define CHIEU_PRACTICE_BOXES 6

/**
 * chieu_practice_plan_return:
 * @box: the box it is in, −1: it is a new task
 * @right: whether the answer was right
 * @now: seconds since 1970
 * @next_box: (out): the box it goes to
 * @due: (out): when it comes back
 *
 * Leitner's boxes (docs/practice.md, "What comes next"): a wrong task comes back after five minutes; then, each time it is right,
 * after 1, 3, 7, 16 and 35 days, each more than twice the time before. Wrong again, it begins anew.
 *
 * Returns: FALSE if it does not come back (any more): right at once, or right for the last time
 */
gboolean chieu_practice_plan_return (int box, gboolean right, gint64 now, int *next_box, gint64 *due);

/* Returns: seconds after which what was right so many times in a row is asked again */
gint64 chieu_practice_find_interval (int times_right);

/* The standing of somebody in a kind of tasks. */
typedef struct
{
  int level;                     /* from 1 */
  int run;                       /* new tasks right one after the other at this level; negative: wrong */
} ChieuPracticeStanding;

/* Takes the answer to a new task of this level: three right ones in a row lead up, two wrong ones in a row lead down. */
void chieu_practice_standing_take_answer (ChieuPracticeStanding *self, gboolean right, int levels);
