/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strict way (nghiêm): nothing is offered and nothing prevented. What is
 * eaten is laid card by card, in the person's own order, and the call is put
 * together word by word.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "call-panel.h"
#include "fan-order.h"
#include "match/words.h"

gboolean
chieu_mat_is_strict (ChieuMatView *self)
{
  return self->source != NULL && self->source->get_way (self->source_data) == CHIEU_WAY_NGHIEM;
}

/* ---- What hands may try ---- */

guint64
chieu_mat_get_tries (ChieuMatView *self)
{
  guint64 kinds, shown = 0;

  if (!chieu_mat_is_strict (self) || !self->source->is_asked (self->source_data))
    return 0;
  kinds = self->layout->tries (chieu_mat_get_state (self), chieu_mat_get_person (self));
  for (int b = 0; b < self->layout->n_buttons; b++)
    if (kinds >> self->layout->buttons[b].kind & 1)
      shown |= G_GUINT64_CONSTANT (1) << b;
  return shown;
}

gboolean
chieu_mat_may_lay (ChieuMatView *self)
{
  return chieu_mat_is_strict (self) && self->source->is_asked (self->source_data)
         && self->layout->lay_kind >= 0
         && (self->layout->tries (chieu_mat_get_state (self), chieu_mat_get_person (self)) >> self->layout->lay_kind & 1) != 0;
}

/* ---- Laying ---- */

/* The hand without what lies before the person. */
static void
hold_rest (ChieuMatView *self)
{
  self->hand = self->whole;
  for (int i = 0; i < self->laying.n; i++)
    if (!self->laying.live[i])
      chieu_hand_take (&self->hand, self->laying.cards[i]);
  self->chosen = self->focus = -1;
}

static void
show_laying (ChieuMatView *self)
{
  hold_rest (self);
  chieu_mat_update_claims (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_begin_laying (ChieuMatView *self)
{
  if (self->lays || !chieu_mat_may_lay (self))
    return;
  chieu_mat_drop_choices (self);
  self->lays = TRUE;
  self->whole = self->hand;
  chieu_laying_clear (&self->laying);
  show_laying (self);
  chieu_mat_announce (self, _("Lay the cards one by one, the undermost first."));
}

void
chieu_mat_lay (ChieuMatView *self,
               int           zone,
               ChieuCard     card)
{
  gboolean live = zone == self->layout->live_zone;

  chieu_mat_begin_laying (self);
  if (!self->lays || (!live && zone != self->layout->hand_zone) || !chieu_laying_add (&self->laying, card, live))
    return;
  show_laying (self);
  chieu_mat_announce (self, chieu_words_card_spoken (chieu_words_for_game (self->layout->game), card));
}

void
chieu_mat_lay_back (ChieuMatView *self)
{
  if (!self->lays)
    return;
  if (chieu_laying_take_back (&self->laying) == CHIEU_CARD_NONE)
    chieu_mat_leave_laying (self);
  else
    show_laying (self);
}

void
chieu_mat_leave_laying (ChieuMatView *self)
{
  if (!self->lays)
    return;
  chieu_laying_clear (&self->laying);
  hold_rest (self);
  self->lays = FALSE;
  chieu_mat_update_claims (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

/* What was laid means nothing any more: the card was another's, or it has been taken. */
void
chieu_mat_forget_laying (ChieuMatView *self)
{
  self->lays = FALSE;
  chieu_laying_clear (&self->laying);
}

void
chieu_mat_finish_laying (ChieuMatView *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  g_autofree ChieuMove *meant = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  if (!self->lays)
    return;
  n = self->source->list_moves (self->source_data, CHIEU_MOVES_ALL, moves);
  n = chieu_laying_compose (&self->laying, moves, n, meant);
  if (n == 0)
    chieu_mat_view_notice (self, _("These cards make no phu with the card in play."));
  else
    chieu_mat_make_one_of (self, meant, n);
}

/* ---- The call ---- */

/* Finds the call among the person's moves. */
static gboolean
find_call (ChieuMatView   *self,
           ChieuMoveScope  scope,
           ChieuMove      *call)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = self->source->list_moves (self->source_data, scope, moves);

  for (int i = 0; self->layout->call_kind >= 0 && i < n; i++)
    if (moves[i].kind == self->layout->call_kind)
      {
        *call = moves[i];
        return TRUE;
      }
  return FALSE;
}

/* In học and thường the right call stands in the line already; nghiêm leaves it empty. */
static void
open_call (ChieuMatView *self)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->call);
  ChieuWay way = self->source->get_way (self->source_data);
  guint8 offered[CHIEU_CUOC_MAX];
  int n = self->layout->list_cuoc (chieu_mat_get_state (self), offered);
  ChieuMove right = { 0 };

  if (way == CHIEU_WAY_NGHIEM || !find_call (self, CHIEU_MOVES_CLEAN, &right))
    right.n = 0;
  chieu_call_panel_open (panel, offered, n, self->scene->n_seats, right.cards, right.n, way == CHIEU_WAY_HOC);
}

void
chieu_mat_update_call (ChieuMatView *self)
{
  ChieuMove call;
  gboolean due = self->source != NULL && self->source->is_asked (self->source_data)
                 && find_call (self, CHIEU_MOVES_ALL, &call);

  if (due == self->calls)
    return;
  self->calls = due;
  if (due)
    open_call (self);
  gtk_widget_set_visible (self->call, due);
  gtk_widget_grab_focus (due ? self->call : self->zones[self->layout->hand_zone]);
}

void
chieu_mat_make_call (ChieuMatView *self)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->call);
  ChieuMove call;

  if (!self->calls || !find_call (self, CHIEU_MOVES_ALL, &call))
    return;
  memset (call.cards, 0, sizeof call.cards);
  call.n = (guint8) chieu_call_panel_get_call (panel, call.cards);
  call.split = call.n;
  if (call.n == 0)
    chieu_mat_view_notice (self, _("Say at least one word."));
  else
    chieu_mat_make_one_of (self, &call, 1);
}
