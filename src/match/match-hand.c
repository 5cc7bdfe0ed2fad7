/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-hand.h"

#include <string.h>

#include "match/record/record.h"

ChieuMatchHand *
chieu_match_hand_new (const ChieuMatchOptions *options)
{
  ChieuMatchHand *self = g_new0 (ChieuMatchHand, 1);
  gsize size = options->game->state_size;

  self->options = options;
  self->state = g_malloc0 (size);
  self->view = g_malloc0 (size);
  self->asked_state = g_malloc0 (size);
  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  self->former = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  self->fault_at = -1;
  self->before.winner_before = -1;
  return self;
}

void
chieu_match_hand_free (ChieuMatchHand *self)
{
  g_array_unref (self->moves);
  g_array_unref (self->former);
  g_free (self->state);
  g_free (self->view);
  g_free (self->asked_state);
  g_free (self);
}

/* ---- Dealing and moving ---- */

/* Notes the present question, so that everybody is asked the same one. */
static void
note_question (ChieuMatchHand *self)
{
  self->asked_at = self->moves->len;
  memcpy (self->asked_state, self->state, self->options->game->state_size);
}

/* Keeps the result of the hand before the one that now begins. If the hand before that one is not known, carry.thong of the hand
 * that has ended still names the seat that won it: no other could have won thông. */
static void
note_last (ChieuMatchHand *self)
{
  if (self->result.outcome == CHIEU_OUTCOME_NONE)
    return;
  self->before.winner_before = self->before.last.outcome != CHIEU_OUTCOME_NONE ? self->before.last.winner : self->carry.thong;
  self->before.last = self->result;
  self->before.has_hoi = FALSE;
}

void
chieu_match_hand_deal (ChieuMatchHand   *self,
                       const ChieuCarry *carry,
                       guint             number)
{
  const ChieuMatchOptions *options = self->options;

  if (number == self->number + 1)
    note_last (self);
  self->carry = *carry;
  self->number = number;
  self->seed = chieu_random_hand_seed (options->seed, number);
  /* Only the first hand may be dealt from a deck that was laid. */
  if (number > 0)
    self->n_deck = 0;
  if (self->n_deck > 0)
    options->game->deal_deck (self->state, &options->rules, &self->carry, self->deck);
  else
    options->game->deal (self->state, &options->rules, &self->carry, self->seed);
  self->opens = options->way == CHIEU_WAY_NGHIEM && options->person >= 0 && options->game->is_opening (self->state);
  g_array_set_size (self->moves, 0);
  g_array_set_size (self->former, 0);
  memset (&self->result, 0, sizeof self->result);
  self->fault_at = -1;
  note_question (self);
  chieu_match_hand_update_view (self);
}

void
chieu_match_hand_deal_record (ChieuMatchHand    *self,
                              const ChieuRecord *record)
{
  self->n_deck = record->n_deck;
  memcpy (self->deck, record->deck, sizeof self->deck);
  chieu_match_hand_deal (self, &record->carry, 0);
}

void
chieu_match_hand_set_before (ChieuMatchHand         *self,
                             const ChieuStoreBefore *before)
{
  self->before = *before;
  /* The store knows only outcome and winner of the last hand; what it led to is what this hand began with. */
  self->before.last.next = self->carry;
}

void
chieu_match_hand_end_opening (ChieuMatchHand *self)
{
  self->opens = FALSE;
}

void
chieu_match_hand_update_view (ChieuMatchHand *self)
{
  const ChieuGame *game = self->options->game;

  if (chieu_match_hand_is_over (self))
    memcpy (self->view, self->state, game->state_size);
  else
    game->observe (self->state, self->options->person, self->view);
}

/* Returns: whether @events show everybody a card that @seat did not choose */
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

ChieuMade
chieu_match_hand_make_move (ChieuMatchHand  *self,
                            int              seat,
                            const ChieuMove *move,
                            gboolean         decided,
                            ChieuEvents     *events)
{
  const ChieuGame *game = self->options->game;
  ChieuMatchMove logged = { .seat = (guint8) seat, .decided = decided, .move = *move };
  unsigned asked = game->to_answer (self->state);
  unsigned still_asked;
  ChieuReason reason;

  events->n = 0;
  if (!chieu_match_hand_allows (self, seat, move, &reason))
    return CHIEU_MADE_NOT;
  game->apply (self->state, seat, move, events);
  g_array_append_val (self->moves, logged);
  /* Once a card has been played, the time to look at the dealt hand is over. */
  self->opens = self->opens && game->is_opening (self->state);
  still_asked = game->to_answer (self->state);
  if (still_asked == 0)
    game->result (self->state, &self->result);

  /* Thường: a fault may be taken back until the next card appears. */
  if (decided && reason != CHIEU_REASON_NONE && self->options->way == CHIEU_WAY_THUONG)
    self->fault_at = (int) self->moves->len - 1;
  if (shows_next_card (events, self->options->person) || chieu_match_hand_is_over (self))
    self->fault_at = -1;

  if (events->n == 0 && still_asked != 0 && still_asked == (asked & ~(1u << seat)))
    return CHIEU_MADE_NOTED;
  note_question (self);
  return CHIEU_MADE;
}

