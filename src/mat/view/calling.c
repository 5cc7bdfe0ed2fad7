/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "calling.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "mat.h"

void
chieu_calling_make_panel (ChieuCalling *self)
{
  self->panel = chieu_call_panel_new (self->played->layout->game);
  gtk_widget_set_visible (self->panel, FALSE);
  g_signal_connect_swapped (self->panel, "called", G_CALLBACK (chieu_calling_make), self);
  chieu_side_column_add_call (CHIEU_SIDE_COLUMN (self->deeds->side), self->panel);
}

gboolean
chieu_calling_is_open (const ChieuCalling *self)
{
  return self->panel != NULL && gtk_widget_get_visible (self->panel);
}

/* (nullable): the call among @moves. */
static const ChieuMove *
find_call (ChieuCalling    *self,
           const ChieuMove *moves,
           int              n)
{
  int kind = self->played->layout->call_kind;

  for (int i = 0; kind >= 0 && i < n; i++)
    if (moves[i].kind == kind)
      return &moves[i];
  return NULL;
}

/* In học and thường the right call stands in the line already; nghiêm leaves it empty. */
static void
write_panel (ChieuCalling *self)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->panel);
  const ChieuMatLayout *layout = self->played->layout;
  const void *state = chieu_played_get_state (self->played);
  ChieuWay way = self->played->source->get_way (self->played->data);
  guint8 offered[CHIEU_CUOC_OFFERED_MAX];
  guint64 repeated;
  int n = layout->list_cuoc (state, offered, &repeated);
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n_moves = way == CHIEU_WAY_NGHIEM ? 0 : chieu_deeds_list (self->deeds, CHIEU_MOVES_CLEAN, moves);
  const ChieuMove *right = find_call (self, moves, n_moves);

  chieu_call_panel_set_repeated (panel, repeated);
  chieu_call_panel_open (panel, offered, n, layout->count_seats (state),
                         right != NULL ? right->cards : NULL, right != NULL ? right->n : 0, way == CHIEU_WAY_HOC);
}

void
chieu_calling_update (ChieuCalling    *self,
                      const ChieuMove *moves,
                      int              n)
{
  gboolean due = find_call (self, moves, n) != NULL;

  if (due == chieu_calling_is_open (self))
    return;
  if (due)
    write_panel (self);
  gtk_widget_set_visible (self->panel, due);
  if (due)
    gtk_widget_grab_focus (self->panel);
  else
    chieu_mat_focus_place (self->mat, -1);
}

void
chieu_calling_make (ChieuCalling *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMove *due = find_call (self, moves, chieu_deeds_list (self->deeds, CHIEU_MOVES_ALL, moves));
  ChieuMove call;

  if (!chieu_calling_is_open (self) || due == NULL)
    return;
  call = *due;
  memset (call.cards, 0, sizeof call.cards);
  call.n = (guint8) chieu_call_panel_get_call (CHIEU_CALL_PANEL (self->panel), call.cards);
  /* Where a game says how many cards the first part has, the call has but one. */
  call.split = due->split == due->n ? call.n : due->split;
  if (call.n == 0)
    chieu_mat_view_notice (self->mat, _("Say at least one word."));
  else
    chieu_deeds_make_one_of (self->deeds, &call, 1);
}

gboolean
chieu_calling_press_key (ChieuCalling *self,
                         guint         key)
{
  return chieu_calling_is_open (self) && chieu_call_panel_press (CHIEU_CALL_PANEL (self->panel), key);
}
