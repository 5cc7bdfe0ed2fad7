/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fair-window.h"

#include <glib/gi18n.h>

#include "mat/mat-layout.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/wrap-layout.h"
#include "match/record/seal.h"
#include "match/words/account.h"
#include "score-parts.h"

/* The space between things, in pixels. */
#define SPACING 10
/* The height of cards in pixels: that of the window divided by this number, within these limits. */
#define CARD_PART 7
#define CARD_MIN 72
#define CARD_MAX 160
/* The most cards of a line: those of the largest hand (bí tứ, the cái). */
#define LINE_CARDS 25
/* No line is wider than this, in pixels. */
#define READING_WIDTH 760

/* Lists the cards in the hand of @seat that can be read in @view: what a seat observes, or the whole state. @cards: (out): room for
 * CHIEU_HAND_MAX of them. Returns: how many there are */
static int
list_cards (const ChieuRecord *record,
            const void        *view,
            int                seat,
            ChieuCard         *cards)
{
  const ChieuMatLayout *layout = chieu_mat_layout_find (record->game);
  ChieuHand hand = { 0 };
  int n = 0;

  layout->hold (view, seat, FALSE, &hand);
  for (int i = 0; i < hand.n; i++)
    if (hand.cards[i] < record->game->deck->n_faces)
      cards[n++] = hand.cards[i];
  return n;
}

/* Returns: (transfer full): a sentence on how many cards of all hands @seat knew: those that it was shown, and those that were turned up
 * before all while the cái was being found, which are nobody's secret although they lie in a hand */
static char *
describe_sight (const ChieuRecord *record,
                const void        *state,
                int                seat,
                const char        *name)
{
  g_autofree void *view = g_malloc0 (record->game->state_size);
  ChieuCard cards[CHIEU_HAND_MAX];
  int own, others = 0, hidden = 0;

  record->game->observe (state, seat, view);
  own = list_cards (record, view, seat, cards);
  for (int other = 0; other < record->carry.seats; other++)
    if (other != seat)
      {
        others += list_cards (record, view, other, cards) + chieu_account_count_turned_up (record->game, state, other);
        hidden += list_cards (record, state, other, cards);
      }
  hidden -= others;
  if (others == 0)
    /* Translators: a player; how many cards of its own hand the program showed to it, and how many of the others’ it did not. */
    return g_strdup_printf (_("%1$s: %2$d own cards seen, and none of the others’; %3$d stayed hidden."), name, own, hidden);
  /* Translators: a player; how many cards of its own hand it saw; how many of the others’ hands it knew, because they were turned up
   * before all at the mat when the cards were dealt; and how many not. */
  return g_strdup_printf (ngettext ("%1$s: %2$d own cards seen, and %3$d of the others’, which was turned up for everybody; %4$d stayed hidden.",
                                    "%1$s: %2$d own cards seen, and %3$d of the others’, which were turned up for everybody; %4$d stayed hidden.",
                                    (gulong) others), name, own, others, hidden);
}

static GtkWidget *
row_new (const char *title,
         const char *value)
{
  GtkWidget *row = chieu_wrap_row_new (SPACING), *label = chieu_line_new (title, "heading", 0), *number = gtk_label_new (value);

  gtk_label_set_selectable (GTK_LABEL (number), TRUE);
  gtk_label_set_wrap (GTK_LABEL (number), TRUE);
  gtk_widget_add_css_class (number, "deal-number");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), number);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  return row;
}

/* Adds cards under a heading, in as many lines as they need. */
static void
add_strip (GtkBox          *box,
           const ChieuGame *game,
           const char      *heading,
           const ChieuCard *cards,
           int              n,
           int              card_height)
{
  gtk_box_append (box, chieu_line_new (heading, "heading", 0));
  for (int from = 0; from < n; from += LINE_CARDS)
    {
      GtkWidget *strip = chieu_card_strip_new (game, cards + from, MIN (n - from, LINE_CARDS), card_height);

      gtk_widget_set_halign (strip, GTK_ALIGN_START);
      gtk_box_append (box, strip);
    }
}

