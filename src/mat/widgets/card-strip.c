/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-strip.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/faces/card-shape.h"
#include "card-widget.h"
#include "match/words/words.h"
#include "widgets.h"

/* The most cards of one strip: more than any hand has. */
#define STRIP_CARDS_MAX 32
/* The part of its width by which each card is shifted against the one below it: the characters' column stays free. */
#define STRIP_STEP 0.56f
/* The same for cards whose corner shows everything that tells them apart. */
#define STRIP_STEP_FIGURE 0.32f

struct _ChieuCardStrip
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  const ChieuDeck *deck;
  int n;
  int height;
  ChieuCard cards[STRIP_CARDS_MAX];
  GtkWidget *pictures[STRIP_CARDS_MAX];
};

G_DEFINE_FINAL_TYPE (ChieuCardStrip, chieu_card_strip, GTK_TYPE_WIDGET)

static float
step_of (const ChieuDeck *deck,
         int              height)
{
  return chieu_card_width (deck, height) * (deck->indexed ? STRIP_STEP_FIGURE : STRIP_STEP);
}

int
chieu_card_strip_width (const ChieuDeck *deck,
                        int              n,
                        int              height)
{
  return n == 0 ? 0 : (int) (chieu_card_width (deck, height) + (n - 1) * step_of (deck, height) + 0.5f);
}

static void
chieu_card_strip_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  ChieuCardStrip *self = CHIEU_CARD_STRIP (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = chieu_card_strip_width (self->deck, self->n, self->height);
  else
    *minimum = *natural = self->height;
}

static void
chieu_card_strip_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  ChieuCardStrip *self = CHIEU_CARD_STRIP (widget);
  float step = step_of (self->deck, self->height);

  for (int i = 0; i < self->n; i++)
    chieu_widget_put_at (self->pictures[i], (int) (i * step), 0, (int) chieu_card_width (self->deck, self->height), self->height);
}

/* The frame of the winning card lies over its neighbour. */
static void
chieu_card_strip_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ChieuCardStrip *self = CHIEU_CARD_STRIP (widget);
  float step = step_of (self->deck, self->height);

  GTK_WIDGET_CLASS (chieu_card_strip_parent_class)->snapshot (widget, snapshot);
  for (int i = 0; i < self->n; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((int) (i * step), 0));
      chieu_card_widget_snapshot_win (CHIEU_CARD_WIDGET (self->pictures[i]), snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

/* Sets how much of each card is in sight: each but the last is covered by the next one. */
static void
update_in_sight (ChieuCardStrip *self)
{
  for (int i = 0; i < self->n - 1; i++)
    chieu_card_widget_set_in_sight (CHIEU_CARD_WIDGET (self->pictures[i]), 0, (int) step_of (self->deck, self->height));
}

GtkWidget *
chieu_card_strip_new (const ChieuGame *game,
                      const ChieuCard *cards,
                      int              n,
                      int              height)
{
  ChieuCardStrip *self;
  g_autofree char *label = NULL;

  g_return_val_if_fail (game != NULL && n >= 0 && n <= STRIP_CARDS_MAX, NULL);

  self = g_object_new (CHIEU_TYPE_CARD_STRIP, NULL);
  self->game = game;
  self->deck = game->deck;
  self->n = n;
  self->height = chieu_face_quantise (height);
  for (int i = 0; i < n; i++)
    {
      self->cards[i] = cards[i];
      self->pictures[i] = chieu_card_widget_new (game->deck, cards[i]);
      gtk_widget_set_focusable (self->pictures[i], FALSE);
      gtk_widget_set_can_target (self->pictures[i], FALSE);
      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->pictures[i]), self->height);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->pictures[i]), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_widget_set_parent (self->pictures[i], GTK_WIDGET (self));
    }
  update_in_sight (self);
  label = chieu_words_cards (chieu_words_for_game (game), cards, n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

void
chieu_card_strip_mark_win (ChieuCardStrip *self,
                           int             place)
{
  const ChieuWords *words;
  g_autofree char *cards = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (CHIEU_IS_CARD_STRIP (self));
  g_return_if_fail (place >= 0 && place < self->n);

  words = chieu_words_for_game (self->game);
  cards = chieu_words_cards (words, self->cards, self->n);
  /* Translators: cards, and the one of them that won the hand, for a screen reader. */
  label = g_strdup_printf (_("%1$s; winning card: %2$s"), cards, chieu_words_card (words, self->cards[place]));
  chieu_card_widget_set_flags (CHIEU_CARD_WIDGET (self->pictures[place]), CHIEU_CARD_WON);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
chieu_card_strip_set_height (ChieuCardStrip *self,
                             int             height)
{
  g_return_if_fail (CHIEU_IS_CARD_STRIP (self));

  self->height = chieu_face_quantise (height);
  for (int i = 0; i < self->n; i++)
    chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->pictures[i]), self->height);
  update_in_sight (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
chieu_card_strip_dispose (GObject *object)
{
  ChieuCardStrip *self = CHIEU_CARD_STRIP (object);

  for (int i = 0; i < self->n; i++)
    g_clear_pointer (&self->pictures[i], gtk_widget_unparent);
  self->n = 0;
  G_OBJECT_CLASS (chieu_card_strip_parent_class)->dispose (object);
}

static void
chieu_card_strip_class_init (ChieuCardStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_card_strip_dispose;
  widget_class->measure = chieu_card_strip_measure;
  widget_class->size_allocate = chieu_card_strip_size_allocate;
  widget_class->snapshot = chieu_card_strip_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "chieu-strip");
}

static void
chieu_card_strip_init (ChieuCardStrip *self)
{
}
