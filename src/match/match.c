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
  chieu_match_save (self);
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

  self->cursor = loaded->cursor;
  self->played = loaded->played * 1000;
  chieu_match_deal (self, &loaded->carry, loaded->cursor.hand_number);
  if (!replay (self, loaded, error))
    return NULL;
  chieu_match_update_view (self);
  return g_steal_pointer (&self);
}

ChieuMatch *
chieu_match_resume (ChieuStore  *store,
                    GError     **error)
{
  g_autoptr (GError) local = NULL;
  ChieuMatch *self = NULL;
  ChieuStoreLoaded loaded;

  g_return_val_if_fail (store != NULL, NULL);

  if (chieu_store_load (store, &loaded, &local))
    self = restore (store, &loaded, &local);
  if (local != NULL && loaded.cursor.match != 0)
    chieu_store_set_match_aside (store, loaded.cursor.match);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  chieu_store_loaded_clear (&loaded);
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
    return;
  chieu_match_withdraw (self);
  chieu_match_stop_programs (self);
  self->played = chieu_match_get_played (self);
  self->running = FALSE;
  self->serial++;
  g_clear_pointer (&self->pool, chieu_pool_unref);
  if (self->store != NULL)
    chieu_store_save_played (self->store, &self->cursor,
                             self->over ? CHIEU_STANDING_FINISHED : CHIEU_STANDING_RUNNING, self->played / 1000);
  chieu_match_tell (self);
}

void
chieu_match_next_hand (ChieuMatch *self)
{
  ChieuCarry carry;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (self->over || !chieu_match_hand_is_over (self))
    return;
  carry = self->result.next;
  chieu_match_programs_new_hand (self);
  chieu_match_deal (self, &carry, self->hand_number + 1);
  chieu_match_save (self);
  chieu_match_tell_save_failed (self);
  chieu_match_show_hand (self);
}
