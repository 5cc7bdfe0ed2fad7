/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person may do: move, take back, and leave to the program what is no decision.
 */
#include "match-private.h"

#include <string.h>

static gboolean
person_must_answer (ChieuMatch *self)
{
  int person = self->options.person;

  return person >= 0 && (self->options.game->to_answer (self->state) >> person & 1) != 0;
}

/* In the strict way nothing makes itself: at a real mat one may always do something else. */
gboolean
chieu_match_find_formality (ChieuMatch *self,
                            ChieuMove  *move)
{
  const ChieuGame *game = self->options.game;
  int person = self->options.person;
  ChieuMove moves[CHIEU_MOVES_MAX];

  if (self->options.way == CHIEU_WAY_NGHIEM || !person_must_answer (self)
      || game->moves (self->state, person, CHIEU_MOVES_CLEAN, moves) != 1)
    return FALSE;
  if (!game->is_formality (self->state, person, &moves[0]) && !(self->auto_boc && game->is_pass (&moves[0])))
    return FALSE;
  *move = moves[0];
  return TRUE;
}

/* Whether what is being written leaves the person's question as it is, as far as anybody has seen: another's move does. */
static gboolean
question_stands (ChieuMatch *self)
{
  return !chieu_match_is_pending (self)
         || (self->pending.kind == CHIEU_PENDING_MOVE && self->pending.seat != self->options.person && !self->pending.has_answer);
}

gboolean
chieu_match_is_asked (ChieuMatch *self)
{
  ChieuMove move;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return question_stands (self) && person_must_answer (self) && !chieu_match_find_formality (self, &move);
}

gboolean
chieu_match_is_opening (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->opens;
}

void
chieu_match_begin (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->opens)
    return;
  self->opens = FALSE;
  self->serial++;
  chieu_match_ask (self);
}

guint
chieu_match_get_to_answer (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  return self->options.game->to_answer (self->state);
}

int
chieu_match_list_moves (ChieuMatch     *self,
                        ChieuMoveScope  scope,
                        ChieuMove      *moves)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  if (!chieu_match_is_asked (self))
    return 0;
  return self->options.game->moves (self->state, self->options.person, scope, moves);
}

void
chieu_match_set_auto_boc (ChieuMatch *self,
                          gboolean    auto_boc)
{
  ChieuBotSeat *place;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  self->auto_boc = auto_boc;
  if (!self->round.open || !person_must_answer (self))
    return;
  place = &self->round.seats[self->options.person];
  place->state = chieu_match_find_formality (self, &place->move) ? CHIEU_BOT_READY : CHIEU_BOT_IDLE;
  chieu_match_wake (self);
  chieu_match_tell (self);
  if (place->state == CHIEU_BOT_IDLE && chieu_match_is_asked (self))
    g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_ASKED], 0);
}

/* Whether a faulty @move is made in this way of play; Thường warns first. */
static ChieuTry
judge_fault (ChieuMatch      *self,
             const ChieuMove *move)
{
  if (self->options.way == CHIEU_WAY_NGHIEM)
    return CHIEU_TRY_DONE;
  if (self->options.way == CHIEU_WAY_HOC)
    return CHIEU_TRY_REFUSED;
  if (self->has_warned && chieu_move_equal (&self->warned, move))
    return CHIEU_TRY_DONE;
  self->has_warned = TRUE;
  self->warned = *move;
  return CHIEU_TRY_WARNED;
}

ChieuTry
chieu_match_try (ChieuMatch      *self,
                 const ChieuMove *move,
                 ChieuReason     *reason)
{
  ChieuMove formality;
  ChieuTry how = CHIEU_TRY_DONE;
  bool possible = false;
  gboolean decided;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), CHIEU_TRY_REFUSED);
  g_return_val_if_fail (move != NULL && reason != NULL, CHIEU_TRY_REFUSED);

  *reason = CHIEU_REASON_NONE;
  if (self->options.person < 0 || !question_stands (self))
    return CHIEU_TRY_REFUSED;
  *reason = self->options.game->check (self->state, self->options.person, move, &possible);
  if (*reason != CHIEU_REASON_NONE)
    how = possible ? judge_fault (self, move) : CHIEU_TRY_REFUSED;
  if (how != CHIEU_TRY_DONE)
    return how;
  /* What would have made itself is no decision, even if the person is quicker. */
  decided = !chieu_match_find_formality (self, &formality);
  if (chieu_match_is_pending (self))
    {
      self->pending.has_answer = TRUE;
      self->pending.answer_decided = decided;
      self->pending.answer = *move;
      return CHIEU_TRY_DONE;
    }
  return chieu_match_commit (self, self->options.person, move, decided) ? CHIEU_TRY_DONE : CHIEU_TRY_REFUSED;
}

/* ---- Taking back ---- */

/* Returns: how many moves stand after taking back, or −1 if nothing can be taken back. */
static int
undo_target (ChieuMatch *self)
{
  if (self->options.way == CHIEU_WAY_THUONG)
    return self->fault_at;
  if (self->options.way != CHIEU_WAY_HOC)
    return -1;
  for (int i = (int) self->moves->len - 1; i >= 0; i--)
    if (chieu_match_get_move (self, (guint) i)->decided)
      return i;
  return -1;
}

gboolean
chieu_match_can_undo (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return undo_target (self) >= 0;
}

/* Deals the hand again and makes its first @n moves. */
static void
rewind_to (ChieuMatch *self,
           guint       n)
{
  g_autoptr (GArray) moves = g_steal_pointer (&self->moves);
  ChieuCarry carry = self->carry;
  ChieuEvents events;

  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  chieu_match_deal (self, &carry, self->hand_number);
  for (guint i = 0; i < n; i++)
    {
      const ChieuMatchMove *move = &g_array_index (moves, ChieuMatchMove, i);

      chieu_match_make (self, move->seat, &move->move, move->decided, &events);
    }
  chieu_match_update_view (self);
}

void
chieu_match_take_back (ChieuMatch *self,
                       guint       n_moves)
{
  chieu_match_withdraw (self);
  rewind_to (self, n_moves);
  chieu_match_trim_notes (self, n_moves);
  chieu_match_tell_save_failed (self);
  chieu_match_show_hand (self);
}

void
chieu_match_undo (ChieuMatch *self)
{
  int target;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (chieu_match_is_pending (self))
    {
      self->pending.undo = TRUE;
      return;
    }
  target = undo_target (self);
  if (target < 0)
    return;
  chieu_match_withdraw (self);
  chieu_match_save (self, &(ChieuMatchPending) { .kind = CHIEU_PENDING_UNDO, .n_moves = (guint) target });
}
