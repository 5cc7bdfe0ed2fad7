/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-bunch.h"

#include <math.h>

#include "card-widget.h"
#include "mat/faces/card-shape.h"
#include "widgets.h"

/* The point round which the cards turn, below their middle, in parts of their height. */
#define PIVOT 1.25f
/* Degrees between the outermost cards, however many there are. */
#define SPREAD_MAX 84.0f
/* Part of a card that the next one leaves free. */
#define FREE 0.78f
/* The same of cards as broad as half of their height, which would lie too far apart. */
#define FREE_BROAD 0.5f

struct _ChieuCardBunch
{
  GtkWidget parent_instance;

  const ChieuDeck *deck;
  int n;
};

G_DEFINE_FINAL_TYPE (ChieuCardBunch, chieu_card_bunch, GTK_TYPE_WIDGET)

/* Degrees from one card to the next. */
static float
get_step (ChieuCardBunch *self)
{
  float card = chieu_card_width (self->deck, 1), wide = card * (card > 0.5f ? FREE_BROAD : FREE) / PIVOT * 180 / (float) G_PI;

  return self->n < 2 ? 0 : MIN (wide, SPREAD_MAX / (float) (self->n - 1));
}

static float
radians (float degrees)
{
  return degrees * (float) G_PI / 180;
}

/* The room that the bunch takes with cards of height 1. */
static void
get_room (ChieuCardBunch *self,
          float          *width,
          float          *height)
{
  float end = radians (get_step (self) * (float) (self->n - 1) / 2), card = chieu_card_width (self->deck, 1);

  *width = 2 * (sinf (end) * (PIVOT + 0.5f) + cosf (end) * card / 2);
  /* From the top of the middle card to the lower corner of the outermost. */
  *height = 0.5f + PIVOT - cosf (end) * (PIVOT - 0.5f) + sinf (end) * card / 2;
  *height = MAX (*height, 1);
}

static void
chieu_card_bunch_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  ChieuCardBunch *self = CHIEU_CARD_BUNCH (widget);
  float room_width, room_height, step = get_step (self), top;
  int size, i = 0;

  get_room (self, &room_width, &room_height);
  size = chieu_face_quantise (MIN (height / room_height, width / room_width));
  top = ((float) height - size * room_height) / 2;
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card), i++)
    {
      float angle = step * ((float) i - (float) (self->n - 1) / 2), card_width = chieu_card_width (self->deck, (float) size);
      float x = (float) width / 2 + sinf (radians (angle)) * PIVOT * (float) size;
      float y = top + size * (0.5f + PIVOT - cosf (radians (angle)) * PIVOT);

      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (card), size);
      chieu_card_widget_set_angle (CHIEU_CARD_WIDGET (card), angle);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (card, (int) card_width, size, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (roundf (x - card_width / 2), roundf (y - size / 2.0f))));
    }
}

/* The cards are measured by nobody: GTK wants it done before a widget is laid out. */
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
