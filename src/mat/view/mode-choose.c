/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode-choose.h"

#include "mat/widgets/fan.h"
#include "mat/fan-order.h"

static ChieuLayMode *
lay_mode (ChieuMode *self)
{
  return ((ChieuChooseMode *) self)->lay;
}

gboolean
chieu_choose_mode_do_deed (ChieuMode          *self,
                           const ChieuMatDeed *deed)
{
  if (deed->to == self->played->layout->lay_zone && chieu_deeds_may_lay (self->deeds))
    {
      chieu_lay_mode_lay (lay_mode (self), deed->from, deed->card);
      return FALSE;
    }
  return chieu_deeds_do_deed (self->deeds, deed);
}

/* ---- Clicks ---- */

void
chieu_choose_mode_press_elsewhere (ChieuMode       *self,
                                   int              zone,
                                   int              meant,
                                   ChieuCardWidget *card)
{
  const ChieuMatLayout *layout = self->played->layout;
  const ChieuMatDeed put = chieu_held_make_deed (self->held, CHIEU_CARD_NONE, meant);
  const ChieuMatDeed take = { .from = zone, .card = chieu_card_widget_get_card (card), .to = CHIEU_ZONE_NONE };
  gboolean under = put.card != CHIEU_CARD_NONE && zone == layout->pile_zone && chieu_deeds_may_put_under (self->deeds);

  if (under || (put.card != CHIEU_CARD_NONE && chieu_deeds_could_mean (self->deeds, &put, FALSE)))
    chieu_choose_mode_do_deed (self, &put);
  else if (zone == layout->live_zone || zone == layout->pile_zone)
    chieu_choose_mode_do_deed (self, &take);
}

/* Handles a click on a card. One of the hand is chosen first and then put down if that is possible; otherwise it is unchosen. */
static void
press_card (ChieuMode       *self,
            int              zone,
            ChieuCardWidget *card)
{
  const ChieuMatDeed deed = { .from = zone, .card = chieu_card_widget_get_card (card), .to = CHIEU_ZONE_NONE };
  int place = chieu_zone_find_place (CHIEU_ZONE (gtk_widget_get_parent (GTK_WIDGET (card))), card);

  if (zone != self->played->layout->hand_zone)
    chieu_choose_mode_press_elsewhere (self, zone, zone, card);
  else if (!chieu_held_is_chosen (self->held, place))
    chieu_mat_set_chosen (self->mat, place);
  else
    {
      g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
      int n = chieu_deeds_find_moves (self->deeds, &deed, moves);

      if (n == 0 || chieu_deeds_make_one_of (self->deeds, moves, n))
        chieu_mat_set_chosen (self->mat, -1);
    }
}

void
chieu_choose_mode_press_mat (ChieuMode *self,
                             double     x,
                             double     y)
{
  ChieuMatDeed put = chieu_held_make_deed (self->held, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);
  ChieuTarget targets[CHIEU_ZONES_MAX];

  if (put.card != CHIEU_CARD_NONE)
    {
      chieu_modes_find_targets (self->modes, self->played->layout->hand_zone, put.card, targets);
      put.to = chieu_mode_find_target_at (self, targets, x, y);
    }
  if (put.to != CHIEU_ZONE_NONE)
    {
      chieu_choose_mode_do_deed (self, &put);
      return;
    }
  chieu_deeds_drop_choices (self->deeds);
  chieu_mode_unchoose (self);
}

/* ---- Drags ---- */

/* Marks where the person may try to put a card from @from in the strict way, whatever the cards are. */
static void
add_tried_targets (ChieuMode   *self,
                   int          from,
                   ChieuTarget *targets)
{
  const ChieuMatLayout *layout = self->played->layout;

  if (chieu_deeds_get_tries (self->deeds) == 0 || layout->lay_kind < 0)
    return;
  if (from == layout->hand_zone && chieu_deeds_may_put_under (self->deeds))
    targets[layout->pile_zone] = CHIEU_TARGET_FAULTY;
  if (from == layout->hand_zone || from == layout->live_zone)
    targets[layout->lay_zone] = CHIEU_TARGET_FAULTY;
  if (from == layout->live_zone)
    targets[layout->hand_zone] = CHIEU_TARGET_FAULTY;
  if (from == layout->hand_zone && self->scene->zones[layout->live_zone].n > 0)
    targets[layout->live_zone] = CHIEU_TARGET_FAULTY;
}

