/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "offers.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/motion.h"

static ChieuSideColumn *
get_side (ChieuOffers *self)
{
  return CHIEU_SIDE_COLUMN (self->deeds->side);
}

/* Returns: whether moves are offered that are faults */
static gboolean
offers_faults (ChieuOffers *self)
{
  return self->played->source->get_way (self->played->data) != CHIEU_WAY_HOC;
}

/* ---- Buttons ---- */

gboolean
chieu_offers_have (ChieuOffers *self,
                   const char  *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatLayout *layout = self->played->layout;

  for (int button = 0; button < layout->n_buttons; button++)
    if ((chieu_deeds_get_tries (self->deeds) >> button & 1) != 0 && g_str_equal (layout->buttons[button].action, action))
      return TRUE;
  return chieu_deeds_find_of_action (self->deeds, action, offers_faults (self), moves) > 0;
}

/* A move that is not made lightly needs two presses of its button, and not by a trembling hand. Returns: whether it waits for the
 * second press. */
static gboolean
asks_if_sure (ChieuOffers *self,
              const char  *action)
{
  gint64 now = g_get_monotonic_time (), before = self->sure_at;
  const ChieuMatLayout *layout = self->played->layout;
  int kind = self->sure_kind;
  g_autofree char *text = NULL;

  self->sure_kind = -1;
  for (int i = 0; i < layout->n_buttons; i++)
    if (g_str_equal (layout->buttons[i].action, action) && (layout->sure_kinds >> layout->buttons[i].kind & 1) != 0)
      self->sure_kind = layout->buttons[i].kind;
  if (self->sure_kind < 0 || !chieu_offers_have (self, action))
    return FALSE;
  self->sure_at = now;
  if (self->sure_kind == kind && now - before > CHIEU_TIME_REPEAT * 1000)
    return FALSE;
  /* Translators: a word of the game on a button. */
  text = g_strdup_printf (_("%s: press again if you mean it."),
                          chieu_words_label (chieu_played_get_words (self->played), self->sure_kind));
  chieu_mat_view_show_notice (self->mat, text);
  return TRUE;
}

/* Ends the opening, whether the hand still has a khàn or not. The rules ask only players who hold one; for others there is no
 * move to make. */
static void
end_opening (ChieuOffers *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == self->played->layout->done_kind)
      chieu_deeds_try_move (self->deeds, &moves[i]);
  if (chieu_played_is_opening (self->played))
    self->played->source->begin (self->played->data);
  chieu_mat_view_report_question (self->mat);
}

/* Returns: whether the hand holds another card like the one that is chosen */
static gboolean
has_chosen_alike (ChieuOffers *self)
{
  const ChieuHand *hand = &self->deeds->held->hand;
  ChieuCard chosen[CHIEU_MOVE_CARDS_MAX];
  int alike = 0;

  if (chieu_held_list_chosen (self->deeds->held, chosen) == 0)
    return FALSE;
  for (int i = 0; i < hand->n; i++)
    alike += hand->cards[i] == chosen[0];
  return alike > 1;
}

/* Makes the move that the word on the button of @action means, asks which one, or says why there is none. */
static void
make_by_word (ChieuOffers *self,
              const char  *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_find_of_action (self->deeds, action, TRUE, moves);

  if (n == 0 && chieu_deeds_puts_under (self->deeds, action))
    {
      if (self->deeds->held->chosen == 0)
        chieu_mat_view_show_notice (self->mat, _("Choose a card first."));
      else
        chieu_deeds_explain_under (self->deeds);
    }
  /* The khàn has to be found first; a card that is chosen for something else is none. */
  else if (n == 0 && chieu_played_is_opening (self->played) && !has_chosen_alike (self))
    chieu_mat_view_show_notice (self->mat, _("First choose which of the equal cards you mean."));
  else if (n > 0 && g_str_equal (action, CHIEU_ACTION_DANH))
    chieu_mat_view_show_notice (self->mat, _("Choose a card first."));
  else if (n == 0)
    chieu_deeds_explain_nothing (self->deeds);
  else
    chieu_deeds_make_one_of (self->deeds, moves, n);
}

