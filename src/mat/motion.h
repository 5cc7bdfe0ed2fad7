/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The times and curves of the mat: how things move, and for how long they move and stay. No other file of the mat has a time or a
 * curve. All times are in milliseconds.
 */
#pragma once

#include <glib.h>

/* ---- Cards that move ---- */

/* The motions of cards. */
typedef enum
{
  CHIEU_MOTION_DEAL,             /* from the dish into the hand */
  CHIEU_MOTION_DRAW,             /* from the pile to a gate */
  CHIEU_MOTION_PUT,              /* out of a hand that is not shown */
  CHIEU_MOTION_TAKE,             /* from one place of the mat to another: eaten, put down, won */
  CHIEU_MOTION_RETURN,           /* refused, back to its place */
  CHIEU_MOTION_SHIFT,            /* cards of a zone make room */
  CHIEU_MOTION_OPEN,             /* a hand is laid open, one set after the other */
  CHIEU_MOTION_WIN,              /* the winning card, which has been held up meanwhile, is laid to its set */
} ChieuMotion;

/* Returns: how long one card is on its way, at most 300 milliseconds */
guint chieu_motion_get_time (ChieuMotion motion);

/**
 * chieu_motion_get_delay:
 * @i: the number of the card among those that set out together, from 0; with CHIEU_MOTION_OPEN that of its set
 * @n: how many there are
 *
 * Several cards go one after the other. However many they are, a hand is dealt within 1600 milliseconds; of a hand that is laid
 * open the winning card comes down last.
 *
 * Returns: how long card @i waits
 */
guint chieu_motion_get_delay (ChieuMotion motion, guint i, guint n);

/* Returns: how long it takes to deal @n cards in the ceremony before a hand, one by one, into heaps or to the seats */
guint chieu_motion_get_deal_time (guint n);

/* Returns: how long a sentence of @letters letters stays to be read, if one of the usual length stays for @usual milliseconds */
guint chieu_motion_get_stay (guint usual, glong letters);

/* Returns: the part of the way that is done after @part of the time; both from 0 to 1 */
double chieu_motion_ease (double part);

/**
 * chieu_motion_get_lift:
 * @time: milliseconds since the roll of the drum
 *
 * The winning card is held up, and so looks larger, until it is laid to its set.
 *
 * Returns: how many times as large it is, from 1 to CHIEU_LIFT_WIN
 */
double chieu_motion_get_lift (double time);

/* The size of the winning card while it is held up, in parts of its usual size. */
#define CHIEU_LIFT_WIN 1.25

/* ---- What stays ---- */

#define CHIEU_TIME_CALLED 1800       /* a called word stays at the seat */
#define CHIEU_TIME_NOTICE 6000       /* a refusal stays to be read */
#define CHIEU_TIME_RETOLD 2400       /* an event that is shown again */
#define CHIEU_TIME_COUNT 340         /* between two numbers that are counted before a hand */
#define CHIEU_TIME_RITE 2200         /* a rite before a hand stays, at the usual pace, with a sentence of usual length */
#define CHIEU_TIME_STEP 3400         /* between two steps of the show at the end of a hand, at the usual pace */

/* The times for which the table celebrates the end of a hand: of an ordinary one, a good one, and a rare one. */
#define CHIEU_TIME_PRAISE_COMMON 1200
#define CHIEU_TIME_PRAISE 2000
#define CHIEU_TIME_PRAISE_RARE 3500

/* ---- What is waited for ---- */

#define CHIEU_TIME_KNOCK 350         /* from an event to the knock that says that the person is asked */
#define CHIEU_TIME_REPEAT 800        /* a fault that is pressed again sooner is no answer to its warning */
#define CHIEU_TIME_SETTLE 150        /* after the last change of size, faces are rendered anew */
#define CHIEU_TIME_NEW 250           /* new buttons take no press sooner, as nobody can have read them */
#define CHIEU_TIME_AGAIN 300         /* a second touch on the same place sooner comes from a trembling finger */
#define CHIEU_TIME_NAME 500          /* the pointer rests on a card before its name shows */
#define CHIEU_TIME_HELD 800          /* a held key repeats sooner than this */
#define CHIEU_TIME_HOLD 150          /* a card that was let go lies there while its move is made */
/* Factors for the system's time of a long press, which is 500 ms unless set otherwise: for a finger that stays on a button to see
 * what it would do; and for a press that asks what a card is, as many people's clicks are slow. */
#define CHIEU_PRESS_LOOK 0.8
#define CHIEU_PRESS_ASK 1.8
