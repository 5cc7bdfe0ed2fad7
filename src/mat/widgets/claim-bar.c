/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "claim-bar.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "card-strip.h"
#include "gloss.h"
#include "match/words/words.h"
#include "widgets.h"
#include "wrap-layout.h"

#define BUTTONS_MAX 64
/* Between the two phu of one choice. */
#define PHU_GAP 10
#define BUTTON_GAP 8

/* A button for each kind of move, and what goes with them. */
typedef struct
{
  GtkWidget *row, *undo, *proceed;
  GtkWidget *buttons[BUTTONS_MAX];       /* NULL: none for it */
} Row;

struct _ChieuClaimBar
{
  GtkWidget parent_instance;

  const ChieuMatLayout *layout;
  GtkWidget *choices, *prompt;
  Row own, lent;                 /* in the bar, and elsewhere; without widgets until it is needed */
  gboolean lends;                /* it is needed now */
  GtkWidget *best;               /* (nullable): in the own row */
  GtkWidget *laying, *beside;    /* the row while cards are laid, and its button for the second part */
  GtkWidget *passes[BUTTONS_MAX];        /* in that row; NULL: no pass */
};

G_DEFINE_FINAL_TYPE (ChieuClaimBar, chieu_claim_bar, GTK_TYPE_WIDGET)

/* Large text needs a second line of buttons. */
static GtkWidget *
row_new (void)
{
  GtkWidget *row = chieu_wrap_row_new (BUTTON_GAP);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (row, FALSE);
  return row;
}

/* A word and, smaller, its key. */
static GtkWidget *
make_button (const char *word,
             const char *key,
             const char *action)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label;

  label = gtk_label_new (word);
  gtk_box_append (GTK_BOX (box), label);
  if (key != NULL)
    {
      label = gtk_label_new (key);
      gtk_widget_add_css_class (label, "key");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "claim");
  gtk_widget_set_visible (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  return button;
}

static void
add_buttons (ChieuClaimBar *self,
             Row           *row)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);

  row->row = row_new ();
  for (int i = 0; i < self->layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &self->layout->buttons[i];

      if (button->make != CHIEU_MAKE_BUTTON)
        continue;
      row->buttons[i] = make_button (chieu_words_label (words, button->kind), button->key_label, button->action);
      gtk_box_append (GTK_BOX (row->row), row->buttons[i]);
    }
  row->proceed = make_button (_("Next"), "␣", "mat.proceed");
  gtk_box_append (GTK_BOX (row->row), row->proceed);
  row->undo = make_button (_("Take Back"), NULL, "mat.undo");
  gtk_widget_add_css_class (row->undo, "quiet");
  gtk_box_append (GTK_BOX (row->row), row->undo);
}

static void
add_best (ChieuClaimBar *self)
{
  if (self->layout->arranging == NULL || self->layout->arranging->best == NULL)
    return;
  /* Translators: a button: puts the person's cards into the best order. */
  self->best = make_button (_("Arrange for Me"), "G", "mat.best");
  gtk_widget_insert_before (self->best, self->own.row, self->own.proceed);
}

static GtkWidget *
add_laying_button (GtkWidget  *row,
                   const char *word,
                   const char *key,
                   const char *action)
{
  GtkWidget *button = make_button (word, key, action);

  gtk_widget_set_visible (button, TRUE);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
add_passes (ChieuClaimBar *self,
            GtkWidget     *row)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);

  for (int i = 0; i < self->layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &self->layout->buttons[i];

      if ((self->layout->lay_passes >> button->kind & 1) != 0)
        self->passes[i] = add_laying_button (row, chieu_words_label (words, button->kind), button->key_label, button->action);
    }
}

/* While cards are laid one by one. */
static GtkWidget *
make_laying (ChieuClaimBar *self)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  GtkWidget *row = row_new ();

  gtk_widget_add_css_class (add_laying_button (row, chieu_words_label (words, self->layout->lay_kind), "A", "mat.lay-done"),
                            "main");
  add_passes (self, row);
  /* Translators: a button: the next card is laid beside the phu and not onto it. */
  self->beside = add_laying_button (row, _("Beside It"), "N", "mat.lay-beside");
  add_laying_button (row, _("Pick It Up"), "⌫", "mat.lay-back");
  add_laying_button (row, _("Leave It"), "Esc", "mat.lay-leave");
  return row;
}

void
chieu_claim_bar_set_laying (ChieuClaimBar     *self,
                            const ChieuLaying *laying,
                            guint64            shown)
{
  /* Seen from what was laid alone: nothing tells what the cards would be good for. */
  gboolean one = laying != NULL && laying->n == 1 && !laying->live[0];

  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  if (self->laying == NULL)
    return;
  gtk_widget_set_visible (self->laying, laying != NULL);
  if (laying == NULL)
    return;
  gtk_widget_set_visible (self->own.row, FALSE);
  gtk_widget_set_visible (self->beside, self->layout->lays_beside && laying->n > 1 && laying->first == 0);
  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->passes[i] != NULL)
      gtk_widget_set_visible (self->passes[i], one && (shown >> i & 1) != 0);
}

void
chieu_claim_bar_set_best (ChieuClaimBar *self,
                          gboolean       best)
{
  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  if (self->best != NULL)
    gtk_widget_set_visible (self->best, best);
}

void
chieu_claim_bar_set_prompt (ChieuClaimBar *self,
                            const char    *text)
{
  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  gtk_label_set_text (GTK_LABEL (self->prompt), text != NULL ? text : "");
  gtk_widget_set_visible (self->prompt, text != NULL && *text != '\0');
}

