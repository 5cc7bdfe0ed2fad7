/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer and touch on the mat. One gesture feeds one state machine (drag-machine.h), and what comes out of it the input mode
 * is asked about: a click on a card or beside, a card carried and let go. A long press and the other button ask what a card is.
 */
#pragma once

#include "mat/drag-machine.h"
#include "mat/widgets/flight.h"
#include "mode.h"

G_BEGIN_DECLS

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  const ChieuScene *scene;
  ChieuFlightLayer *flights;     /* not owned; NULL on an empty mat */

  ChieuDrag drag;
  GtkGesture *gesture;
  ChieuCardWidget *card;         /* weak: the card pressed or carried */
  int zone;                      /* in which it lies */
  ChieuTarget targets[CHIEU_ZONES_MAX];  /* of the card carried */
  ChieuSpot home;
  double grab_x, grab_y;         /* from the card's middle to the pointer */
} ChieuPointer;

void chieu_pointer_init (ChieuPointer      *self,
                         ChieuMatView      *mat,
                         const ChieuPlayed *played,
                         ChieuModes        *modes,
                         const ChieuScene  *scene);
void chieu_pointer_clear (ChieuPointer *self);
/* After every change: a card pressed or carried may be gone. */
void chieu_pointer_check (ChieuPointer *self);
/* Brings a card that is carried home. Returns: whether there was one. */
gboolean chieu_pointer_cancel (ChieuPointer *self);

G_END_DECLS
