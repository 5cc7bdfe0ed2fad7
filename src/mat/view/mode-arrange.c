/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of a game in which the person puts the whole hand in order: two cards change places by click and click, by drag,
 * or by keys; all of it by one button; and one move is made of it.
 */
#include "mode.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- What is said of it ---- */

/* Returns: (transfer full): the words beside all parts, as one text */
static char *
describe_parts (ChieuMode *self)
{
  const ChieuMatArranging *arranging = self->played->layout->arranging;
  GString *text = g_string_new (NULL);

  for (int part = 0; part < arranging->n_parts; part++)
    {
      const ChieuCaption *caption = chieu_mat_get_caption (self->mat, arranging->parts[part].zone);

      if (caption->text == NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, ". ");
      /* Translators: a part of the hand, and what its cards are: “Chi 1 (5): Cù lũ K”. */
      g_string_append_printf (text, _("%1$s: %2$s"), caption->title != NULL ? caption->title : "", caption->text);
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): what is wrong with the order, if that may be told */
static char *
describe (ChieuMode *self)
{
  ChieuHand hand = self->held->hand, fresh = { 0 };
  ChieuMatAsk ask;

  if (!chieu_played_may_arrange (self->played) || chieu_played_is_strict (self->played))
    return NULL;
  /* Before the person has exchanged cards, all lie in the order that the layout gives a new hand, and that is nobody's mistake. */
  self->played->layout->hold (chieu_played_get_state (self->played), chieu_played_get_person (self->played), FALSE, &fresh);
  self->played->layout->arranging->tidy (&hand);
  if (fresh.n == hand.n && memcmp (fresh.cards, hand.cards, (size_t) fresh.n) == 0)
    return NULL;
  chieu_mat_make_ask (self->mat, &ask);
  return self->played->layout->arranging->find_wrong (&ask);
}

/* ---- Changing it ---- */

/* Shows that the hand has another order now. Cards stay where they were put: if they were sorted again, the next key would not find
 * them. */
static void
show_arranged (ChieuMode *self)
{
  g_autofree char *text = NULL;

  chieu_mat_keep_order (self->mat);
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
  text = chieu_played_is_strict (self->played) ? NULL : describe_parts (self);
  chieu_mat_announce (self->mat, text);
  chieu_mat_update_offers (self->mat);
}

/* Handles a click on the card at @place. The first card is chosen, and the second one changes places with it; one of the same part is
 * chosen instead. */
static void
press_place (ChieuMode *self,
             int        place)
{
  ChieuHeld *held = self->held;
  int chosen = chieu_held_find_first_chosen (held);
  ChieuCard moved;
  const ChieuCard *found;
  GtkWidget *focus;
  gboolean focused;

  if (place < 0 || !chieu_played_may_arrange (self->played))
    return;
  if (chosen == place)
    chieu_mat_set_chosen (self->mat, -1);
  else if (chosen < 0 || chieu_held_get_zone (held, chosen, NULL) == chieu_held_get_zone (held, place, NULL))
    chieu_mat_set_chosen (self->mat, place);
  else
    {
      /* The focus stays where it was, on the card that lies there now. */
      focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->mat)));
      focused = CHIEU_IS_CARD_WIDGET (focus) && chieu_mat_find_in_hand (self->mat, CHIEU_CARD_WIDGET (focus)) >= 0;
      moved = held->hand.cards[chosen];
      chieu_held_exchange (held, chosen, place);
      show_arranged (self);
      found = memchr (held->hand.cards, moved, (size_t) held->hand.n);
      if (focused && found != NULL)
        chieu_mat_focus_place (self->mat, (int) (found - held->hand.cards));
    }
}

static void
press_card (ChieuMode       *self,
            int              zone,
            ChieuCardWidget *card)
{
  if (chieu_held_has_zone (self->held, zone))
    press_place (self, chieu_mat_find_in_hand (self->mat, card));
}

/* Returns: the place in the hand of the card in @zone that lies nearest to @x */
static int
nearest_in (ChieuMode *self,
            int        zone,
            double     x)
{
  const ChieuZoneScene *scene = &self->scene->zones[zone];
  int nearest = 0;

  for (int i = 1; i < scene->n; i++)
    if (ABS (scene->cards[i].x - x) < ABS (scene->cards[nearest].x - x))
      nearest = i;
  return chieu_held_get_place (self->held, zone, nearest);
}

