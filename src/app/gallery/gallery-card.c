/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-card.h"

#include <glib/gi18n.h>

#include "app/narrow-header.h"
#include "app/widgets/column-layout.h"
#include "gallery-face.h"
#include "mat/faces/card-shape.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* The picture takes this part of the width at most; less in a window as narrow as a telephone, where the text needs more. */
#define FACE_PART 0.42
#define FACE_PART_NARROW 0.28
/* The largest height of the picture, in pixels. */
#define FACE_HEIGHT_MAX 1000
/* Lines of more letters than this are hard to read. */
#define LINE_LETTERS 90
/* The space between the picture and the text, and between a language and the name in it, in pixels. */
#define SPACE 18
/* The space between the parts of the text, and between lines that belong together, in pixels. */
#define PART_SPACE 9
#define LINE_SPACE 3
/* In a card at least this high, in pixels, the letters are larger. */
#define HEIGHT_LARGE 720
/* The room that the card needs and would like to have, in pixels. */
#define WIDTH_MIN 300
#define WIDTH_NATURAL 800
#define HEIGHT_MIN 160
#define HEIGHT_NATURAL 600
/* The height of the cards of a phu beside a large card, in pixels. */
#define SMALL_CARD 112

struct _ChieuGalleryCard
{
  GtkWidget parent_instance;

  GtkWidget *face;
  GtkWidget *scroller;
  GtkWidget *text;               /* a column */
  const ChieuGalleryDeck *deck;  /* (nullable): that of the card; not owned */
};

G_DEFINE_FINAL_TYPE (ChieuGalleryCard, chieu_gallery_card, GTK_TYPE_WIDGET)

/* ---- Text ---- */

static void
append_child (ChieuGalleryCard *self,
              GtkWidget        *child)
{
  gtk_box_append (GTK_BOX (self->text), child);
}

static void
add_heading (ChieuGalleryCard *self,
             const char       *text)
{
  GtkWidget *label = chieu_text_new (text, "heading");

  gtk_widget_add_css_class (label, "gallery-heading");
  append_child (self, label);
}

static void
add_name (GtkGrid    *grid,
          int        *row,
          const char *language,
          const char *name)
{
  if (name == NULL)
    return;
  gtk_grid_attach (grid, chieu_text_new (language, "dim-label"), 0, *row, 1, 1);
  gtk_grid_attach (grid, chieu_text_new (name, "gallery-name"), 1, (*row)++, 1, 1);
}

static void
add_names (ChieuGalleryCard        *self,
           const ChieuGalleryNames *names)
{
  GtkWidget *grid;
  int row = 0;

  /* The Vietnamese name alone is the title already. */
  if (names->japanese == NULL)
    return;
  grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), LINE_SPACE);
  /* Translators: the way of writing a card's name: Vietnamese, the characters on the card, Japanese, Chinese. */
  add_name (GTK_GRID (grid), &row, _("Vietnamese"), names->vietnamese);
  add_name (GTK_GRID (grid), &row, _("Hán characters"), names->han);
  add_name (GTK_GRID (grid), &row, _("Japanese"), names->japanese);
  add_name (GTK_GRID (grid), &row, _("Chinese"), names->chinese);
  append_child (self, grid);
}

static GtkWidget *
phu_new (const ChieuGalleryDeck *deck,
         const ChieuGalleryPhu  *phu)
{
  GtkWidget *box = chieu_column_new (LINE_SPACE), *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), chieu_reading_new (phu->name, NULL));
  for (int i = 0; i < phu->n; i++)
    {
      GtkWidget *face = chieu_gallery_face_new (SMALL_CARD);

      chieu_gallery_face_set_card (CHIEU_GALLERY_FACE (face), deck, phu->cards[i]);
      gtk_box_append (GTK_BOX (cards), face);
    }
  gtk_box_append (GTK_BOX (box), cards);
  gtk_widget_set_visible (cards, phu->n > 0);
  return box;
}

static void
add_phu (ChieuGalleryCard *self,
         const ChieuGame  *game,
         ChieuCard         card)
{
  g_autoptr (GArray) phu = chieu_gallery_get_phu (self->deck, game, card);
  g_autofree char *heading = NULL;

  if (phu->len == 0)
    return;
  /* Translators: the heading over the groups that a card is part of in a game; %s is the game. */
  heading = g_strdup_printf (_("Where it belongs in %s"), chieu_words_game (chieu_words_for_game (game), game->max_seats));
  add_heading (self, heading);
  for (guint i = 0; i < phu->len; i++)
    append_child (self, phu_new (self->deck, &g_array_index (phu, ChieuGalleryPhu, i)));
}

