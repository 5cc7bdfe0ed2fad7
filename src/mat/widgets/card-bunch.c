/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-bunch.h"

#include <math.h>

#include "card-widget.h"
#include "mat/faces/card-shape.h"
#include "widgets.h"

/* The point round which the cards turn, below their middle, in parts of their height. */
#define PIVOT 1.25f
/* The most degrees between the outermost cards, however many there are. */
#define SPREAD_MAX 84.0f
/* The part of a card's width that the next one leaves free. */
#define FREE 0.78f
/* The same for cards that are more than half as wide as they are high, which would lie too far apart. */
#define FREE_BROAD 0.5f
/* The part of a held card that the next one leaves free depends on the width of the room: it goes down in steps from the greatest to
 * the least, which are smaller for broad cards. */
#define FREE_HELD 0.94f
#define FREE_HELD_MIN 0.58f
#define FREE_HELD_BROAD 0.44f
#define FREE_HELD_BROAD_MIN 0.40f
#define FREE_STEP 0.04f
/* The part of the height of a held card that must be seen: index and figure are in it. */
#define SEEN 0.62f
/* The part of a card's height that is cut even if there is more room, because the cards come from below the edge. A whole hand is
 * an arc, which lies in the middle. */
#define CUT 0.12f
/* From this number of cards on it is a whole hand. */
#define ARC_CARDS 8

struct _ChieuCardBunch
{
  GtkWidget parent_instance;

  const ChieuDeck *deck;
  int n;                         /* cards */
  gboolean is_held;              /* they come up from the lower edge */
  float free;                    /* the part of a card's width that the next one leaves free, as they are laid out now */
};

G_DEFINE_FINAL_TYPE (ChieuCardBunch, chieu_card_bunch, GTK_TYPE_WIDGET)

/* Returns: whether its cards are more than half as wide as they are high */
static gboolean
is_broad (ChieuCardBunch *self)
{
  return chieu_card_width (self->deck, 1) > 0.5f;
}

/* Returns: the degrees from one card to the next */
static float
get_step (ChieuCardBunch *self)
{
  float wide = chieu_card_width (self->deck, 1) * self->free / PIVOT * 180 / (float) G_PI;

  return self->n < 2 ? 0 : MIN (wide, SPREAD_MAX / (float) (self->n - 1));
}

static float
radians (float degrees)
{
  return degrees * (float) G_PI / 180;
}

/* Finds the room that the bunch takes with cards of height 1, and how much of the height has to be seen. */
static void
get_room (ChieuCardBunch *self,
          float          *width,
          float          *height,
          float          *seen)
{
  float end = radians (get_step (self) * (float) (self->n - 1) / 2), card = chieu_card_width (self->deck, 1);

  *width = 2 * (sinf (end) * (PIVOT + 0.5f) + cosf (end) * card / 2);
  /* It reaches from the top of the middle card to the lower corner of the outermost. */
  *height = 0.5f + PIVOT - cosf (end) * (PIVOT - 0.5f) + sinf (end) * card / 2;
  *height = MAX (*height, 1);
  /* The outermost card lies lower, and has to be seen as well. */
  *seen = self->is_held ? MIN ((PIVOT + 0.5f) * (1 - cosf (end)) + SEEN, *height) : *height;
}

/* Finds how far apart the cards lie: as far as possible without becoming smaller than the height allows. In a high room they are
 * larger and lie closer. */
static void
spread_cards (ChieuCardBunch *self,
              int             width,
              int             height)
{
  float least = is_broad (self) ? FREE_HELD_BROAD_MIN : FREE_HELD_MIN, room_width, room_height, seen;

  if (!self->is_held)
    {
      self->free = is_broad (self) ? FREE_BROAD : FREE;
      return;
    }
  for (self->free = is_broad (self) ? FREE_HELD_BROAD : FREE_HELD; self->free > least; self->free -= FREE_STEP)
    {
      get_room (self, &room_width, &room_height, &seen);
      if (width / room_width >= height / seen)
        return;
    }
}

static void
chieu_card_bunch_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  ChieuCardBunch *self = CHIEU_CARD_BUNCH (widget);
  float room_width, room_height, seen, step, top;
  int size, i = 0;

  spread_cards (self, width, height);
  step = get_step (self);
  get_room (self, &room_width, &room_height, &seen);
  size = chieu_face_quantise (MIN (height / seen, width / room_width));
  top = self->is_held && self->n < ARC_CARDS ? (float) height - size * MAX (seen, room_height - CUT)
                                              : ((float) height - size * room_height) / 2;
  top = MAX (top, 0);
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card), i++)
    {
      float angle = step * ((float) i - (float) (self->n - 1) / 2), card_width = chieu_card_width (self->deck, (float) size);
      float x = (float) width / 2 + sinf (radians (angle)) * PIVOT * (float) size;
      float y = top + size * (0.5f + PIVOT - cosf (radians (angle)) * PIVOT);

      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (card), size);
      chieu_card_widget_set_angle (CHIEU_CARD_WIDGET (card), angle);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      chieu_widget_put_at (card, roundf (x - card_width / 2), roundf (y - size / 2.0f), (int) card_width, size);
    }
}

/* GTK wants widgets to be measured before they are laid out, and nothing else measures the cards. */
static void
chieu_card_bunch_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    gtk_widget_measure (card, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = 0;
}

GtkWidget *
chieu_card_bunch_new (const ChieuDeck *deck,
                      const ChieuCard *cards,
                      int              n)
{
  ChieuCardBunch *self;

  g_return_val_if_fail (deck != NULL && cards != NULL, NULL);
  g_return_val_if_fail (n >= 0 && n <= CHIEU_CARD_BUNCH_MAX, NULL);

  self = g_object_new (CHIEU_TYPE_CARD_BUNCH, "can-target", FALSE, NULL);
  self->deck = deck;
  self->n = n;
  for (int i = 0; i < n; i++)
    {
      GtkWidget *card = chieu_card_widget_new (deck, cards[i]);

      gtk_widget_set_focusable (card, FALSE);
      gtk_accessible_update_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_widget_set_parent (card, GTK_WIDGET (self));
    }
  return GTK_WIDGET (self);
}

void
chieu_card_bunch_set_held (ChieuCardBunch *self,
                           gboolean        is_held)
{
  g_return_if_fail (CHIEU_IS_CARD_BUNCH (self));

  self->is_held = is_held;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
chieu_card_bunch_dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_card_bunch_parent_class)->dispose (object);
}

static void
chieu_card_bunch_class_init (ChieuCardBunchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_card_bunch_dispose;
  widget_class->measure = chieu_card_bunch_measure;
  widget_class->size_allocate = chieu_card_bunch_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_card_bunch_init (ChieuCardBunch *self)
{
}
