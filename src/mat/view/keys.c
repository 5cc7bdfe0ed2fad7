/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keys.h"

#include "config.h"
#include "mat/digit-keys.h"

#include <glib/gi18n-lib.h>

/* Presses the offered button whose key is @key. Return, the key of moves that are put, belongs to the card in focus instead. Returns:
 * whether there is such a button */
static gboolean
press_button_key (ChieuKeys *self,
                  guint      key)
{
  const ChieuMatLayout *layout = self->played->layout;

  for (int i = 0; i < layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &layout->buttons[i];
      gboolean is_its_key = key != 0 && (gdk_keyval_to_lower (key) == button->key || key == button->key2);

      if (button->make == CHIEU_MAKE_BUTTON && is_its_key && chieu_offers_have (self->offers, button->action))
        {
          chieu_offers_press (self->offers, button->action);
          return TRUE;
        }
    }
  return FALSE;
}

/* Gives @key to what is open: the ways of a move, the call, or what the input mode has begun. Returns: whether it means something
 * there */
static gboolean
press_in_open (ChieuKeys *self,
               guint      key)
{
  int digit = chieu_digit_key_get (key);

  if (digit > 0 && self->deeds->n_choices > 0)
    {
      chieu_deeds_choose (self->deeds, digit - 1);
      return TRUE;
    }
  return chieu_calling_press_key (self->calling, key) || chieu_modes_press_key (self->modes, key);
}

/* Returns: (nullable): the action of @key that is no move: to sort, to arrange or to go on; NULL: the key has none now */
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

/* ---- Keys that lead somewhere, and that say something ---- */

/* Announces the ways to choose from with their numbers, or if there are none the prompt, and marks where that is to be read; without a prompt
 * a notice says whether the person may go on. */
static void
say_choices (ChieuKeys *self)
{
  const ChieuPlayed *played = self->played;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < self->deeds->n_choices; i++)
    {
      g_autofree char *way = chieu_words_choice (chieu_played_get_words (played), &self->deeds->choices[i],
                                                 played->layout->count_seats (chieu_played_get_state (played)));

      /* Translators: one of several ways, with its number: “2: Bí: 3 Vạn, 3 Sách, 3 Văn. ” */
      g_string_append_printf (text, _("%1$d: %2$s. "), i + 1, way);
    }
  if (text->len == 0 && chieu_mat_get_prompt (self->mat) == NULL)
    {
      chieu_mat_view_show_notice (self->mat, chieu_offers_may_proceed (self->offers) ? _("Press the space bar to go on.")
                                                                                     : _("It is not your turn."));
      return;
    }
  if (text->len == 0)
    g_string_append (text, chieu_mat_get_prompt (self->mat));
  chieu_side_column_mark_prompt (CHIEU_SIDE_COLUMN (self->deeds->side));
  chieu_mat_announce (self->mat, g_strchomp (text->str));
}

/* Says that nothing lies in @zone, unless this game has no such zone. */
static void
say_empty (ChieuKeys *self,
           int        zone)
{
  const ChieuPlayed *played = self->played;
  const char *names[CHIEU_NAMES_MAX];
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (zone < 0)
    return;
  chieu_played_get_names (played, names);
  name = played->layout->zone_name (chieu_played_get_state (played), chieu_played_get_person (played), zone, names);
  /* Translators: %s is a place on the mat: “Your gate”. */
  text = g_strdup_printf (_("%s: no card"), name);
  chieu_mat_announce (self->mat, text);
}

static void
go_to_zone (ChieuKeys *self,
            int        zone)
{
  if (!chieu_walk_to_zone (self->walk, zone))
    say_empty (self, zone);
}

/* Does what @key means in all games. Returns: FALSE: it is no such key, or the focus cannot go where the key leads */
static gboolean
press_always (ChieuKeys *self,
              guint      key)
{
  const ChieuMatLayout *layout = self->played->layout;

  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_e:
      chieu_mat_announce (self->mat, self->retell->teller->said);
      return TRUE;
    case GDK_KEY_w:
      say_choices (self);
      return TRUE;
    case GDK_KEY_v:
      chieu_retell_go_on (self->retell);
      return TRUE;
    case GDK_KEY_f:
      return chieu_walk_to_hand (self->walk);
    case GDK_KEY_o:
      if (!chieu_walk_to_card_in_play (self->walk))
        say_empty (self, layout->live_zone);
      return TRUE;
    case GDK_KEY_m:
      go_to_zone (self, layout->gate_zone);
      return TRUE;
    case GDK_KEY_y:
      return chieu_walk_to_plates (self->walk);
    case GDK_KEY_Home:
    case GDK_KEY_End:
      return chieu_walk_to_end (self->walk, key == GDK_KEY_End);
    default:
      return FALSE;
    }
}

/* Does what @key does with Alt: a digit goes to the cards before a seat, 1 being the person's own, 2 the one on the right. Returns:
 * whether it is the digit of a seat */
