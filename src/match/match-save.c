/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-private.h"

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

/* That something was set aside while saving went on is told as well. */
static void
note_notice (ChieuMatch *self,
             const char *before)
{
  const char *notice = chieu_store_get_notice (self->store);

  if (g_strcmp0 (before, notice) == 0)
    return;
  g_free (self->save_message);
  self->save_message = g_strdup (notice);
}

/* A failure is told once, and again only when a hand has begun well: a disk that is nearly full takes one move and
 * not the next. */
static void
note_failure (ChieuMatch   *self,
              const GError *error)
{
  if (error == NULL && self->moves->len == 0)
    self->save_broken = FALSE;
  if (error == NULL || self->save_broken)
    return;
  self->save_broken = TRUE;
  g_free (self->save_message);
  self->save_message = g_strdup (error->message);
}

/* What could not be saved before is saved with it: the cursor tells what is there. */
void
chieu_match_save (ChieuMatch *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  g_autofree char *notice = NULL;
  g_autoptr (GArray) faults = NULL;
  g_autoptr (ChieuRecord) whole = NULL;
  gboolean ended = chieu_match_hand_is_over (self);
  ChieuStoreHand hand = {
    .options = &self->options,
    .standing = self->over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING,
    .played = chieu_match_get_played (self) / 1000,
    .hand_number = self->hand_number,
    .carry = &self->carry,
    .moves = (const ChieuMatchMove *) (void *) self->moves->data,
    .n_moves = self->moves->len,
    .result = ended ? &self->result : NULL,
  };

  if (self->store == NULL)
    return;
  if (ended)
    {
      whole = chieu_match_make_record (self);
      hand.record = record = chieu_record_to_string (whole);
      hand.faults = faults = chieu_record_find_faults (whole);
    }
  notice = g_strdup (chieu_store_get_notice (self->store));
  chieu_store_save (self->store, &self->cursor, &hand, &error);
  note_failure (self, error);
  note_notice (self, notice);
}

void
chieu_match_tell_save_failed (ChieuMatch *self)
{
  g_autofree char *message = g_steal_pointer (&self->save_message);

  if (message != NULL)
    g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_SAVE_FAILED], 0, message);
}