static void
add_cuoc (ChieuGalleryCard *self,
          const ChieuGame  *game,
          ChieuCard         card)
{
  g_autoptr (GArray) cuoc = chieu_gallery_get_cuoc (self->deck, game, card);

  if (cuoc->len > 0)
    add_heading (self, _("Cước that mention it"));
  for (guint i = 0; i < cuoc->len; i++)
    {
      const ChieuGalleryCuoc *one = &g_array_index (cuoc, ChieuGalleryCuoc, i);

      append_child (self, chieu_reading_new (one->name, "lung"));
      append_child (self, chieu_reading_new (one->rule, NULL));
    }
}

/* @first: (nullable): the game that is listed first */
static void
add_games (ChieuGalleryCard *self,
           const ChieuGame  *first,
           ChieuCard         card)
{
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < CHIEU_GALLERY_GAMES && self->deck->games[i] != NULL; i++)
      if ((self->deck->games[i] == first) == (pass == 0))
        {
          add_phu (self, self->deck->games[i], card);
          add_cuoc (self, self->deck->games[i], card);
        }
}

static void
add_sources (ChieuGalleryCard *self,
             ChieuCard         card)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();

  chieu_gallery_add_sources (self->deck, card, sentences);
  if (sentences->len > 0)
    add_heading (self, _("What the sources say"));
  for (guint i = 0; i < sentences->len; i++)
    append_child (self, chieu_reading_new (sentences->pdata[i], NULL));
}

void
chieu_gallery_card_set_card (ChieuGalleryCard       *self,
                             const ChieuGalleryDeck *deck,
                             const ChieuGame        *game,
                             ChieuCard               card)
{
  const ChieuWords *words;
  const char *drawn;
  ChieuGalleryNames names;

  g_return_if_fail (CHIEU_IS_GALLERY_CARD (self) && deck != NULL);

  self->deck = deck;
  chieu_gallery_face_set_card (CHIEU_GALLERY_FACE (self->face), deck, card);
  chieu_widget_empty_box (GTK_BOX (self->text));
  chieu_gallery_get_names (deck, card, &names);
  append_child (self, chieu_text_new (names.vietnamese, "title-1"));
  words = deck->games[0] != NULL ? chieu_words_for_game (deck->games[0]) : NULL;
  if (words != NULL && card < deck->deck->n_faces)
    append_child (self, chieu_text_new (chieu_words_card_spoken (words, card), "title-3"));
  add_names (self, &names);
  chieu_gallery_names_clear (&names);
  drawn = chieu_gallery_get_drawn (deck, card);
  if (drawn != NULL)
    append_child (self, chieu_text_new (drawn, "gallery-shows"));
  add_sources (self, card);
  add_games (self, game, card);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
chieu_gallery_card_scroll (ChieuGalleryCard *self,
                           int               steps)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (CHIEU_IS_GALLERY_CARD (self));

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + steps * gtk_adjustment_get_step_increment (adjustment));
}

/* ---- The widget ---- */

/* Returns: the width of the longest line that is easy to read, in pixels */
static int
get_widest_text (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (CHIEU_GALLERY_CARD (widget)->text);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = LINE_LETTERS * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

/* The text stands beside the picture, which is as high as the room allows. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuGalleryCard *self = CHIEU_GALLERY_CARD (widget);
  double shape = self->deck != NULL ? chieu_card_width (self->deck->deck, 1) : 0;
  int face = (int) MIN (MIN (height, FACE_HEIGHT_MAX) * shape + SPACE, width * (width < CHIEU_NARROW_WIDTH ? FACE_PART_NARROW : FACE_PART));
  int least, text, left;

  /* A large window is looked at from farther off. */
  chieu_css_class_set (self->text, "large", height >= HEIGHT_LARGE);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  text = MAX (least, MIN (width - face - SPACE, get_widest_text (widget)));
  left = MAX (0, (width - face - SPACE - text) / 2);
  chieu_widget_put_at (self->face, left, 0, face, height);
  chieu_widget_put_at (self->scroller, left + face + SPACE, 0, text, height);
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
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_MIN : HEIGHT_MIN;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_NATURAL : HEIGHT_NATURAL;
}

GtkWidget *
chieu_gallery_card_new (void)
{
  return g_object_new (CHIEU_TYPE_GALLERY_CARD, NULL);
}

static void
dispose (GObject *object)
{
  ChieuGalleryCard *self = CHIEU_GALLERY_CARD (object);

  g_clear_pointer (&self->face, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_gallery_card_parent_class)->dispose (object);
}

static void
chieu_gallery_card_class_init (ChieuGalleryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "gallerycard");
}

static void
chieu_gallery_card_init (ChieuGalleryCard *self)
{
  self->face = chieu_gallery_face_new (0);
  gtk_widget_set_parent (self->face, GTK_WIDGET (self));
  self->text = chieu_column_new (PART_SPACE);
  gtk_widget_add_css_class (self->text, "gallery-text");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->text);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
