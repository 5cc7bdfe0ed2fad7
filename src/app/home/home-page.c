/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "game-tile.h"
#include "go-on.h"
#include "home-parts.h"
#include "home-scene.h"
#include "mat/widgets/widgets.h"
#include "picture-tile.h"
#include "today-card.h"

/* The space between the parts and that between lines of words, in pixels. */
#define SPACE 12
#define LINE_SPACE 4
/* The large picture's part of the width beside the words, and its height above them, in a single column, in parts of the width. */
#define PICTURE_BESIDE 0.34f
#define PICTURE_ABOVE 0.45f

struct _ChieuHomePage
{
  GtkWidget parent_instance;

  ChieuHomeGrid *grid;
  GtkWidget *first;              /* the first offer to continue: a frame … */
  ChieuPictureTile *picture;     /* (nullable): … with this in it, … */
  GtkBox *first_words;           /* … of words and the button */
  char *first_key;               /* (nullable): what the frame shows (get_key()) */
  GtkWidget *button;             /* (nullable): the large one, which has the focus */
  GtkBox *others;                /* buttons to go on with other things */
  GPtrArray *tiles;              /* ChieuGameTile, not owned: in the order of the games */
  GtkWidget *code;               /* plays the deal of a code that lies on the clipboard */
  GtkWidget *today;              /* the heading over the next two */
  GtkWidget *day;                /* ChieuTodayCard: the hands of the day */
  GtkWidget *practice;           /* ChieuTodayCard: the practice of the day */
  GPtrArray *rest;               /* GtkWidget, not owned: hidden as long as only the simple things are offered */
  GtkWidget *everything;         /* the button that shows the rest, as long as that is hidden */
  GtkWidget *news;               /* a line that says once that there is more now */
};

G_DEFINE_FINAL_TYPE (ChieuHomePage, chieu_home_page, GTK_TYPE_WIDGET)

/* ---- Going on ---- */

/* Returns: (transfer full): everything that is shown of @go_on, as one text */
static char *
get_key (const ChieuGoOn *go_on)
{
  GString *key = g_string_new (NULL);

  g_string_printf (key, "%s\n%s\n%s\n%s\n%s", go_on->action, go_on->title, go_on->line != NULL ? go_on->line : "",
                   go_on->more != NULL ? go_on->more : "", go_on->button);
  for (int i = 0; go_on->match != NULL && i < go_on->match->n_cards; i++)
    g_string_append_printf (key, " %d", go_on->match->cards[i]);
  return g_string_free (key, FALSE);
}

static void
append_text (GtkBox     *box,
             const char *text,
             const char *css_class)
{
  if (text != NULL)
    gtk_box_append (box, chieu_text_new (text, css_class));
}

static void
set_first_shape (ChieuHomePage *self)
{
  gboolean beside = chieu_home_grid_get_columns (self->grid) > 1;

  if (self->picture == NULL)
    return;
  chieu_picture_tile_set_shape (self->picture, beside, beside ? PICTURE_BESIDE : PICTURE_ABOVE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->first_words),
                                  chieu_home_grid_get_columns (self->grid) == CHIEU_HOME_COLUMNS ? GTK_ORIENTATION_HORIZONTAL
                                                                                                 : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (self->button, chieu_home_grid_get_columns (self->grid) == 1 ? GTK_ALIGN_FILL : GTK_ALIGN_START);
}

