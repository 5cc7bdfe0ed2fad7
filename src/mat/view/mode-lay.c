/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode-lay.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/fan-order.h"

/* Leaves only those cards in the hand that are not laid. */
static void
hold_rest (ChieuLayMode *self)
{
  ChieuHeld *held = self->mode.held;

  held->hand = self->whole;
  for (int i = 0; i < self->laying.n; i++)
    if (!self->laying.live[i])
      chieu_hand_take (&held->hand, self->laying.cards[i]);
  held->chosen = 0;
  held->focus = -1;
}

static void
show_laid (ChieuLayMode *self)
{
  hold_rest (self);
  chieu_mat_update_offers (self->mode.mat);
  chieu_mat_sync (self->mode.mat, CHIEU_SYNC_MOVES);
}

void
chieu_lay_mode_begin (ChieuLayMode *self)
{
  if (self->mode.is_on || !chieu_deeds_may_lay (self->mode.deeds))
    return;
  chieu_deeds_drop_choices (self->mode.deeds);
  chieu_mode_set_on (&self->mode, TRUE);
  self->whole = self->mode.held->hand;
  chieu_laying_clear (&self->laying);
  show_laid (self);
}

void
chieu_lay_mode_lay (ChieuLayMode *self,
                    int           zone,
                    ChieuCard     card)
{
  const ChieuMatLayout *layout = self->mode.played->layout;
  gboolean live = zone == layout->live_zone;

  chieu_lay_mode_begin (self);
  if (self->mode.is_on && (live || zone == layout->hand_zone) && chieu_laying_add (&self->laying, card, live))
    show_laid (self);
}

void
chieu_lay_mode_leave (ChieuLayMode *self)
{
  if (!self->mode.is_on)
    return;
  chieu_laying_clear (&self->laying);
  hold_rest (self);
  chieu_mode_set_on (&self->mode, FALSE);
  chieu_mat_update_offers (self->mode.mat);
  chieu_mat_sync (self->mode.mat, CHIEU_SYNC_MOVES);
}

void
chieu_lay_mode_forget (ChieuLayMode *self)
{
  chieu_mode_set_on (&self->mode, FALSE);
  chieu_laying_clear (&self->laying);
}

/* ---- One card more or less ---- */

/* Takes back the card on top; if there is none, ends the laying. */
static void
take_back (ChieuLayMode *self)
{
  if (chieu_laying_take_back (&self->laying) == CHIEU_CARD_NONE)
    chieu_lay_mode_leave (self);
  else
    show_laid (self);
}

/* Cards laid from now on lie beside those laid so far. */
static void
lay_beside (ChieuLayMode *self)
{
  if (self->mode.played->layout->lays_beside && chieu_laying_begin_beside (&self->laying))
    show_laid (self);
}

static void
press_card (ChieuMode       *mode,
            int              zone,
            ChieuCardWidget *card)
{
  ChieuLayMode *self = (ChieuLayMode *) mode;

  if (zone == mode->played->layout->lay_zone)
    take_back (self);
  else
    chieu_lay_mode_lay (self, zone, chieu_card_widget_get_card (card));
}

static gboolean
press_key (ChieuMode *mode,
           guint      key)
{
  ChieuLayMode *self = (ChieuLayMode *) mode;

  if (gdk_keyval_to_lower (key) == GDK_KEY_n)
    lay_beside (self);
  else if (key == GDK_KEY_BackSpace)
    take_back (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
give_up (ChieuMode *mode)
{
  chieu_lay_mode_leave ((ChieuLayMode *) mode);
  return TRUE;
}

/* ---- The cards become a move ---- */

/* Finds the moves of @kinds, as bits, that the cards laid mean; @meant has room for CHIEU_MOVES_MAX. Returns: how many */
static int
find_meant (ChieuLayMode *self,
            guint64       kinds,
            ChieuMove    *meant)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_list_moves (self->mode.deeds, CHIEU_MOVES_ALL, moves), kept = 0;

  for (int i = 0; i < n; i++)
    if ((kinds >> moves[i].kind & 1) != 0)
      moves[kept++] = moves[i];
  return chieu_laying_compose (&self->laying, moves, kept, meant);
}

static void
finish_laying (ChieuLayMode *self)
{
  g_autofree ChieuMove *meant = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuPlayed *played = self->mode.played;
  int n;

  if (!chieu_laying_has_live (&self->laying))
    {
      chieu_mat_view_show_notice (self->mode.mat, _("The card in play is not among them yet."));
      return;
    }
  n = find_meant (self, ~played->layout->lay_passes, meant);
  if (n > 0)
    chieu_deeds_make_one_of (self->mode.deeds, meant, n);
  else
    chieu_mat_view_show_notice (self->mode.mat, chieu_words_no_set (chieu_played_get_words (played)));
}

/* Makes the pass of @action, with the card that was laid for it. Returns: whether it is such a pass. */
static gboolean
pass_laid (ChieuLayMode *self,
           const char   *action)
{
  g_autofree ChieuMove *meant = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatLayout *layout = self->mode.played->layout;
  guint64 kinds = 0;
  int n;

  for (int button = 0; button < layout->n_buttons; button++)
    if (g_str_equal (layout->buttons[button].action, action))
      kinds |= layout->lay_passes & CHIEU_BIT64 (layout->buttons[button].kind);
  if (kinds == 0 || self->laying.n == 0)
    return FALSE;
  n = find_meant (self, kinds, meant);
  if (n > 0)
    chieu_deeds_make_one_of (self->mode.deeds, meant, n);
  else
    chieu_mat_view_show_notice (self->mode.mat, _("These cards cannot go down now."));
  return TRUE;
}

static gboolean
do_action (ChieuMode  *mode,
           const char *action)
{
  ChieuLayMode *self = (ChieuLayMode *) mode;

  if (g_str_equal (action, "mat.lay-done")
      || (chieu_played_makes (mode->played, action, mode->played->layout->lay_kind) && chieu_deeds_may_lay (mode->deeds)))
    finish_laying (self);
  else if (g_str_equal (action, "mat.lay-beside"))
    lay_beside (self);
  else if (g_str_equal (action, "mat.lay-back"))
    take_back (self);
  else if (g_str_equal (action, "mat.lay-leave"))
    chieu_lay_mode_leave (self);
  else
    return pass_laid (self, action) || mode->modes->game->ops->do_action (mode->modes->game, action);
  return TRUE;
}

/* Returns: (transfer full): the cards laid so far from undermost, and those of the second part after them */
static char *
describe (ChieuMode *mode)
{
  const ChieuWords *words = chieu_played_get_words (mode->played);
  const ChieuLaying *laying = &((ChieuLayMode *) mode)->laying;
  int first = laying->first > 0 ? laying->first : laying->n;
  g_autofree char *cards = chieu_words_cards (words, laying->cards, first);
  g_autofree char *beside = chieu_words_cards (words, laying->cards + first, laying->n - first);

  if (laying->n == 0)
    return g_strdup (_("Lay the cards one by one, the bottom card first."));
  if (laying->first == 0)
    /* Translators: cards, from undermost. */
    return g_strdup_printf (_("From the bottom: %s"), cards);
  /* Translators: cards, from undermost; and those that lie beside them, if any yet. */
  return g_strdup_printf (_("From the bottom: %1$s; beside it: %2$s"), cards, *beside != '\0' ? beside : "…");
}

const ChieuModeOps chieu_lay_mode_ops = {
  .press_card = press_card,
  .press_key = press_key,
  .give_up = give_up,
  .do_action = do_action,
  .describe = describe,
};
