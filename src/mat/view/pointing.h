/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of the hand, places and seats at which a lesson points.
 */
#pragma once

#include "mat-lesson.h"
#include "mat/played/held.h"

/* The pointing of a lesson. The mat gives @held and @scene, which have to outlive it, and sets @points. */
typedef struct
{
  const ChieuHeld *held;
  ChieuScene *scene;
  ChieuPoints points;            /* what the lesson points at now */
} ChieuPointing;

/* Marks the cards of the hand that are pointed at in the scene, which has to be made anew before. */
void chieu_pointing_mark_hand (ChieuPointing *self);
/* Return whether the lesson points at @zone, and at @seat. */
gboolean chieu_pointing_has_zone (const ChieuPointing *self, int zone);
gboolean chieu_pointing_has_seat (const ChieuPointing *self, int seat);
