/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-private.h"

#include <string.h>

#include "record.h"

gint64
chieu_match_get_played (ChieuMatch *self)
{
  return self->played + (self->running ? g_get_monotonic_time () - self->running_since : 0);
}

ChieuRecord *
chieu_match_make_record (ChieuMatch *self)
{
  ChieuRecord *record;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  record = chieu_record_new (self->options.game, &self->options.rules, &self->carry, self->hand_seed);
  record->way = self->options.way;
  for (guint i = 0; i < self->moves->len; i++)
    chieu_record_add (record, chieu_match_get_move (self, i)->seat, &chieu_match_get_move (self, i)->move);
  chieu_record_set_result (record, &self->result);
  return record;
}

char *
chieu_match_to_record (ChieuMatch *self)
{
  g_autoptr (ChieuRecord) record = NULL;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  record = chieu_match_make_record (self);
  return chieu_record_to_string (record);
}

/* After so long it is said that it is being saved. */
#define SAYS_SAVING_MS 300

/* ---- What is to be written ---- */

/* All that the store's thread needs, its own. */
typedef struct
{
  ChieuStoreCursor *cursor;
  ChieuMatchOptions options;
  ChieuCarry carry;
  ChieuMatchMove *moves;
  ChieuResult result;
  ChieuRecord *record;           /* (nullable): of a finished hand */
  ChieuStoreHand hand;           /* points to these */
  char *notice;                  /* (nullable) (out): something was set aside meanwhile */
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_atomic_rc_box_release (saving->cursor);
  g_free (saving->moves);
  g_clear_pointer (&saving->record, chieu_record_free);
  g_free (saving->notice);
  g_free (saving);
}

static gboolean
save_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  Saving *saving = data;
  g_autofree char *before = g_strdup (chieu_database_get_notice (database));
  g_autofree char *text = NULL;
  g_autoptr (GArray) faults = NULL;
  gboolean ok;

  if (saving->record != NULL)
    {
      saving->hand.record = text = chieu_record_to_string (saving->record);
      saving->hand.faults = faults = chieu_record_find_faults (saving->record);
    }
  ok = chieu_database_save (database, saving->cursor, &saving->hand, error);
  if (g_strcmp0 (before, chieu_database_get_notice (database)) != 0)
    saving->notice = g_strdup (chieu_database_get_notice (database));
  return ok;
}

/* The moves as they will be, and with them the hand. */
static void
take_moves (ChieuMatch              *self,
            const ChieuMatchPending *pending,
            Saving                  *saving)
{
  guint n = pending->kind == CHIEU_PENDING_NEXT ? 0 : pending->kind == CHIEU_PENDING_UNDO ? pending->n_moves : self->moves->len;

  saving->moves = g_new0 (ChieuMatchMove, n + 1);
  for (guint i = 0; i < n; i++)
    saving->moves[i] = *chieu_match_get_move (self, i);
  if (pending->kind == CHIEU_PENDING_MOVE)
    saving->moves[n++] = (ChieuMatchMove) { .seat = (guint8) pending->seat, .decided = pending->decided, .move = pending->move };
  saving->hand.moves = saving->moves;
  saving->hand.n_moves = n;
  saving->hand.hand_number = self->hand_number + (pending->kind == CHIEU_PENDING_NEXT);
  saving->carry = pending->kind == CHIEU_PENDING_NEXT ? self->result.next : self->carry;
  saving->hand.carry = &saving->carry;
}

/* Fills in @result; its outcome is none unless the hand is over with @pending. */
static void
foresee_result (ChieuMatch              *self,
                const ChieuMatchPending *pending,
                ChieuResult             *result)
{
  const ChieuGame *game = self->options.game;
  g_autofree void *state = NULL;
  ChieuEvents events = { 0 };

  memset (result, 0, sizeof *result);
  if (pending->kind == CHIEU_PENDING_FIRST)
    *result = self->result;
  if (pending->kind != CHIEU_PENDING_MOVE)
    return;
  state = g_memdup2 (self->state, game->state_size);
  game->apply (state, pending->seat, &pending->move, &events);
  if (game->to_answer (state) == 0)
    game->result (state, result);
}

static Saving *
saving_new (ChieuMatch        *self,
            ChieuMatchPending *pending)
{
  Saving *saving = g_new0 (Saving, 1);

  if (self->cursor == NULL)
    self->cursor = g_atomic_rc_box_new0 (ChieuStoreCursor);
  saving->cursor = g_atomic_rc_box_acquire (self->cursor);
  saving->options = self->options;
  saving->hand.options = &saving->options;
  saving->hand.played = chieu_match_get_played (self) / 1000;
  take_moves (self, pending, saving);
  foresee_result (self, pending, &saving->result);
  if (saving->result.outcome != CHIEU_OUTCOME_NONE)
    {
      pending->over = pending->kind == CHIEU_PENDING_FIRST ? self->over : chieu_match_ends_with (self, &saving->result);
      saving->hand.result = &saving->result;
      saving->record = chieu_match_make_record (self);
      if (pending->kind == CHIEU_PENDING_MOVE)
        chieu_record_add (saving->record, pending->seat, &pending->move);
      chieu_record_set_result (saving->record, &saving->result);
    }
  saving->hand.standing = pending->over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING;
  return saving;
}

