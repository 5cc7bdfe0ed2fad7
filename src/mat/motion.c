/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "motion.h"

/* The longest time for a whole deal, in milliseconds, as are all times here. */
#define DEAL_WHOLE 1600

/* The time for each card that is dealt before a hand, as long as they are so few that each can be seen. */
#define DEAL_STEP 160

/* The usual length of a sentence before a hand, in letters. */
#define USUAL_LETTERS 60

/* The time that it takes to lift the winning card, in milliseconds; the hand is laid open after that. */
#define LIFT 200

/* Of each motion, in milliseconds: the time of a card on its way, the time from one card setting out to the next, and that before the
 * first. */
static const struct { guint16 time, step, first; } motions[] = {
  [CHIEU_MOTION_DEAL] = { 220, 60 },
  [CHIEU_MOTION_DRAW] = { 300, 0 },
  [CHIEU_MOTION_PUT] = { 300, 25 },
  [CHIEU_MOTION_TAKE] = { 280, 25 },
  [CHIEU_MOTION_RETURN] = { 200, 0 },
  [CHIEU_MOTION_SHIFT] = { 180, 0 },
  [CHIEU_MOTION_OPEN] = { 220, 70, LIFT },
  [CHIEU_MOTION_WIN] = { 300, 0, 850 },
};

guint
chieu_motion_get_time (ChieuMotion motion)
{
  g_return_val_if_fail (motion < G_N_ELEMENTS (motions), 0);

  return motions[motion].time;
}

guint
chieu_motion_get_delay (ChieuMotion motion,
                        guint       i,
                        guint       n)
{
  g_return_val_if_fail (motion < G_N_ELEMENTS (motions) && i < MAX (n, 1), 0);

  if (motion == CHIEU_MOTION_DEAL && n > 1)
    return MIN (motions[motion].step * i, (DEAL_WHOLE - motions[motion].time) * i / (n - 1));
  return motions[motion].first + motions[motion].step * i;
}

guint
chieu_motion_get_deal_time (guint n)
{
  return CLAMP (n * DEAL_STEP, motions[CHIEU_MOTION_DEAL].time, DEAL_WHOLE);
}

guint
chieu_motion_get_stay (guint usual,
                       glong letters)
{
  return usual / 2 + usual / 2 * (guint) MAX (letters, 0) / USUAL_LETTERS;
}

/* The way is fast at first and slow at the end, like a hand that lays a card down. */
double
chieu_motion_ease (double part)
{
  return 1 - (1 - part) * (1 - part) * (1 - part);
}

double
chieu_motion_get_lift (double time)
{
  return 1 + (CHIEU_LIFT_WIN - 1) * chieu_motion_ease (CLAMP (time / LIFT, 0, 1));
}
