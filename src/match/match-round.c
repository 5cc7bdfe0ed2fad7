/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-round.h"

#include "match/record/timer.h"

/* The time for a move that was the only one possible, and for one that was chosen, in milliseconds. */
#define FORCED_MS_MIN 300
#define FORCED_MS_MAX 500
#define CHOSEN_MS_MIN 600
#define CHOSEN_MS_MAX 1500

/* The part of these times that passes at each pace, in per cent. */
static const int pace_percent[] = {
  [CHIEU_PACE_WAIT] = 0,
  [CHIEU_PACE_SLOW] = 170,
  [CHIEU_PACE_NORMAL] = 100,
  [CHIEU_PACE_QUICK] = 40,
  [CHIEU_PACE_NONE] = 0,
};

ChieuMatchRound *
chieu_match_round_new (void     (*due) (gpointer data),
                       gpointer   data)
{
  ChieuMatchRound *self = g_new0 (ChieuMatchRound, 1);

  self->context = g_main_context_ref_thread_default ();
  self->due = due;
  self->data = data;
  self->pace = CHIEU_PACE_NORMAL;
  return self;
}

void
chieu_match_round_free (ChieuMatchRound *self)
{
  chieu_timer_clear (&self->timer);
  g_main_context_unref (self->context);
  g_free (self);
}

/* ---- The question ---- */

void
chieu_match_round_open (ChieuMatchRound *self)
{
  self->open = TRUE;
  self->hurried = FALSE;
  self->begun = g_get_monotonic_time ();
}

void
chieu_match_round_close (ChieuMatchRound *self)
{
  chieu_timer_clear (&self->timer);
  self->open = FALSE;
  self->serial++;
}

/* ---- The answers ---- */

static guint
list_seats (ChieuMatchRound  *self,
            ChieuAnswerState  state)
{
  guint seats = 0;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (self->seats[seat].state == state)
      seats |= 1u << seat;
  return seats;
}

void
chieu_match_round_await (ChieuMatchRound *self,
                         int              seat)
{
  self->seats[seat].state = CHIEU_ANSWER_AWAITED;
}

guint
chieu_match_round_get_thinking (ChieuMatchRound *self)
{
  return list_seats (self, CHIEU_ANSWER_AWAITED);
}

void
chieu_match_round_note_answer (ChieuMatchRound *self,
                               int              seat,
                               const ChieuMove *move)
{
  self->seats[seat].state = CHIEU_ANSWER_READY;
  self->seats[seat].move = *move;
}

gboolean
chieu_match_round_forget (ChieuMatchRound *self,
                          int              seat)
{
  gboolean thought = self->seats[seat].state == CHIEU_ANSWER_AWAITED;

  self->seats[seat].state = CHIEU_ANSWER_NONE;
  return thought;
}

gboolean
chieu_match_round_take_answer (ChieuMatchRound *self,
                               int             *seat,
                               ChieuMove       *move)
{
  for (; *seat < CHIEU_SEATS_MAX; (*seat)++)
    if (self->seats[*seat].state == CHIEU_ANSWER_READY)
      {
        self->seats[*seat].state = CHIEU_ANSWER_NONE;
        *move = self->seats[*seat].move;
        return TRUE;
      }
  return FALSE;
}

/* ---- The delay ---- */

void
chieu_match_round_set_delay (ChieuMatchRound *self,
                             gboolean         choice,
                             guint64          seed)
{
  int low = choice ? CHOSEN_MS_MIN : FORCED_MS_MIN;
  int high = choice ? CHOSEN_MS_MAX : FORCED_MS_MAX;
  ChieuRandom random;

  chieu_random_init (&random, seed);
  self->delay = (low + (gint64) chieu_random_below (&random, (uint32_t) (high - low + 1))) * G_TIME_SPAN_MILLISECOND;
}

gboolean
chieu_match_round_is_waiting (ChieuMatchRound *self)
{
  return self->open && self->pace == CHIEU_PACE_WAIT && !self->hurried
         && (list_seats (self, CHIEU_ANSWER_AWAITED) | list_seats (self, CHIEU_ANSWER_READY)) != 0;
}

static gboolean
timer_cb (gpointer data)
{
  ChieuMatchRound *self = data;

  chieu_timer_clear (&self->timer);
  self->due (self->data);
  return G_SOURCE_REMOVE;
}

void
chieu_match_round_wake (ChieuMatchRound *self)
{
  gint64 shows_at = self->begun + self->delay * pace_percent[self->pace] / 100;
  gint64 left = self->hurried ? 0 : MAX (shows_at - g_get_monotonic_time (), 0);

  chieu_timer_clear (&self->timer);
  if (!self->open || list_seats (self, CHIEU_ANSWER_AWAITED) != 0 || list_seats (self, CHIEU_ANSWER_READY) == 0
      || chieu_match_round_is_waiting (self))
    return;
  /* The time is rounded up, so that no answer shows too early: what takes the answers does not look at the clock. */
  chieu_timer_set (&self->timer, self->context, "chieu-match",
                   (guint) ((left + G_TIME_SPAN_MILLISECOND - 1) / G_TIME_SPAN_MILLISECOND), timer_cb, self);
}
