/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Presses that are no answer, without widgets and with the clock of the caller, so that a test can feed it any: one that was begun
 * before the question changed, one on a button that nobody can have seen yet, a second finger, a trembling one, a key held down.
 */
#pragma once

#include <glib.h>

typedef struct
{
  guint question;                /* number of the one that stands */
  gint64 asked_at;               /* milliseconds; 0: long ago */
  guint pressed_for;             /* the question that stood when the pointer was pressed last */
  gconstpointer finger;          /* the one that is down, NULL: none */
  gint64 lifted_at;              /* when the last finger was, and where; 0: long ago */
  double lifted_x, lifted_y;
  guint key;                     /* that was pressed last, 0: none */
  gint64 key_at;                 /* when it was heard of last */
  gboolean key_is_down;
} ChieuPressGuard;

/* Something else is asked, or other buttons stand there, from @now on (milliseconds, as everywhere here). */
void chieu_press_guard_note_question (ChieuPressGuard *self, gint64 now);

/* The pointer is pressed. @on_button: on one of those that may be new. Returns: whether the press counts. */
gboolean chieu_press_guard_press (ChieuPressGuard *self, gint64 now, gboolean on_button);
/* The same for @finger, at a point in pixels; @finger stands for it until it is lifted. */
gboolean chieu_press_guard_touch (ChieuPressGuard *self, gint64 now, gconstpointer finger, double x, double y, gboolean on_button);
void chieu_press_guard_lift (ChieuPressGuard *self, gint64 now, gconstpointer finger, double x, double y);
/* Whether what was asked when the pointer was pressed still is. */
gboolean chieu_press_guard_is_current (const ChieuPressGuard *self);

/* Returns: whether @key, which does something, counts. A held key acts once. A question that is new is answered by another key at
 * once, as who knows what comes presses one after the other, but not by the same key. */
gboolean chieu_press_guard_key (ChieuPressGuard *self, gint64 now, guint key);
void chieu_press_guard_key_up (ChieuPressGuard *self, guint key);
