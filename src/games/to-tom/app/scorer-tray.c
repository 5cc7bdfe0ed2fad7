/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-tray.h"

#include <glib/gi18n.h>

#include "games/to-tom/rules/to-tom.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

/* The space between the parts of a tray, and that between the parts of what others put below the cards, in pixels. */
#define SPACING 3
#define EXTRA_SPACING 6

struct _ChieuScorerTray
{
  GtkWidget parent_instance;

  ChieuScorerPlace place;
  GtkWidget *box;                /* all of it */
  GtkWidget *heading;            /* a toggle button */
  GtkWidget *cards;
  GtkWidget *hint;               /* is seen if there are no cards */
  GtkWidget *extra;              /* whatever else belongs to the cards */
};

G_DEFINE_FINAL_TYPE (ChieuScorerTray, chieu_scorer_tray, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  TAKEN,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (ChieuScorerTray *self)
{
  gboolean chosen = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->heading));

  chieu_css_class_set (GTK_WIDGET (self), "chosen", chosen);
  if (chosen)
    g_signal_emit (self, signals[CHOSEN], 0);
}

ChieuScorerPlace
chieu_scorer_tray_get_place (ChieuScorerTray *self)
{
  g_return_val_if_fail (CHIEU_IS_SCORER_TRAY (self), CHIEU_SCORER_PLACE_FAN);

  return self->place;
}

void
chieu_scorer_tray_join (ChieuScorerTray *self,
                        ChieuScorerTray *first)
{
  g_return_if_fail (CHIEU_IS_SCORER_TRAY (self) && CHIEU_IS_SCORER_TRAY (first));

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->heading), GTK_TOGGLE_BUTTON (first->heading));
}

void
chieu_scorer_tray_choose (ChieuScorerTray *self)
{
  g_return_if_fail (CHIEU_IS_SCORER_TRAY (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->heading), TRUE);
}

void
chieu_scorer_tray_set_heading (ChieuScorerTray *self,
                               const char      *heading)
{
  g_return_if_fail (CHIEU_IS_SCORER_TRAY (self));

  gtk_button_set_label (GTK_BUTTON (self->heading), heading);
}

GtkBox *
chieu_scorer_tray_get_extra (ChieuScorerTray *self)
{
  g_return_val_if_fail (CHIEU_IS_SCORER_TRAY (self), NULL);

  return GTK_BOX (self->extra);
}

/* ---- Cards ---- */

static void
clicked_cb (GtkWidget       *button,
            ChieuScorerTray *self)
{
  int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"));

  /* The button is removed with its card, but the focus is to stay in the tray. */
  gtk_widget_grab_focus (self->heading);
  g_signal_emit (self, signals[TAKEN], 0, place);
}

static GtkWidget *
card_new (ChieuScorerTray *self,
          ChieuCard        card,
          int              place,
          int              height)
{
  GtkWidget *button = gtk_button_new (), *picture = chieu_card_widget_new (&chieu_deck_to_tom, card);
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  /* Translators: what a click on a card of the hand does. */
  g_autofree char *label = g_strdup_printf (_("%s: take away"), chieu_words_card_spoken (words, card));

  chieu_card_widget_set_height (CHIEU_CARD_WIDGET (picture), chieu_face_quantise (height));
  gtk_widget_set_focusable (picture, FALSE);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "scorer-card");
  gtk_widget_set_tooltip_text (button, chieu_words_card (words, card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (place));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  chieu_scorer_drag_from (button, self->place, card);
  return button;
}

void
chieu_scorer_tray_set_cards (ChieuScorerTray *self,
                             const ChieuCard *cards,
                             int              n,
                             int              height,
                             const char      *hint)
{
  g_return_if_fail (CHIEU_IS_SCORER_TRAY (self));

  chieu_widget_empty_box (GTK_BOX (self->cards));
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->cards), card_new (self, cards[i], i, height));
  gtk_label_set_label (GTK_LABEL (self->hint), hint);
  gtk_widget_set_visible (self->hint, n == 0);
  gtk_widget_set_visible (self->cards, n > 0);
}

/* ---- The widget ---- */

GtkWidget *
chieu_scorer_tray_new (ChieuScorerPlace place)
{
  ChieuScorerTray *self = g_object_new (CHIEU_TYPE_SCORER_TRAY, NULL);

  self->place = place;
  chieu_scorer_drag_to (GTK_WIDGET (self), place, "dropped");
  return GTK_WIDGET (self);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_SCORER_TRAY (widget)->heading);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_SCORER_TRAY (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_scorer_tray_parent_class)->dispose (object);
}

static void
chieu_scorer_tray_class_init (ChieuScorerTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scorertray");
  signals[CHOSEN] = g_signal_new ("chosen", CHIEU_TYPE_SCORER_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKEN] = g_signal_new ("taken", CHIEU_TYPE_SCORER_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DROPPED] = g_signal_new ("dropped", CHIEU_TYPE_SCORER_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_INT, G_TYPE_INT);
}

static void
chieu_scorer_tray_init (ChieuScorerTray *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->heading = gtk_toggle_button_new_with_label ("");
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->heading))), 0);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->heading))), TRUE);
  gtk_widget_add_css_class (self->heading, "scorer-heading");
  g_signal_connect_swapped (self->heading, "toggled", G_CALLBACK (toggled_cb), self);
  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->cards, chieu_wrap_layout_new (0));
  self->hint = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_widget_add_css_class (self->hint, "dim-label");
  self->extra = gtk_box_new (GTK_ORIENTATION_VERTICAL, EXTRA_SPACING);
  gtk_box_append (GTK_BOX (self->box), self->heading);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  gtk_box_append (GTK_BOX (self->box), self->cards);
  gtk_box_append (GTK_BOX (self->box), self->extra);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
