/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "showing.h"

#include "mat.h"

static int
count_steps (ChieuShowing *self)
{
  const void *state = chieu_played_get_state (self->played);
  const ChieuMatShow *show = self->played->layout->show;

  return show != NULL && state != NULL ? show->count (state) : 0;
}

static void
tell_step (ChieuShowing *self,
           int           i)
{
  const ChieuPlayed *played = self->played;
  const char *names[CHIEU_NAMES_MAX];
  ChieuMatStep step = { 0 };

  chieu_played_get_names (played, names);
  played->layout->show->tell (chieu_played_get_state (played), chieu_played_get_person (played), i, names, &step);
  for (int seat = 0; seat < self->teller->scene->n_seats; seat++)
    chieu_teller_call_word (self->teller, seat, step.called[seat]);
  chieu_teller_add_sound (self->teller, (ChieuSound) step.sound);
  chieu_teller_play_sound (self->teller);
  g_free (self->text);
  self->text = step.text;
}

static gboolean
next_cb (gpointer data)
{
  ChieuShowing *self = data;

  self->next_id = 0;
  chieu_showing_go_on (self);
  return G_SOURCE_REMOVE;
}

static void
set_timer (ChieuShowing *self)
{
  int delay = self->played->source->get_step_delay (self->played->data);

  g_clear_handle_id (&self->next_id, g_source_remove);
  if (delay >= 0)
    self->next_id = g_timeout_add ((guint) delay, next_cb, self);
}

void
chieu_showing_go_on (ChieuShowing *self)
{
  gboolean is_over;

  if (!chieu_showing_is_on (self))
    return;
  is_over = self->step >= count_steps (self);
  if (is_over)
    chieu_showing_end (self);
  else
    {
      tell_step (self, self->step);
      self->step++;
      set_timer (self);
    }
  chieu_mat_update_offers (self->mat);
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
  if (is_over)
    g_signal_emit_by_name (self->mat, "show-over");
}

gboolean
chieu_showing_begin (ChieuShowing *self)
{
  const ChieuMatSource *source = self->played->source;

  chieu_showing_end (self);
  if (count_steps (self) == 0 || source->get_step_delay == NULL || source->get_step_delay (self->played->data) == 0)
    return FALSE;
  self->step = 0;
  self->held->chosen = 0;
  set_timer (self);
  return TRUE;
}

void
chieu_showing_end (ChieuShowing *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_pointer (&self->text, g_free);
  self->step = CHIEU_STEPS_ALL;
}
