/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode.h"

#include <math.h>
#include <string.h>

/* The greatest distance from a zone at which a click still counts for it, and a drop, which is seldom meant for nothing; in parts of the
 * mat's height. */
#define REACH 0.09
#define DROP_REACH 0.2

/* Sets the present mode: of those that are on, the top one. */
static void
update_now (ChieuModes *self)
{
  self->now = self->lay->is_on ? self->lay : self->touch->is_on ? self->touch : self->game;
}

void
chieu_mode_set_on (ChieuMode *self,
                   gboolean   on)
{
  self->is_on = on;
  update_now (self->modes);
}

void
chieu_modes_set_game (ChieuModes *self,
                      ChieuMode  *game)
{
  self->game = game;
  update_now (self);
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

gboolean
chieu_modes_is_lit (ChieuModes  *self,
                    ChieuTarget  target)
{
  return chieu_played_may_tell (self->game->played) ? target == CHIEU_TARGET_CLEAN : target != CHIEU_TARGET_NONE;
}

/* ---- Cards on buttons ---- */

guint64
chieu_modes_find_takers (ChieuModes *self,
                         int         from,
                         ChieuCard   card,
                         ChieuWays  *ways)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuMode *mode = self->game;
  const ChieuMatLayout *layout = mode->played->layout;
  guint64 buttons = 0;

  *ways = (ChieuWays) { 0 };
  for (int i = 0; i < mode->deeds->n_choices; i++)
    if (chieu_deeds_has_part (mode->deeds, &mode->deeds->choices[i], from, card))
      chieu_ways_add (ways, i);
  /* If the mat may not show what is right, all buttons that could be tried take any card that could be played. */
  if (!chieu_played_may_tell (mode->played))
    return from == layout->hand_zone || from == layout->live_zone ? chieu_deeds_get_tries (mode->deeds) : 0;
  for (int button = 0; mode->ops->find_with_button != NULL && button < layout->n_buttons; button++)
    if (layout->buttons[button].make == CHIEU_MAKE_BUTTON
        && mode->ops->find_with_button (mode, from, card, layout->buttons[button].action, FALSE, moves) > 0)
      buttons |= CHIEU_BIT64 (button);
  return buttons;
}

gboolean
chieu_modes_drop_on_button (ChieuModes *self,
                            int         from,
                            ChieuCard   card,
                            const char *action,
                            int         way)
{
  ChieuMode *mode = self->game;
  ChieuDeeds *deeds = mode->deeds;

  if (way < 0)
    return mode->ops->drop_on_button != NULL && mode->ops->drop_on_button (mode, from, card, action);
  if (way >= deeds->n_choices || !chieu_deeds_has_part (deeds, &deeds->choices[way], from, card))
    return FALSE;
  chieu_deeds_choose (deeds, way);
  return TRUE;
}

/* ---- What several modes do alike ---- */

/* Returns: the distance from a point to @box, 0 inside of it */
static double
distance_to (const ChieuBox *box,
             double          x,
             double          y)
{
  double dx = MAX (MAX (box->x - x, x - box->x - box->width), 0);
  double dy = MAX (MAX (box->y - y, y - box->y - box->height), 0);

  return hypot (dx, dy);
}

/* Returns: the zone at a point, of those that are lit by @targets; of zones that overlap, the upper one */
static int
find_zone_with (ChieuMode         *self,
                const ChieuTarget *targets,
                double             x,
                double             y)
{
  for (int zone = self->scene->n_zones - 1; zone >= 0; zone--)
    if (chieu_modes_is_lit (self->modes, targets[zone])
        && chieu_box_contains (chieu_zone_get_box (chieu_mat_zone (self->mat, zone)), x, y))
      return zone;
  return CHIEU_ZONE_NONE;
}

/* Returns: the zone of those marked in @targets that is nearest to a point of the mat and no further away than the part @reach of the mat's
 * height, or CHIEU_ZONE_NONE */
static int
find_near_zone (ChieuMode         *self,
                const ChieuTarget *targets,
                double             x,
                double             y,
                double             reach)
{
  double best = gtk_widget_get_height (GTK_WIDGET (self->mat)) * reach;
  int target = find_zone_with (self, targets, x, y);

  for (int zone = 0; target == CHIEU_ZONE_NONE && zone < self->scene->n_zones; zone++)
    if (targets[zone] != CHIEU_TARGET_NONE)
      best = MIN (best, distance_to (chieu_zone_get_box (chieu_mat_zone (self->mat, zone)), x, y));
  for (int zone = self->scene->n_zones - 1; target == CHIEU_ZONE_NONE && zone >= 0; zone--)
    if (targets[zone] != CHIEU_TARGET_NONE && distance_to (chieu_zone_get_box (chieu_mat_zone (self->mat, zone)), x, y) <= best)
      target = zone;
  return target;
}

int
chieu_mode_find_target_at (ChieuMode         *self,
                           const ChieuTarget *targets,
                           double             x,
                           double             y)
{
  return find_near_zone (self, targets, x, y, REACH);
}

int
chieu_mode_find_drop_at (ChieuMode         *self,
                         const ChieuTarget *targets,
                         int                from,
                         double             x,
                         double             y,
                         double             middle_x,
                         double             middle_y)
{
  int target = find_zone_with (self, targets, x, y);

  if (target == CHIEU_ZONE_NONE)
    target = find_zone_with (self, targets, middle_x, middle_y);
  if (target != CHIEU_ZONE_NONE || chieu_box_contains (chieu_zone_get_box (chieu_mat_zone (self->mat, from)), x, y))
    return target;
  return find_near_zone (self, targets, x, y, DROP_REACH);
}

gboolean
chieu_mode_unchoose (ChieuMode *self)
{
  if (self->held->chosen == 0)
    return FALSE;
  chieu_mat_set_chosen (self->mat, -1);
  return TRUE;
}
