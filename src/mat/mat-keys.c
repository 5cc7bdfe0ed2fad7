/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys: those of the buttons, numbers for choices, Escape; and what follows the
 * focus. Arrows, Return and space belong to zones and cards.
 */
#include "mat-view-private.h"

#include "call-panel.h"

static gboolean
key_is (const ChieuMatButton *button,
        guint                 key)
{
  return key != 0 && (gdk_keyval_to_lower (key) == button->key || key == button->key2);
}

/* A key of a button that is offered. Return belongs to the card in focus. */
static gboolean
press_button_key (ChieuMatView *self,
                  guint         key)
{
  for (int b = 0; b < self->layout->n_buttons; b++)
    {
      const ChieuMatButton *button = &self->layout->buttons[b];

      if (button->make == CHIEU_MAKE_BUTTON && key_is (button, key) && chieu_mat_has_action (self, button->action))
        {
          chieu_mat_do_action (self, button->action);
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
press_escape (ChieuMatView *self)
{
  if (chieu_mat_cancel_drag (self))
    return TRUE;
  if (self->n_choices > 0)
    {
      chieu_mat_drop_choices (self);
      return TRUE;
    }
  if (self->lays)
    {
      chieu_mat_leave_laying (self);
      return TRUE;
    }
  if (self->chosen != 0)
    {
      chieu_mat_set_chosen (self, -1);
      return TRUE;
    }
  return FALSE;
}

/* Keys of what has been opened: the ways of eating, the call, cards laid one by one. */
static gboolean
press_in_open (ChieuMatView *self,
               guint         key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9 && self->n_choices > 0)
    chieu_mat_choose (self, key - GDK_KEY_1);
  else if (chieu_mat_calls (self) && chieu_call_panel_press (CHIEU_CALL_PANEL (self->call), key))
    return TRUE;
  else if (gdk_keyval_to_lower (key) == GDK_KEY_n && self->lays)
    chieu_mat_lay_beside (self);
  else if (key == GDK_KEY_BackSpace && self->lays)
    chieu_mat_lay_back (self);
  else
    return FALSE;
  return TRUE;
}

/* (nullable): what @key does at any time, without Control. */
static const char *
action_of_key (ChieuMatView *self,
               guint         key)
{
  if (gdk_keyval_to_lower (key) == GDK_KEY_s)
    return "mat.sort";
  if (gdk_keyval_to_lower (key) == GDK_KEY_g && chieu_mat_may_arrange_best (self))
    return "mat.best";
  if (key == GDK_KEY_space && chieu_mat_may_proceed (self))
    return "mat.proceed";
  return NULL;
}

gboolean
chieu_mat_may_undo (ChieuMatView *self)
{
  return self->source->can_undo != NULL && self->source->can_undo (self->source_data);
}

static gboolean
press_with_control (ChieuMatView *self,
                    guint         key)
{
  return gdk_keyval_to_lower (key) == GDK_KEY_z && chieu_mat_may_undo (self)
         && gtk_widget_activate_action (GTK_WIDGET (self), "mat.undo", NULL);
}

static gboolean
key_cb (ChieuMatView    *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  const char *action;

  if (self->source == NULL)
    return FALSE;
  if (state & GDK_CONTROL_MASK)
    return press_with_control (self, key);
  if (state & GDK_ALT_MASK)
    return FALSE;
  if (press_in_open (self, key) || press_button_key (self, key))
    return TRUE;
  action = action_of_key (self, key);
  return action != NULL && gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

/* The focus is beside the mat, on a button of the header say: the keys of the game hold there, too, if that has no
 * use for them; not in an open menu. */
static gboolean
window_key_cb (ChieuMatView    *self,
               guint            key,
               guint            code,
               GdkModifierType  state)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || (state & GDK_CONTROL_MASK))
    return FALSE;
  if (focus != NULL
      && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) || gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  return key_cb (self, key, code, state);
}

static gboolean
escape_cb (ChieuMatView    *self,
           guint            key,
           guint            code,
           GdkModifierType  state)
{
  return key == GDK_KEY_Escape && self->source != NULL && press_escape (self);
}

/* A press with the pointer says nothing of where keys should go, so only the visible focus spreads the fan. */
static void
focus_changed_cb (ChieuMatView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int place = -1;

  if (self->source == NULL)
    return;
  if (CHIEU_IS_CARD_WIDGET (focus) && gtk_widget_has_visible_focus (focus))
    place = chieu_mat_find_in_hand (self, CHIEU_CARD_WIDGET (focus));
  if (place == self->focus)
    return;
  self->focus = place;
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

static void
drop_keys (GtkEventController **keys)
{
  if (*keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (*keys), *keys);
  *keys = NULL;
}

static void
unroot_cb (ChieuMatView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  drop_keys (&self->escape_keys);
  drop_keys (&self->window_keys);
  if (self->focus_id != 0 && root != NULL)
    g_signal_handler_disconnect (root, self->focus_id);
  self->focus_id = 0;
}

static void
root_cb (ChieuMatView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  self->escape_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->escape_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->escape_keys, "key-pressed", G_CALLBACK (escape_cb), self);
  gtk_widget_add_controller (root, self->escape_keys);
  self->window_keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->window_keys, "key-pressed", G_CALLBACK (window_key_cb), self);
  gtk_widget_add_controller (root, self->window_keys);
  self->focus_id = g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
}

void
chieu_mat_init_keys (ChieuMatView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "realize", G_CALLBACK (root_cb), NULL);
  g_signal_connect (self, "unrealize", G_CALLBACK (unroot_cb), NULL);
}
