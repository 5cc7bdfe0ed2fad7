/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-cards-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/row-layout.h"
#include "mat/widgets/wrap-layout.h"

/* The least width of the entry, in characters. */
#define ENTRY_CHARS 8

/* The space between the parts of a column, and between the two columns, in pixels. */
#define SPACING 6
#define COLUMN_SPACING 12

/* The height of the cards in the trays as long as the room is unknown, in pixels. */
#define FIRST_TRAY_HEIGHT 96

G_DEFINE_FINAL_TYPE (ChieuScorerCards, chieu_scorer_cards, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_notice (ChieuScorerCards *self,
             const char       *text)
{
  gtk_label_set_label (GTK_LABEL (self->message), text != NULL ? text : "");
  gtk_widget_set_visible (self->message, text != NULL);
}

static void
note_change (ChieuScorerCards *self)
{
  chieu_scorer_cards_refresh (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Adding and taking away ---- */

static gboolean
add_made (ChieuScorerCards *self,
          ChieuCard         card)
{
  if (self->n_made == CHIEU_PHU_CARDS_MAX)
    return FALSE;
  self->made[self->n_made] = card;
  if (!chieu_table_hand_can_be_phu (self->hand, self->made, self->n_made + 1))
    return FALSE;
  self->n_made++;
  return TRUE;
}

static gboolean
add_card (ChieuScorerCards *self,
          ChieuScorerPlace  place,
          ChieuCard         card)
{
  if (chieu_table_hand_count_face (self->hand, card) + chieu_scorer_cards_count_made (self, card) >= chieu_deck_to_tom.copies
      && !(place == CHIEU_SCORER_PLACE_WIN && self->hand->win == card))
    return FALSE;
  switch (place)
    {
    case CHIEU_SCORER_PLACE_FAN:
      return chieu_table_hand_add_card (self->hand, card);
    case CHIEU_SCORER_PLACE_PHU:
      return add_made (self, card);
    case CHIEU_SCORER_PLACE_WIN:
      self->hand->thien_u = FALSE;
      return chieu_table_hand_set_win (self->hand, card);
    case CHIEU_SCORER_PLACE_DECK:
    default:
      return TRUE;
    }
}

static void
remove_made (ChieuScorerCards *self,
             int               place)
{
  self->n_made--;
  memmove (self->made + place, self->made + place + 1, sizeof *self->made * (gsize) (self->n_made - place));
}

static void
remove_card (ChieuScorerCards *self,
             ChieuScorerPlace  place,
             ChieuCard         card)
{
  if (place == CHIEU_SCORER_PLACE_FAN)
    chieu_table_hand_remove_card (self->hand, card);
  else if (place == CHIEU_SCORER_PLACE_WIN && self->hand->win == card)
    self->hand->win = CHIEU_CARD_NONE;
  else if (place == CHIEU_SCORER_PLACE_PHU)
    for (int i = self->n_made - 1; i >= 0; i--)
      if (self->made[i] == card)
        {
          remove_made (self, i);
          break;
        }
}

/* Returns: why @card cannot be added at @place */
static const char *
explain_no_room (ChieuScorerCards *self,
                 ChieuScorerPlace  place,
                 ChieuCard         card)
{
  if (chieu_table_hand_count_face (self->hand, card) + chieu_scorer_cards_count_made (self, card) >= chieu_deck_to_tom.copies)
    return _("All four copies of this card are there already.");
  if (place == CHIEU_SCORER_PLACE_PHU)
    return _("This card does not go with those. A phu is equal cards, one number in all suits, a run of one suit, or one of the named triples.");
  if (chieu_table_hand_count_all (self->hand) + 1 == chieu_table_hand_get_full_size (self->hand) && self->hand->win == CHIEU_CARD_NONE)
    return _("The hand is full. Only the winning card is still missing.");
  return _("The hand is full.");
}

/* Moves a card from @from, the deck or another tray, to @to. */
static void
move_card (ChieuScorerCards *self,
           ChieuScorerPlace  from,
           ChieuScorerPlace  to,
           ChieuCard         card)
{
  ChieuTableHand before = *self->hand;
  int n_made = self->n_made;

  remove_card (self, from, card);
  if (!add_card (self, to, card))
    {
      *self->hand = before;
      if (from == CHIEU_SCORER_PLACE_PHU && self->n_made < n_made)
        add_made (self, card);
      show_notice (self, explain_no_room (self, to, card));
      return;
    }
  show_notice (self, NULL);
  note_change (self);
}

static void
picked_cb (ChieuScorerCards *self,
           int               card)
{
  move_card (self, CHIEU_SCORER_PLACE_DECK, self->target, (ChieuCard) card);
  /* If the fan is full and no winning card is chosen, the winning card comes next. */
  if (self->target == CHIEU_SCORER_PLACE_FAN && self->hand->win == CHIEU_CARD_NONE && !self->hand->thien_u
      && chieu_table_hand_count_all (self->hand) == chieu_table_hand_get_full_size (self->hand) - 1)
    chieu_scorer_tray_choose (CHIEU_SCORER_TRAY (self->win));
}

static void
dropped_on_deck_cb (ChieuScorerCards *self,
                    int               from,
                    int               card)
{
  move_card (self, (ChieuScorerPlace) from, CHIEU_SCORER_PLACE_DECK, (ChieuCard) card);
}

static void
dropped_cb (ChieuScorerTray  *tray,
            int               from,
            int               card,
            ChieuScorerCards *self)
{
  move_card (self, (ChieuScorerPlace) from, chieu_scorer_tray_get_place (tray), (ChieuCard) card);
}

/* ---- What the trays announce ---- */

static void
taken_from_fan_cb (ChieuScorerCards *self,
                   int               place)
{
  ChieuCard cards[CHIEU_TO_TOM_CARDS];

  if (place < chieu_scorer_cards_list_fan (self->hand, cards))
    move_card (self, CHIEU_SCORER_PLACE_FAN, CHIEU_SCORER_PLACE_DECK, cards[place]);
}

static void
taken_from_phu_cb (ChieuScorerCards *self,
                   int               place)
{
  if (place < self->n_made)
    remove_made (self, place);
  note_change (self);
}

static void
taken_from_win_cb (ChieuScorerCards *self,
                   int               place)
{
  self->hand->win = CHIEU_CARD_NONE;
  note_change (self);
}

static void
chosen_cb (ChieuScorerTray  *tray,
           ChieuScorerCards *self)
{
  self->target = chieu_scorer_tray_get_place (tray);
  chieu_scorer_cards_show_tray (self, GTK_WIDGET (tray));
}

/* ---- Phu on the mat ---- */

void
chieu_scorer_cards_lay_cb (GtkWidget        *button,
                           ChieuScorerCards *self)
{
  ChieuPhu phu = { .n = (guint8) self->n_made };
  g_autofree char *wrong = NULL;

  phu.kind = (guint8) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
  memcpy (phu.cards, self->made, sizeof *self->made * (gsize) self->n_made);
  wrong = chieu_table_hand_add_phu (self->hand, &phu);
  show_notice (self, wrong);
  if (wrong == NULL)
    self->n_made = 0;
  gtk_widget_grab_focus (self->phu);
  note_change (self);
}

void
chieu_scorer_cards_take_phu_cb (GtkWidget        *button,
                                ChieuScorerCards *self)
{
  int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"));

  if (place < self->hand->n_phu)
    chieu_table_hand_remove_phu (self->hand, place);
  show_notice (self, NULL);
  gtk_widget_grab_focus (self->phu);
  note_change (self);
}

/* ---- Typing ---- */

static void
type_cb (ChieuScorerCards *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *wrong = chieu_table_hand_add_typed (self->hand, text);

  show_notice (self, wrong);
  if (wrong != NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  note_change (self);
}

static void
clear_cb (ChieuScorerCards *self)
{
  memset (self->hand->hand, 0, sizeof self->hand->hand);
  self->hand->n_phu = 0;
  self->hand->win = CHIEU_CARD_NONE;
  self->hand->bat_thuc = 0;
  chieu_scorer_cards_begin_hand (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- The widget ---- */

GtkWidget *
chieu_scorer_cards_new (ChieuTableHand *hand)
{
  ChieuScorerCards *self;

  g_return_val_if_fail (hand != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_SCORER_CARDS, NULL);
  self->hand = hand;
  chieu_scorer_cards_refresh (self);
  return GTK_WIDGET (self);
}

void
chieu_scorer_cards_begin_hand (ChieuScorerCards *self)
{
  g_return_if_fail (CHIEU_IS_SCORER_CARDS (self));

  self->n_made = 0;
  show_notice (self, NULL);
  chieu_scorer_tray_choose (CHIEU_SCORER_TRAY (self->fan));
  chieu_scorer_cards_refresh (self);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_SCORER_CARDS (widget)->deck);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_SCORER_CARDS (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_scorer_cards_parent_class)->dispose (object);
}

static void
chieu_scorer_cards_class_init (ChieuScorerCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_SCORER_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Returns: the width of @text in letters; one of Chinese or Japanese is as wide as two */
static int
count_cells (const char *text)
{
  int n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    n += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return n;
}

static GtkWidget *
entry_row_new (ChieuScorerCards *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *clear = gtk_button_new_with_label (_("Begin again"));

  self->entry = gtk_entry_new ();
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), ENTRY_CHARS);
  /* Translators: how cards are typed; the words stay as they are. */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _("Or type: 3v 3s 7n"));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), count_cells (gtk_entry_get_placeholder_text (GTK_ENTRY (self->entry))));
  /* Translators: the words phong and win stay as they are. */
  gtk_widget_set_tooltip_text (self->entry, _("“phong 6n” lays a phu down, and “win cc” is the winning card; put a comma between them."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Type cards"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (type_cb), self);
  g_signal_connect_swapped (clear, "clicked", G_CALLBACK (clear_cb), self);
  gtk_widget_add_css_class (self->entry, "scorer-entry");
  gtk_widget_add_css_class (clear, "scorer-button");
  gtk_widget_set_layout_manager (row, chieu_row_layout_new (SPACING));
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), clear);
  return row;
}

static GtkWidget *
scroller_new (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
left_new (ChieuScorerCards *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->deck = chieu_scorer_deck_new ();
  g_signal_connect_swapped (self->deck, "picked", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->deck, "dropped", G_CALLBACK (dropped_on_deck_cb), self);
  self->message = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->message), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->message), 0);
  gtk_widget_add_css_class (self->message, "error");
  gtk_widget_set_visible (self->message, FALSE);
  gtk_box_append (GTK_BOX (box), self->deck);
  gtk_box_append (GTK_BOX (box), entry_row_new (self));
  /* What was refused is read wherever the deck is scrolled to. */
  gtk_box_append (GTK_BOX (column), scroller_new (box));
  gtk_box_append (GTK_BOX (column), self->message);
  return column;
}

