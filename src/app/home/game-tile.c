/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-tile.h"

#include <glib/gi18n.h>

#include "app/letters.h"
#include "app/widgets/column-layout.h"
#include "home-grid.h"
#include "home-parts.h"
#include "mat/widgets/widgets.h"
#include "picture-tile.h"

/* The height of a picture above the words, as a part of the tile's width; in a wide tile it is lower, to leave room for the words. */
#define PICTURE_ABOVE 0.72f
#define PICTURE_ABOVE_WIDE 0.5f
/* The width of a picture beside the words, as a part of the tile's width. */
#define PICTURE_BESIDE 0.36f

/* The space between lines of words, in pixels. */
#define LINE_SPACE 2

struct _ChieuGameTile
{
  GtkButton parent_instance;

  const ChieuAppGame *game;
  ChieuPictureTile *picture;
  GtkLabel *seats;
  GtkLabel *learnt;
  GtkWidget *progress;
};

G_DEFINE_FINAL_TYPE (ChieuGameTile, chieu_game_tile, GTK_TYPE_BUTTON)

void
chieu_game_tile_show (ChieuGameTile       *self,
                      const ChieuHomeGame *game)
{
  g_autofree char *seats = NULL, *learnt = NULL, *spoken = NULL;
  const char *second;

  g_return_if_fail (CHIEU_IS_GAME_TILE (self) && game != NULL);

  seats = chieu_home_seats_to_words (&self->game->offer);
  learnt = chieu_home_learnt_to_words (game);
  /* A match that is open says more than the number of seats. */
  second = game->match != NULL ? game->match->standing : seats;
  gtk_label_set_label (self->seats, second);
  gtk_label_set_label (self->learnt, learnt);
  chieu_home_progress_show (self->progress, game);
  spoken = g_strjoin (". ", _(self->game->offer.title), second, *learnt != '\0' ? learnt : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
chieu_game_tile_set_columns (ChieuGameTile *self,
                             int            columns)
{
  gboolean beside;

  g_return_if_fail (CHIEU_IS_GAME_TILE (self) && columns >= 1);

  /* A picture above the words is as wide as the tile. In two columns that makes it so high that large letters below it would lie outside a
   * low window, and the name of the game would not be seen. */
  beside = columns == 1 || (columns < CHIEU_HOME_COLUMNS && chieu_letters_are_large ());
  chieu_picture_tile_set_shape (self->picture, beside,
                                beside ? PICTURE_BESIDE : columns < CHIEU_HOME_COLUMNS ? PICTURE_ABOVE_WIDE : PICTURE_ABOVE);
}

static GtkLabel *
append_text (GtkWidget  *box,
             const char *text,
             const char *css_class)
{
  GtkWidget *label = chieu_text_new (text, css_class);

  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

GtkWidget *
chieu_game_tile_new (const ChieuAppGame *game,
                     const char         *mat)
{
  ChieuGameTile *self;
  GtkWidget *words;
  g_autofree char *action = NULL;

  g_return_val_if_fail (game != NULL && mat != NULL, NULL);

  action = g_strconcat ("home.game::", game->offer.game->id, NULL);
  self = g_object_new (CHIEU_TYPE_GAME_TILE, NULL);
  self->game = game;
  words = chieu_column_new (LINE_SPACE);
  gtk_widget_add_css_class (words, "tile-words");
  append_text (words, _(game->offer.title), "tile-name");
  self->seats = append_text (words, "", NULL);
  self->learnt = append_text (words, "", NULL);
  self->progress = chieu_home_progress_new ();
  gtk_box_append (GTK_BOX (words), self->progress);
  self->picture = CHIEU_PICTURE_TILE (chieu_picture_tile_new (mat, words));
  chieu_picture_tile_set_cards (self->picture, game->offer.game->deck, game->emblem, CHIEU_EMBLEM_TILE_CARDS);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->picture));
  chieu_home_button_set_action (GTK_WIDGET (self), action);
  chieu_game_tile_set_columns (self, CHIEU_HOME_COLUMNS);
  return GTK_WIDGET (self);
}

static void
chieu_game_tile_class_init (ChieuGameTileClass *klass)
{
}

static void
chieu_game_tile_init (ChieuGameTile *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "home-tile");
}
