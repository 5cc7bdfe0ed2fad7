/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer and touch on the mat. One gesture feeds one state machine (drag-machine.h), and the input mode is asked about the
 * results: a click on a card or beside one, a card carried and dropped. A long press and the other button ask what a card is.
 */
#pragma once

#include "mat/drag-machine.h"
#include "mat/press-guard.h"
#include "mat/widgets/flight.h"
#include "card-name.h"
#include "mode.h"

/* The pointer and fingers on a mat. Points are in pixels of the mat. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  const ChieuScene *scene;
  ChieuCardName *name;           /* of the card under it */
  ChieuFlightLayer *flights;     /* not owned; NULL on an empty mat */

  ChieuDrag drag;
  ChieuPressGuard guard;
  GtkGesture *gesture;           /* of the primary button and of fingers; not owned */
  ChieuCardWidget *card;         /* weak: the card pressed or carried */
  GtkWidget *button;             /* weak: the button beside the mat that is pressed */
  int zone;                      /* the zone in which the card lies */
  int set;                       /* the set of the carried card in a hand that lies open, from 0; −1: it is in none, or nothing is carried.
                                  * In other hands the number has no meaning */
  ChieuTarget targets[CHIEU_ZONES_MAX];  /* what putting the carried card into each zone would be */
  guint64 buttons;               /* the buttons that take the carried card, as bits */
  ChieuWays ways;                /* the ways to choose from that take it */
  ChieuSpot home;                /* where the carried card lay when it was lifted */
  double grab_x, grab_y;         /* from the card's middle to the pointer */
  ChieuCardWidget *company[CHIEU_MOVE_CARDS_MAX];        /* weak: the cards that go with it */
  int n_company;
} ChieuPointer;

/* Begins to listen to the pointer and to fingers on @mat, with the parts that are asked about them, which have to outlive it, as has
 * @name, which is told on which card the pointer is. The caller sets @flights before something is played on the mat. */
void chieu_pointer_init (ChieuPointer      *self,
                         ChieuMatView      *mat,
                         const ChieuPlayed *played,
                         ChieuModes        *modes,
                         const ChieuScene  *scene,
                         ChieuCardName     *name);
/* Gets every event of the mat first: notes a press, a touch or a lifted finger, as @type says, at a point of the mat. @finger:
 * (nullable): identifies a finger until it is lifted. Returns: whether nothing else is to get the event. It stands apart from the events for
 * tests: GTK lets nobody make touches. */
gboolean chieu_pointer_sort_out (ChieuPointer *self, GdkEventType type, gconstpointer finger, double x, double y);
/* Forgets the pressed card and button, at the end of the mat. */
void chieu_pointer_clear (ChieuPointer *self);
/* Gives up the pressed or carried card if it is gone, as it may be after every change. */
void chieu_pointer_cancel_if_gone (ChieuPointer *self);
/* Returns: whether a card follows the pointer */
gboolean chieu_pointer_is_carrying (const ChieuPointer *self);
/* Notes that something else is asked: what is pressed or carried is no answer to it. */
void chieu_pointer_ask_anew (ChieuPointer *self);
/* Ends all flights, as a press does. Returns: whether @key, which does something, counts now */
gboolean chieu_pointer_takes_key (ChieuPointer *self, guint key);
/* Lets a carried card fly back to its place. Returns: whether there was one */
gboolean chieu_pointer_cancel (ChieuPointer *self);
