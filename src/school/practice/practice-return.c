/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-return.h"

#define MINUTE 60
#define DAY (24 * 60 * MINUTE)

/* The number of new tasks in a row that have to be right, or wrong, before the level changes. */
#define RIGHT_TO_RISE 3
#define WRONG_TO_FALL 2

/* Box n is for tasks that were right n times since they were last wrong. */
static const gint64 intervals[CHIEU_PRACTICE_BOXES] = { 5 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY };

gint64
chieu_practice_find_interval (int times_right)
{
  return intervals[CLAMP (times_right, 0, CHIEU_PRACTICE_BOXES - 1)];
}

gboolean
chieu_practice_plan_return (int       box,
                            gboolean  right,
                            gint64    now,
                            int      *next_box,
                            gint64   *due)
{
  *next_box = right ? box + 1 : 0;
  if (*next_box >= CHIEU_PRACTICE_BOXES || (right && box < 0))
    return FALSE;
  *due = now + intervals[*next_box];
  return TRUE;
}

void
chieu_practice_standing_take_answer (ChieuPracticeStanding *self,
                                     gboolean               right,
                                     int                    levels)
{
  if (right)
    self->run = MAX (self->run, 0) + 1;
  else
    self->run = MIN (self->run, 0) - 1;
  if (self->run >= RIGHT_TO_RISE && self->level < levels)
    *self = (ChieuPracticeStanding) { .level = self->level + 1 };
  else if (self->run <= -WRONG_TO_FALL && self->level > 1)
    *self = (ChieuPracticeStanding) { .level = self->level - 1 };
}
