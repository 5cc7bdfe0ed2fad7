/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "motion.h"

/* A whole deal takes so long at most. */
#define DEAL_WHOLE 1600

static const struct { guint16 time, step; } motions[] = {
  [CHIEU_MOTION_DEAL] = { 220, 60 },
  [CHIEU_MOTION_DRAW] = { 300, 0 },
  [CHIEU_MOTION_PUT] = { 300, 25 },
  [CHIEU_MOTION_TAKE] = { 280, 25 },
  [CHIEU_MOTION_RETURN] = { 200, 0 },
  [CHIEU_MOTION_SHIFT] = { 180, 0 },
  [CHIEU_MOTION_OPEN] = { 220, 70 },
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
  return motions[motion].step * i;
}

/* Swift at first, gentle at the end, like a hand that lays a card down. */
double
chieu_motion_ease (double part)
{
  return 1 - (1 - part) * (1 - part) * (1 - part);
}
