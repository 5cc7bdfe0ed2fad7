/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode.h"

#include <math.h>
#include <string.h>

/* How far beside a zone a drop still means it, in parts of the mat's height. */
#define REACH 0.09

static void
find_now (ChieuModes *self)
{
  self->now = self->lay->is_on ? self->lay : self->touch->is_on ? self->touch : self->game;
}

void
chieu_mode_set_on (ChieuMode *self,
                   gboolean   on)
{
  self->is_on = on;
  find_now (self->modes);
}

void
chieu_modes_set_game (ChieuModes *self,
                      ChieuMode  *game)
{
  self->game = game;
  find_now (self);
}

gboolean
chieu_modes_press_key (ChieuModes *self,
                       guint       key)
{
  ChieuMode *mode = self->now->ops->press_key != NULL ? self->now : self->game;

  return mode->ops->press_key != NULL && mode->ops->press_key (mode, key);
}

gboolean
chieu_modes_give_up (ChieuModes *self)
{
  ChieuMode *mode = self->now->ops->give_up != NULL ? self->now : self->game;

  return mode->ops->give_up (mode);
}

gboolean
chieu_modes_do_action (ChieuModes *self,
                       const char *action)
{
  ChieuMode *mode = self->now->ops->do_action != NULL ? self->now : self->game;

  return mode->ops->do_action (mode, action);
}

char *
chieu_modes_describe (ChieuModes *self)
{
  ChieuMode *mode = self->now->ops->describe != NULL ? self->now : self->game;

  return mode->ops->describe != NULL ? mode->ops->describe (mode) : NULL;
}

void
chieu_modes_find_targets (ChieuModes  *self,
                          int          from,
                          ChieuCard    card,
                          ChieuTarget *targets)
{
  memset (targets, 0, CHIEU_ZONES_MAX * sizeof *targets);
  self->game->ops->find_targets (self->game, from, card, targets);
}

/* ---- What several modes do alike ---- */

/* Distance from a point to a box, 0 inside. */
static double
distance_to (const ChieuBox *box,
             double          x,
             double          y)
{
  double dx = MAX (MAX (box->x - x, x - box->x - box->width), 0);
  double dy = MAX (MAX (box->y - y, y - box->y - box->height), 0);

  return hypot (dx, dy);
}

int
chieu_mode_find_target_at (ChieuMode         *self,
                           const ChieuTarget *targets,
                           double             x,
                           double             y)
{
  double best = gtk_widget_get_height (GTK_WIDGET (self->mat)) * REACH;
  int target = CHIEU_ZONE_NONE;

  for (int z = 0; z < self->scene->n_zones; z++)
    {
      double distance = distance_to (chieu_zone_get_box (chieu_mat_zone (self->mat, z)), x, y);

      /* Where zones lie over each other the upper one counts. */
      if (targets[z] != CHIEU_TARGET_NONE && distance <= best)
        {
          best = distance;
          target = z;
        }
    }
  return target;
}

gboolean
chieu_mode_unchoose (ChieuMode *self)
{
  if (self->held->chosen == 0)
    return FALSE;
  chieu_mat_set_chosen (self->mat, -1);
  return TRUE;
}
