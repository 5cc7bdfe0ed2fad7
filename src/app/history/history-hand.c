/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-hand.h"

#include "app/table/seat-names.h"
#include "match/record/record.h"

struct _ChieuHistoryHand
{
  GObject parent_instance;

  ChieuStoredHand hand;
  ChieuRecord *record;           /* (nullable): of a hand from elsewhere; only it has the names of those who sat there */
};

G_DEFINE_FINAL_TYPE (ChieuHistoryHand, chieu_history_hand, G_TYPE_OBJECT)

const ChieuStoredHand *
chieu_history_hand_get_stored (ChieuHistoryHand *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY_HAND (self), NULL);

  return &self->hand;
}

void
chieu_history_hand_get_names (ChieuHistoryHand *self,
                              ChieuSeatNames    names)
{
  g_return_if_fail (CHIEU_IS_HISTORY_HAND (self));

  chieu_seat_names_of_record (self->record, names);
}

static void
finalize (GObject *object)
{
  g_clear_pointer (&CHIEU_HISTORY_HAND (object)->record, chieu_record_free);
  G_OBJECT_CLASS (chieu_history_hand_parent_class)->finalize (object);
}

static void
chieu_history_hand_class_init (ChieuHistoryHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_history_hand_init (ChieuHistoryHand *self)
{
}

/* ---- Reading, in the store's thread ---- */

/* A question to the store's thread, with the arguments of chieu_history_hands_read_async(), and the answer. */
typedef struct
{
  gint64 before;
  guint most;
  GPtrArray *hands;              /* ChieuHistoryHand */
} Question;

static void
question_free (gpointer data)
{
  g_ptr_array_unref (((Question *) data)->hands);
  g_free (data);
}

static gboolean
add_hand_cb (const ChieuStoredHand *hand,
             gpointer               data)
{
  Question *question = data;
  ChieuHistoryHand *self = g_object_new (CHIEU_TYPE_HISTORY_HAND, NULL);

  /* The strings of a stored hand are interned. */
  self->hand = *hand;
  g_ptr_array_add (question->hands, self);
  return question->hands->len < question->most;
}

static gboolean
read_hands (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  Question *question = data;

  if (!chieu_database_foreach_hand (database, question->before, add_hand_cb, question, error))
    return FALSE;
  for (guint i = 0; i < question->hands->len; i++)
    {
      ChieuHistoryHand *self = g_ptr_array_index (question->hands, i);
      g_autofree char *text = NULL;

      if (self->hand.person >= 0)
        continue;
      /* A record that cannot be read leaves its players without names. */
      text = chieu_database_export_hand (database, self->hand.id, NULL);
      self->record = text != NULL ? chieu_record_parse (text, -1, NULL) : NULL;
    }
  return TRUE;
}

void
chieu_history_hands_read_async (ChieuStore          *store,
                                gint64               before,
                                guint                most,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  Question *question;

  g_return_if_fail (store != NULL && most > 0);

  question = g_new (Question, 1);
  *question = (Question) { before, most, g_ptr_array_new_with_free_func (g_object_unref) };
  chieu_store_run_async (store, read_hands, question, question_free, cancellable, callback, user_data);
}

GPtrArray *
chieu_history_hands_read_finish (GAsyncResult  *result,
                                 GError       **error)
{
  gpointer question;

  if (!chieu_store_run_finish (result, &question, error))
    return NULL;
  return g_ptr_array_ref (((Question *) question)->hands);
}
