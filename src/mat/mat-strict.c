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

/* The kinds of moves that hands may try now, as bits. */
static guint64
find_tries (ChieuMatView *self)
{
  if (chieu_mat_is_opening (self))
    return self->layout->opening_kinds;
  if (!chieu_mat_is_strict (self) || !self->source->is_asked (self->source_data))
    return 0;
  return self->layout->tries (chieu_mat_get_state (self), chieu_mat_get_person (self));
}

guint64
chieu_mat_get_tries (ChieuMatView *self)
{
  guint64 kinds = find_tries (self), shown = 0;

  for (int b = 0; b < self->layout->n_buttons; b++)
    if (kinds >> self->layout->buttons[b].kind & 1)
      shown |= G_GUINT64_CONSTANT (1) << b;
  return shown;
}

gboolean
chieu_mat_may_lay (ChieuMatView *self)
{
  return self->layout->lay_kind >= 0 && (find_tries (self) >> self->layout->lay_kind & 1) != 0;
}

/* ---- The opening ---- */

gboolean
chieu_mat_is_opening (ChieuMatView *self)
{
  return self->source != NULL && self->layout->opening_kinds != 0
         && self->source->is_opening != NULL && self->source->is_opening (self->source_data);
}

void
chieu_mat_skip_opening (ChieuMatView *self)
{
  if (self->layout->opening_kinds == 0 && self->source->begin != NULL)
    self->source->begin (self->source_data);
}

/* The khàn is found by who holds it: what is not chosen stays where it is. One that lies down already all can see. */
gboolean
chieu_mat_opens_unchosen (ChieuMatView    *self,
                          const ChieuMove *move)
{
  ChieuCard chosen[CHIEU_MOVE_CARDS_MAX];

  if (!chieu_mat_is_opening (self) || move->kind == self->layout->done_kind || memchr (self->hand.cards, move->face, self->hand.n) == NULL)
    return FALSE;
  return memchr (chosen, move->face, (gsize) chieu_mat_list_chosen (self, chosen)) == NULL;
}

/* The rules ask only who holds a khàn; the others have nothing to tell them. */
void
chieu_mat_end_opening (ChieuMatView *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == self->layout->done_kind)
      chieu_mat_try (self, &moves[i]);
  if (chieu_mat_is_opening (self))
    self->source->begin (self->source_data);
  chieu_mat_view_asked (self);
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
  self->chosen = 0;
  self->focus = -1;
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
}

/* Two parts lie with " | " between them, as they lie on the mat. */
char *
chieu_mat_describe_laying (ChieuMatView *self)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  const ChieuLaying *laying = &self->laying;
  int first = laying->first > 0 ? laying->first : laying->n;
  g_autofree char *cards = chieu_words_cards (words, laying->cards, first);
  g_autofree char *beside = chieu_words_cards (words, laying->cards + first, laying->n - first);

  if (laying->n == 0)
    return g_strdup (_("Lay the cards one by one, the undermost first."));
  if (laying->first == 0)
    /* Translators: cards, from undermost. */
    return g_strdup_printf (_("Undermost first: %s"), cards);
  /* Translators: cards, from undermost; and those that lie beside them, if any yet. */
  return g_strdup_printf (_("Undermost first: %1$s; beside it: %2$s"), cards, *beside != '\0' ? beside : "…");
}

void
chieu_mat_lay_beside (ChieuMatView *self)
{
  if (self->lays && self->layout->lays_beside && chieu_laying_begin_beside (&self->laying))
    show_laying (self);
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

/* What the cards laid mean of the moves of @kinds. Returns: how many; @meant has room for CHIEU_MOVES_MAX. */
static int
find_meant (ChieuMatView *self,
            guint64       kinds,
            ChieuMove    *meant)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves), kept = 0;

  for (int i = 0; i < n; i++)
    if ((kinds >> moves[i].kind & 1) != 0)
      moves[kept++] = moves[i];
  return chieu_laying_compose (&self->laying, moves, kept, meant);
}

void
chieu_mat_finish_laying (ChieuMatView *self)
{
  g_autofree ChieuMove *meant = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  if (!self->lays)
    return;
  if (!chieu_laying_has_live (&self->laying))
    {
      chieu_mat_view_notice (self, _("The card in play does not lie among them yet."));
      return;
    }
  n = find_meant (self, ~self->layout->lay_passes, meant);
  if (n > 0)
    chieu_mat_make_one_of (self, meant, n);
  else
    chieu_mat_view_notice (self, chieu_words_no_set (chieu_words_for_game (self->layout->game)));
}

