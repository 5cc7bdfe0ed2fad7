/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene.h"

#include <math.h>

ChieuBox
chieu_box_round (const ChieuBox *box)
{
  float x = roundf (box->x), y = roundf (box->y);

  return (ChieuBox) { .x = x, .y = y, .width = roundf (box->x + box->width) - x, .height = roundf (box->y + box->height) - y };
}

static void
shift_box (ChieuBox *box,
           float     dx,
           float     dy)
{
  box->x += dx;
  box->y += dy;
}

void
chieu_scene_shift (ChieuScene *scene,
                   float       dx,
                   float       dy)
{
  g_return_if_fail (scene != NULL);

  shift_box (&scene->mat, dx, dy);
  shift_box (&scene->dish, dx, dy);
  shift_box (&scene->open, dx, dy);
  for (int i = 0; i < scene->n_open; i++)
    shift_box (&scene->open_sets[i], dx, dy);
  for (int position = 0; position < scene->n_seats; position++)
    shift_box (&scene->seats[position].box, dx, dy);
  for (int number = 0; number < scene->n_zones; number++)
    {
      ChieuZoneScene *zone = &scene->zones[number];

      shift_box (&zone->box, dx, dy);
      shift_box (&zone->caption, dx, dy);
      for (int i = 0; i < zone->n; i++)
        {
          zone->cards[i].x += dx;
          zone->cards[i].y += dy;
        }
    }
}
