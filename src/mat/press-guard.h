/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sorts out presses that are no answer: one that began before the question changed, one on a button that nobody can have seen
 * yet, a second finger, a trembling one, a key held down. It has no widgets and uses the caller's clock, so that a test can feed
 * it any presses.
 */
#pragma once

#include <glib.h>

/* The presses so far; all zero at first. All times are in milliseconds by the caller's clock. */
typedef struct
{
  guint question;                /* number of the present question */
  gint64 asked_at;               /* when it was asked; 0: long ago */
  guint pressed_for;             /* the question at the time of the last press of the pointer */
  gconstpointer finger;          /* the finger that is down, NULL: none */
  gint64 lifted_at;              /* when and where a finger was lifted last; 0: long ago */
  double lifted_x, lifted_y;
  guint key;                     /* the key that was pressed last; 0: none */
  gint64 key_at;                 /* the last time that it was pressed or repeated */
  gboolean key_is_down;
} ChieuPressGuard;

/* Notes that something else is asked, or other buttons are shown, from @now on. */
void chieu_press_guard_note_question (ChieuPressGuard *self, gint64 now);

/* Notes that the pointer is pressed. @on_button: on a button that may be new. Returns: whether the press counts */
gboolean chieu_press_guard_press (ChieuPressGuard *self, gint64 now, gboolean on_button);
/* Does the same for a finger at a point in pixels; @finger identifies it until it is lifted. A touch does not count while another finger
 * is down, nor for a moment after one was lifted nearby. */
gboolean chieu_press_guard_touch (ChieuPressGuard *self, gint64 now, gconstpointer finger, double x, double y, gboolean on_button);
/* Notes that @finger is lifted at a point in pixels; another finger than the one that is down changes nothing. */
void chieu_press_guard_lift (ChieuPressGuard *self, gint64 now, gconstpointer finger, double x, double y);
/* Forgets the finger that is down, if there is one: it will be lifted where nobody notes it. */
void chieu_press_guard_forget_finger (ChieuPressGuard *self);
/* Returns: whether the question is still the one at the time of the last press */
gboolean chieu_press_guard_is_current (const ChieuPressGuard *self);

/* Returns: whether @key, which does something, counts. A held key acts once. Another key answers a new question at once, since a
 * player who knows what comes next presses keys in quick succession; the same key does not. */
gboolean chieu_press_guard_press_key (ChieuPressGuard *self, gint64 now, guint key);
/* Notes that @key is let go. */
void chieu_press_guard_release_key (ChieuPressGuard *self, guint key);
