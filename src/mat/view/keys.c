/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keys.h"

/* A key of a button that is offered. Return belongs to the card in focus. */
static gboolean
press_button_key (ChieuKeys *self,
                  guint      key)
{
  const ChieuMatLayout *layout = self->played->layout;

  for (int b = 0; b < layout->n_buttons; b++)
    {
      const ChieuMatButton *button = &layout->buttons[b];
      gboolean is_its_key = key != 0 && (gdk_keyval_to_lower (key) == button->key || key == button->key2);

      if (button->make == CHIEU_MAKE_BUTTON && is_its_key && chieu_offers_have (self->offers, button->action))
        {
          chieu_offers_press (self->offers, button->action);
          return TRUE;
        }
    }
  return FALSE;
}

/* Keys of what has been opened: the ways of a move, the call, what the input mode has begun. */
static gboolean
press_in_open (ChieuKeys *self,
               guint      key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9 && self->deeds->n_choices > 0)
    {
      chieu_deeds_choose (self->deeds, (int) (key - GDK_KEY_1));
      return TRUE;
    }
  return chieu_calling_press_key (self->calling, key) || chieu_modes_press_key (self->modes, key);
}

/* (nullable): what @key does at any time, without Control. */
static const char *
action_of_key (ChieuKeys *self,
               guint      key)
{
  if (gdk_keyval_to_lower (key) == GDK_KEY_s)
    return "mat.sort";
  if (gdk_keyval_to_lower (key) == GDK_KEY_g && chieu_played_may_arrange_best (self->played))
    return "mat.best";
  if (key == GDK_KEY_space && chieu_offers_may_proceed (self->offers))
    return "mat.proceed";
  return NULL;
}

static gboolean
key_cb (ChieuKeys       *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  const char *action;

  if (self->played->source == NULL)
    return FALSE;
  if (state & GDK_CONTROL_MASK)
    return gdk_keyval_to_lower (key) == GDK_KEY_z && chieu_played_may_undo (self->played)
           && gtk_widget_activate_action (GTK_WIDGET (self->mat), "mat.undo", NULL);
  /* On a button of the page, an answer of a lesson say, space presses that. */
  if ((state & GDK_ALT_MASK) || (key == GDK_KEY_space && chieu_mat_has_focus_in_page (self->mat)))
    return FALSE;
  if (press_in_open (self, key) || press_button_key (self, key))
    return TRUE;
  action = action_of_key (self, key);
  return action != NULL && gtk_widget_activate_action (GTK_WIDGET (self->mat), action, NULL);
}

/* The focus is beside the mat, on a button of the header say: the keys of the game hold there, too, if that has no
 * use for them; not in an open menu. */
static gboolean
beside_cb (ChieuKeys       *self,
           guint            key,
           guint            code,
           GdkModifierType  state)
{
  GtkWidget *mat = GTK_WIDGET (self->mat);
  GtkRoot *root = gtk_widget_get_root (mat);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (!gtk_widget_get_mapped (mat) || (state & GDK_CONTROL_MASK))
    return FALSE;
  if (focus != NULL && (gtk_widget_is_ancestor (focus, mat) || gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  return key_cb (self, key, code, state);
}

static gboolean
escape_cb (ChieuKeys       *self,
           guint            key,
           guint            code,
           GdkModifierType  state)
{
  if (key != GDK_KEY_Escape || self->played->source == NULL)
    return FALSE;
  if (chieu_pointer_cancel (self->pointer))
    return TRUE;
  if (self->deeds->n_choices > 0)
    {
      chieu_deeds_drop_choices (self->deeds);
      return TRUE;
    }
  return chieu_modes_give_up (self->modes);
}

/* A press with the pointer says nothing of where keys should go, so only the visible focus spreads the fan. */
static void
focus_changed_cb (ChieuKeys *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->mat)));
  ChieuHeld *held = self->deeds->held;
  int place = -1;

  if (self->played->source == NULL)
    return;
  if (CHIEU_IS_CARD_WIDGET (focus) && gtk_widget_has_visible_focus (focus))
    place = chieu_mat_find_in_hand (self->mat, CHIEU_CARD_WIDGET (focus));
  if (place == held->focus)
    return;
  held->focus = place;
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

static void
drop_keys (GtkEventController **keys)
{
  if (*keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (*keys), *keys);
  *keys = NULL;
}

static void
unroot_cb (ChieuKeys *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->mat)));

  drop_keys (&self->escape);
  drop_keys (&self->beside);
  if (self->focus_id != 0 && root != NULL)
    g_signal_handler_disconnect (root, self->focus_id);
  self->focus_id = 0;
}

static void
root_cb (ChieuKeys *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->mat)));
  GClosure *focus = g_cclosure_new_swap (G_CALLBACK (focus_changed_cb), self, NULL);

  self->escape = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->escape, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->escape, "key-pressed", G_CALLBACK (escape_cb), self);
  gtk_widget_add_controller (root, self->escape);
  self->beside = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->beside, "key-pressed", G_CALLBACK (beside_cb), self);
  gtk_widget_add_controller (root, self->beside);
  g_object_watch_closure (G_OBJECT (self->mat), focus);
  self->focus_id = g_signal_connect_closure (root, "notify::focus-widget", focus, FALSE);
}

void
chieu_keys_init (ChieuKeys *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), keys);
  g_signal_connect_swapped (self->mat, "realize", G_CALLBACK (root_cb), self);
  g_signal_connect_swapped (self->mat, "unrealize", G_CALLBACK (unroot_cb), self);
}
