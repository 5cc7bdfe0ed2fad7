/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-face.h"

#include "mat/faces/card-index.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"

struct _ChieuGalleryFace
{
  GtkWidget parent_instance;

  const ChieuGalleryDeck *deck;  /* (nullable): not owned; NULL until a card is set */
  ChieuCard card;
  int height;                    /* of the card for which the widget asks room, in pixels; 0: it asks for none */
  ChieuFaceCache *cache;         /* (nullable): that of the deck; not owned, it is never freed */
};

G_DEFINE_FINAL_TYPE (ChieuGalleryFace, chieu_gallery_face, GTK_TYPE_WIDGET)

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuGalleryFace *self = CHIEU_GALLERY_FACE (widget);
  int size = self->height;

  /* Before a card is set its width is not known: a square is large enough for any. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->deck != NULL)
    size = (int) chieu_card_width (self->deck->deck, self->height);
  *minimum = *natural = self->height > 0 ? size + 2 * CHIEU_FACE_MARGIN : 0;
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuGalleryFace *self = CHIEU_GALLERY_FACE (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), scale;
  int card_height;
  const ChieuFace *face;

  if (self->deck == NULL)
    return;
  /* The largest card that fits, with a margin around it for its shadow. */
  card_height = chieu_face_quantise (MIN (height - 2 * CHIEU_FACE_MARGIN,
                                          (width - 2 * CHIEU_FACE_MARGIN) / chieu_card_width (self->deck->deck, 1)));
  face = chieu_face_cache_lookup (self->cache, self->card, card_height, widget);
  if (face == NULL)
    return;
  /* Until the picture of this size has been rendered, one of another size is shown. */
  scale = (float) card_height / face->height;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((int) ((width - chieu_card_width (self->deck->deck, card_height)) / 2),
                                                          (int) ((height - card_height) / 2)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-CHIEU_FACE_MARGIN, -CHIEU_FACE_MARGIN));
  gtk_snapshot_append_node (snapshot, face->node);
  gtk_snapshot_restore (snapshot);
  /* The back bears no label, nor do cards with which no game is played. Both zeros mean that no other card lies over this one. */
  if (self->deck->games[0] != NULL && self->card < self->deck->deck->n_faces)
    chieu_card_index_snapshot (widget, snapshot, self->deck->deck, self->card, card_height, 0, 0, chieu_card_index_get_shown ());
  gtk_snapshot_restore (snapshot);
}

/* Draws the card anew whenever a picture comes into @cache (nullable), or changes there. */
static void
set_cache (ChieuGalleryFace *self,
           ChieuFaceCache   *cache)
{
  if (self->cache == cache)
    return;
  if (self->cache != NULL)
    g_signal_handlers_disconnect_by_data (self->cache, self);
  self->cache = cache;
  if (cache == NULL)
    return;
  g_signal_connect_swapped (cache, "ready", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (cache, "changed", G_CALLBACK (gtk_widget_queue_draw), self);
}

void
chieu_gallery_face_set_card (ChieuGalleryFace       *self,
                             const ChieuGalleryDeck *deck,
                             ChieuCard               card)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (CHIEU_IS_GALLERY_FACE (self) && deck != NULL);

  set_cache (self, chieu_face_cache_for_deck (deck->deck));
  self->deck = deck;
  self->card = card;
  spoken = chieu_gallery_get_spoken (deck, card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
chieu_gallery_face_new (int height)
{
  ChieuGalleryFace *self;

  g_return_val_if_fail (height >= 0, NULL);
  self = g_object_new (CHIEU_TYPE_GALLERY_FACE, NULL);
  self->height = height;
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  set_cache (CHIEU_GALLERY_FACE (object), NULL);
  G_OBJECT_CLASS (chieu_gallery_face_parent_class)->dispose (object);
}

static void
chieu_gallery_face_class_init (ChieuGalleryFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->snapshot = snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
chieu_gallery_face_init (ChieuGalleryFace *self)
{
}
