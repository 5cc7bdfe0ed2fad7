/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the hand on the page of the cards.
 */
#include <glib/gi18n.h>

#include "mat/widgets/card-strip.h"
#include "mat/widgets/widgets.h"
#include "scorer-cards-private.h"

/* The heights of the cards of the deck and in the trays, by the room there is, in pixels. */
#define DECK_MIN 96
#define DECK_MAX 264
#define TRAY_MIN 88
#define TRAY_MAX 200
/* The height of the deck's page without its three lines of cards, in pixels: bars, counts, the entry. It holds for letters of the
 * usual size; with larger ones the deck scrolls. */
#define OTHER_HEIGHT 278
/* The margin of a card of the deck beside its picture, and the one above and below with its number, in pixels. */
#define CELL_WIDTH 16
#define CELL_HEIGHT 30
/* The narrowest window in which the deck and the hand lie beside each other, and the one in which a line of the deck is whole, in
 * pixels. */
#define BESIDE_WIDTH 956
#define LINE_WIDTH 484
/* Below the deck the hand has this part of the window's height at most, in hundredths. */
#define HAND_PART 32
/* The cards in the trays have this part of the height of those in the deck, in hundredths. */
#define TRAY_PART 80
/* The space between a phu and its name, in pixels. */
#define NAME_SPACING 3
/* The cards are this many times as high as they are wide, roughly. */
#define CARD_SHAPE 4

int
chieu_scorer_cards_count_made (const ChieuScorerCards *self,
                               ChieuCard               card)
{
  int n = 0;

  for (int i = 0; i < self->n_made; i++)
    n += self->made[i] == card;
  return n;
}

int
chieu_scorer_cards_list_fan (const ChieuTableHand *hand,
                             ChieuCard            *cards)
{
  int n = 0;

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    for (int i = 0; i < hand->hand[card]; i++)
      cards[n++] = card;
  return n;
}

/* ---- Phu on the mat ---- */

static void
fill_kinds (ChieuScorerCards *self)
{
  int kinds[CHIEU_N_PHU_KINDS];
  int n = chieu_table_hand_find_kinds (self->hand, self->made, self->n_made, kinds);

  chieu_widget_empty_box (GTK_BOX (self->kinds));
  for (int i = 0; i < n; i++)
    {
      /* Translators: %s is a phu: Phỗng, Bí, Dọc. */
      g_autofree char *label = g_strdup_printf (_("Lay down as %s"), chieu_words_to_tom_phu (kinds[i], self->made, self->n_made));
      GtkWidget *button = gtk_button_new_with_label (label);

      gtk_widget_add_css_class (button, "suggested-action");
      gtk_widget_add_css_class (button, "scorer-button");
      g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER (kinds[i]));
      g_signal_connect (button, "clicked", G_CALLBACK (chieu_scorer_cards_lay_cb), self);
      gtk_box_append (GTK_BOX (self->kinds), button);
    }
  gtk_widget_set_visible (self->kinds, n > 0);
}

static GtkWidget *
laid_phu_new (ChieuScorerCards *self,
              int               place)
{
  const ChieuPhu *phu = &self->hand->phu[place];
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, NAME_SPACING);
  const char *name = chieu_words_to_tom_phu (phu->kind, phu->cards, phu->n);
  g_autofree char *cards = chieu_words_cards (chieu_words_for_game (&chieu_to_tom), phu->cards, phu->n);
  /* Translators: a phu and its cards, and what a click on it does. */
  g_autofree char *label = g_strdup_printf (_("%1$s, %2$s: take away"), name, cards);
  GtkWidget *strip = chieu_card_strip_new (&chieu_to_tom, phu->cards, phu->n, self->tray_height);

  gtk_widget_set_halign (strip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "scorer-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (place));
  g_signal_connect (button, "clicked", G_CALLBACK (chieu_scorer_cards_take_phu_cb), self);
  return button;
}

/* ---- Showing ---- */

static void
fill_deck (ChieuScorerCards *self)
{
  int left[CHIEU_TO_TOM_FACES];

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    left[card] = MAX (0, chieu_deck_to_tom.copies - chieu_table_hand_count_face (self->hand, card)
                           - chieu_scorer_cards_count_made (self, card));
  chieu_scorer_deck_set_left (CHIEU_SCORER_DECK (self->deck), left);
}