/* Shows the first offer. Its widgets are made anew only if it is another offer than before. */
static void
show_first (ChieuHomePage        *self,
            const ChieuHomeFacts *facts,
            const ChieuGoOn      *go_on)
{
  g_autofree char *key = get_key (go_on);
  gboolean had_focus = self->button != NULL && gtk_widget_is_focus (self->button);
  const ChieuAppGame *game = go_on->game->game;
  GtkWidget *words, *picture;

  if (g_strcmp0 (key, self->first_key) == 0)
    return;
  g_free (self->first_key);
  self->first_key = g_steal_pointer (&key);
  words = chieu_column_new (LINE_SPACE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  append_text (GTK_BOX (words), go_on->title, "first-title");
  append_text (GTK_BOX (words), go_on->line, "first-line");
  append_text (GTK_BOX (words), go_on->more, NULL);
  self->first_words = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE));
  gtk_widget_add_css_class (GTK_WIDGET (self->first_words), "first-words");
  self->button = chieu_home_pill_new (go_on->button, go_on->action, TRUE);
  gtk_box_append (self->first_words, words);
  gtk_box_append (self->first_words, self->button);
  picture = chieu_picture_tile_new (chieu_home_get_mat ((guint) (go_on->game - &g_array_index (facts->games, ChieuHomeGame, 0))),
                                    GTK_WIDGET (self->first_words));
  self->picture = CHIEU_PICTURE_TILE (picture);
  if (go_on->match != NULL && go_on->match->n_cards > 0)
    chieu_picture_tile_set_cards (self->picture, game->offer.game->deck, go_on->match->cards, go_on->match->n_cards);
  else
    chieu_picture_tile_set_cards (self->picture, game->offer.game->deck, game->emblem, CHIEU_EMBLEM_CARDS);
  gtk_widget_add_css_class (picture, "card");
  adw_bin_set_child (ADW_BIN (self->first), picture);
  set_first_shape (self);
  if (had_focus)
    gtk_widget_grab_focus (self->button);
}

/* Each offer after the first is a button. Buttons that are there already are used again, so that they keep the focus. */
static void
show_others (ChieuHomePage *self,
             GPtrArray     *list)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->others));

  for (guint i = 1; i < list->len; i++)
    {
      const ChieuGoOn *go_on = g_ptr_array_index (list, i);

      if (child == NULL)
        {
          child = chieu_home_button_new ("", NULL, NULL);
          gtk_widget_set_vexpand (child, TRUE);
          gtk_box_append (self->others, child);
        }
      chieu_home_button_set_action (child, go_on->action);
      chieu_home_button_set_words (child, go_on->title, go_on->line);
      child = gtk_widget_get_next_sibling (child);
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_box_remove (self->others, child);
      child = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->others), list->len > 1);
  chieu_home_grid_set_span (self->grid, self->first, list->len > 1 ? 3 : 4, 2);
}

/* ---- A code that lies on the clipboard ---- */

static void
show_code (ChieuHomePage        *self,
           const ChieuHomeFacts *facts)
{
  gtk_widget_set_visible (self->code, facts->code_action != NULL);
  if (facts->code_action == NULL)
    return;
  chieu_home_button_set_action (self->code, facts->code_action);
  chieu_home_button_set_words (self->code, _("Play the deal whose code you copied"), facts->code_words);
}

/* ---- Today ---- */

/* Each game has its hand of the day here, not only the one that was played last. Returns: how many games are shown */
static guint
show_days (ChieuHomePage        *self,
           const ChieuHomeFacts *facts)
{
  g_autofree ChieuTodayChip *chips = g_new0 (ChieuTodayChip, facts->games->len);
  g_autoptr (GPtrArray) actions = g_ptr_array_new_with_free_func (g_free);
  guint n = facts->has_days ? facts->games->len : 0;

  for (guint i = 0; i < n; i++)
    {
      const ChieuHomeGame *game = &g_array_index (facts->games, ChieuHomeGame, i);

      g_ptr_array_add (actions, g_strconcat ("win.hand-of-day::", game->game->offer.game->id, NULL));
      chips[i] = (ChieuTodayChip) {
        .game = _(game->game->offer.title), .action = actions->pdata[i], .figure = game->day_points, .is_done = game->day_points != NULL,
        .line = game->day,
      };
    }
  chieu_today_card_show (CHIEU_TODAY_CARD (self->day), chips, n);
  return n;
}

