/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-name.h"

#include <math.h>

#include "mat/faces/card-shape.h"
#include "mat/motion.h"
#include "mat/widgets/card-names.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/zone.h"

/* The space between the name and its card or the edge of the room, in pixels. */
#define GAP 4
/* The pointer has moved if it is farther away than this, in pixels: GTK also reports a motion when something moves below it, and a desk
 * shakes a little. */
#define MOTION_MIN 3
/* The number and the suit stand in the upper part of a card: the middle of that part lies so far from the card's own middle, and it is so
 * high, in parts of the card's height. */
#define INDEX_AT 0.3f
#define INDEX_HEIGHT 0.4f
/* The heights at which the name is tried; from ABOVE_HAND on they are above the hand, each higher by this part of its own height. */
#define N_YS 12
#define ABOVE_HAND 5
#define RISE 0.4f

/* Returns: (nullable): the zone in which the card lies; NULL: there is no card, or it was taken from the mat */
static ChieuZone *
get_zone (ChieuCardName *self)
{
  GtkWidget *zone = self->card != NULL ? gtk_widget_get_parent (GTK_WIDGET (self->card)) : NULL;

  return CHIEU_IS_ZONE (zone) ? CHIEU_ZONE (zone) : NULL;
}

/* Writes the name of the card, which lies in a zone; of a pile, those of all its cards. */
static void
show (ChieuCardName *self)
{
  const ChieuWords *words = chieu_played_get_words (self->played);
  ChieuCard pile[CHIEU_ZONE_CARDS_MAX];
  int n = chieu_zone_list_pile (get_zone (self), self->card, pile);
  g_autofree char *names = n > 0 ? chieu_words_cards (words, pile, n) : NULL;

  gtk_label_set_text (GTK_LABEL (self->label), n > 0 ? names : chieu_words_card_long (words, chieu_card_widget_get_card (self->card)));
  gtk_widget_set_visible (self->label, TRUE);
}

static gboolean
rested_cb (gpointer data)
{
  ChieuCardName *self = data;

  self->wait_id = 0;
  if (get_zone (self) != NULL)
    show (self);
  return G_SOURCE_REMOVE;
}

void
chieu_card_name_set_card (ChieuCardName   *self,
                          ChieuCardWidget *card)
{
  if (self->label == NULL || (card != NULL && card == self->card))
    return;
  g_set_weak_pointer (&self->card, card);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (card == NULL || chieu_card_widget_get_card (card) == CHIEU_CARD_HIDDEN)
    gtk_widget_set_visible (self->label, FALSE);
  else if (gtk_widget_get_visible (self->label))
    show (self);
  else
    self->wait_id = g_timeout_add (CHIEU_TIME_NAME, rested_cb, self);
}

void
chieu_card_name_point (ChieuCardName   *self,
                       ChieuCardWidget *card,
                       double           x,
                       double           y)
{
  if (self->put_down && fabs (x - self->x) + fabs (y - self->y) < MOTION_MIN)
    card = NULL;
  else
    {
      self->put_down = FALSE;
      self->x = x;
      self->y = y;
    }
  chieu_card_name_set_card (self, card);
}

void
chieu_card_name_rest (ChieuCardName *self)
{
  chieu_card_name_put_down (self, self->x, self->y);
}

void
chieu_card_name_put_down (ChieuCardName *self,
                          double         x,
                          double         y)
{
  self->put_down = TRUE;
  self->x = x;
  self->y = y;
  chieu_card_name_set_card (self, NULL);
}

void
chieu_card_name_hide_if_gone (ChieuCardName *self)
{
  if (get_zone (self) == NULL)
    chieu_card_name_set_card (self, NULL);
}

/* ---- Its place ---- */

/* Returns: the box of the upper part of the card at @place, turned as it lies */
static ChieuBox
get_index (const ChieuDeck  *deck,
           const ChieuPlace *place)
{
  float turn = place->angle * (float) G_PI / 180, up = place->height * INDEX_AT;
  float width = chieu_card_width (deck, place->height), height = place->height * INDEX_HEIGHT;

  return (ChieuBox) { place->x + sinf (turn) * up - width / 2, place->y - cosf (turn) * up - height / 2, width, height };
}

