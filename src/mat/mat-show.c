/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The show at the end of a hand: cards are turned up step by step, at the pace
 * of the match, and the person may go on sooner. Nothing of the match waits for
 * it: the hand is over, and this only shows how.
 */
#include "mat-view-private.h"

#include "config.h"

static guint show_over;

static int
count_steps (ChieuMatView *self)
{
  const void *view = chieu_mat_get_state (self);

  return self->layout->show != NULL && view != NULL ? self->layout->show->count (view) : 0;
}

gboolean
chieu_mat_shows (ChieuMatView *self)
{
  return self->step != CHIEU_STEPS_ALL;
}

gboolean
chieu_mat_view_is_showing (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  return chieu_mat_shows (self);
}

/* ---- Steps ---- */

static void
tell_step (ChieuMatView *self,
           int           i)
{
  const char *names[CHIEU_NAMES_MAX];
  ChieuMatStep step = { 0 };

  chieu_mat_get_names (self, names);
  self->layout->show->tell (chieu_mat_get_state (self), chieu_mat_get_person (self), i, names, &step);
  for (int seat = 0; seat < self->scene->n_seats; seat++)
    chieu_mat_call_word (self, seat, step.called[seat]);
  chieu_mat_sound (self, (ChieuSound) step.sound);
  g_free (self->step_text);
  self->step_text = step.text;
}

static gboolean
next_cb (gpointer data)
{
  ChieuMatView *self = data;

  self->show_id = 0;
  chieu_mat_show_next (self);
  return G_SOURCE_REMOVE;
}

static void
set_timer (ChieuMatView *self)
{
  int delay = self->source->get_step_delay (self->source_data);

  g_clear_handle_id (&self->show_id, g_source_remove);
  if (delay >= 0)
    self->show_id = g_timeout_add ((guint) delay, next_cb, self);
}

static void
show_now (ChieuMatView *self)
{
  chieu_mat_update_claims (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_show_next (ChieuMatView *self)
{
  if (!chieu_mat_shows (self))
    return;
  if (self->step >= count_steps (self))
    {
      chieu_mat_end_show (self);
      show_now (self);
      g_signal_emit (self, show_over, 0);
      return;
    }
  tell_step (self, self->step);
  self->step++;
  set_timer (self);
  show_now (self);
}

gboolean
chieu_mat_begin_show (ChieuMatView *self)
{
  chieu_mat_end_show (self);
  if (count_steps (self) == 0 || self->source->get_step_delay == NULL
      || self->source->get_step_delay (self->source_data) == 0)
    return FALSE;
  self->step = 0;
  self->chosen = 0;
  set_timer (self);
  return TRUE;
}

void
chieu_mat_end_show (ChieuMatView *self)
{
  g_clear_handle_id (&self->show_id, g_source_remove);
  g_clear_pointer (&self->step_text, g_free);
  self->step = CHIEU_STEPS_ALL;
}

void
chieu_mat_install_show (void)
{
  show_over = g_signal_new ("show-over", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}