void
chieu_offers_press (ChieuOffers *self,
                    const char  *action)
{
  const ChieuPlayed *played = self->played;

  if (played->source == NULL || asks_if_sure (self, action))
    return;
  if (chieu_played_is_opening (played) && chieu_played_makes (played, action, played->layout->done_kind))
    end_opening (self);
  else if (chieu_played_makes (played, action, played->layout->game->call_kind))
    chieu_calling_make_call (self->calling);
  else if (!chieu_modes_do_action (self->modes, action))
    make_by_word (self, action);
}

/* ---- What is offered ---- */

/* Returns: the buttons of @moves, as bits */
static guint64
buttons_of (ChieuOffers     *self,
            const ChieuMove *moves,
            int              n)
{
  const ChieuMatLayout *layout = self->played->layout;
  guint64 buttons = 0;

  for (int i = 0; i < n; i++)
    for (int button = 0; button < layout->n_buttons; button++)
      if (layout->buttons[button].kind == moves[i].kind)
        buttons |= CHIEU_BIT64 (button);
  return buttons;
}

gboolean
chieu_offers_may_proceed (ChieuOffers *self)
{
  const ChieuPlayed *played = self->played;

  if (chieu_showing_is_on (self->showing))
    return TRUE;
  return !chieu_played_is_asked (played) && !chieu_played_is_opening (played)
         && played->source->is_waiting != NULL && played->source->is_waiting (played->data);
}

void
chieu_offers_proceed (ChieuOffers *self)
{
  if (chieu_showing_is_on (self->showing))
    chieu_showing_go_on (self->showing);
  else if (chieu_offers_may_proceed (self))
    self->played->source->proceed (self->played->data);
}

/* Shows the buttons @shown, with those of @coloured coloured, and enables their actions. */
static void
show_buttons (ChieuOffers *self,
              guint64      shown,
              guint64      coloured)
{
  GtkWidget *mat = GTK_WIDGET (self->mat);
  const ChieuPlayed *played = self->played;
  const ChieuMatLayout *layout = played->layout;
  const ChieuMove call = { .kind = (guint8) layout->game->call_kind };
  gboolean undo = chieu_played_may_undo (played), proceed = chieu_offers_may_proceed (self);
  gboolean best = chieu_played_may_arrange_best (played);
  guint64 in_panel = chieu_calling_is_open (self->calling) ? buttons_of (self, &call, 1) : 0;

  chieu_side_column_set_buttons (get_side (self), shown & ~in_panel, coloured, proceed);
  chieu_side_column_set_best (get_side (self), best);
  chieu_side_column_set_laying (get_side (self), self->lay->mode.is_on ? &self->lay->laying : NULL, shown);
  for (int button = 0; button < layout->n_buttons; button++)
    gtk_widget_action_set_enabled (mat, layout->buttons[button].action, FALSE);
  for (int button = 0; button < layout->n_buttons; button++)
    if (shown >> button & 1)
      gtk_widget_action_set_enabled (mat, layout->buttons[button].action, TRUE);
  gtk_widget_action_set_enabled (mat, "mat.undo", undo);
  gtk_widget_action_set_enabled (mat, "mat.proceed", proceed);
  gtk_widget_action_set_enabled (mat, "mat.sort",
                                 layout->arranging != NULL ? chieu_played_may_arrange (played) : self->deeds->held->own_order);
  gtk_widget_action_set_enabled (mat, "mat.best", best);
}

/* Returns: whether clicks put cards down one by one, and the mat may say so: not in a lesson, which has words of its own, nor in the
 * strict way */
static gboolean
puts_by_clicks (const ChieuOffers *self)
{
  const ChieuMatLayout *layout = self->played->layout;

  return layout->compose == NULL && layout->arranging == NULL && chieu_played_may_tell (self->played);
}

gboolean
chieu_offers_note_put (ChieuOffers     *self,
                       const ChieuMove *move)
{
  if (self->cards_put >= CHIEU_TOLD_HOW || !puts_by_clicks (self) || !chieu_deeds_is_put (self->deeds, move))
    return FALSE;
  self->cards_put++;
  return TRUE;
}