/* Every part of the hand is a target except the one from which the card comes. */
static void
find_targets (ChieuMode   *self,
              int          from,
              ChieuCard    card,
              ChieuTarget *targets)
{
  const ChieuMatArranging *arranging = self->played->layout->arranging;

  if (!chieu_played_may_arrange (self->played) || !chieu_held_has_zone (self->held, from))
    return;
  for (int part = 0; part < arranging->n_parts; part++)
    if (arranging->parts[part].zone != from)
      targets[arranging->parts[part].zone] = CHIEU_TARGET_CLEAN;
}

static void
press_mat (ChieuMode *self,
           double     x,
           double     y)
{
  int chosen = chieu_held_find_first_chosen (self->held), to = CHIEU_ZONE_NONE;
  ChieuTarget targets[CHIEU_ZONES_MAX];

  if (chosen >= 0)
    {
      chieu_modes_find_targets (self->modes, chieu_held_get_zone (self->held, chosen, NULL), self->held->hand.cards[chosen], targets);
      to = chieu_mode_find_target_at (self, targets, x, y);
    }
  if (to != CHIEU_ZONE_NONE)
    {
      press_place (self, nearest_in (self, to, x));
      return;
    }
  chieu_deeds_drop_choices (self->deeds);
  chieu_mode_unchoose (self);
}

/* Lets the card change places with the one of part @to that lies nearest to where it is dropped. */
static void
drop_card (ChieuMode       *self,
           int              from,
           ChieuCardWidget *card,
           int              to,
           double           x,
           double           y)
{
  int place = chieu_mat_find_in_hand (self->mat, card), other;

  if (place < 0 || to == CHIEU_ZONE_NONE || !chieu_played_may_arrange (self->played) || !chieu_held_has_zone (self->held, to))
    return;
  other = nearest_in (self, to, x);
  if (other < 0 || to == chieu_held_get_zone (self->held, place, NULL))
    return;
  chieu_held_exchange (self->held, place, other);
  show_arranged (self);
}

/* ---- Buttons ---- */

/* Makes the move of the hand as it lies. */
static void
lay_down (ChieuMode *self)
{
  ChieuHand hand = self->held->hand;
  ChieuMove move = { .kind = (guint8) self->played->layout->arranging->kind, .face = CHIEU_CARD_NONE, .n = (guint8) hand.n };

  if (!chieu_played_may_arrange (self->played))
    return;
  chieu_mat_set_chosen (self->mat, -1);
  self->played->layout->arranging->tidy (&hand);
  memcpy (move.cards, hand.cards, (size_t) hand.n);
  chieu_deeds_try_move (self->deeds, &move);
}

/* Sorts each part; if all are sorted already, lays the whole hand in the order in which it lay before the person exchanged cards. */
static void
sort_parts (ChieuMode *self)
{
  ChieuHeld *held = self->held;
  const ChieuHand before = held->hand;

  held->chosen = 0;
  self->played->layout->arranging->tidy (&held->hand);
  if (memcmp (before.cards, held->hand.cards, (size_t) before.n * sizeof *before.cards) == 0)
    chieu_held_update (held, TRUE);
}

static gboolean
do_action (ChieuMode  *self,
           const char *action)
{
  const ChieuPlayed *played = self->played;
  ChieuHeld *held = self->held;

  if (chieu_played_makes (played, action, played->layout->arranging->kind))
    lay_down (self);
  else if (g_str_equal (action, "mat.best"))
    {
      if (!chieu_played_may_arrange_best (played))
        return TRUE;
      held->chosen = 0;
      played->layout->arranging->arrange_best (chieu_played_get_state (played), chieu_played_get_person (played), &held->hand);
      played->layout->arranging->tidy (&held->hand);
      show_arranged (self);
    }
  else if (g_str_equal (action, "mat.sort"))
    {
      if (!chieu_played_may_arrange (played))
        return TRUE;
      sort_parts (self);
      show_arranged (self);
    }
  else
    return FALSE;
  return TRUE;
}

const ChieuModeOps chieu_arrange_mode_ops = {
  .press_card = press_card,
  .press_mat = press_mat,
  .find_targets = find_targets,
  .drop_card = drop_card,
  .stays_where_dropped = TRUE,
  .give_up = chieu_mode_unchoose,
  .do_action = do_action,
  .describe = describe,
};
