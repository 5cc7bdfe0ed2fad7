/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match-private.h"

#include <glib/gi18n-lib.h>

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_THINKING,
  PROP_WAITING,
  PROP_PACE,
  PROP_SAVING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
guint chieu_match_signals[CHIEU_MATCH_N_SIGNALS];

G_DEFINE_FINAL_TYPE (ChieuMatch, chieu_match, G_TYPE_OBJECT)

/* ---- The object ---- */

static void
chieu_match_dispose (GObject *object)
{
  ChieuMatch *self = CHIEU_MATCH (object);

  if (self->pool != NULL)
    chieu_match_withdraw (self);
  chieu_match_stop_programs (self);
  g_clear_pointer (&self->pool, chieu_pool_unref);
  g_clear_pointer (&self->store, chieu_store_unref);
  G_OBJECT_CLASS (chieu_match_parent_class)->dispose (object);
}

static void
chieu_match_finalize (GObject *object)
{
  ChieuMatch *self = CHIEU_MATCH (object);

  g_array_unref (self->moves);
  g_ptr_array_unref (self->notes);
  g_strfreev (self->command);
  g_free (self->why_no_program);
  g_main_context_unref (self->context);
  g_free (self->state);
  g_free (self->view);
  g_free (self->asked_state);
  g_free (self->save_message);
  g_clear_pointer (&self->cursor, g_atomic_rc_box_release);
  G_OBJECT_CLASS (chieu_match_parent_class)->finalize (object);
}

static void
chieu_match_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  ChieuMatch *self = CHIEU_MATCH (object);

  switch (id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, chieu_match_can_undo (self));
      break;
    case PROP_THINKING:
      g_value_set_uint (value, chieu_match_get_thinking (self));
      break;
    case PROP_WAITING:
      g_value_set_boolean (value, chieu_match_is_waiting (self));
      break;
    case PROP_PACE:
      g_value_set_int (value, self->pace);
      break;
    case PROP_SAVING:
      g_value_set_boolean (value, self->says_saving);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
chieu_match_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (id == PROP_PACE)
    chieu_match_set_pace (CHIEU_MATCH (object), (ChieuPace) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static guint
add_signal (const char *name,
            guint       n_params,
            GType       first,
            GType       second,
            GType       third)
{
  return g_signal_new (name, CHIEU_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, first, second, third);
}

static void
add_properties (GObjectClass *class)
{
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  properties[PROP_THINKING] = g_param_spec_uint ("thinking", NULL, NULL, 0, G_MAXUINT, 0, read);
  properties[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE, read);
  properties[PROP_PACE] = g_param_spec_int ("pace", NULL, NULL, CHIEU_PACE_WAIT, CHIEU_PACE_NONE,
                                            CHIEU_PACE_NORMAL, read | G_PARAM_WRITABLE);
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, read);
  g_object_class_install_properties (class, N_PROPS, properties);
}

static void
chieu_match_class_init (ChieuMatchClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = chieu_match_dispose;
  object_class->finalize = chieu_match_finalize;
  object_class->get_property = chieu_match_get_property;
  object_class->set_property = chieu_match_set_property;
  add_properties (object_class);

  chieu_match_signals[CHIEU_MATCH_MOVED] = add_signal ("moved", 3, G_TYPE_INT, G_TYPE_POINTER, G_TYPE_POINTER);
  chieu_match_signals[CHIEU_MATCH_ASKED] = add_signal ("asked", 0, 0, 0, 0);
  chieu_match_signals[CHIEU_MATCH_HAND_DEALT] = add_signal ("hand-dealt", 0, 0, 0, 0);
  chieu_match_signals[CHIEU_MATCH_HAND_OVER] = add_signal ("hand-over", 0, 0, 0, 0);
  chieu_match_signals[CHIEU_MATCH_SAVE_FAILED] = add_signal ("save-failed", 1, G_TYPE_STRING, 0, 0);
  chieu_match_signals[CHIEU_MATCH_NOTED] = add_signal ("noted", 0, 0, 0, 0);
}

static void
chieu_match_init (ChieuMatch *self)
{
  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  self->context = g_main_context_ref_thread_default ();
  self->pace = CHIEU_PACE_NORMAL;
  self->fault_at = -1;
  chieu_match_programs_init (self);
}

void
chieu_match_tell (ChieuMatch *self)
{
  guint thinking = chieu_match_get_thinking (self);
  gboolean can_undo = chieu_match_can_undo (self);
  gboolean waiting = chieu_match_is_waiting (self);
  gboolean news[N_PROPS] = {
    [PROP_CAN_UNDO] = can_undo != self->told_can_undo,
    [PROP_THINKING] = thinking != self->told_thinking,
    [PROP_WAITING] = waiting != self->told_waiting,
  };

  self->told_thinking = thinking;
  self->told_can_undo = can_undo;
  self->told_waiting = waiting;
  for (int i = 0; i < N_PROPS; i++)
    if (news[i])
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

/* ---- Beginning ---- */

ChieuMatch *
chieu_match_new (const ChieuMatchOptions  *options,
                 ChieuStore               *store,
                 GError                  **error)
{
  ChieuMatch *self;
  ChieuCarry carry;

  g_return_val_if_fail (options != NULL, NULL);

  if (!chieu_match_options_check (options, error))
    return NULL;
  self = chieu_match_make_empty (options, store);
  chieu_carry_init (&carry, options->seats, options->hoi == CHIEU_HOI_POINTS ? options->hoi_limit : -1,
                    options->way == CHIEU_WAY_NGHIEM);
  chieu_match_deal (self, &carry, 0);
  if (store != NULL)
    chieu_match_save (self, &(ChieuMatchPending) { .kind = CHIEU_PENDING_FIRST });
  return self;
}

/* Makes the moves of @loaded again. */
static gboolean
replay (ChieuMatch              *self,
        const ChieuStoreLoaded  *loaded,
        GError                 **error)
{
  ChieuEvents events;

  for (guint i = 0; i < loaded->moves->len; i++)
    {
      const ChieuMatchMove *move = &g_array_index (loaded->moves, ChieuMatchMove, i);

      if (chieu_match_make (self, move->seat, &move->move, move->decided, &events) == CHIEU_MADE_NOT)
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                       _("Hand %u cannot be resumed: move %u is impossible"), self->hand_number + 1, i + 1);
          return FALSE;
        }
    }
  if (loaded->cursor.ended == chieu_match_hand_is_over (self))
    return TRUE;
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
               _("Hand %u cannot be resumed: its result and its moves disagree"), self->hand_number + 1);
  return FALSE;
}

