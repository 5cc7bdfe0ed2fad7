/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two small rules of practice, without clock or database: when a wrong task is repeated, and when tasks become harder.
 */
#pragma once

#include <glib.h>

/* The number of boxes that a task goes through after a wrong answer; a right answer in the last one ends that. */
#define CHIEU_PRACTICE_BOXES 6

/**
 * chieu_practice_plan_return:
 * @box: the box it is in, −1: it is a new task
 * @right: whether the answer was right
 * @now: seconds since 1970
 * @next_box: (out): the box it goes to
 * @due: (out): when it is repeated, seconds since 1970
 *
 * Leitner's boxes (docs/practice.md, "What comes next"): a wrong task is repeated after five minutes; then, each time it is
 * right, after 1, 3, 7, 16 and 35 days, each more than twice the time before. If it is wrong again, it begins anew.
 *
 * Returns: FALSE if it is not repeated (any more): it was right at once, or right for the last time
 */
gboolean chieu_practice_plan_return (int box, gboolean right, gint64 now, int *next_box, gint64 *due);

/* Returns: the seconds after which something is asked again that was right this many times in a row */
gint64 chieu_practice_find_interval (int times_right);

/* The standing of somebody in a kind of tasks. */
typedef struct
{
  int level;                     /* from 1 */
  int run;                       /* how many new tasks in a row were right at this level; negative: wrong */
} ChieuPracticeStanding;

/* Notes the answer to a new task of this level: three right ones in a row lead up, at most to @levels, two wrong ones in a row lead
 * down, at least to 1. */
void chieu_practice_standing_take_answer (ChieuPracticeStanding *self, gboolean right, int levels);
