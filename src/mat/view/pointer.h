/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer and touch on the mat. One gesture feeds one state machine (drag-machine.h), and what comes out of it the input mode
 * is asked about: a click on a card or beside, a card carried and let go. A long press and the other button ask what a card is.
 */
#pragma once

#include "mat/drag-machine.h"
#include "mat/press-guard.h"
#include "mat/widgets/flight.h"
#include "mode.h"

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  const ChieuScene *scene;
  ChieuFlightLayer *flights;     /* not owned; NULL on an empty mat */

  ChieuDrag drag;
  ChieuPressGuard guard;
  GtkGesture *gesture;
  ChieuCardWidget *card;         /* weak: the card pressed or carried */
  GtkWidget *button;             /* weak: the button beside the mat that is pressed */
  int zone;                      /* the one in which the card lies */
  int set;                       /* of a hand that lies open, from 0; −1: it is carried no more */
  ChieuTarget targets[CHIEU_ZONES_MAX];  /* for the card carried */
  guint64 buttons, ways;         /* those that take it */
  ChieuSpot home;
  double grab_x, grab_y;         /* from the card's middle to the pointer */
  ChieuCardWidget *company[CHIEU_MOVE_CARDS_MAX];        /* weak: the cards that go with it */
  int n_company;
} ChieuPointer;

void chieu_pointer_init (ChieuPointer      *self,
                         ChieuMatView      *mat,
                         const ChieuPlayed *played,
                         ChieuModes        *modes,
                         const ChieuScene  *scene);
void chieu_pointer_clear (ChieuPointer *self);
/* After every change: a card pressed or carried may be gone. */
void chieu_pointer_check (ChieuPointer *self);
gboolean chieu_pointer_is_carrying (const ChieuPointer *self);
/* Something else is asked: what is pressed or carried is no answer to it. */
void chieu_pointer_ask_anew (ChieuPointer *self);
/* Whether @key, which does something, counts now. */
gboolean chieu_pointer_takes_key (ChieuPointer *self, guint key);
/* Brings a card that is carried home. Returns: whether there was one. */
gboolean chieu_pointer_cancel (ChieuPointer *self);
