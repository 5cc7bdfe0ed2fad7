/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zone's inside, for zone.c and for tests that look in.
 */
#pragma once

#include <adwaita.h>

#include "zone.h"

/* A card of the zone. */
typedef struct
{
  ChieuCardWidget *widget;       /* a child of the zone */
  ChieuPlace place;              /* where it comes to lie */
  float from_x, from_y, from_angle;   /* the place where the present slide began */
  char *label;                   /* (nullable): the words that a screen reader says, as they were set last */
} ChieuZoneChild;

/* The ways in which a zone is lit while cards are carried or chosen. */
typedef enum
{
  CHIEU_ZONE_NOT_OFFERED,
  CHIEU_ZONE_OFFERED,            /* it takes them */
  CHIEU_ZONE_NEAREST,            /* carried ones would fall into it if they were let go now */
} ChieuZoneOffer;

struct _ChieuZone
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int number;                    /* in its layout */
  ChieuBox box;                  /* where it lies, in pixels of the mat */
  GArray *children;              /* ChieuZoneChild, from undermost */
  int below;                     /* cards not shown below them */
  gboolean in_hand;              /* the cards are those of the person's hand */
  GtkWidget *last_focus;         /* not owned; one of the children or NULL */
  AdwAnimation *slide;           /* moves cards that stay to their new places */
  double progress;               /* the part of the slide that is done; 1: at rest */
  ChieuZoneOffer offered;
  gboolean pointed;              /* a lesson points at it */
};

static inline ChieuZoneChild *
chieu_zone_child (ChieuZone *self,
                  int        place)
{
  return &g_array_index (self->children, ChieuZoneChild, place);
}