/* Returns: whether the person is to put a card down, and is still to be told how */
static gboolean
has_to_say_how (const ChieuOffers *self,
                guint64            shown)
{
  const ChieuMatLayout *layout = self->played->layout;

  for (int button = 0; self->cards_put < CHIEU_TOLD_HOW && puts_by_clicks (self) && button < layout->n_buttons; button++)
    if ((shown >> button & 1) != 0 && layout->buttons[button].make == CHIEU_MAKE_PUT)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): @prompt, which asks for a card, with what the next click does */
static char *
add_how (const ChieuOffers *self,
         const char        *prompt)
{
  const ChieuHeld *held = self->deeds->held;
  int place = chieu_held_find_first_chosen (held);

  if (place < 0)
    /* Translators: %s is the prompt that asks for a card, as a whole sentence: “Your turn: discard a card.” */
    return g_strdup_printf (_("%s Click the card, then click it again."), prompt);
  /* Translators: %1$s is the same prompt, %2$s the card that was clicked. */
  return g_strdup_printf (_("%1$s Click %2$s again to put it down."), prompt,
                          chieu_words_card (chieu_played_get_words (self->played), held->hand.cards[place]));
}

/* Returns: (transfer full) (nullable): the prompt with everything that the buttons @shown offer, after a sentence that has named
 * the card @named (or CHIEU_CARD_NONE) */
static char *
describe_question (ChieuOffers *self,
                   guint64      shown,
                   ChieuCard    named)
{
  const ChieuPlayed *played = self->played;
  const ChieuMatLayout *layout = played->layout;
  const char *names[CHIEU_NAMES_MAX];
  guint8 kinds[CHIEU_MAT_BUTTONS_MAX];
  int n = 0;

  for (int button = 0; button < layout->n_buttons; button++)
    if ((shown >> button & 1) != 0)
      kinds[n++] = layout->buttons[button].kind;
  chieu_played_get_names (played, names);
  return chieu_words_prompt_after (chieu_played_get_words (played), named, chieu_played_get_state (played),
                                   chieu_played_get_person (played), names, kinds, n);
}

/* Notes the present prompt and its buttons; if they are others than before, presses from before do not count for them. Returns: whether
 * they are */
static gboolean
note_question (ChieuOffers *self,
               guint64      shown,
               const char  *question)
{
  g_autofree char *all = g_strdup_printf ("%" G_GUINT64_FORMAT " %d %d %s", shown, self->lay->mode.is_on, chieu_offers_may_proceed (self),
                                          question != NULL ? question : "");
  guint number = g_str_hash (all);
  gboolean is_new = number != self->question;

  if (is_new)
    chieu_mat_ask_anew (self->mat);
  self->question = number;
  return is_new;
}

/* Updates the prompt: it says how far the person has got with what the mode has begun, the step of a show, or what is to be done. */
static void
update_prompt (ChieuOffers *self,
               guint64      shown)
{
  const ChieuPlayed *played = self->played;
  const ChieuWords *words = chieu_played_get_words (played);
  g_autofree char *begun = chieu_modes_describe (self->modes);
  g_autofree char *question = NULL, *how = NULL;
  g_autofree char *opening = NULL;
  g_autofree char *heard = NULL;
  const char *prompt = NULL;
  gboolean is_new, was_announced;

  if (begun != NULL)
    prompt = begun;
  else if (chieu_showing_is_on (self->showing))
    prompt = chieu_showing_get_text (self->showing);
  else if (chieu_played_is_opening (played))
    prompt = opening = chieu_words_opening (words, chieu_played_get_state (played), chieu_played_get_person (played));
  else if (chieu_played_is_asked (played))
    prompt = question = describe_question (self, shown, CHIEU_CARD_NONE);
  if (question != NULL && has_to_say_how (self, shown))
    prompt = how = add_how (self, question);
  is_new = note_question (self, shown, question);
  if (played->source->prompt == NULL)
    chieu_side_column_set_prompt (get_side (self), prompt);
  if (g_strcmp0 (prompt, self->prompt) == 0)
    return;
  /* When a card is chosen only what the next click does is another. */
  was_announced = how != NULL && !is_new && self->prompt != NULL;
  g_free (self->prompt);
  self->prompt = g_strdup (prompt);
  if (played->source->prompt != NULL)
    played->source->prompt (played->data, prompt, begun != NULL);
  if (was_announced)
    return;
  if (question != NULL)
    heard = describe_question (self, shown, chieu_mat_get_named (self->mat));
  if (how != NULL && heard != NULL)
    {
      g_autofree char *plain = g_steal_pointer (&heard);

      heard = add_how (self, plain);
    }
  chieu_mat_announce_prompt (self->mat, prompt, heard != NULL ? heard : prompt);
}