static void
set_button (GtkWidget *button,
            gboolean   shown,
            gboolean   main)
{
  gtk_widget_set_visible (button, shown);
  if (main)
    gtk_widget_add_css_class (button, "main");
  else
    gtk_widget_remove_css_class (button, "main");
}

void
chieu_claim_bar_set_buttons (ChieuClaimBar *self,
                             guint64        shown,
                             guint64        clean,
                             gboolean       undo,
                             gboolean       proceed)
{
  const Row *row;
  gboolean any = FALSE;

  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  row = self->lends ? &self->lent : &self->own;
  for (int i = 0; i < self->layout->n_buttons; i++)
    if (row->buttons[i] != NULL)
      {
        set_button (row->buttons[i], shown >> i & 1, self->layout->buttons[i].main && (clean >> i & 1));
        any |= shown >> i & 1;
      }
  gtk_widget_set_visible (row->undo, undo);
  gtk_widget_set_visible (row->proceed, proceed);
  gtk_widget_set_visible (self->own.row, !self->lends && (any || undo || proceed));
  if (self->lent.row != NULL)
    gtk_widget_set_visible (self->lent.row, self->lends && (any || undo || proceed));
}

void
chieu_claim_bar_lend_row (ChieuClaimBar *self,
                          GtkBox        *place)
{
  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  self->lends = place != NULL;
  if (!self->lends || self->lent.row != NULL)
    return;
  add_buttons (self, &self->lent);
  gtk_box_prepend (place, self->lent.row);
}

/* Where the second phu of @move begins, or all its cards. */
static int
first_phu (const ChieuMove *move)
{
  return move->split > 0 && move->split < move->n ? move->split : move->n;
}

int
chieu_claim_bar_cards_width (const ChieuDeck *deck,
                             const ChieuMove *move,
                             int              height)
{
  int first = first_phu (move), second = move->n - first;

  if (move->n == 0)
    return move->face != CHIEU_CARD_NONE ? chieu_card_strip_width (deck, 1, height) : 0;
  return chieu_card_strip_width (deck, first, height)
         + (second > 0 ? PHU_GAP + chieu_card_strip_width (deck, second, height) : 0);
}

/* The cards in the order in which they would lie, a second phu apart; without any, the card that it is about. */
static GtkWidget *
make_cards (ChieuClaimBar   *self,
            const ChieuMove *move,
            int              height)
{
  const ChieuGame *game = self->layout->game;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PHU_GAP);
  int first = first_phu (move);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (move->n == 0 && move->face != CHIEU_CARD_NONE)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, &move->face, 1, height));
  if (first > 0)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, move->cards, first, height));
  if (move->n > first)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, move->cards + first, move->n - first, height));
  return box;
}

/* The cards over the name of the phu and its key. */
static GtkWidget *
make_choice (ChieuClaimBar   *self,
             const ChieuMove *move,
             int              number,
             int              seats,
             int              height)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  g_autofree char *text = chieu_words_choice (words, move, seats);
  g_autofree char *name = chieu_words_choice_name (words, move, seats);
  g_autofree char *caption = number < CHIEU_CHOICES_ROW ? g_strdup_printf ("%d · %s", number + 1, name)
                                                        : g_strdup (name);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *label = gtk_label_new (caption);

  gtk_box_append (GTK_BOX (box), make_cards (self, move, height));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "mat.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return button;
}

void
chieu_claim_bar_set_choices (ChieuClaimBar   *self,
                             const ChieuMove *moves,
                             int              n,
                             int              seats,
                             int              height)
{
  GtkWidget *child = NULL;

  g_return_if_fail (CHIEU_IS_CLAIM_BAR (self));

  chieu_box_empty (GTK_BOX (self->choices));
  for (int i = 0; i < MIN (n, CHIEU_CHOICES_MAX); i++)
    {
      if (i % CHIEU_CHOICES_ROW == 0)
        {
          child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
          gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (self->choices), child);
        }
      gtk_box_append (GTK_BOX (child), make_choice (self, &moves[i], i, seats, height));
    }
  gtk_widget_set_visible (self->choices, n > 0);
  if (n > 0)
    gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
}

GtkWidget *
chieu_claim_bar_new (const ChieuMatLayout *layout)
{
  ChieuClaimBar *self;

  g_return_val_if_fail (layout->n_buttons <= BUTTONS_MAX, NULL);

  self = g_object_new (CHIEU_TYPE_CLAIM_BAR, NULL);
  self->layout = layout;
  add_buttons (self, &self->own);
  add_best (self);
  gtk_widget_set_parent (self->own.row, GTK_WIDGET (self));
  if (layout->lay_kind >= 0)
    {
      self->laying = make_laying (self);
      gtk_widget_set_parent (self->laying, GTK_WIDGET (self));
    }
  chieu_claim_bar_set_buttons (self, 0, 0, FALSE, FALSE);
  return GTK_WIDGET (self);
}

static void
chieu_claim_bar_dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_claim_bar_parent_class)->dispose (object);
}

static void
chieu_claim_bar_class_init (ChieuClaimBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_claim_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-claims");
}

static void
chieu_claim_bar_init (ChieuClaimBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->choices, "choices");
  self->prompt = chieu_gloss_mark (gtk_label_new (NULL));
  gtk_widget_add_css_class (self->prompt, "prompt");
  gtk_label_set_wrap (GTK_LABEL (self->prompt), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->prompt), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (self->choices, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->prompt, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->choices, FALSE);
  gtk_widget_set_visible (self->prompt, FALSE);
  gtk_widget_set_parent (self->choices, widget);
  gtk_widget_set_parent (self->prompt, widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What you can do"), -1);
}
