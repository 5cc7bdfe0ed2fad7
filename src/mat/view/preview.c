/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preview.h"

#include "mat.h"

gboolean
chieu_preview_may_tell (const ChieuPreview *self)
{
  return chieu_played_may_tell (self->played) && self->played->layout->arranging == NULL;
}

/* Finds the zones where the cards would lie, as bits: those where putting one of them would mean @move. */
static guint32
zones_of (const ChieuPreview *self,
          const ChieuMove    *move)
{
  const ChieuMatLayout *layout = self->played->layout;
  ChieuMatDeed deeds[2] = { { .from = layout->live_zone, .card = move->face }, { .from = layout->hand_zone, .card = move->face } };
  guint32 zones = 0;

  if (layout->means == NULL)
    return layout->gate_zone >= 0 ? 1u << layout->gate_zone : 0;
  for (int d = 0; d < 2; d++)
    for (int z = 0; z < layout->n_zones; z++)
      {
        deeds[d].to = z;
        if (chieu_deeds_means (self->deeds, move, &deeds[d]))
          zones |= 1u << z;
      }
  return zones;
}

guint64
chieu_preview_update (ChieuPreview    *self,
                      const ChieuMove *moves,
                      int              n)
{
  const ChieuMatLayout *layout = self->played->layout;
  guint64 buttons = 0;

  self->useful = self->raised = self->zones = 0;
  /* Where any cards may be put down together the mark would say nothing. */
  if (!chieu_preview_may_tell (self) || layout->compose != NULL)
    return 0;
  for (int i = 0; i < n; i++)
    {
      /* A card that is only put down may be any, and nothing is said of it. */
      guint32 cards = !chieu_deeds_is_put (self->deeds, &moves[i]) && moves[i].kind != layout->call_kind ? chieu_deeds_get_hand_cards (self->deeds, &moves[i]) : 0;

      self->useful |= cards;
      for (int b = 0; cards != 0 && b < layout->n_buttons; b++)
        if (layout->buttons[b].kind == moves[i].kind)
          buttons |= G_GUINT64_CONSTANT (1) << b;
    }
  return buttons;
}

gboolean
chieu_preview_point (ChieuPreview *self,
                     const char   *action,
                     int           way)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  guint32 raised = 0, zones = 0;
  gboolean changed;
  int n = 0;

  if (action != NULL && chieu_preview_may_tell (self) && !chieu_played_makes (self->played, action, self->played->layout->call_kind))
    {
      if (way >= 0 && way < self->deeds->n_choices)
        moves[n++] = self->deeds->choices[way];
      else
        n = chieu_deeds_find_of_action (self->deeds, action, FALSE, moves);
    }
  /* Where any cards go together, nearly all could. */
  if (self->played->source != NULL && self->played->layout->compose != NULL && n > 1)
    n = 0;
  for (int i = 0; i < n; i++)
    {
      raised |= chieu_deeds_get_hand_cards (self->deeds, &moves[i]);
      zones |= zones_of (self, &moves[i]);
    }
  changed = raised != self->raised || zones != self->zones;
  self->raised = raised;
  self->zones = zones;
  return changed;
}

int
chieu_preview_find_advised (const ChieuPreview *self)
{
  const ChieuMatLayout *layout = self->played->layout;

  if (!self->has_advice || !chieu_preview_may_tell (self))
    return -1;
  for (int b = 0; b < layout->n_buttons; b++)
    if (layout->buttons[b].kind == self->advice.kind && layout->buttons[b].make == CHIEU_MAKE_BUTTON)
      return b;
  return -1;
}

static void
mark_cards (ChieuPreview *self,
            guint32       cards,
            int           flag)
{
  for (int i = 0; i < self->deeds->held->hand.n; i++)
    {
      ChieuPlace *place = (cards >> i & 1) != 0 ? chieu_held_find_in_scene (self->deeds->held, self->scene, i) : NULL;

      if (place != NULL)
        place->flags |= flag;
    }
}

void
chieu_preview_mark_hand (ChieuPreview *self)
{
  /* Where any cards go together the button alone does not say which. */
  gboolean by_cards = chieu_preview_find_advised (self) < 0 || self->played->layout->compose != NULL;
  guint32 advised = self->has_advice && chieu_preview_may_tell (self) && by_cards ? chieu_deeds_get_hand_cards (self->deeds, &self->advice) : 0;

  mark_cards (self, self->useful, CHIEU_CARD_USEFUL);
  /* One of equal cards is enough. */
  mark_cards (self, self->advice.n == 0 ? advised & (~advised + 1) : advised, CHIEU_CARD_POINTED);
}
