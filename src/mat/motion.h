/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How things move on the mat, and how long they move and stay. Dealing, drawing, putting, taking and winning are done by one
 * hand: nothing else on the mat holds a time or a curve. All times are in milliseconds.
 */
#pragma once

#include <glib.h>

/* ---- Cards that move ---- */

typedef enum
{
  CHIEU_MOTION_DEAL,             /* from the dish into the hand */
  CHIEU_MOTION_DRAW,             /* from the pile to a gate */
  CHIEU_MOTION_PUT,              /* out of a hand that is not seen */
  CHIEU_MOTION_TAKE,             /* from one place of the mat to another: eaten, put down, won */
  CHIEU_MOTION_RETURN,           /* refused, back to its place */
  CHIEU_MOTION_SHIFT,            /* cards of a zone make room */
  CHIEU_MOTION_OPEN,             /* a hand is laid open, one set after the other */
  CHIEU_MOTION_WIN,              /* the winning card, which has been held up meanwhile, is laid to its set */
} ChieuMotion;

/* Returns: how long one card is on its way; 300 at most. */
guint chieu_motion_get_time (ChieuMotion motion);

/**
 * chieu_motion_get_delay:
 * @i: which card it is of those that set out together, from 0
 * @n: how many they are
 *
 * Several cards go one after the other. Whatever their number, a hand is dealt within 1600 ms; of a hand that is laid open
 * the winning card comes down last.
 *
 * Returns: how long card @i waits
 */
guint chieu_motion_get_delay (ChieuMotion motion, guint i, guint n);

/* Returns: how long it takes to deal @n cards before a hand, one by one, into heaps or to the seats. */
guint chieu_motion_get_deal_time (guint n);

/* Returns: how long a sentence of so many @letters stays to be read, where one of the usual length stays @usual. */
guint chieu_motion_get_stay (guint usual, glong letters);

/* Returns: which part of the way is done after @part of the time; both from 0 to 1. */
double chieu_motion_ease (double part);

/**
 * chieu_motion_lift:
 * @time: since the roll
 *
 * The winning card is held up, so that it is seen larger, until it is laid to its set.
 *
 * Returns: how many times as large it is; from 1 to CHIEU_LIFT_WIN
 */
double chieu_motion_lift (double time);

/* So many times as large as it lay is the winning card while it is held up. */
#define CHIEU_LIFT_WIN 1.25

/* ---- What stays ---- */

#define CHIEU_TIME_CALLED 1800       /* a called word stays at the seat */
#define CHIEU_TIME_NOTICE 6000       /* a refusal stays to be read */
#define CHIEU_TIME_RETOLD 2400       /* a thing that happened, while it is shown again */
#define CHIEU_TIME_COUNT 340         /* between two numbers that are counted before a hand */
#define CHIEU_TIME_RITE 2200         /* a rite before a hand stays, at the usual pace, with a sentence of usual length */
#define CHIEU_TIME_STEP 3400         /* between two steps of the show at the end of a hand, at the usual pace */

/* How long the table takes the end of a hand: of one like most, of one with something to it, and of a rare one. */
#define CHIEU_TIME_PRAISE_COMMON 1200
#define CHIEU_TIME_PRAISE 2000
#define CHIEU_TIME_PRAISE_RARE 3500

/* ---- What is waited for ---- */

#define CHIEU_TIME_KNOCK 350         /* from what happened to the knock that one is asked */
#define CHIEU_TIME_REPEAT 800        /* a fault pressed again sooner is no answer to its warning */
#define CHIEU_TIME_SETTLE 150        /* after the last change of size, faces are rendered anew */
#define CHIEU_TIME_NEW 250           /* buttons that are new take no press sooner: nobody can have read them */
#define CHIEU_TIME_AGAIN 300         /* a finger on the same place sooner trembles */
#define CHIEU_TIME_HELD 800          /* a held key is heard of again sooner */
#define CHIEU_TIME_HOLD 150          /* a card that was let go lies there while its move is made */
/* Parts of the system's time for a long press, which is 500 ms where nobody has set another: a finger stays on a button to see
 * what it would do; and a press asks what a card is, as a slow one is meant as a click by many. */
#define CHIEU_PRESS_LOOK 0.8
#define CHIEU_PRESS_ASK 1.8
