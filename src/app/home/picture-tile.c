/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture-tile.h"

#include "mat/widgets/background.h"
#include "mat/widgets/card-bunch.h"
#include "mat/widgets/widgets.h"

/* The free mat above the cards and at their sides, in parts of the picture's smaller side. Below there is none: the cards come up from
 * the picture's lower edge. */
#define RIM 0.085f
/* Beside words the picture is at least this high, as a part of its width. */
#define PICTURE_FLAT 0.52f
/* The picture is never lower than this, in pixels. */
#define PICTURE_MIN 88
/* The share of a tile whose shape has not been set (chieu_picture_tile_set_shape()). */
#define SHARE_USUAL 0.58f

struct _ChieuPictureTile
{
  GtkWidget parent_instance;

  GtkWidget *mat;
  GtkWidget *bunch;              /* (nullable) */
  GtkWidget *words;
  /* What chieu_picture_tile_set_shape() was given. */
  gboolean beside;
  float share;
};

G_DEFINE_FINAL_TYPE (ChieuPictureTile, chieu_picture_tile, GTK_TYPE_WIDGET)

static int
get_picture_width (ChieuPictureTile *self,
                   int               width)
{
  return self->beside ? (int) ((float) width * self->share) : width;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuPictureTile *self = CHIEU_PICTURE_TILE (widget);
  int least, liked, room;

  /* The mat and the cards take the size that they are given; but GTK warns if a widget gets a size without having been measured. */
  gtk_widget_measure (self->mat, orientation, -1, NULL, NULL, NULL, NULL);
  if (self->bunch != NULL)
    gtk_widget_measure (self->bunch, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->words, orientation, -1, &least, &liked, NULL, NULL);
      *minimum = self->beside ? (int) ((float) least / (1 - self->share)) + 1 : least;
      *natural = self->beside ? (int) ((float) liked / (1 - self->share)) + 1 : liked;
      return;
    }
  room = for_size < 0 ? -1 : MAX (0, for_size - (self->beside ? get_picture_width (self, for_size) : 0));
  gtk_widget_measure (self->words, orientation, room, NULL, &liked, NULL, NULL);
  if (self->beside)
    *minimum = *natural = MAX (liked, MAX (PICTURE_MIN, (int) ((float) get_picture_width (self, MAX (for_size, 0)) * PICTURE_FLAT)));
  else
    *minimum = *natural = liked + MAX (PICTURE_MIN, (int) ((float) MAX (for_size, 0) * self->share));
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuPictureTile *self = CHIEU_PICTURE_TILE (widget);
  GtkAllocation picture = { 0, 0, get_picture_width (self, width), height }, words = { 0, 0, width, height };
  int liked, rim;

  if (self->beside)
    {
      words.x = picture.width;
      words.width -= picture.width;
    }
  else
    {
      /* If a tile beside it is higher, the picture gets the additional height. */
      gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, width, NULL, &liked, NULL, NULL);
      picture.height = MAX (height - liked, 0);
      words.y = picture.height;
      words.height = height - picture.height;
    }
  gtk_widget_size_allocate (self->words, &words, -1);
  gtk_widget_size_allocate (self->mat, &picture, -1);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->mat),
                              &(ChieuBox) { 0, 0, (float) picture.width, (float) picture.height }, &(ChieuBox) { 0 });
  if (self->bunch == NULL)
    return;
  rim = (int) ((float) MIN (picture.width, picture.height) * RIM);
  gtk_widget_size_allocate (self->bunch, &(GtkAllocation) { rim, rim, MAX (picture.width - 2 * rim, 0),
                                                            MAX (picture.height - rim, 0) }, -1);
}

/* The cards end where the picture does. */
static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuPictureTile *self = CHIEU_PICTURE_TILE (widget);

  gtk_widget_snapshot_child (widget, self->mat, snapshot);
  if (self->bunch != NULL)
    {
      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (self->mat),
                                                             (float) gtk_widget_get_height (self->mat)));
      gtk_widget_snapshot_child (widget, self->bunch, snapshot);
      gtk_snapshot_pop (snapshot);
    }
  gtk_widget_snapshot_child (widget, self->words, snapshot);
}

void
chieu_picture_tile_set_cards (ChieuPictureTile *self,
                              const ChieuDeck  *deck,
                              const ChieuCard  *cards,
                              int               n)
{
  g_return_if_fail (CHIEU_IS_PICTURE_TILE (self) && deck != NULL && cards != NULL && n > 0);

  g_clear_pointer (&self->bunch, gtk_widget_unparent);
  self->bunch = chieu_card_bunch_new (deck, cards, MIN (n, CHIEU_CARD_BUNCH_MAX));
  chieu_card_bunch_set_held (CHIEU_CARD_BUNCH (self->bunch), TRUE);
  gtk_widget_insert_after (self->bunch, GTK_WIDGET (self), self->mat);
}

void
chieu_picture_tile_set_shape (ChieuPictureTile *self,
                              gboolean          beside,
                              float             share)
{
  g_return_if_fail (CHIEU_IS_PICTURE_TILE (self));
  g_return_if_fail (share > 0 && share < 1);

  self->beside = beside;
  self->share = share;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
chieu_picture_tile_new (const char *mat,
                        GtkWidget  *words)
{
  ChieuPictureTile *self;

  g_return_val_if_fail (mat != NULL && GTK_IS_WIDGET (words), NULL);

  self = g_object_new (CHIEU_TYPE_PICTURE_TILE, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  chieu_background_set_mat (CHIEU_BACKGROUND (self->mat), mat);
  self->words = words;
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  CHIEU_PICTURE_TILE (object)->bunch = NULL;
  G_OBJECT_CLASS (chieu_picture_tile_parent_class)->dispose (object);
}

static void
chieu_picture_tile_class_init (ChieuPictureTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  gtk_widget_class_set_css_name (widget_class, "picturetile");
}

static void
chieu_picture_tile_init (ChieuPictureTile *self)
{
  self->share = SHARE_USUAL;
  self->mat = chieu_background_new ();
  chieu_background_set_bright (CHIEU_BACKGROUND (self->mat), TRUE);
  gtk_widget_set_parent (self->mat, GTK_WIDGET (self));
}