static gboolean
press_with_alt (ChieuKeys *self,
                guint      key)
{
  int position = chieu_digit_key_get (key) - 1;

  if (position < 0 || position >= self->walk->scene->n_seats)
    return FALSE;
  go_to_zone (self, chieu_played_get_laid_zone (self->played, position));
  return TRUE;
}

/* Returns: whether @key does more than move about */
static gboolean
does_more_than_move (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_BackSpace || gdk_keyval_to_unicode (key) >= ' ';
}

static void
key_up_cb (ChieuKeys *self,
           guint      key)
{
  chieu_press_guard_release_key (&self->pointer->guard, key);
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
  /* Any key ends the celebration of the end of a hand. */
  if (chieu_showing_is_praising (self->offers->showing))
    {
      chieu_showing_go_on (self->offers->showing);
      return TRUE;
    }
  if (state & GDK_CONTROL_MASK)
    return gdk_keyval_to_lower (key) == GDK_KEY_z && chieu_played_may_undo (self->played)
           && gtk_widget_activate_action (GTK_WIDGET (self->mat), "mat.undo", NULL);
  if (state & GDK_ALT_MASK)
    return press_with_alt (self, key);
  /* On a button of the page, for example an answer of a lesson, space presses that button. */
  if (key == GDK_KEY_space && chieu_mat_has_focus_in_page (self->mat))
    return FALSE;
  if (does_more_than_move (key) && !chieu_pointer_takes_key (self->pointer, key) && !chieu_offers_may_proceed (self->offers))
    return TRUE;
  if (press_in_open (self, key) || press_button_key (self, key) || press_always (self, key))
    return TRUE;
  action = action_of_key (self, key);
  return action != NULL && gtk_widget_activate_action (GTK_WIDGET (self->mat), action, NULL);
}

/* Gets a key while the focus is beside the mat, for example on a button of the header: the keys of the game work there, too, unless
 * that widget uses them; but not in an open menu. */
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
  if (chieu_retell_end (self->retell))
    {
      chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
      return TRUE;
    }
  if (self->deeds->n_choices > 0)
    {
      chieu_deeds_drop_choices (self->deeds);
      return TRUE;
    }
  return chieu_modes_give_up (self->modes);
}

/* Notes the place in the hand of the card in focus, round which the fan is spread: a card whose focus is visible, or with @unseen any. A
 * press with the pointer does not say where keys should go, so its focus is not visible. Returns: whether it is another place than before */
static gboolean
note_focus (ChieuKeys *self,
            gboolean   unseen)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->mat));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  ChieuHeld *held = self->deeds->held;
  int place = -1;

  if (CHIEU_IS_CARD_WIDGET (focus) && (unseen || gtk_widget_has_visible_focus (focus)))
    place = chieu_mat_find_in_hand (self->mat, CHIEU_CARD_WIDGET (focus));
  if (place == held->focus)
    return FALSE;
  held->focus = place;
  return TRUE;
}

gboolean
chieu_keys_follow_focus (ChieuKeys *self)
{
  /* A fan that is spread stays so when the pointer takes over: no card moves below it. */
  return note_focus (self, self->deeds->held->focus >= 0);
}

/* Spreads the fan round the card that gets the focus. */
static void
focus_changed_cb (ChieuKeys *self)
{
  if (self->played->source != NULL && note_focus (self, FALSE))
    chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

/* Spreads the fan round a card that a press put into focus, when the first key makes the focus visible. */
static void
focus_shown_cb (ChieuKeys *self)
{
  if (gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->mat)))))
    focus_changed_cb (self);
}

/* Removes a controller from its widget, and forgets it. */
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
  if (self->shown_id != 0 && root != NULL)
    g_signal_handler_disconnect (root, self->shown_id);
  self->focus_id = self->shown_id = 0;
}

static void
root_cb (ChieuKeys *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->mat)));
  GClosure *focus = g_cclosure_new_swap (G_CALLBACK (focus_changed_cb), self, NULL);
  GClosure *shown = g_cclosure_new_swap (G_CALLBACK (focus_shown_cb), self, NULL);

  self->escape = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->escape, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->escape, "key-pressed", G_CALLBACK (escape_cb), self);
  gtk_widget_add_controller (root, self->escape);
  self->beside = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->beside, "key-pressed", G_CALLBACK (beside_cb), self);
  g_signal_connect_swapped (self->beside, "key-released", G_CALLBACK (key_up_cb), self);
  gtk_widget_add_controller (root, self->beside);
  g_object_watch_closure (G_OBJECT (self->mat), focus);
  g_object_watch_closure (G_OBJECT (self->mat), shown);
  self->focus_id = g_signal_connect_closure (root, "notify::focus-widget", focus, FALSE);
  self->shown_id = g_signal_connect_closure (root, "notify::focus-visible", shown, FALSE);
}

void
chieu_keys_init (ChieuKeys *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_up_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), keys);
  g_signal_connect_swapped (self->mat, "realize", G_CALLBACK (root_cb), self);
  g_signal_connect_swapped (self->mat, "unrealize", G_CALLBACK (unroot_cb), self);
}
