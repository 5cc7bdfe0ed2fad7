/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "home-parts.h"
#include "home-scene.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "picture-tile.h"

/* The space between lines of words and between buttons, in pixels. */
#define SPACE 12
/* The picture's part of the width beside the words, and its height above them in parts of the width. */
#define PICTURE_BESIDE 0.38f
#define PICTURE_ABOVE 0.5f

struct _ChieuGamePage
{
  GtkWidget parent_instance;

  const ChieuAppGame *game;      /* (nullable) */
  ChieuHomeGrid *grid;
  GtkWidget *top;                /* the frame round the picture */
  ChieuPictureTile *picture;     /* the picture with the words and the buttons; NULL: no game is shown yet */
  GtkBox *words;                 /* (nullable): the column of these words */
  GtkWidget *button;             /* (nullable): the large one, which takes the focus of the page */
  GtkWidget *learn;
  GtkWidget *practise;
  GtkWidget *rules;
  GtkWidget *hands;
  GtkWidget *day;
};

G_DEFINE_FINAL_TYPE (ChieuGamePage, chieu_game_page, GTK_TYPE_WIDGET)

/* Sets where the picture lies, by the number of columns that the grid has now. */
static void
shape_picture_cb (ChieuGamePage *self)
{
  gboolean beside = chieu_home_grid_get_columns (self->grid) > 1;

  if (self->picture != NULL)
    chieu_picture_tile_set_shape (self->picture, beside, beside ? PICTURE_BESIDE : PICTURE_ABOVE);
}

static GtkWidget *
append_button (GtkWidget  *box,
               const char *label,
               const char *action,
               gboolean    is_suggested)
{
  GtkWidget *button = chieu_home_pill_new (label, action, is_suggested);

  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Offers to continue the open match, or to begin a new one, and says that this ends the open one. */
static void
add_open_match (ChieuGamePage       *self,
                const ChieuHomeGame *game,
                GtkWidget           *buttons)
{
  g_autofree char *new_match = chieu_home_name_action ("home.new", game);
  /* Translators: %s is how far the match has come: "Hand 3 · 38 points left". */
  g_autofree char *ends = g_strdup_printf (_("A new match ends the one that you have open: %s."), game->match->standing);

  gtk_box_append (self->words, chieu_text_new (game->match->title, "first-line"));
  gtk_box_append (self->words, chieu_text_new (game->match->standing, "first-line"));
  self->button = append_button (buttons, _("Go on playing"), game->match->action, TRUE);
  append_button (buttons, _("New match…"), new_match, FALSE);
  gtk_box_append (self->words, buttons);
  gtk_box_append (self->words, chieu_text_new (ends, NULL));
}

/* Says with which choices a match would be played, and offers to play it or to change them. */
static void
add_new_match (ChieuGamePage       *self,
               const ChieuHomeGame *game,
               GtkWidget           *buttons)
{
  g_autofree char *play = chieu_home_name_action ("home.play", game);
  g_autofree char *change = chieu_home_name_action ("home.new", game);

  gtk_box_append (self->words, chieu_text_new (game->choices, "first-line"));
  self->button = append_button (buttons, C_("button", "Play"), play, TRUE);
  append_button (buttons, _("Change…"), change, FALSE);
  gtk_box_append (self->words, buttons);
}

/* Puts a new picture of @game, with an empty column of words, into the frame. */
static void
renew_picture (ChieuGamePage       *self,
               const ChieuHomeGame *game,
               guint                place)
{
  const ChieuGame *offered = game->game->offer.game;
  GtkWidget *picture;

  self->words = GTK_BOX (chieu_column_new (SPACE));
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "first-words");
  gtk_widget_set_valign (GTK_WIDGET (self->words), GTK_ALIGN_CENTER);
  picture = chieu_picture_tile_new (chieu_home_get_mat (place), GTK_WIDGET (self->words));
  gtk_widget_add_css_class (picture, "card");
  self->picture = CHIEU_PICTURE_TILE (picture);
  if (game->match != NULL && game->match->n_cards > 0)
    chieu_picture_tile_set_cards (self->picture, offered->deck, game->match->cards, game->match->n_cards);
  else
    chieu_picture_tile_set_cards (self->picture, offered->deck, game->game->emblem, CHIEU_EMBLEM_CARDS);
  adw_bin_set_child (ADW_BIN (self->top), picture);
  shape_picture_cb (self);
}