gboolean
chieu_mat_pass_laid (ChieuMatView *self,
                     const char   *action)
{
  g_autofree ChieuMove *meant = g_new (ChieuMove, CHIEU_MOVES_MAX);
  guint64 kinds = 0;
  int n;

  for (int b = 0; b < self->layout->n_buttons; b++)
    if (g_str_equal (self->layout->buttons[b].action, action))
      kinds |= self->layout->lay_passes & G_GUINT64_CONSTANT (1) << self->layout->buttons[b].kind;
  if (kinds == 0 || !self->lays || self->laying.n == 0)
    return FALSE;
  n = find_meant (self, kinds, meant);
  if (n > 0)
    chieu_mat_make_one_of (self, meant, n);
  else
    chieu_mat_view_notice (self, _("These cards cannot go down now."));
  return TRUE;
}

/* ---- Where cards may be put ---- */

void
chieu_mat_add_tried_targets (ChieuMatView *self,
                             int           from,
                             ChieuTarget  *targets)
{
  if (chieu_mat_get_tries (self) == 0 || self->layout->lay_kind < 0)
    return;
  if (from == self->layout->hand_zone || from == self->layout->live_zone)
    targets[self->layout->lay_zone] = CHIEU_TARGET_FAULTY;
  if (from == self->layout->live_zone)
    targets[self->layout->hand_zone] = CHIEU_TARGET_FAULTY;
  if (from == self->layout->hand_zone && self->scene->zones[self->layout->live_zone].n > 0)
    targets[self->layout->live_zone] = CHIEU_TARGET_FAULTY;
}

/* ---- The call ---- */

/* (nullable): the call among @moves. */
static const ChieuMove *
find_call (ChieuMatView    *self,
           const ChieuMove *moves,
           int              n)
{
  for (int i = 0; self->layout->call_kind >= 0 && i < n; i++)
    if (moves[i].kind == self->layout->call_kind)
      return &moves[i];
  return NULL;
}

/* In học and thường the right call stands in the line already; nghiêm leaves it empty. */
static void
open_call (ChieuMatView *self)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->call);
  ChieuWay way = self->source->get_way (self->source_data);
  guint8 offered[CHIEU_CUOC_OFFERED_MAX];
  guint64 repeated;
  int n = self->layout->list_cuoc (chieu_mat_get_state (self), offered, &repeated);
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n_moves = way == CHIEU_WAY_NGHIEM ? 0 : chieu_mat_list_moves (self, CHIEU_MOVES_CLEAN, moves);
  const ChieuMove *right = find_call (self, moves, n_moves);

  chieu_call_panel_set_repeated (panel, repeated);
  chieu_call_panel_open (panel, offered, n, self->layout->count_seats (chieu_mat_get_state (self)),
                         right != NULL ? right->cards : NULL, right != NULL ? right->n : 0, way == CHIEU_WAY_HOC);
}

gboolean
chieu_mat_calls (ChieuMatView *self)
{
  return self->call != NULL && gtk_widget_get_visible (self->call);
}

void
chieu_mat_update_call (ChieuMatView    *self,
                       const ChieuMove *moves,
                       int              n)
{
  gboolean due = find_call (self, moves, n) != NULL;

  if (due == chieu_mat_calls (self))
    return;
  /* Over the hand the buttons would cover what one looks at while calling. */
  chieu_claim_bar_lend_row (CHIEU_CLAIM_BAR (self->bar), due ? chieu_call_panel_get_deeds (CHIEU_CALL_PANEL (self->call)) : NULL);
  if (due)
    open_call (self);
  gtk_widget_set_visible (self->call, due);
  gtk_widget_grab_focus (due ? self->call : self->zones[self->layout->hand_zone]);
}

void
chieu_mat_make_call (ChieuMatView *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMove *due = find_call (self, moves, chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves));
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->call);
  ChieuMove call;

  if (!chieu_mat_calls (self) || due == NULL)
    return;
  call = *due;
  memset (call.cards, 0, sizeof call.cards);
  call.n = (guint8) chieu_call_panel_get_call (panel, call.cards);
  /* Where a game says how many cards the first part has, the call has but one. */
  call.split = due->split == due->n ? call.n : due->split;
  if (call.n == 0)
    chieu_mat_view_notice (self, _("Say at least one word."));
  else
    chieu_mat_make_one_of (self, &call, 1);
}