/* Returns: the upper edge of the hand, of whose cards it is the highest one's */
static float
find_hand_top (ChieuCardName *self)
{
  const ChieuZoneScene *hand = &self->scene->zones[self->played->layout->hand_zone];
  float top = G_MAXFLOAT;

  for (int i = 0; i < hand->n; i++)
    top = MIN (top, hand->cards[i].y - hand->cards[i].height / 2.0f);
  return top;
}

/* Returns: whether @box lies in @room and covers no number or suit of a card that is seen, and no plate */
static gboolean
is_free (ChieuCardName  *self,
         const ChieuBox *box,
         const ChieuBox *room)
{
  const ChieuScene *scene = self->scene;

  if (box->x < room->x || box->y < room->y || box->x + box->width > room->x + room->width || box->y + box->height > room->y + room->height)
    return FALSE;
  for (int seat = 0; seat < scene->n_seats; seat++)
    if (chieu_box_meets (box, &scene->seats[seat].box))
      return FALSE;
  for (int zone = 0; zone < scene->n_zones; zone++)
    for (int i = 0; i < scene->zones[zone].n; i++)
      {
        ChieuBox index = get_index (self->played->layout->game->deck, &scene->zones[zone].cards[i]);

        if (chieu_box_meets (box, &index))
          return FALSE;
      }
  return TRUE;
}

void
chieu_card_name_allocate (ChieuCardName  *self,
                          const ChieuBox *room)
{
  ChieuZone *zone = get_zone (self);
  float top, seen, end, ys[N_YS];
  ChieuSpot spot;
  ChieuBox box;
  int width, height, strip, beside;
  gsize i = 0;

  if (zone == NULL || !gtk_widget_get_visible (self->label))
    return;
  spot = chieu_zone_get_spot (zone, chieu_zone_find_place (zone, self->card));
  chieu_card_widget_get_in_sight (self->card, &strip, &beside);
  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, (int) room->width - 2 * GAP);
  height = chieu_widget_find_height (self->label, width);
  top = spot.y - spot.height / 2;
  end = MIN (top + spot.height, room->y + room->height);
  seen = strip > 0 ? MIN (top + (float) strip, end) : end;
  box = (ChieuBox) { CLAMP (spot.x - width / 2.0f, room->x + GAP, MAX (room->x + room->width - width - GAP, room->x + GAP)), 0, width, height };
  /* Below the part of the card that is in sight, over the foot of that, just below its suit, below the whole card, and above it; then
   * above the whole hand, and higher. */
  ys[0] = seen + GAP;
  ys[1] = MAX (seen - height - GAP, room->y);
  ys[2] = ceilf (spot.y - spot.height * (INDEX_AT - INDEX_HEIGHT / 2));
  ys[3] = end + GAP;
  ys[4] = top - height - GAP;
  for (int above = ABOVE_HAND; above < N_YS; above++)
    ys[above] = MAX (find_hand_top (self) - height - GAP - (above - ABOVE_HAND) * height * RISE, room->y);
  for (; i < G_N_ELEMENTS (ys); i++)
    {
      box.y = ys[i];
      if (is_free (self, &box, room))
        break;
    }
  /* Whatever is covered, it is nothing that the person holds. */
  if (i == G_N_ELEMENTS (ys))
    box.y = chieu_zone_get_number (zone) == self->played->layout->hand_zone ? ys[ABOVE_HAND] : ys[1];
  chieu_widget_put_at (self->label, roundf (box.x), roundf (box.y), width, height);
}

/* ---- The label ---- */

void
chieu_card_name_make (ChieuCardName *self)
{
  self->label = chieu_card_names_watch (gtk_label_new (NULL));
  gtk_widget_add_css_class (self->label, "card-name");
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_can_target (self->label, FALSE);
  gtk_widget_set_visible (self->label, FALSE);
  /* A screen reader gets it with the card. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->label, self->mat);
}

void
chieu_card_name_drop (ChieuCardName *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_weak_pointer (&self->card);
  g_clear_pointer (&self->label, gtk_widget_unparent);
}
