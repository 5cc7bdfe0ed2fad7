/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "press-guard.h"

#include <math.h>

#include "motion.h"

/* The distance within which two touches are on the same place, in pixels: the width of a finger. */
#define SAME_PLACE 40

void
chieu_press_guard_note_question (ChieuPressGuard *self,
                                 gint64           now)
{
  self->question++;
  self->asked_at = now;
}

static gboolean
question_is_new (const ChieuPressGuard *self,
                 gint64                 now)
{
  return self->asked_at != 0 && now - self->asked_at < CHIEU_TIME_NEW;
}

gboolean
chieu_press_guard_press (ChieuPressGuard *self,
                         gint64           now,
                         gboolean         on_button)
{
  self->pressed_for = self->question;
  return !on_button || !question_is_new (self, now);
}

gboolean
chieu_press_guard_touch (ChieuPressGuard *self,
                         gint64           now,
                         gconstpointer    finger,
                         double           x,
                         double           y,
                         gboolean         on_button)
{
  gboolean trembles = self->lifted_at != 0 && now - self->lifted_at < CHIEU_TIME_AGAIN
                      && hypot (x - self->lifted_x, y - self->lifted_y) <= SAME_PLACE;

  if (self->finger != NULL || trembles)
    return FALSE;
  if (!chieu_press_guard_press (self, now, on_button))
    return FALSE;
  self->finger = finger;
  return TRUE;
}

void
chieu_press_guard_lift (ChieuPressGuard *self,
                        gint64           now,
                        gconstpointer    finger,
                        double           x,
                        double           y)
{
  if (finger != self->finger)
    return;
  self->finger = NULL;
  self->lifted_at = now;
  self->lifted_x = x;
  self->lifted_y = y;
}

void
chieu_press_guard_forget_finger (ChieuPressGuard *self)
{
  self->finger = NULL;
}

gboolean
chieu_press_guard_is_current (const ChieuPressGuard *self)
{
  return self->pressed_for == self->question;
}

gboolean
chieu_press_guard_press_key (ChieuPressGuard *self,
                             gint64           now,
                             guint            key)
{
  gboolean same = key == self->key;
  /* Its release may have gone to another window: a key that is really held would have repeated by now. */
  gboolean held = same && self->key_is_down && now - self->key_at < CHIEU_TIME_HELD;
  gboolean counts = !held && !(same && question_is_new (self, now) && self->asked_at >= self->key_at);

  self->key = key;
  self->key_at = now;
  self->key_is_down = TRUE;
  return counts;
}

void
chieu_press_guard_release_key (ChieuPressGuard *self,
                               guint            key)
{
  if (key == self->key)
    self->key_is_down = FALSE;
}
