/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-deck.h"

#include <glib/gi18n.h>

#include "games/to-tom/rules/to-tom.h"
#include "mat/widgets/card-widget.h"
#include "match/words/words.h"
#include "scorer-drag.h"

/* A line has the nine cards of a suit, and one of the three cards without a suit; in a narrow room these ten lie in two lines. */
#define COLUMNS CHIEU_SCORER_DECK_LINE
#define ROWS CHIEU_STRIP_SUITS
/* The space between a card and the number at its side, in pixels. */
#define NUMBER_GAP 6

/* The opacity of a card of which none is left. */
#define GONE_OPACITY 0.45

struct _ChieuScorerDeck
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *buttons[CHIEU_TO_TOM_FACES];
  GtkWidget *pictures[CHIEU_TO_TOM_FACES];
  GtkWidget *counts[CHIEU_TO_TOM_FACES];
  gboolean narrow;               /* five cards in a line, each with its number at its side */
};

G_DEFINE_FINAL_TYPE (ChieuScorerDeck, chieu_scorer_deck, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static ChieuCard
get_card_at (int row,
             int column)
{
  return column < COLUMNS - 1 ? CHIEU_FACE (row, column + 1) : (ChieuCard) (CHIEU_CC + row);
}

static void
clicked_cb (GtkWidget       *button,
            ChieuScorerDeck *self)
{
  g_signal_emit (self, signals[PICKED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card")));
}

static GtkWidget *
cell_new (ChieuScorerDeck *self,
          ChieuCard        card)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->buttons[card] = button;
  self->pictures[card] = chieu_card_widget_new (&chieu_deck_to_tom, card);
  self->counts[card] = gtk_label_new (NULL);
  gtk_widget_set_focusable (self->pictures[card], FALSE);
  gtk_widget_set_can_target (self->pictures[card], FALSE);
  gtk_widget_set_halign (self->pictures[card], GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->pictures[card]);
  gtk_box_append (GTK_BOX (box), self->counts[card]);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "scorer-card");
  gtk_widget_set_tooltip_text (button, chieu_words_card (chieu_words_for_game (&chieu_to_tom), card));
  g_object_set_data (G_OBJECT (button), "card", GINT_TO_POINTER (card));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  chieu_scorer_drag_from (button, CHIEU_SCORER_PLACE_DECK, card);
  return button;
}

void
chieu_scorer_deck_set_left (ChieuScorerDeck *self,
                            const int        left[CHIEU_TO_TOM_FACES])
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  g_return_if_fail (CHIEU_IS_SCORER_DECK (self));

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    {
      g_autofree char *count = g_strdup_printf ("%d", left[card]);
      /* Translators: a card, and how many of it are left in the deck. */
      g_autofree char *label = g_strdup_printf (ngettext ("%1$s, %2$d left", "%1$s, %2$d left", (gulong) left[card]),
                                                chieu_words_card_spoken (words, card), left[card]);

      gtk_label_set_label (GTK_LABEL (self->counts[card]), count);
      chieu_card_widget_set_flags (CHIEU_CARD_WIDGET (self->pictures[card]), left[card] == 0 ? CHIEU_CARD_SHADED : 0);
      gtk_widget_set_opacity (self->pictures[card], left[card] == 0 ? GONE_OPACITY : 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[card]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

void
chieu_scorer_deck_set_card_height (ChieuScorerDeck *self,
                                   int              height)
{
  g_return_if_fail (CHIEU_IS_SCORER_DECK (self));

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->pictures[card]), chieu_face_quantise (height));
}

static void
place_cell (ChieuScorerDeck *self,
            int              row,
            int              column)
{
  GtkWidget *button = self->buttons[get_card_at (row, column)];
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->grid), button);
  int in_line = self->narrow ? COLUMNS / 2 : COLUMNS;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_button_get_child (GTK_BUTTON (button))),
                                  self->narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (gtk_button_get_child (GTK_BUTTON (button))), self->narrow ? NUMBER_GAP : 0);
  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), column % in_line);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), row * (COLUMNS / in_line) + column / in_line);
}

void
chieu_scorer_deck_set_narrow (ChieuScorerDeck *self,
                              gboolean         narrow)
{
  g_return_if_fail (CHIEU_IS_SCORER_DECK (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  /* In a narrow room the buttons take all of the width. */
  gtk_widget_set_halign (self->grid, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), narrow);
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++)
      place_cell (self, row, column);
}

GtkWidget *
chieu_scorer_deck_new (void)
{
  return g_object_new (CHIEU_TYPE_SCORER_DECK, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_SCORER_DECK (widget)->buttons[0]);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_SCORER_DECK (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_scorer_deck_parent_class)->dispose (object);
}

static void
chieu_scorer_deck_class_init (ChieuScorerDeckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[PICKED] = g_signal_new ("picked", CHIEU_TYPE_SCORER_DECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DROPPED] = g_signal_new ("dropped", CHIEU_TYPE_SCORER_DECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_INT, G_TYPE_INT);
}

static void
chieu_scorer_deck_init (ChieuScorerDeck *self)
{
  self->grid = gtk_grid_new ();
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++)
      gtk_grid_attach (GTK_GRID (self->grid), cell_new (self, get_card_at (row, column)), column, row, 1, 1);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  chieu_scorer_drag_to (GTK_WIDGET (self), CHIEU_SCORER_PLACE_DECK, "dropped");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The deck"), -1);
}