static void
set_row (GtkWidget           *row,
         const ChieuHomeGame *game,
         const char          *action,
         const char          *title,
         const char          *line)
{
  g_autofree char *detailed = chieu_home_name_action (action, game);

  chieu_home_button_set_action (row, detailed);
  chieu_home_button_set_words (row, title, line);
}

static void
show_rows (ChieuGamePage       *self,
           const ChieuHomeGame *game,
           gboolean             has_day)
{
  g_autofree char *learnt = chieu_home_learnt_to_words (game);
  g_autofree char *due = game->due > 0 ? g_strdup_printf (ngettext ("%d task to try again", "%d tasks to try again", (gulong) game->due),
                                                          game->due)
                                       : g_strdup (_("Tasks of every kind, as hard as you can manage."));

  set_row (self->learn, game, "home.learn", _("Learn"), *learnt != '\0' ? learnt : _("Lessons, step by step."));
  set_row (self->practise, game, "home.practise", _("Practise"), due);
  set_row (self->rules, game, "home.rules", _("Rules"), _("What is allowed, and what a win is worth."));
  set_row (self->hands, game, "home.hands", _("Hands played"), _("Look at your hands again, move by move."));
  set_row (self->day, game, "win.hand-of-day", _("The hand of the day"),
           game->day != NULL ? game->day : _("The same cards for everybody, all day."));
  gtk_widget_set_visible (self->practise, game->has_practice);
  gtk_widget_set_visible (self->day, has_day);
}

void
chieu_game_page_show (ChieuGamePage       *self,
                      const ChieuHomeGame *game,
                      guint                place,
                      gboolean             has_day)
{
  GtkWidget *buttons;
  gboolean had_focus;

  g_return_if_fail (CHIEU_IS_GAME_PAGE (self) && game != NULL);

  had_focus = self->button != NULL && gtk_widget_is_focus (self->button);
  self->game = game->game;
  renew_picture (self, game, place);
  gtk_box_append (self->words, chieu_text_new (_(game->game->offer.title), "title-1"));
  gtk_box_append (self->words, chieu_text_new (_(game->game->offer.sentence), NULL));
  buttons = chieu_wrap_row_new (SPACE);
  gtk_widget_set_halign (buttons, GTK_ALIGN_START);
  if (game->match != NULL)
    add_open_match (self, game, buttons);
  else
    add_new_match (self, game, buttons);
  show_rows (self, game, has_day);
  if (had_focus)
    gtk_widget_grab_focus (self->button);
}

const char *
chieu_game_page_get_game (ChieuGamePage *self)
{
  g_return_val_if_fail (CHIEU_IS_GAME_PAGE (self), NULL);

  return self->game != NULL ? self->game->offer.game->id : NULL;
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuGamePage *self = CHIEU_GAME_PAGE (widget);

  return self->button != NULL && gtk_widget_grab_focus (self->button);
}

static GtkWidget *
add_row (ChieuGamePage *self)
{
  GtkWidget *row = chieu_home_button_new ("", NULL, NULL);

  chieu_home_grid_add (self->grid, row, 2, 1);
  return row;
}

GtkWidget *
chieu_game_page_new (GSettings *settings)
{
  ChieuGamePage *self;
  GtkWidget *scene;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_GAME_PAGE, NULL);
  scene = chieu_home_scene_new (settings);
  gtk_widget_set_parent (scene, GTK_WIDGET (self));
  self->grid = chieu_home_scene_get_grid (CHIEU_HOME_SCENE (scene));
  self->top = adw_bin_new ();
  chieu_home_grid_add (self->grid, self->top, 4, 2);
  self->learn = add_row (self);
  self->practise = add_row (self);
  self->rules = add_row (self);
  self->hands = add_row (self);
  self->day = add_row (self);
  g_signal_connect_object (self->grid, "columns", G_CALLBACK (shape_picture_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_game_page_parent_class)->dispose (object);
}

static void
chieu_game_page_class_init (ChieuGamePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
chieu_game_page_init (ChieuGamePage *self)
{
}