gboolean
chieu_offers_can_take_live (ChieuOffers     *self,
                            const ChieuMove *moves,
                            int              n)
{
  const ChieuMatDeed take = { .from = self->played->layout->live_zone, .card = CHIEU_CARD_NONE, .to = CHIEU_ZONE_NONE };

  for (int i = 0; i < n; i++)
    if (chieu_deeds_means (self->deeds, &moves[i], &take))
      return TRUE;
  return FALSE;
}

/* Returns: the buttons that are coloured, as bits, of those that make no fault (@clean). Colour is advice: with the coach only his move
 * has it, without him only the win, and where nothing may be told no button. */
static guint64
find_coloured (ChieuOffers *self,
               guint64      clean)
{
  const ChieuMatLayout *layout = self->played->layout;
  int advised = chieu_preview_find_advised (self->preview);
  guint64 coloured = 0;

  if (self->preview->has_coach || !chieu_played_may_tell (self->played))
    return advised >= 0 ? clean & CHIEU_BIT64 (advised) : 0;
  for (int button = 0; button < layout->n_buttons; button++)
    if (layout->buttons[button].main)
      coloured |= clean & CHIEU_BIT64 (button);
  return coloured;
}

void
chieu_offers_update (ChieuOffers *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  guint64 shown, useful;
  int n, n_clean;

  if (self->played->source == NULL)
    return;
  /* The clean ones come first among all moves; in the strict way nothing shows which they are. */
  n_clean = chieu_played_is_strict (self->played) ? 0 : chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_CLEAN, moves);
  n = chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_ALL, moves);
  shown = buttons_of (self, moves, offers_faults (self) ? n : n_clean) | chieu_deeds_get_tries (self->deeds);
  if (self->lay->mode.is_on && !chieu_deeds_may_lay (self->deeds))
    chieu_lay_mode_leave (self->lay);
  useful = chieu_preview_update (self->preview, moves, n_clean);
  chieu_calling_update (self->calling, moves, n);
  show_buttons (self, shown, find_coloured (self, buttons_of (self, moves, n_clean)));
  chieu_side_column_set_told (get_side (self), chieu_preview_find_advised (self->preview), useful);
  chieu_side_column_set_advised_way (get_side (self), chieu_preview_find_advised_way (self->preview));
  update_prompt (self, shown);
  self->is_claimable = chieu_offers_can_take_live (self, moves, n_clean);
}

void
chieu_offers_forget_prompt (ChieuOffers *self)
{
  g_clear_pointer (&self->prompt, g_free);
}

void
chieu_offers_update_since (ChieuOffers *self)
{
  const ChieuPlayed *played = self->played;
  const char *names[CHIEU_NAMES_MAX];
  g_autoptr (GPtrArray) log = NULL;
  guint since;

  if (played->source->make_log == NULL)
    return;
  chieu_played_get_names (played, names);
  log = played->source->make_log (played->data, names, &since);
  /* At the end of a hand its most important facts are shown instead (showing.h). */
  if (chieu_showing_is_on (self->showing))
    since = log->len;
  chieu_since_list_set_log (chieu_side_column_get_since (get_side (self)), played->layout->game, log, since);
}