/* Returns: how many games have practice */
static guint
show_practice (ChieuHomePage        *self,
               const ChieuHomeFacts *facts)
{
  g_autofree ChieuTodayChip *chips = g_new0 (ChieuTodayChip, facts->games->len);
  g_autoptr (GPtrArray) actions = g_ptr_array_new_with_free_func (g_free);
  guint n = 0;

  for (guint i = 0; i < facts->games->len; i++)
    {
      const ChieuHomeGame *game = &g_array_index (facts->games, ChieuHomeGame, i);

      if (!game->has_practice)
        continue;
      g_ptr_array_add (actions, g_strconcat ("home.practice-of-day::", game->game->offer.game->id, NULL));
      chips[n] = (ChieuTodayChip) {
        .game = _(game->game->offer.title), .action = actions->pdata[n], .figure = game->practised ? NULL : game->due_figure,
        .is_done = game->practised, .line = game->practised ? _("You have practised today; there is always more.") : game->due_words,
      };
      n++;
    }
  chieu_today_card_show (CHIEU_TODAY_CARD (self->practice), chips, n);
  return n;
}

static void
show_today (ChieuHomePage        *self,
            const ChieuHomeFacts *facts)
{
  gboolean has_day = show_days (self, facts) > 0 && !facts->is_simple;
  gboolean has_practice = show_practice (self, facts) > 0 && !facts->is_simple;

  gtk_widget_set_visible (self->today, has_day || has_practice);
  gtk_widget_set_visible (self->day, has_day);
  gtk_widget_set_visible (self->practice, has_practice);
}

/* ---- The page ---- */

static void
columns_cb (ChieuHomePage *self,
            int            columns)
{
  for (guint i = 0; i < self->tiles->len; i++)
    chieu_game_tile_set_columns (self->tiles->pdata[i], columns);
  set_first_shape (self);
}

static void
add_games (ChieuHomePage        *self,
           const ChieuHomeFacts *facts)
{
  GtkWidget *before = self->code;

  for (guint i = 0; i < facts->games->len; i++)
    {
      GtkWidget *tile = chieu_game_tile_new (g_array_index (facts->games, ChieuHomeGame, i).game, chieu_home_get_mat (i));

      chieu_home_grid_add (self->grid, tile, 1, 1);
      gtk_widget_insert_after (tile, GTK_WIDGET (self->grid), before);
      g_ptr_array_add (self->tiles, tile);
      before = tile;
    }
  columns_cb (self, chieu_home_grid_get_columns (self->grid));
}

void
chieu_home_page_show (ChieuHomePage        *self,
                      const ChieuHomeFacts *facts)
{
  g_autoptr (GPtrArray) list = NULL;

  g_return_if_fail (CHIEU_IS_HOME_PAGE (self) && facts != NULL);

  if (facts->games->len == 0)
    return;
  if (self->tiles->len == 0)
    add_games (self, facts);
  list = chieu_go_on_list (facts);
  show_first (self, facts, g_ptr_array_index (list, 0));
  show_others (self, list);
  for (guint i = 0; i < self->tiles->len; i++)
    chieu_game_tile_show (self->tiles->pdata[i], &g_array_index (facts->games, ChieuHomeGame, i));
  show_code (self, facts);
  show_today (self, facts);
  for (guint i = 0; i < self->rest->len; i++)
    gtk_widget_set_visible (self->rest->pdata[i], !facts->is_simple);
  gtk_widget_set_visible (self->everything, facts->is_simple);
  gtk_widget_set_visible (self->news, facts->is_new);
}

/* Returns: the heading over what there is besides playing and learning */
static GtkWidget *
find_rest (ChieuHomePage *self)
{
  return gtk_widget_get_visible (self->today) ? self->today : self->rest->pdata[0];
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuHomePage *self = CHIEU_HOME_PAGE (widget);

  return self->button != NULL && gtk_widget_grab_focus (self->button);
}

/* Scrolls the heading over the rest to the top. A tick comes before the layout of its frame, so the first one is too early for parts that
 * have just been shown. */
static gboolean
scroll_to_rest_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       frames)
{
  ChieuHomePage *self = CHIEU_HOME_PAGE (widget);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->grid), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t heading;

  if ((*(int *) frames)++ == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (find_rest (self), GTK_WIDGET (self->grid), &heading))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), heading.origin.y - SPACE);
  return G_SOURCE_REMOVE;
}

void
chieu_home_page_go_to_rest (ChieuHomePage *self)
{
  GtkWidget *first;

  g_return_if_fail (CHIEU_IS_HOME_PAGE (self));

  /* What has the focus is pressed next: the first button below the heading. */
  first = gtk_widget_get_next_sibling (find_rest (self));
  while (first != NULL && !gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD))
    first = gtk_widget_get_next_sibling (first);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_rest_cb, g_new0 (int, 1), g_free);
}