static void
fill_fan (ChieuScorerCards *self)
{
  ChieuCard cards[CHIEU_TO_TOM_CARDS];
  int n = chieu_scorer_cards_list_fan (self->hand, cards);
  int size = chieu_table_hand_count_all (self->hand);
  /* Translators: cards of the winner's fan; how many there are of all, the winning card among them. */
  g_autofree char *heading = g_strdup_printf (_("In the hand (%1$d of %2$d cards)"), size,
                                              chieu_table_hand_get_full_size (self->hand));

  chieu_scorer_tray_set_heading (CHIEU_SCORER_TRAY (self->fan), heading);
  chieu_scorer_tray_set_cards (CHIEU_SCORER_TRAY (self->fan), cards, n, self->tray_height,
                               _("Click cards in the deck, or drag them here."));
}

static void
fill_trays (ChieuScorerCards *self)
{
  gboolean has_win = self->hand->win != CHIEU_CARD_NONE;

  fill_fan (self);
  chieu_scorer_tray_set_heading (CHIEU_SCORER_TRAY (self->phu), _("Phu on the mat: eaten, phỗng, khàn"));
  chieu_scorer_tray_set_cards (CHIEU_SCORER_TRAY (self->phu), self->made, self->n_made, self->tray_height,
                               _("Choose this, then the cards of each phu in turn."));
  chieu_scorer_tray_set_heading (CHIEU_SCORER_TRAY (self->win), _("The winning card"));
  chieu_scorer_tray_set_cards (CHIEU_SCORER_TRAY (self->win), &self->hand->win, has_win ? 1 : 0, self->tray_height,
                               self->hand->thien_u ? _("None: thiên ù.") : _("Choose this, then the card."));
}

void
chieu_scorer_cards_refresh (ChieuScorerCards *self)
{
  g_return_if_fail (CHIEU_IS_SCORER_CARDS (self));

  fill_deck (self);
  fill_trays (self);
  fill_kinds (self);
  chieu_widget_empty_box (GTK_BOX (self->laid));
  for (int i = 0; i < self->hand->n_phu; i++)
    gtk_box_append (GTK_BOX (self->laid), laid_phu_new (self, i));
  gtk_widget_set_visible (self->laid, self->hand->n_phu > 0);
}

void
chieu_scorer_cards_show_tray (ChieuScorerCards *self,
                              GtkWidget        *tray)
{
  graphene_rect_t bounds;

  /* The first tray is chosen before any can be seen. */
  if (self->right != NULL && gtk_widget_compute_bounds (tray, gtk_widget_get_parent (tray), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->right)), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
}

/* Puts the hand beside the deck, or below it: then each of the two takes the height that it needs, the hand no more than its part. */
static void
lay_out (ChieuScorerCards *self,
         gboolean          beside,
         int               height)
{
  GtkScrolledWindow *right = GTK_SCROLLED_WINDOW (self->right);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->box), beside);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->left), !beside);
  gtk_scrolled_window_set_propagate_natural_height (right, !beside);
  gtk_scrolled_window_set_max_content_height (right, beside ? -1 : height * HAND_PART / 100);
  gtk_widget_set_vexpand (self->left, beside);
}

void
chieu_scorer_cards_set_room (ChieuScorerCards *self,
                             int               width,
                             int               height)
{
  gboolean beside = width >= BESIDE_WIDTH, narrow = width < LINE_WIDTH;
  int in_line = narrow ? CHIEU_SCORER_DECK_LINE / 2 : CHIEU_SCORER_DECK_LINE, lines = CHIEU_TO_TOM_FACES / in_line, deck, tray;

  g_return_if_fail (CHIEU_IS_SCORER_CARDS (self));

  lay_out (self, beside, height);
  chieu_scorer_deck_set_narrow (CHIEU_SCORER_DECK (self->deck), narrow);
  deck = beside ? (height - OTHER_HEIGHT) / lines : (height - OTHER_HEIGHT) * (100 - HAND_PART) / 100 / lines - CELL_HEIGHT;
  deck = CLAMP (deck, DECK_MIN, DECK_MAX);
  /* The cards of a line take the whole width, or half of it. */
  deck = MIN (deck, MAX (DECK_MIN, (width / (beside ? 2 * in_line : in_line) - CELL_WIDTH) * CARD_SHAPE));
  tray = CLAMP (deck * TRAY_PART / 100, TRAY_MIN, TRAY_MAX);
  chieu_scorer_deck_set_card_height (CHIEU_SCORER_DECK (self->deck), deck);
  if (tray == self->tray_height)
    return;
  self->tray_height = tray;
  chieu_scorer_cards_refresh (self);
}