static GtkWidget *
flow_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (SPACING));
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static GtkWidget *
tray_new (ChieuScorerCards *self,
          ChieuScorerPlace  place,
          GCallback         taken)
{
  GtkWidget *tray = chieu_scorer_tray_new (place);

  g_signal_connect (tray, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect (tray, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (tray, "taken", taken, self);
  return tray;
}

static GtkWidget *
right_new (ChieuScorerCards *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->fan = tray_new (self, CHIEU_SCORER_PLACE_FAN, G_CALLBACK (taken_from_fan_cb));
  self->phu = tray_new (self, CHIEU_SCORER_PLACE_PHU, G_CALLBACK (taken_from_phu_cb));
  self->win = tray_new (self, CHIEU_SCORER_PLACE_WIN, G_CALLBACK (taken_from_win_cb));
  chieu_scorer_tray_join (CHIEU_SCORER_TRAY (self->phu), CHIEU_SCORER_TRAY (self->fan));
  chieu_scorer_tray_join (CHIEU_SCORER_TRAY (self->win), CHIEU_SCORER_TRAY (self->fan));
  chieu_scorer_tray_choose (CHIEU_SCORER_TRAY (self->fan));
  self->kinds = flow_new ();
  self->laid = flow_new ();
  gtk_box_append (chieu_scorer_tray_get_extra (CHIEU_SCORER_TRAY (self->phu)), self->kinds);
  gtk_box_append (chieu_scorer_tray_get_extra (CHIEU_SCORER_TRAY (self->phu)), self->laid);
  gtk_box_append (GTK_BOX (box), self->fan);
  gtk_box_append (GTK_BOX (box), self->win);
  gtk_box_append (GTK_BOX (box), self->phu);
  return scroller_new (box);
}

static void
chieu_scorer_cards_init (ChieuScorerCards *self)
{
  GtkWidget *left;

  self->target = CHIEU_SCORER_PLACE_FAN;
  self->tray_height = FIRST_TRAY_HEIGHT;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, COLUMN_SPACING);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_add_css_class (self->box, "scorer");
  left = left_new (self);
  self->left = gtk_widget_get_first_child (left);
  self->right = right_new (self);
  gtk_box_append (GTK_BOX (self->box), left);
  gtk_box_append (GTK_BOX (self->box), self->right);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