/* Adds the rest, as rows below a heading. */
static void
add_rest (ChieuHomePage *self)
{
  static const struct { const char *title, *line, *action; } rows[] = {
    { N_("School"), N_("All lessons of all games."), "win.school" },
    { N_("Practice"), N_("Tasks of every kind, as hard as you can manage."), "win.practice" },
    { N_("Hands played"), N_("Look at your hands again, move by move."), "win.history" },
    { N_("Results"), N_("The hands you played, and how they ended."), "win.statistics" },
    { N_("Card gallery"), N_("The cards of all decks, large, with their names."), "win.gallery" },
    { N_("Scorer for a real table"), N_("It keeps the score while you play with real cards."), "app.scorer" },
    { N_("Open a record…"), N_("A hand that somebody saved as a file."), "win.open-record" },
    { N_("Play a deal from its code…"), N_("The same cards that somebody else was dealt."), "win.enter-code" },
    { N_("House rules"), N_("The rules on which tables differ."), "win.house-rules" },
  };
  GtkWidget *heading = chieu_home_heading_new (_("More"));

  chieu_home_grid_add (self->grid, heading, 4, 2);
  g_ptr_array_add (self->rest, heading);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row;

      if (g_str_equal (rows[i].action, "app.scorer") && chieu_app_game_find_scorer () == NULL)
        continue;
      row = chieu_home_button_new (_(rows[i].title), _(rows[i].line), rows[i].action);
      chieu_home_grid_add (self->grid, row, 2, 1);
      g_ptr_array_add (self->rest, row);
    }
}

GtkWidget *
chieu_home_page_new (GSettings *settings)
{
  ChieuHomePage *self;
  GtkWidget *scene;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_HOME_PAGE, NULL);
  scene = chieu_home_scene_new (settings);
  gtk_widget_set_parent (scene, GTK_WIDGET (self));
  self->grid = chieu_home_scene_get_grid (CHIEU_HOME_SCENE (scene));
  self->first = adw_bin_new ();
  self->others = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE));
  self->news = chieu_home_heading_new (_("From now on you will find everything here. Look around whenever you like."));
  gtk_widget_remove_css_class (self->news, "scene-heading");
  gtk_widget_add_css_class (self->news, "home-news");
  gtk_widget_set_visible (self->news, FALSE);
  chieu_home_grid_add (self->grid, self->news, 4, 2);
  chieu_home_grid_add (self->grid, self->first, 4, 2);
  chieu_home_grid_add (self->grid, GTK_WIDGET (self->others), 1, 2);
  self->code = chieu_home_button_new ("", NULL, NULL);
  gtk_widget_set_visible (self->code, FALSE);
  chieu_home_grid_add (self->grid, self->code, 4, 2);
  self->today = chieu_home_heading_new (_("Today"));
  self->day = chieu_today_card_new (_("The hand of the day"), _("The same cards for everybody, all day."));
  self->practice = chieu_today_card_new (_("Five minutes of practice"), _("Ten tasks. Those that you got wrong "
                                                                          "before come first."));
  chieu_home_grid_add (self->grid, self->today, 4, 2);
  chieu_home_grid_add (self->grid, self->day, 2, 1);
  chieu_home_grid_add (self->grid, self->practice, 2, 1);
  add_rest (self);
  self->everything = chieu_home_button_new (_("Show everything"), _("Practice, hands played, the gallery and everything else."),
                                            "home.everything");
  chieu_home_grid_add (self->grid, self->everything, 4, 2);
  g_signal_connect_object (self->grid, "columns", G_CALLBACK (columns_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_home_page_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuHomePage *self = CHIEU_HOME_PAGE (object);

  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->rest);
  g_free (self->first_key);
  G_OBJECT_CLASS (chieu_home_page_parent_class)->finalize (object);
}

static void
chieu_home_page_class_init (ChieuHomePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
chieu_home_page_init (ChieuHomePage *self)
{
  self->tiles = g_ptr_array_new ();
  self->rest = g_ptr_array_new ();
}
