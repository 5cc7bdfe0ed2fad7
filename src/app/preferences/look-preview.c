/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "look-preview.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "mat/faces/face-cache.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/widgets.h"

#define CARDS 3
/* The space between the cards and the text, and that between two cards, in pixels. */
#define SPACE 18
#define CARD_SPACE 6

struct _ChieuLookPreview
{
  GtkWidget parent_instance;

  GSettings *settings;
  GtkWidget *cards[CARDS];
  GtkWidget *text;
  double scale;                  /* of the text */
};

G_DEFINE_FINAL_TYPE (ChieuLookPreview, chieu_look_preview, GTK_TYPE_WIDGET)

/* The height of the largest sample cards, and those of all by the word of the setting, in pixels. */
#define LARGEST 160
static const struct { const char *word; int height; } sizes[] = {
  { "auto", LARGEST }, { "small", 96 }, { "medium", 128 }, { "large", LARGEST },
};

ChieuCard
chieu_look_preview_get_card (int               place,
                             const ChieuDeck **deck)
{
  const ChieuAppGame *game = chieu_app_game_find_with_unnamed_cards ();

  g_return_val_if_fail (place >= 0 && place < CARDS && deck != NULL, CHIEU_CARD_HIDDEN);

  *deck = game->offer.game->deck;
  return game->emblem[place];
}

static void
size_changed_cb (ChieuLookPreview *self)
{
  g_autofree char *word = g_settings_get_string (self->settings, "card-size");

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int place = 0; place < CARDS && g_str_equal (sizes[i].word, word); place++)
      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->cards[place]), chieu_face_quantise (sizes[i].height));
}

/* The text has the program's size already; only the difference to the size that is shown is applied. */
static void
update_text (ChieuLookPreview *self)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (self->scale / g_settings_get_double (self->settings, "text-scale")));
  gtk_label_set_attributes (GTK_LABEL (self->text), attributes);
  pango_attr_list_unref (attributes);
}

void
chieu_look_preview_set_text_scale (ChieuLookPreview *self,
                                   double            scale)
{
  g_return_if_fail (CHIEU_IS_LOOK_PREVIEW (self));

  self->scale = scale;
  update_text (self);
}

GtkWidget *
chieu_look_preview_new (GSettings *settings)
{
  ChieuLookPreview *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_LOOK_PREVIEW, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::card-size", G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (update_text), self, G_CONNECT_SWAPPED);
  size_changed_cb (self);
  chieu_look_preview_set_text_scale (self, g_settings_get_double (settings, "text-scale"));
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&CHIEU_LOOK_PREVIEW (object)->settings);
  G_OBJECT_CLASS (chieu_look_preview_parent_class)->dispose (object);
}

static void
chieu_look_preview_class_init (ChieuLookPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chieu-preview");
}

/* The cards lie in a box as high as the largest, so that nothing below moves with their size. */
static GtkWidget *
cards_new (ChieuLookPreview *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CARD_SPACE);

  gtk_widget_set_size_request (box, -1, LARGEST);
  for (int place = 0; place < CARDS; place++)
    {
      const ChieuDeck *deck;
      ChieuCard card = chieu_look_preview_get_card (place, &deck);
      GtkWidget *picture = self->cards[place] = chieu_card_widget_new (deck, card);

      gtk_widget_set_focusable (picture, FALSE);
      gtk_widget_set_can_target (picture, FALSE);
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_box_append (GTK_BOX (box), picture);
    }
  return box;
}

static void
chieu_look_preview_init (ChieuLookPreview *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), SPACE);
  gtk_widget_set_parent (cards_new (self), GTK_WIDGET (self));
  self->text = chieu_text_new (_("Words are this large, on this page and beside the cards."), NULL);
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_widget_set_valign (self->text, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
}
