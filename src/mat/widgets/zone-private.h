/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zone's inside, for zone.c and for tests that look in.
 */
#pragma once

#include <adwaita.h>

#include "zone.h"

typedef struct
{
  ChieuCardWidget *widget;
  ChieuPlace place;
  float from_x, from_y, from_angle;   /* the place where the present slide began */
  char *label;
} ChieuZoneChild;

struct _ChieuZone
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int number;
  ChieuBox box;
  GArray *children;              /* ChieuZoneChild, from undermost */
  int below;                     /* cards not shown below them */
  gboolean in_hand;              /* the cards are those of the person's hand */
  GtkWidget *last_focus;         /* not owned; one of the children or NULL */
  AdwAnimation *slide;
  double progress;               /* the part of the slide that is done; 1: at rest */
  guint8 offered;                /* 0, 1: may be dropped into, 2: would be */
  gboolean pointed;              /* a lesson points at it */
};

static inline ChieuZoneChild *
chieu_zone_child (ChieuZone *self,
                  int        place)
{
  return &g_array_index (self->children, ChieuZoneChild, place);
}
