/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand that the person puts in order: two cards change places by click and
 * click, by drag, or by keys; all of it by one button; and one move is made of it.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words.h"

gboolean
chieu_mat_may_arrange (ChieuMatView *self)
{
  return self->source != NULL && self->layout->arranging != NULL && self->source->is_asked (self->source_data);
}

gboolean
chieu_mat_may_arrange_best (ChieuMatView *self)
{
  return chieu_mat_may_arrange (self) && self->layout->arranging->best != NULL && !chieu_mat_is_strict (self);
}

/* ---- Saying what it is now ---- */

/* What stands beside each part, as one text. */
static char *
describe_parts (ChieuMatView *self)
{
  GString *text = g_string_new (NULL);

  for (int part = 0; part < self->layout->arranging->n_parts; part++)
    {
      const ChieuCaption *caption = chieu_mat_get_caption (self, self->layout->arranging->parts[part].zone);

      if (caption->text == NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, ". ");
      /* Translators: a part of the hand, and what its cards are: “Chi 1 (5): Cù lũ K”. */
      g_string_append_printf (text, _("%1$s: %2$s"), caption->title != NULL ? caption->title : "", caption->text);
    }
  return g_string_free (text, FALSE);
}

/* Whether the person has not begun: what was dealt and only sorted is nobody's mistake. */
static gboolean
is_untouched (ChieuMatView *self)
{
  ChieuHand fresh = { 0 };

  self->layout->hold (chieu_mat_get_state (self), chieu_mat_get_person (self), FALSE, &fresh);
  return fresh.n == self->hand.n && memcmp (fresh.cards, self->hand.cards, (size_t) fresh.n) == 0;
}

char *
chieu_mat_arranged_wrong (ChieuMatView *self)
{
  ChieuMatAsk ask;

  if (!chieu_mat_may_arrange (self) || chieu_mat_is_strict (self) || is_untouched (self))
    return NULL;
  chieu_mat_make_ask (self, &ask);
  return self->layout->arranging->wrong (&ask);
}

/* ---- Changing it ---- */

/* The hand lies otherwise now. */
static void
show_arranged (ChieuMatView *self)
{
  g_autofree char *text = NULL;

  self->layout->arranging->tidy (&self->hand);
  chieu_mat_keep_order (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
  text = chieu_mat_is_strict (self) ? NULL : describe_parts (self);
  chieu_mat_announce (self, text);
  chieu_mat_update_claims (self);
}

static int
find_card (ChieuMatView *self,
           ChieuCard     card)
{
  const ChieuCard *found = memchr (self->hand.cards, card, (size_t) self->hand.n);

  return found != NULL ? (int) (found - self->hand.cards) : -1;
}

/* The cards at @a and @b change places; who had the focus has the card that lies where it was. */
static void
exchange (ChieuMatView *self,
          int           a,
          int           b,
          gboolean      focused)
{
  ChieuCard first = self->hand.cards[a];

  self->hand.cards[a] = self->hand.cards[b];
  self->hand.cards[b] = first;
  self->chosen = 0;
  self->focus = -1;
  show_arranged (self);
  if (focused)
    chieu_mat_focus_place (self, find_card (self, first));
}

static gboolean
has_focus_in_hand (ChieuMatView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return CHIEU_IS_CARD_WIDGET (focus) && chieu_mat_find_in_hand (self, CHIEU_CARD_WIDGET (focus)) >= 0;
}

/* The place of the card that was chosen, or −1. */
static int
chosen_place (ChieuMatView *self)
{
  for (int i = 0; i < self->hand.n; i++)
    if (chieu_mat_is_chosen (self, i))
      return i;
  return -1;
}

/* The first card is chosen, the second one goes to its place; one of the same part is chosen instead. */
void
chieu_mat_arrange_card (ChieuMatView *self,
                        int           place)
{
  int chosen = chosen_place (self);

  if (place < 0 || !chieu_mat_may_arrange (self))
    return;
  if (chosen == place)
    chieu_mat_set_chosen (self, -1);
  else if (chosen < 0 || chieu_mat_part_of (self, chosen) == chieu_mat_part_of (self, place))
    chieu_mat_set_chosen (self, place);
  else
    exchange (self, chosen, place, has_focus_in_hand (self));
}

/* The place in the hand of the card in @zone that lies nearest to @x. */
static int
nearest_in (ChieuMatView *self,
            int           zone,
            double        x)
{
  const ChieuZoneScene *scene = &self->scene->zones[zone];
  int nearest = 0;

  for (int i = 1; i < scene->n; i++)
    if (ABS (scene->cards[i].x - x) < ABS (scene->cards[nearest].x - x))
      nearest = i;
  return chieu_mat_hand_place (self, zone, nearest);
}

gboolean
chieu_mat_arrange_drop (ChieuMatView    *self,
                        ChieuCardWidget *card,
                        int              zone,
                        double           x)
{
  int from = chieu_mat_find_in_hand (self, card), to;

  if (from < 0 || !chieu_mat_may_arrange (self) || !chieu_mat_is_hand_zone (self, zone))
    return FALSE;
  to = nearest_in (self, zone, x);
  if (to >= 0 && zone != chieu_mat_part_of (self, from))
    exchange (self, from, to, FALSE);
  return TRUE;
}

gboolean
chieu_mat_arrange_chosen (ChieuMatView *self,
                          int           zone,
                          double        x)
{
  if (!chieu_mat_may_arrange (self) || !chieu_mat_is_hand_zone (self, zone))
    return FALSE;
  chieu_mat_arrange_card (self, nearest_in (self, zone, x));
  return TRUE;
}

void
chieu_mat_add_arrange_targets (ChieuMatView *self,
                               int           from,
                               ChieuTarget  *targets)
{
  if (!chieu_mat_may_arrange (self) || !chieu_mat_is_hand_zone (self, from))
    return;
  for (int part = 0; part < self->layout->arranging->n_parts; part++)
    if (self->layout->arranging->parts[part].zone != from)
      targets[self->layout->arranging->parts[part].zone] = CHIEU_TARGET_CLEAN;
}

void
chieu_mat_arrange_best (ChieuMatView *self)
{
  if (!chieu_mat_may_arrange_best (self))
    return;
  self->chosen = 0;
  self->layout->arranging->best (chieu_mat_get_state (self), chieu_mat_get_person (self), &self->hand);
  show_arranged (self);
}

void
chieu_mat_arrange_again (ChieuMatView *self)
{
  if (!chieu_mat_may_arrange (self))
    return;
  self->chosen = 0;
  chieu_mat_hold (self, TRUE);
  show_arranged (self);
}

/* ---- The move ---- */

gboolean
chieu_mat_lay_arranged (ChieuMatView *self)
{
  ChieuMove move = { .face = CHIEU_CARD_NONE };

  if (!chieu_mat_may_arrange (self))
    return FALSE;
  chieu_mat_set_chosen (self, -1);
  move.kind = (guint8) self->layout->arranging->kind;
  move.n = (guint8) self->hand.n;
  memcpy (move.cards, self->hand.cards, (size_t) self->hand.n);
  return chieu_mat_try (self, &move);
}
