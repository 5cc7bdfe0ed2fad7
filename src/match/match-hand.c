/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-private.h"

#include <string.h>

/* The question that now stands: remembered so that all who are asked it are asked the same. */
static void
note_question (ChieuMatch *self)
{
  self->asked_at = self->moves->len;
  memcpy (self->asked_state, self->state, self->options.game->state_size);
}

/* Once a card lies there, nobody looks at what was dealt any more. */
static void
note_opening (ChieuMatch *self)
{
  self->opens = self->opens && self->options.game->is_opening (self->state);
}

void
chieu_match_deal (ChieuMatch       *self,
                  const ChieuCarry *carry,
                  guint             number)
{
  self->carry = *carry;
  self->hand_number = number;
  self->hand_seed = chieu_random_hand_seed (self->options.seed, number);
  self->options.game->deal (self->state, &self->options.rules, &self->carry, self->hand_seed);
  self->opens = self->options.way == CHIEU_WAY_NGHIEM && self->options.person >= 0;
  note_opening (self);
  g_array_set_size (self->moves, 0);
  memset (&self->result, 0, sizeof self->result);
  self->over = FALSE;
  self->fault_at = -1;
  self->has_warned = FALSE;
  self->serial++;
  note_question (self);
  chieu_match_update_view (self);
}

void
chieu_match_update_view (ChieuMatch *self)
{
  const ChieuGame *game = self->options.game;

  if (chieu_match_hand_is_over (self))
    memcpy (self->view, self->state, game->state_size);
  else
    game->observe (self->state, self->options.person, self->view);
}

gboolean
chieu_match_hand_is_over (ChieuMatch *self)
{
  return self->result.outcome != CHIEU_OUTCOME_NONE;
}

ChieuMatchMove *
chieu_match_get_move (ChieuMatch *self,
                      guint       n)
{
  return &g_array_index (self->moves, ChieuMatchMove, n);
}

gboolean
chieu_match_ends_with (ChieuMatch        *self,
                       const ChieuResult *result)
{
  const gint64 minute = 60 * G_USEC_PER_SEC;

  if (result->match_over)
    return TRUE;
  if (self->options.hoi == CHIEU_HOI_HANDS)
    return self->hand_number + 1 >= (guint) self->options.hoi_limit;
  if (self->options.hoi == CHIEU_HOI_TIME)
    return chieu_match_get_played (self) >= self->options.hoi_limit * minute;
  return FALSE;
}

/* Whether @events put a card before everybody that another than @seat chose or nobody did. */
static gboolean
shows_next_card (const ChieuEvents *events,
                 int                seat)
{
  for (int i = 0; i < events->n; i++)
    {
      const ChieuEvent *event = &events->items[i];

      if (event->kind == CHIEU_EVENT_DRAW)
        return TRUE;
      if (event->kind == CHIEU_EVENT_MOVE && event->seat != seat
          && event->card != CHIEU_CARD_NONE && event->card != CHIEU_CARD_HIDDEN)
        return TRUE;
    }
  return FALSE;
}

/* Thường: a fault may be taken back until the next card appears. */
static void
note_fault (ChieuMatch        *self,
            const ChieuEvents *events,
            gboolean           faulty)
{
  if (faulty && self->options.way == CHIEU_WAY_THUONG)
    self->fault_at = (int) self->moves->len - 1;
  if (shows_next_card (events, self->options.person) || chieu_match_hand_is_over (self))
    self->fault_at = -1;
}