/* Adds the cards that @counts has by face, if there are any. */
static void
add_aside (GtkBox          *box,
           const ChieuGame *game,
           const int       *counts,
           int              card_height)
{
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
  int n = 0;

  for (int face = 0; face < game->deck->n_faces; face++)
    for (int i = 0; i < counts[face]; i++)
      cards[n++] = (ChieuCard) face;
  if (n > 0)
    add_strip (box, game, _("The cards that were not in play"), cards, n, card_height);
}

/* Adds the cards that nobody was dealt: those of the nọc in the order in which they are drawn, then those that were not in play.
 * @counts: the cards of the deck that are in no hand, by face */
static void
add_undealt (GtkBox            *box,
             const ChieuRecord *record,
             const void        *state,
             int               *counts,
             int                card_height)
{
  ChieuCard noc[CHIEU_DECK_CARDS_MAX];
  int n = chieu_account_list_undrawn (record->game, state, noc);

  for (int i = 0; i < n; i++)
    counts[noc[i]]--;
  if (n > 0)
    add_strip (box, record->game, _("The nọc, in the order in which it is drawn"), noc, n, card_height);
  add_aside (box, record->game, counts, card_height);
}

static void
add_hands (GtkBox               *box,
           const ChieuRecord    *record,
           const ChieuSeatNames  names,
           int                   card_height)
{
  g_autofree void *state = g_malloc0 (CHIEU_STATE_MAX);
  int counts[CHIEU_DECK_FACES_MAX];

  for (int face = 0; face < record->game->deck->n_faces; face++)
    counts[face] = record->game->deck->copies;
  chieu_record_deal (record, state);
  gtk_box_append (box, chieu_line_new (_("The hands as they were dealt"), "title-3", 0));
  for (int seat = 0; seat < record->carry.seats; seat++)
    {
      g_autofree char *sight = describe_sight (record, state, seat, names[seat]);
      ChieuCard cards[CHIEU_HAND_MAX];
      int n = list_cards (record, state, seat, cards);

      for (int i = 0; i < n; i++)
        counts[cards[i]]--;
      add_strip (box, record->game, names[seat], cards, n, card_height);
      gtk_box_append (box, chieu_line_new (sight, NULL, 0));
    }
  add_undealt (box, record, state, counts, card_height);
  gtk_box_append (box, chieu_line_new (_("While the hand is played, each of the others is given their own cards and the open cards, and "
                                         "nothing else. To check this, replay the hand as any of them saw it."), NULL, 0));
}

static GtkWidget *
content_new (const ChieuRecord    *record,
             const ChieuSeatNames  names,
             int                   card_height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  g_autofree char *seal = chieu_record_make_seal (record);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, record->seed);

  gtk_widget_add_css_class (box, "fair");
  gtk_box_append (GTK_BOX (box), chieu_line_new (_("The cards were shuffled before anything was played. Their seal was in the log of "
                                                   "the hand from the start. It can be computed again from the deal; if a single card "
                                                   "had been changed, the seal would be different."), NULL, 0));
  gtk_box_append (GTK_BOX (box), chieu_line_new (_("So the seal proves that nobody changed the cards once the hand had begun. It does "
                                                   "not prove that they were dealt at random, nor what anybody knew about them. For "
                                                   "that you have the program’s word, and its source code, which everybody may read."),
                                                NULL, 0));
  if (record->n_deck == 0)
    gtk_box_append (GTK_BOX (box), row_new (_("Number of this deal"), number));
  gtk_box_append (GTK_BOX (box), row_new (_("Seal"), seal));
  add_hands (GTK_BOX (box), record, names, card_height);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), READING_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), READING_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Was it fair?"), -1);
  return scroller;
}

GtkWindow *
chieu_fair_window_new (GtkWindow            *parent,
                       const ChieuRecord    *record,
                       const ChieuSeatNames  names)
{
  int height;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && record != NULL && names != NULL, NULL);

  height = gtk_widget_get_height (GTK_WIDGET (parent));
  return chieu_told_window_new (parent, _("Was it fair?"), "fair",
                                content_new (record, names, CLAMP (height / CARD_PART, CARD_MIN, CARD_MAX)));
}