static ChieuMatch *
restore (ChieuStore              *store,
         const ChieuStoreLoaded  *loaded,
         GError                 **error)
{
  g_autoptr (ChieuMatch) self = chieu_match_make_empty (&loaded->options, store);

  self->cursor = g_atomic_rc_box_new0 (ChieuStoreCursor);
  *self->cursor = loaded->cursor;
  self->played = loaded->played * 1000;
  chieu_match_deal (self, &loaded->carry, loaded->cursor.hand_number);
  if (!replay (self, loaded, error))
    return NULL;
  chieu_match_update_view (self);
  return g_steal_pointer (&self);
}

static gboolean
load_work (ChieuDatabase  *database,
           gpointer        loaded,
           GCancellable   *cancellable,
           GError        **error)
{
  return chieu_database_load (database, loaded, error);
}

static gboolean
set_aside_work (ChieuDatabase  *database,
                gpointer        match,
                GCancellable   *cancellable,
                GError        **error)
{
  chieu_database_set_match_aside (database, *(gint64 *) match);
  return TRUE;
}

static void
loaded_free (gpointer data)
{
  chieu_database_loaded_clear (data);
  g_free (data);
}

/* What was read becomes a match, or is set aside. */
static ChieuMatch *
take_loaded (ChieuStore              *store,
             const ChieuStoreLoaded  *loaded,
             GError                  *local,
             GError                 **error)
{
  ChieuMatch *self = NULL;

  if (local == NULL && loaded->cursor.match != 0)
    self = restore (store, loaded, &local);
  if (local != NULL && loaded->cursor.match != 0)
    chieu_store_ask_async (store, set_aside_work, g_memdup2 (&loaded->cursor.match, sizeof (gint64)), g_free, NULL, NULL, NULL);
  if (local != NULL)
    g_propagate_error (error, local);
  return self;
}

/* (transfer full) (nullable): what is otherwise than it was left. */
static char *
tell_news (ChieuMatch             *self,
           const ChieuStoreLoaded *loaded)
{
  if (loaded->log_lost && self != NULL)
    return g_strdup_printf (_("The end of what was saved was damaged: the match goes on at hand %u, after move %u."),
                            self->hand_number + 1, self->moves->len);
  if (loaded->log_lost)
    return g_strdup (_("The end of what was saved was damaged, and is lost."));
  if (loaded->elsewhere && self == NULL)
    return g_strdup (_("The match you left is open in another window of this program; what you begin here is kept beside it."));
  return NULL;
}

void
chieu_match_resume_async (ChieuStore          *store,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_return_if_fail (store != NULL);

  chieu_store_ask_async (store, load_work, g_new0 (ChieuStoreLoaded, 1), loaded_free, cancellable, callback, user_data);
}

ChieuMatch *
chieu_match_resume_finish (ChieuStore    *store,
                           GAsyncResult  *result,
                           char         **news,
                           GError       **error)
{
  GError *local = NULL;
  ChieuMatch *self;
  gpointer loaded;

  chieu_store_ask_finish (result, &loaded, &local);
  self = take_loaded (store, loaded, local, error);
  if (news != NULL)
    *news = tell_news (self, loaded);
  return self;
}

ChieuMatch *
chieu_match_resume (ChieuStore  *store,
                    GError     **error)
{
  GError *local = NULL;
  ChieuMatch *self;
  ChieuStoreLoaded loaded = { 0 };

  g_return_val_if_fail (store != NULL, NULL);

  chieu_store_ask (store, load_work, &loaded, &local);
  self = take_loaded (store, &loaded, local, error);
  chieu_database_loaded_clear (&loaded);
  return self;
}

void
chieu_match_start (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (self->running)
    return;
  self->running = TRUE;
  self->running_since = g_get_monotonic_time ();
  self->pool = chieu_pool_get_shared ();
  if (chieu_match_is_pending (self))
    return;
  if (!self->shown)
    chieu_match_show_hand (self);
  else
    chieu_match_ask (self);
  chieu_match_tell_save_failed (self);
}

void
chieu_match_pause (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->running)
    {
      /* The disk may work by now. */
      if (self->unsaved)
        chieu_match_save_rest (self);
      return;
    }
  chieu_match_withdraw (self);
  chieu_match_stop_programs (self);
  self->played = chieu_match_get_played (self);
  self->running = FALSE;
  self->serial++;
  g_clear_pointer (&self->pool, chieu_pool_unref);
  chieu_match_save_rest (self);
  chieu_match_tell (self);
}

void
chieu_match_next_hand (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (self->over || !chieu_match_hand_is_over (self) || chieu_match_is_pending (self))
    return;
  chieu_match_save (self, &(ChieuMatchPending) { .kind = CHIEU_PENDING_NEXT });
}