ChieuMade
chieu_match_make (ChieuMatch      *self,
                  int              seat,
                  const ChieuMove *move,
                  gboolean         decided,
                  ChieuEvents     *events)
{
  const ChieuGame *game = self->options.game;
  ChieuMatchMove logged = { .seat = (guint8) seat, .decided = decided, .move = *move };
  unsigned asked = game->to_answer (self->state);
  bool possible = false;
  ChieuReason reason = game->check (self->state, seat, move, &possible);
  unsigned still_asked;

  events->n = 0;
  if (reason != CHIEU_REASON_NONE && !possible)
    return CHIEU_MADE_NOT;
  game->apply (self->state, seat, move, events);
  g_array_append_val (self->moves, logged);
  self->serial++;
  note_opening (self);
  still_asked = game->to_answer (self->state);
  if (still_asked == 0)
    {
      game->result (self->state, &self->result);
      self->over = chieu_match_ends_with (self, &self->result);
    }
  note_fault (self, events, decided && reason != CHIEU_REASON_NONE);
  if (events->n == 0 && still_asked != 0 && still_asked == (asked & ~(1u << seat)))
    return CHIEU_MADE_NOTED;
  note_question (self);
  return CHIEU_MADE;
}

static void
end_hand (ChieuMatch *self)
{
  chieu_match_withdraw (self);
  g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_HAND_OVER], 0);
}

gboolean
chieu_match_commit (ChieuMatch      *self,
                    int              seat,
                    const ChieuMove *move,
                    gboolean         decided)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  bool possible = false;

  if (chieu_match_is_pending (self)
      || (self->options.game->check (self->state, seat, move, &possible) != CHIEU_REASON_NONE && !possible))
    return FALSE;
  chieu_match_save (self, &(ChieuMatchPending) {
    .kind = CHIEU_PENDING_MOVE, .seat = seat, .move = *move, .decided = decided,
  });
  return TRUE;
}

/* Goes on after a move. */
static void
go_on (ChieuMatch              *self,
       const ChieuMatchPending *pending,
       ChieuMade                how)
{
  if (chieu_match_hand_is_over (self))
    end_hand (self);
  else if (how == CHIEU_MADE_NOTED && self->round.open)
    chieu_match_ask_on (self, pending->seat);
  else
    chieu_match_ask (self);
  chieu_match_tell (self);
  if (how == CHIEU_MADE_NOTED && pending->has_answer)
    chieu_match_commit (self, self->options.person, &pending->answer, pending->answer_decided);
}

static void
make_move (ChieuMatch              *self,
           const ChieuMatchPending *pending)
{
  ChieuMove made = pending->move;
  ChieuEvents events;
  ChieuMade how = chieu_match_make (self, pending->seat, &made, pending->decided, &events);
  guint serial = self->serial;

  /* What was written holds, also where time has run out since. */
  if (self->store != NULL && chieu_match_hand_is_over (self))
    self->over = pending->over;
  chieu_match_update_view (self);
  g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_MOVED], 0, pending->seat, &made, &events);
  chieu_match_tell_save_failed (self);
  /* A handler that has moved, taken back or paused has gone on already. */
  if (self->serial == serial)
    go_on (self, pending, how);
}

static void
deal_next (ChieuMatch *self)
{
  ChieuCarry carry = self->result.next;

  chieu_match_programs_new_hand (self);
  chieu_match_deal (self, &carry, self->hand_number + 1);
  chieu_match_tell_save_failed (self);
  chieu_match_show_hand (self);
}

void
chieu_match_settle (ChieuMatch *self)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  ChieuMatchPending pending = self->pending;

  memset (&self->pending, 0, sizeof self->pending);
  switch (pending.kind)
    {
    case CHIEU_PENDING_MOVE:
      make_move (self, &pending);
      break;
    case CHIEU_PENDING_UNDO:
      chieu_match_take_back (self, pending.n_moves);
      break;
    case CHIEU_PENDING_NEXT:
      deal_next (self);
      break;
    case CHIEU_PENDING_FIRST:
      if (self->running)
        chieu_match_show_hand (self);
      if (self->running)
        chieu_match_tell_save_failed (self);
      break;
    case CHIEU_PENDING_NONE:
      g_return_if_reached ();
    }
  if (pending.undo)
    chieu_match_undo (self);
}

void
chieu_match_show_hand (ChieuMatch *self)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  guint serial = self->serial;

  self->shown = TRUE;
  g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_HAND_DEALT], 0);
  if (self->serial != serial)
    return;
  if (chieu_match_hand_is_over (self))
    g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_HAND_OVER], 0);
  else
    chieu_match_ask (self);
  chieu_match_tell (self);
}