/* Returns: the first move of @seat in @moves from place @i on, or NULL */
static const ChieuMatchMove *
find_move_of (GArray *moves,
              int     seat,
              guint   i)
{
  for (; i < moves->len; i++)
    if (g_array_index (moves, ChieuMatchMove, i).seat == seat)
      return &g_array_index (moves, ChieuMatchMove, i);
  return NULL;
}

/* Compares the moves with those before the person took moves back, seat by seat: which of two seats answers the same question
 * first is chance. @next: (out): by seat, the place in former from which its moves have not been made again; unfinished if FALSE
 * is returned. Returns: whether everybody has played the same so far */
static gboolean
follows_former (const ChieuMatchHand *self,
                guint                 next[CHIEU_SEATS_MAX])
{
  memset (next, 0, CHIEU_SEATS_MAX * sizeof *next);
  for (guint i = 0; i < self->moves->len; i++)
    {
      const ChieuMatchMove *made = &g_array_index (self->moves, ChieuMatchMove, i);
      const ChieuMatchMove *then = find_move_of (self->former, made->seat, next[made->seat]);

      if (then == NULL || !chieu_move_equal (&made->move, &then->move))
        return FALSE;
      next[made->seat] = (guint) (then - (const ChieuMatchMove *) self->former->data) + 1;
    }
  return TRUE;
}

void
chieu_match_hand_rewind (ChieuMatchHand *self,
                         guint           n_moves)
{
  guint next[CHIEU_SEATS_MAX];
  gboolean follows = follows_former (self, next);
  g_autoptr (GArray) moves = g_steal_pointer (&self->moves);
  g_autoptr (GArray) former = g_steal_pointer (&self->former);
  /* While the same is played again, the former moves still reach further: they stay, so that all of them can be redone. */
  const GArray *kept = follows ? former : moves;
  ChieuCarry carry = self->carry;
  ChieuEvents events;

  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  self->former = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  chieu_match_hand_deal (self, &carry, self->number);
  g_array_append_vals (self->former, kept->data, kept->len);
  for (guint i = 0; i < n_moves; i++)
    {
      const ChieuMatchMove *move = &g_array_index (moves, ChieuMatchMove, i);

      chieu_match_hand_make_move (self, move->seat, &move->move, move->decided, &events);
    }
  chieu_match_hand_update_view (self);
}

/* ---- What may be asked of it ---- */

gboolean
chieu_match_hand_is_over (const ChieuMatchHand *self)
{
  return self->result.outcome != CHIEU_OUTCOME_NONE;
}

gboolean
chieu_match_hand_allows (const ChieuMatchHand *self,
                         int                   seat,
                         const ChieuMove      *move,
                         ChieuReason          *reason)
{
  bool possible = false;

  *reason = self->options->game->check (self->state, seat, move, &possible);
  return *reason == CHIEU_REASON_NONE || possible;
}

void
chieu_match_hand_foresee_result (const ChieuMatchHand *self,
                                 int                   seat,
                                 const ChieuMove      *move,
                                 ChieuResult          *result)
{
  const ChieuGame *game = self->options->game;
  g_autofree void *state = g_memdup2 (self->state, game->state_size);
  ChieuEvents events = { 0 };

  memset (result, 0, sizeof *result);
  game->apply (state, seat, move, &events);
  if (game->to_answer (state) == 0)
    game->result (state, result);
}

int
chieu_match_hand_find_undo_target (const ChieuMatchHand *self)
{
  if (self->options->way == CHIEU_WAY_THUONG)
    return self->fault_at;
  if (self->options->way != CHIEU_WAY_HOC)
    return -1;
  for (int i = (int) self->moves->len - 1; i >= 0; i--)
    if (g_array_index (self->moves, ChieuMatchMove, i).decided)
      return i;
  return -1;
}

gboolean
chieu_match_hand_find_redo (const ChieuMatchHand *self,
                            ChieuMove            *move)
{
  guint next[CHIEU_SEATS_MAX];
  const ChieuMatchMove *then;

  if (self->former->len == 0 || self->options->person < 0 || !follows_former (self, next))
    return FALSE;
  then = find_move_of (self->former, self->options->person, next[self->options->person]);
  if (then == NULL)
    return FALSE;
  *move = then->move;
  return TRUE;
}

ChieuRecord *
chieu_match_hand_make_record (const ChieuMatchHand *self,
                              guint                 n_moves)
{
  ChieuRecord *record = chieu_record_new (self->options->game, &self->options->rules, &self->carry, self->seed);

  record->way = self->options->way;
  record->n_deck = self->n_deck;
  memcpy (record->deck, self->deck, sizeof record->deck);
  for (guint i = 0; i < n_moves; i++)
    {
      const ChieuMatchMove *made = &g_array_index (self->moves, ChieuMatchMove, i);

      chieu_record_add_move (record, made->seat, &made->move);
    }
  chieu_record_set_result (record, &self->result);
  return record;
}
