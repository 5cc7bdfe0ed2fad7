/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The meaning of a press, a movement and a release, without widgets: one state machine for pointer and touch, so that a test can
 * feed it any stream of events. All points are in pixels of the mat.
 */
#pragma once

#include <glib.h>

/* The kinds of events. */
typedef enum
{
  CHIEU_DRAG_PRESS,              /* on a card (card ≥ 0) or beside (−1), at x, y */
  CHIEU_DRAG_MOTION,
  CHIEU_DRAG_RELEASE,
  CHIEU_DRAG_CANCEL,             /* the system took the sequence away, or the press or drag is given up, as by Escape */
  CHIEU_DRAG_CARD_GONE,          /* the card pressed or carried has left */
} ChieuDragEventKind;

/* An event. */
typedef struct
{
  ChieuDragEventKind kind;
  int card;                      /* number of the card pressed, or gone */
  double x, y;
} ChieuDragEvent;

/* The answers to an event. */
typedef enum
{
  CHIEU_DRAG_NOTHING,
  CHIEU_DRAG_START,              /* lift the card; it is at x, y */
  CHIEU_DRAG_MOVE,               /* carry it to x, y */
  CHIEU_DRAG_DROP,               /* it was dropped at x, y */
  CHIEU_DRAG_CLICK,              /* press and release on a card, or beside (card −1), without moving */
  CHIEU_DRAG_BACK,               /* let it fly home */
  CHIEU_DRAG_FORGET,             /* it is gone: end the drag without a flight */
} ChieuDragAction;

/* The states of the machine. */
typedef enum
{
  CHIEU_DRAG_IDLE,
  CHIEU_DRAG_PRESSED,
  CHIEU_DRAG_CARRYING,
} ChieuDragState;

/* The machine; chieu_drag_init() makes it idle. */
typedef struct
{
  ChieuDragState state;
  int card;                      /* the card of the last press, kept after its end; −1: it was beside, or there was none yet */
  double start_x, start_y;       /* the place of that press */
  double x, y;                   /* the last place of the pointer during that press */
  double threshold;              /* of chieu_drag_init() */
} ChieuDrag;

/* Makes @self idle. @threshold: pixels; a movement farther than this is not a click */
void chieu_drag_init (ChieuDrag *self, double threshold);

/* Returns: what is to be done now; self->card is the card, even if the drag has just ended */
ChieuDragAction chieu_drag_feed (ChieuDrag *self, const ChieuDragEvent *event);