static void
find_targets (ChieuMode   *self,
              int          from,
              ChieuCard    card,
              ChieuTarget *targets)
{
  chieu_deeds_mark_targets (self->deeds, CHIEU_MOVES_ALL, from, card, CHIEU_TARGET_FAULTY, targets);
  /* In the strict way nothing shows which place is right, or whether a card can be claimed. */
  if (chieu_played_is_strict (self->played))
    add_tried_targets (self, from, targets);
  else
    chieu_deeds_mark_targets (self->deeds, CHIEU_MOVES_CLEAN, from, card, CHIEU_TARGET_CLEAN, targets);
}

/* Gives @card, which was dropped within the hand, a new place in the person's own order. */
static void
reorder (ChieuMode       *self,
         ChieuCardWidget *card,
         double           x,
         double           y)
{
  int zone = self->played->layout->hand_zone;
  int from = chieu_zone_find_place (chieu_mat_zone (self->mat, zone), card);
  int to = chieu_fan_find_slot (self->scene->zones[zone].cards, self->held->hand.n, x, y);

  /* A card that is dropped where it was is put back; the person does not want another order. */
  if (from < 0 || to == from || to == from + 1)
    return;
  g_object_set (self->mat, "own-order", TRUE, NULL);
  chieu_hand_move (&self->held->hand, from, to);
  chieu_mat_keep_order (self->mat);
  self->held->chosen = 0;
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

void
chieu_choose_mode_drop_card (ChieuMode       *self,
                             int              from,
                             ChieuCardWidget *card,
                             int              to,
                             double           x,
                             double           y)
{
  int hand_zone = self->played->layout->hand_zone;
  ChieuMatDeed deed = { .from = from, .card = chieu_card_widget_get_card (card), .to = to };

  if (from == hand_zone && to == CHIEU_ZONE_NONE)
    {
      reorder (self, card, x, y);
      return;
    }
  if (from == hand_zone)
    deed = chieu_held_make_deed (self->held, deed.card, to);
  if (to != CHIEU_ZONE_NONE)
    chieu_choose_mode_do_deed (self, &deed);
}

static int
find_with_button (ChieuMode  *self,
                  int         from,
                  ChieuCard   card,
                  const char *action,
                  gboolean    faulty,
                  ChieuMove  *moves)
{
  return chieu_deeds_find_with_card (self->deeds, action, from, card, faulty, moves);
}

gboolean
chieu_choose_mode_drop_on_button (ChieuMode  *self,
                                  int         from,
                                  ChieuCard   card,
                                  const char *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatLayout *layout = self->played->layout;
  gboolean lays = g_str_equal (action, "mat.lay-done") || chieu_played_makes (self->played, action, layout->lay_kind);
  int n;

  if (lays && (from == layout->hand_zone || from == layout->live_zone) && chieu_deeds_may_lay (self->deeds))
    {
      chieu_lay_mode_lay (lay_mode (self), from, card);
      return TRUE;
    }
  n = self->ops->find_with_button (self, from, card, action, TRUE, moves);
  if (n == 0)
    return FALSE;
  /* The answer to a card in play is the same as with its button, with all questions that the button asks. */
  if (from == layout->live_zone)
    chieu_mat_press (self->mat, action);
  else
    chieu_deeds_make_one_of (self->deeds, moves, n);
  return TRUE;
}

/* ---- Buttons ---- */

static gboolean
do_action (ChieuMode  *self,
           const char *action)
{
  const ChieuMatDeed put = chieu_held_make_deed (self->held, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);

  if (chieu_played_makes (self->played, action, self->played->layout->lay_kind) && chieu_deeds_may_lay (self->deeds))
    chieu_lay_mode_begin (lay_mode (self));
  else if (g_str_equal (action, CHIEU_ACTION_DANH) && put.card != CHIEU_CARD_NONE)
    chieu_choose_mode_do_deed (self, &put);
  else
    return FALSE;
  return TRUE;
}

const ChieuModeOps chieu_choose_mode_ops = {
  .press_card = press_card,
  .press_mat = chieu_choose_mode_press_mat,
  .find_targets = find_targets,
  .drop_card = chieu_choose_mode_drop_card,
  .find_with_button = find_with_button,
  .drop_on_button = chieu_choose_mode_drop_on_button,
  .give_up = chieu_mode_unchoose,
  .do_action = do_action,
};
