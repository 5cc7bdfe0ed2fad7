/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preview.h"

#include "mat/widgets/card-widget.h"

/* Returns: whether cards may be marked: where the whole hand is put in order, a move has no cards of its own */
static gboolean
may_mark_cards (const ChieuPreview *self)
{
  return chieu_played_may_tell (self->played) && self->played->layout->arranging == NULL;
}

/* Finds the zones in which the cards of @move would lie, as bits: those in which its card, put there from the hand or from where it lies
 * open, would mean @move. If the layout cannot say what a card means there, as in a game that composes its moves, it is the gate of the
 * person; none if there is no gate. */
static guint32
zones_of (const ChieuPreview *self,
          const ChieuMove    *move)
{
  const ChieuMatLayout *layout = self->played->layout;
  ChieuMatDeed deeds[2] = { { .from = layout->live_zone, .card = move->face }, { .from = layout->hand_zone, .card = move->face } };
  guint32 zones = 0;

  if (layout->means == NULL)
    return layout->gate_zone >= 0 ? 1u << layout->gate_zone : 0;
  for (int i = 0; i < 2; i++)
    for (int zone = 0; zone < layout->n_zones; zone++)
      {
        deeds[i].to = zone;
        if (chieu_deeds_means (self->deeds, move, &deeds[i]))
          zones |= 1u << zone;
      }
  return zones;
}

/* Finds the cards of the hand, as bits, that are used by those of the @n @moves that are of @kind. In a game that composes its moves only
 * moves with all chosen cards count; and if every card of the hand could be used, the result is 0, as marking all would tell nothing. */
static guint32
cards_of_kind (const ChieuPreview *self,
               const ChieuMove    *moves,
               int                 n,
               int                 kind)
{
  const ChieuHeld *held = self->deeds->held;
  gboolean composes = self->played->layout->compose != NULL;
  guint32 with_chosen = 0, any = 0;

  for (int i = 0; i < n; i++)
    {
      guint32 cards = moves[i].kind == kind ? chieu_deeds_get_hand_cards (self->deeds, &moves[i]) : 0;

      any |= cards;
      if (!composes || (cards & held->chosen) == held->chosen)
        with_chosen |= cards;
    }
  return composes && any == (1u << held->hand.n) - 1 ? 0 : with_chosen;
}

guint64
chieu_preview_update (ChieuPreview    *self,
                      const ChieuMove *moves,
                      int              n)
{
  const ChieuMatLayout *layout = self->played->layout;
  guint64 buttons = 0;

  self->useful = self->raised = self->zones = 0;
  if (!may_mark_cards (self))
    return 0;
  for (int i = 0; i < layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &layout->buttons[i];
      guint32 cards = 0;

      /* Any card may be put down, so nothing is marked for that. */
      if (button->make == CHIEU_MAKE_BUTTON && button->kind != layout->game->call_kind)
        cards = cards_of_kind (self, moves, n, button->kind);
      self->useful |= cards;
      if (cards != 0)
        buttons |= CHIEU_BIT64 (i);
    }
  /* The chosen ones stand out already. */
  if (layout->compose != NULL)
    self->useful &= ~self->deeds->held->chosen;
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

  if (action != NULL && may_mark_cards (self) && !chieu_played_makes (self->played, action, self->played->layout->game->call_kind))
    {
      if (way >= 0 && way < self->deeds->n_choices)
        moves[n++] = self->deeds->choices[way];
      else
        n = chieu_deeds_find_of_action (self->deeds, action, FALSE, moves);
    }
  for (int i = 0; i < n; i++)
    {
      raised |= n > 1 ? cards_of_kind (self, moves, n, moves[i].kind) : chieu_deeds_get_hand_cards (self->deeds, &moves[i]);
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

  if (!self->has_advice || !chieu_played_may_tell (self->played))
    return -1;
  /* The button that lays down the whole hand is right only once the cards lie as the coach would have them. */
  if (layout->arranging != NULL && self->advice.kind == layout->arranging->kind)
    return -1;
  for (int button = 0; button < layout->n_buttons; button++)
    if (layout->buttons[button].kind == self->advice.kind && layout->buttons[button].make == CHIEU_MAKE_BUTTON)
      return button;
  return -1;
}

int
chieu_preview_find_advised_way (const ChieuPreview *self)
{
  if (!self->has_advice || !may_mark_cards (self))
    return -1;
  for (int way = 0; way < self->deeds->n_choices; way++)
    if (chieu_move_equal (&self->deeds->choices[way], &self->advice))
      return way;
  return -1;
}

/* Gives the cards of the hand at the places @cards, as bits, the flag @flag. */
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
  const ChieuMatLayout *layout = self->played->layout;
  const ChieuMatDeed take = { .from = layout->live_zone, .card = CHIEU_CARD_NONE, .to = CHIEU_ZONE_NONE };
  guint32 advised;

  mark_cards (self, self->useful, CHIEU_CARD_USEFUL);
  if (!self->has_advice || !may_mark_cards (self))
    return;
  advised = chieu_deeds_get_hand_cards (self->deeds, &self->advice);
  /* Of equal cards only one is put down, so the first is marked. */
  mark_cards (self, chieu_deeds_is_put (self->deeds, &self->advice) ? advised & (~advised + 1) : advised, CHIEU_CARD_POINTED);
  /* The card in play is taken with them. */
  if (layout->live_zone >= 0 && self->scene->zones[layout->live_zone].n > 0 && chieu_deeds_means (self->deeds, &self->advice, &take))
    self->scene->zones[layout->live_zone].cards[0].flags |= CHIEU_CARD_POINTED;
}
