/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-saving.h"

#include "match/record/record.h"
#include "match/record/timer.h"

/* After this time the person is told that the move is being saved. */
#define SLOW_MS 300

ChieuMatchSaving *
chieu_match_saving_new (ChieuStore                    *store,
                        const ChieuMatchHand          *hand,
                        const ChieuMatchSavingHandler *handler,
                        gpointer                       owner)
{
  ChieuMatchSaving *self = g_new0 (ChieuMatchSaving, 1);

  self->store = chieu_store_ref (store);
  self->hand = hand;
  self->handler = handler;
  self->owner = owner;
  self->context = g_main_context_ref_thread_default ();
  self->cursor = g_atomic_rc_box_new0 (ChieuStoreCursor);
  return self;
}

void
chieu_match_saving_free (ChieuMatchSaving *self)
{
  chieu_timer_clear (&self->timer);
  chieu_store_unref (self->store);
  g_main_context_unref (self->context);
  g_atomic_rc_box_release (self->cursor);
  g_free (self->message);
  g_free (self);
}

void
chieu_match_saving_set_cursor (ChieuMatchSaving       *self,
                               const ChieuStoreCursor *cursor)
{
  *self->cursor = *cursor;
}

/* ---- What the thread writes ---- */

/* A copy of everything that the store's thread needs. */
typedef struct
{
  ChieuStoreCursor *cursor;
  ChieuMatchOptions options;
  ChieuCarry carry;
  ChieuMatchMove *moves;
  ChieuResult result;
  ChieuRecord *record;           /* (nullable): of a finished hand */
  ChieuStoreHand hand;           /* what the database saves; points to the fields above */
  char *notice;                  /* (nullable) (out): the message that something was set aside meanwhile */
  gboolean is_new;               /* (out): the store had nothing of the match before */
  ChieuStoreBefore before;       /* (out): if it is new, the hands that were played before the match */
} Draft;

static void
draft_free (gpointer data)
{
  Draft *draft = data;

  g_atomic_rc_box_release (draft->cursor);
  g_free (draft->moves);
  g_clear_pointer (&draft->record, chieu_record_free);
  g_free (draft->notice);
  g_free (draft);
}

static gboolean
draft_work (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  Draft *draft = data;
  g_autofree char *before = g_strdup (chieu_database_get_notice (database));
  g_autofree char *text = NULL;
  g_autoptr (GArray) faults = NULL;
  gboolean is_new = draft->cursor->match == 0, ok;

  if (draft->record != NULL)
    {
      draft->hand.record = text = chieu_record_to_string (draft->record);
      draft->hand.faults = faults = chieu_record_find_faults (draft->record);
    }
  ok = chieu_database_save (database, draft->cursor, &draft->hand, error);
  if (g_strcmp0 (before, chieu_database_get_notice (database)) != 0)
    draft->notice = g_strdup (chieu_database_get_notice (database));
  if (ok && is_new)
    chieu_database_find_before (database, draft->cursor, &draft->options, &draft->before);
  draft->is_new = ok && is_new;
  return ok;
}

/* Returns: (transfer full): the hand as it will be with @change */
static Draft *
draft_new (ChieuMatchSaving       *self,
           const ChieuMatchChange *change,
           gint64                  played)
{
  const ChieuMatchHand *hand = self->hand;
  gboolean next = change->kind == CHIEU_CHANGE_NEXT_HAND;
  guint n = next ? 0 : change->kind == CHIEU_CHANGE_UNDO ? change->n_moves : hand->moves->len;
  Draft *draft = g_new0 (Draft, 1);

  draft->cursor = g_atomic_rc_box_acquire (self->cursor);
  draft->options = *hand->options;
  draft->carry = next ? hand->result.next : hand->carry;
  draft->moves = g_new0 (ChieuMatchMove, n + 1);
  for (guint i = 0; i < n; i++)
    draft->moves[i] = g_array_index (hand->moves, ChieuMatchMove, i);
  if (change->kind == CHIEU_CHANGE_MOVE)
    draft->moves[n++] = (ChieuMatchMove) { .seat = (guint8) change->seat, .decided = change->decided, .move = change->move };

  draft->hand.options = &draft->options;
  draft->hand.standing = change->over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING;
  draft->hand.played = played / G_TIME_SPAN_MILLISECOND;
  draft->hand.hand_number = hand->number + next;
  draft->hand.carry = &draft->carry;
  draft->hand.moves = draft->moves;
  draft->hand.n_moves = n;
  if (change->result.outcome == CHIEU_OUTCOME_NONE)
    return draft;
  draft->result = change->result;
  draft->hand.result = &draft->result;
  draft->record = chieu_match_hand_make_record (hand, hand->moves->len);
  if (change->kind == CHIEU_CHANGE_MOVE)
    chieu_record_add_move (draft->record, change->seat, &change->move);
  chieu_record_set_result (draft->record, &draft->result);
  return draft;
}

