/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "showing.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/feast/call-spread.h"
#include "mat/played/mat.h"
#include "match/words/account.h"

/* Returns: how many steps the show has; 0 in a game without one */
static int
count_steps (ChieuShowing *self)
{
  const void *state = chieu_played_get_state (self->played);
  const ChieuMatShow *show = self->played->layout->show;

  return show != NULL && state != NULL ? show->count_steps (state) : 0;
}

static void
tell_step (ChieuShowing *self,
           int           i)
{
  const ChieuPlayed *played = self->played;
  const char *names[CHIEU_NAMES_MAX];
  ChieuMatStep step = { 0 };

  chieu_played_get_names (played, names);
  played->layout->show->tell_step (chieu_played_get_state (played), chieu_played_get_person (played), i, names, &step);
  for (int seat = 0; seat < self->teller->scene->n_seats; seat++)
    chieu_teller_call_word (self->teller, seat, step.called[seat]);
  chieu_teller_add_call (self->teller, step.voice != NULL ? (const char *const[]) { step.voice, NULL } : NULL,
                         (ChieuSound) step.sound);
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

/* ---- The end ---- */

/* The celebration has run to its end: the button to go on does something else now. */
static gboolean
praised_cb (gpointer data)
{
  ChieuShowing *self = data;

  chieu_mat_update_offers (self->mat);
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer full): how the hand ended, and what that means for the person. The words of the seats say what each waited for
 * (praise.h). */
static char *
describe_end (ChieuShowing *self)
{
  const void *state = chieu_played_get_state (self->played);
  const ChieuStateHead *head = state;
  const char *names[CHIEU_NAMES_MAX];
  g_autoptr (ChieuAccount) account = NULL;

  chieu_played_get_names (self->played, names);
  account = chieu_account_new (self->played->layout->game, &head->rules, state, names);
  return g_strdup (account->told);
}

/* Shows the winner's call above the cards, if there is one and the hand lies open; how it lies is of no interest here. */
static void
show_call (ChieuShowing *self)
{
  const void *state = chieu_played_get_state (self->played);
  ChieuOpenHand open = { .win = -1 };
  g_autofree char *call = NULL;
  g_autofree char *said = NULL;
  ChieuResult result;

  if (self->spread == NULL)
    return;
  self->played->layout->game->result (state, &result);
  if (result.n_cuoc == 0 || self->played->layout->opening == NULL || !self->played->layout->opening->lay (state, &open))
    return;
  call = chieu_words_call_aloud (chieu_played_get_words (self->played), result.cuoc, result.n_cuoc, result.next.seats);
  said = g_strdup_printf (_("“%s!”"), call);
  chieu_call_spread_set_said (CHIEU_CALL_SPREAD (self->spread), said);
}

static void
begin_end (ChieuShowing *self)
{
  self->is_ending = TRUE;
  g_free (self->text);
  self->text = describe_end (self);
  self->praise->done = praised_cb;
  self->praise->data = self;
  show_call (self);
  chieu_praise_begin (self->praise, FALSE);
}

void
chieu_showing_take_hand (ChieuShowing *self)
{
  const void *state = chieu_played_get_state (self->played);
  ChieuResult result;

  chieu_showing_end (self);
  chieu_praise_clear (self->praise);
  if (self->spread != NULL)
    chieu_call_spread_set_said (CHIEU_CALL_SPREAD (self->spread), NULL);
  if (state == NULL)
    return;
  self->played->layout->game->result (state, &result);
  if (result.outcome == CHIEU_OUTCOME_NONE)
    return;
  show_call (self);
  chieu_praise_begin (self->praise, TRUE);
}

/* ---- Going on ---- */

void
chieu_showing_go_on (ChieuShowing *self)
{
  gboolean is_over = FALSE;

  if (!chieu_showing_is_on (self))
    return;
  if (chieu_showing_is_praising (self))
    chieu_praise_finish (self->praise);
  else if (self->is_ending)
    {
      chieu_showing_end (self);
      is_over = TRUE;
    }
  else if (self->step >= count_steps (self))
    begin_end (self);
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
chieu_showing_is_wanted (const ChieuShowing *self)
{
  const ChieuMatSource *source = self->played->source;

  return source->get_step_delay != NULL && source->get_step_delay (self->played->data) != 0;
}

void
chieu_showing_begin (ChieuShowing *self)
{
  chieu_showing_end (self);
  if (!chieu_showing_is_wanted (self))
    {
      show_call (self);
      chieu_praise_begin (self->praise, TRUE);
      return;
    }
  self->step = 0;
  self->held->chosen = 0;
  if (count_steps (self) > 0)
    set_timer (self);
  else
    begin_end (self);
}

void
chieu_showing_end (ChieuShowing *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_pointer (&self->text, g_free);
  self->is_ending = FALSE;
  self->step = CHIEU_STEPS_ALL;
}