/* ---- Waiting for it ---- */

/* A failure is told once, and again only when a hand has begun well: a disk that is nearly full takes one move and
 * not the next. */
static void
note_failure (ChieuMatch   *self,
              guint         n_moves,
              const GError *error)
{
  if (error == NULL && n_moves == 0)
    self->save_broken = FALSE;
  if (error == NULL || self->save_broken)
    return;
  self->save_broken = TRUE;
  g_free (self->save_message);
  self->save_message = g_strdup (error->message);
}

/* That something was set aside while saving went on is told as well. */
static void
note_notice (ChieuMatch *self,
             const char *notice)
{
  if (notice == NULL)
    return;
  g_free (self->save_message);
  self->save_message = g_strdup (notice);
}

static void
clear_saving_timer (ChieuMatch *self)
{
  if (self->saving_timer == NULL)
    return;
  g_source_destroy (self->saving_timer);
  g_clear_pointer (&self->saving_timer, g_source_unref);
}

static void
say_saving (ChieuMatch *self,
            gboolean    says)
{
  if (self->says_saving == says)
    return;
  self->says_saving = says;
  g_object_notify (G_OBJECT (self), "saving");
}

static gboolean
slow_cb (gpointer data)
{
  ChieuMatch *self = data;

  clear_saving_timer (self);
  say_saving (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
set_saving_timer (ChieuMatch *self)
{
  clear_saving_timer (self);
  self->saving_timer = g_timeout_source_new (SAYS_SAVING_MS);
  g_source_set_static_name (self->saving_timer, "chieu-match-saving");
  g_source_set_callback (self->saving_timer, slow_cb, self, NULL);
  g_source_attach (self->saving_timer, self->context);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (ChieuMatch) self = data;
  g_autoptr (GError) error = NULL;
  gpointer saving;

  chieu_store_ask_finish (result, &saving, &error);
  self->unsaved = error != NULL;
  note_failure (self, ((Saving *) saving)->hand.n_moves, error);
  note_notice (self, ((Saving *) saving)->notice);
  clear_saving_timer (self);
  say_saving (self, FALSE);
  chieu_match_settle (self);
}

/* What could not be saved before is saved with it: the cursor tells the thread what is there. */
void
chieu_match_save (ChieuMatch              *self,
                  const ChieuMatchPending *pending)
{
  self->pending = *pending;
  if (self->store == NULL)
    {
      chieu_match_settle (self);
      return;
    }
  self->serial++;
  set_saving_timer (self);
  chieu_store_ask_async (self->store, save_work, saving_new (self, &self->pending), saving_free, NULL, saved_cb,
                         g_object_ref (self));
}

gboolean
chieu_match_is_pending (ChieuMatch *self)
{
  return self->pending.kind != CHIEU_PENDING_NONE;
}

gboolean
chieu_match_is_saving (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->says_saving;
}

typedef struct
{
  ChieuStoreCursor *cursor;
  ChieuStanding standing;
  gint64 played;
} Played;

static void
played_free (gpointer data)
{
  Played *played = data;

  g_atomic_rc_box_release (played->cursor);
  g_free (played);
}

static gboolean
played_work (ChieuDatabase  *database,
             gpointer        data,
             GCancellable   *cancellable,
             GError        **error)
{
  const Played *played = data;

  chieu_database_save_played (database, played->cursor, played->standing, played->played);
  return TRUE;
}

/* Nobody may save anything of the match after a pause: so what failed, or what is being written and may fail, is saved once
 * more. Where the store has it by then, that costs nothing. It has been told already if it fails. */
static void
save_again (ChieuMatch *self)
{
  ChieuMatchPending pending = self->pending;

  if (!self->unsaved && pending.kind == CHIEU_PENDING_NONE)
    return;
  if (pending.kind == CHIEU_PENDING_NONE)
    pending.kind = CHIEU_PENDING_FIRST;
  chieu_store_ask_async (self->store, save_work, saving_new (self, &pending), saving_free, NULL, NULL, NULL);
}

void
chieu_match_save_rest (ChieuMatch *self)
{
  Played *played;

  if (self->store == NULL || self->cursor == NULL)
    return;
  save_again (self);
  played = g_new0 (Played, 1);
  played->cursor = g_atomic_rc_box_acquire (self->cursor);
  played->standing = self->over || self->pending.over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING;
  played->played = self->played / 1000;
  chieu_store_ask_async (self->store, played_work, played, played_free, NULL, NULL, NULL);
}

void
chieu_match_tell_save_failed (ChieuMatch *self)
{
  g_autofree char *message = g_steal_pointer (&self->save_message);

  if (message != NULL)
    g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_SAVE_FAILED], 0, message);
}