/* ---- Writing it ---- */

static void
set_message (ChieuMatchSaving *self,
             const char       *message)
{
  g_free (self->message);
  self->message = g_strdup (message);
}

static void
set_slow (ChieuMatchSaving *self,
          gboolean          slow)
{
  chieu_timer_clear (&self->timer);
  if (self->slow == slow)
    return;
  self->slow = slow;
  self->handler->slow_changed (self->owner);
}

static gboolean
slow_cb (gpointer data)
{
  set_slow (data, TRUE);
  return G_SOURCE_REMOVE;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  ChieuMatchSaving *self = data;
  g_autoptr (GObject) owner G_GNUC_UNUSED = self->owner;
  g_autoptr (GError) error = NULL;
  gpointer draft;

  chieu_store_run_finish (result, &draft, &error);
  self->writing = FALSE;
  self->failed = error != NULL;
  /* A failure is reported once, and again only after a new hand was saved well: a disk that is nearly full takes one move and not
   * the next. */
  if (error == NULL && ((Draft *) draft)->hand.n_moves == 0)
    self->told = FALSE;
  /* If something was set aside while saving went on, the person is told of that first. If saving failed as well, the next failure is
   * reported. */
  if (((Draft *) draft)->notice != NULL)
    set_message (self, ((Draft *) draft)->notice);
  else if (error != NULL && !self->told)
    {
      self->told = TRUE;
      set_message (self, error->message);
    }
  self->is_new = ((Draft *) draft)->is_new;
  self->before = ((Draft *) draft)->before;
  set_slow (self, FALSE);
  self->handler->written (self->owner);
}

/* Moves that could not be saved before are saved with the change: the cursor tells the thread what the store has. */
void
chieu_match_saving_write (ChieuMatchSaving       *self,
                          const ChieuMatchChange *change,
                          gint64                  played)
{
  chieu_timer_set (&self->timer, self->context, "chieu-match-saving", SLOW_MS, slow_cb, self);
  self->writing = TRUE;
  g_object_ref (self->owner);
  chieu_store_run_async (self->store, draft_work, draft_new (self, change, played), draft_free, NULL, written_cb, self);
}

/* The playing time, for the thread. */
typedef struct
{
  ChieuStoreCursor *cursor;
  ChieuStanding standing;
  gint64 played;                 /* milliseconds */
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

void
chieu_match_saving_write_rest (ChieuMatchSaving       *self,
                               const ChieuMatchChange *change,
                               gboolean                over,
                               gint64                  played)
{
  Played *work = g_new0 (Played, 1);

  /* A match that is paused may never be gone on with, so this may be the last time that it is saved. So what failed, or is being
   * written and may fail, is saved once more now; if the store has it by then, that costs nothing. Nobody waits for this answer:
   * written_cb() reports a failure. */
  if (self->failed || self->writing)
    chieu_store_run_async (self->store, draft_work, draft_new (self, change, played), draft_free, NULL, NULL, NULL);
  work->cursor = g_atomic_rc_box_acquire (self->cursor);
  work->standing = over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING;
  work->played = played / G_TIME_SPAN_MILLISECOND;
  chieu_store_run_async (self->store, played_work, work, played_free, NULL, NULL, NULL);
}

char *
chieu_match_saving_take_message (ChieuMatchSaving *self)
{
  return g_steal_pointer (&self->message);
}
