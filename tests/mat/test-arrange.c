/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand that is put in order on the mat, and the show when it is over. Needs a display.
 */
#include <adwaita.h>
#include <locale.h>
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "hands-at-mat.h"
#include "mat-window.h"
#include "games/mau-binh/mat/layout.h"
#include "mat/view/mat-view-private.h"
#include "mat/faces/pictures.h"
#include "mat/motion.h"

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuMatView *mat;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  ChieuWay way = (ChieuWay) GPOINTER_TO_INT (data);

  play_source_init_game (&f->play, &chieu_mau_binh, 3, 5, way == CHIEU_WAY_NGHIEM);
  f->play.way = way;
  f->window = mat_window_new (&f->play);
  f->mat = f->play.mat;
  hands_settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_mat_view_set_source (f->mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Clicks the card at @place of the hand. */
static void
click (Fixture *f,
       int      place)
{
  ChieuCard card = f->mat->held.hand.cards[place];

  hands_click (&f->play, chieu_mau_binh_zone (0, chieu_mau_binh_row_of (place)), card);
}

/* Returns: the cards that lie in @row of @hand, as bits */
static guint64
get_row_cards (const ChieuHand *hand,
               int              row)
{
  guint64 cards = 0;

  for (int i = 0; i < chieu_mau_binh_row_size (row); i++)
    cards |= CHIEU_MAU_BINH_CARD (hand->cards[chieu_mau_binh_row_start (row) + i]);
  return cards;
}

/* ---- Changing places ---- */

static void
test_clicks (Fixture       *f,
             gconstpointer  data)
{
  ChieuHand before = f->mat->held.hand;

  click (f, 0);
  g_assert_true (chieu_held_is_chosen (&f->mat->held, 0));
  /* Another card of the same chi is chosen instead; clicked once more, it is not chosen any longer. */
  click (f, 3);
  g_assert_true (chieu_held_is_chosen (&f->mat->held, 3) && !chieu_held_is_chosen (&f->mat->held, 0));
  click (f, 3);
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
  g_assert_cmpmem (before.cards, CHIEU_MAU_BINH_HAND, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
  click (f, 0);
  click (f, 12);
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
  g_assert_true ((get_row_cards (&f->mat->held.hand, 0) >> before.cards[12] & 1) != 0);
  g_assert_true ((get_row_cards (&f->mat->held.hand, 2) >> before.cards[0] & 1) != 0);
  g_assert_cmpint (f->play.n_tried, ==, 0);
}

static void
test_drop (Fixture       *f,
           gconstpointer  data)
{
  ChieuHand before = f->mat->held.hand;
  ChieuTarget targets[CHIEU_ZONES_MAX];
  int from = chieu_mau_binh_zone (0, 0), to = chieu_mau_binh_zone (0, 1);
  ChieuCardWidget *card = chieu_zone_get_card (chieu_mat_zone (f->mat, from), 1);
  float x = f->mat->scene->zones[to].cards[2].x;

  chieu_modes_find_targets (&f->mat->modes, from, before.cards[1], targets);
  g_assert_cmpint (targets[from], ==, CHIEU_TARGET_NONE);
  g_assert_cmpint (targets[to], ==, CHIEU_TARGET_CLEAN);
  f->mat->modes.now->ops->drop_card (f->mat->modes.now, from, card, to, x, 0);
  g_assert_true ((get_row_cards (&f->mat->held.hand, 1) >> before.cards[1] & 1) != 0);
  g_assert_true ((get_row_cards (&f->mat->held.hand, 0) >> before.cards[7] & 1) != 0);
  /* Nothing goes into the places of the others. */
  card = chieu_zone_get_card (chieu_mat_zone (f->mat, from), 0);
  before = f->mat->held.hand;
  f->mat->modes.now->ops->drop_card (f->mat->modes.now, from, card, chieu_mau_binh_zone (1, 0), x, 0);
  g_assert_cmpmem (before.cards, CHIEU_MAU_BINH_HAND, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
}

/* A card of the hand is found in whichever chi it lies; a card of somebody else's is not. */
static void
test_find_in_hand (Fixture       *f,
                   gconstpointer  data)
{
  GtkWidget *mat = GTK_WIDGET (f->mat);
  const ChieuHand *hand = &f->mat->held.hand;
  graphene_rect_t found, bounds;
  ChieuCard other = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    for (int i = 0; i < chieu_mau_binh_row_size (row); i++)
      {
        ChieuCardWidget *card = chieu_zone_get_card (chieu_mat_zone (f->mat, chieu_mau_binh_zone (0, row)), i);

        g_assert_true (chieu_mat_view_find_in_hand (f->mat, chieu_card_widget_get_card (card), mat, &found));
        g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (card), mat, &bounds) && graphene_rect_equal (&found, &bounds));
      }
  while (memchr (hand->cards, other, (gsize) hand->n) != NULL)
    other++;
  g_assert_false (chieu_mat_view_find_in_hand (f->mat, other, mat, &found));
}

/* The button puts the whole hand in the best order, and the key sorts it as it was; the strict way has no such button. */
static void
test_best (Fixture       *f,
           gconstpointer  way)
{
  ChieuHand before = f->mat->held.hand;
  gboolean strict = GPOINTER_TO_INT (way) == CHIEU_WAY_NGHIEM;
  ChieuMauBinhChoice choice;

  chieu_mau_binh_choose (((ChieuMauBinhState *) &f->play.view)->hand[0], &((ChieuMauBinhState *) &f->play.view)->rules, &choice);
  g_assert_cmpint (chieu_played_may_arrange_best (&f->mat->played), ==, !strict);
  gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.best", NULL);
  if (strict)
    {
      g_assert_cmpmem (before.cards, CHIEU_MAU_BINH_HAND, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
      return;
    }
  g_assert_cmpmem (choice.best.cards, CHIEU_MAU_BINH_HAND, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.sort", NULL));
  g_assert_cmpmem (before.cards, CHIEU_MAU_BINH_HAND, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
}

/* ---- Tới trắng ---- */

/* Deals another hand, one that is a tới trắng or one that is not. */
static void
deal_hand (Fixture  *f,
           gboolean  instant)
{
  const ChieuMauBinhState *view = (const ChieuMauBinhState *) &f->play.view;
  ChieuWay way = f->play.way;
  guint64 seed = 1;

  do
    play_source_init_game (&f->play, &chieu_mau_binh, 3, seed++, way == CHIEU_WAY_NGHIEM);
  while ((chieu_mau_binh_find_instants (view->hand[0], &view->rules) != 0) != instant);
  chieu_mat_view_report_deal (f->mat);
  hands_settle ();
}

/* A tới trắng is offered where there is one, in the strict way always; pressed, the button shows it, or a notice says that there is
 * none. */
static void
test_instant (Fixture       *f,
              gconstpointer  way)
{
  gboolean strict = GPOINTER_TO_INT (way) == CHIEU_WAY_NGHIEM;

  deal_hand (f, FALSE);
  g_assert_true (chieu_offers_have (&f->mat->offers, "mat.toi-trang") == strict);
  chieu_offers_press (&f->mat->offers, "mat.toi-trang");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  deal_hand (f, TRUE);
  g_assert_true (chieu_offers_have (&f->mat->offers, "mat.toi-trang"));
  g_assert_true ((f->mat->offers.prompt != NULL && strstr (f->mat->offers.prompt, "wins as it is") != NULL) == !strict);
  chieu_offers_press (&f->mat->offers, "mat.toi-trang");
  if (f->mat->deeds.n_choices > 0)
    chieu_deeds_choose (&f->mat->deeds, 0);
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_MAU_BINH_TOI_TRANG);
  g_assert_false (play_source.is_asked (&f->play));
}

/* Returns: (nullable): the button of @action that is seen, from @widget down */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

/* Returns: whether the button of @action is there and coloured */
static gboolean
is_coloured (Fixture    *f,
             const char *action)
{
  GtkWidget *button = find_button (GTK_WIDGET (f->mat), action);

  return button != NULL && gtk_widget_has_css_class (button, "main");
}

/* A tới trắng wins as ù does in other games, so its button is coloured where there is one; in the strict way never. With the coach
 * colour follows his word, and the button that lays down the hand never has it: that depends on how the cards lie. */
static void
test_colour (Fixture       *f,
             gconstpointer  way)
{
  gboolean strict = GPOINTER_TO_INT (way) == CHIEU_WAY_NGHIEM;
  ChieuMove instant = { .kind = CHIEU_MAU_BINH_TOI_TRANG }, give_up = { .kind = CHIEU_MAU_BINH_BO };
  ChieuMove lay = { .kind = CHIEU_MAU_BINH_XEP, .n = CHIEU_MAU_BINH_HAND };

  deal_hand (f, FALSE);
  g_assert_false (is_coloured (f, "mat.toi-trang"));
  deal_hand (f, TRUE);
  g_assert_nonnull (find_button (GTK_WIDGET (f->mat), "mat.toi-trang"));
  g_assert_true (is_coloured (f, "mat.toi-trang") == !strict);
  g_assert_false (is_coloured (f, "mat.xep"));

  chieu_mat_view_set_coach (f->mat, TRUE, NULL);
  g_assert_false (is_coloured (f, "mat.toi-trang"));
  chieu_mat_view_set_coach (f->mat, TRUE, &instant);
  g_assert_true (is_coloured (f, "mat.toi-trang") == !strict);
  chieu_mat_view_set_coach (f->mat, TRUE, &give_up);
  g_assert_false (is_coloured (f, "mat.toi-trang"));
  memcpy (lay.cards, f->mat->held.hand.cards, CHIEU_MAU_BINH_HAND);
  chieu_mat_view_set_coach (f->mat, TRUE, &lay);
  g_assert_false (is_coloured (f, "mat.toi-trang") || is_coloured (f, "mat.xep"));
}

/* ---- Foul hands ---- */

/* Puts the hand in an order that is foul: the best one, with chi 1 and chi 2 exchanged. */
static void
make_foul (Fixture *f)
{
  const ChieuMauBinhState *s = (ChieuMauBinhState *) &f->play.view;
  int one = chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_1), two = chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_2);
  ChieuMauBinhChoice choice;

  chieu_mau_binh_choose (s->hand[0], &s->rules, &choice);
  memcpy (f->mat->held.hand.cards, choice.best.cards, CHIEU_MAU_BINH_HAND);
  memcpy (f->mat->held.hand.cards + one, choice.best.cards + two, CHIEU_MAU_BINH_LONG_ROW);
  memcpy (f->mat->held.hand.cards + two, choice.best.cards + one, CHIEU_MAU_BINH_LONG_ROW);
  chieu_mat_keep_order (f->mat);
  chieu_mat_sync (f->mat, CHIEU_SYNC_MOVES);
  chieu_mat_update_offers (f->mat);
  g_assert_true (chieu_mau_binh_is_foul (f->mat->held.hand.cards, FALSE));
}

/* That a hand is foul is said before it is laid; laid all the same, it is refused in học, and thường warns of it. */
static void
test_foul (Fixture       *f,
           gconstpointer  way)
{
  make_foul (f);
  g_assert_cmpstr (f->mat->offers.prompt, ==, "Binh lủng: chi 2 is higher than chi 1.");
  chieu_offers_press (&f->mat->offers, "mat.xep");
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_true (play_source.is_asked (&f->play));
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  g_assert_cmpint (f->mat->deeds.warned_at != 0, ==, GPOINTER_TO_INT (way) == CHIEU_WAY_THUONG);
  /* A second press, before anybody could read the notice, does nothing. */
  chieu_offers_press (&f->mat->offers, "mat.xep");
  g_assert_true (play_source.is_asked (&f->play));
}

/* In the strict way nobody says that a hand is foul, and it is laid. */
static void
test_foul_strict (Fixture       *f,
                  gconstpointer  way)
{
  make_foul (f);
  g_assert_true (f->mat->offers.prompt != NULL && strstr (f->mat->offers.prompt, "lủng") == NULL);
  chieu_offers_press (&f->mat->offers, "mat.xep");
  g_assert_false (play_source.is_asked (&f->play));
}

/* ---- Laying down, giving up ---- */

static void
test_lay (Fixture       *f,
          gconstpointer  data)
{
  ChieuHand laid;

  chieu_modes_do_action (&f->mat->modes, "mat.best");
  laid = f->mat->held.hand;
  chieu_offers_press (&f->mat->offers, "mat.xep");
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_MAU_BINH_XEP);
  g_assert_cmpmem (f->play.last_tried.cards, CHIEU_MAU_BINH_HAND, laid.cards, CHIEU_MAU_BINH_HAND);
  g_assert_false (play_source.is_asked (&f->play));
  /* Once the hand is laid its cards stay where they are, and none can be chosen. */
  click (f, 0);
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
}

static void
test_give_up (Fixture       *f,
              gconstpointer  data)
{
  chieu_offers_press (&f->mat->offers, "mat.bo");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), "press again"));
  chieu_offers_press (&f->mat->offers, "mat.bo");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  f->mat->offers.sure_at -= 2 * CHIEU_TIME_REPEAT * 1000;
  chieu_offers_press (&f->mat->offers, "mat.bo");
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_MAU_BINH_BO);
}

/* ---- The show ---- */

static void
count_cb (int *n)
{
  (*n)++;
}

/* The cards of the others lie face down until their step comes; what each step brings is said; the person goes on. */
static void
test_show (Fixture       *f,
           gconstpointer  data)
{
  int over = 0, n, steps = 0;

  f->play.step_delay = -1;
  g_signal_connect_swapped (f->mat, "show-over", G_CALLBACK (count_cb), &over);
  chieu_modes_do_action (&f->mat->modes, "mat.best");
  chieu_offers_press (&f->mat->offers, "mat.xep");
  g_assert_false (chieu_mat_view_is_showing (f->mat));
  play_source_run (&f->play, 10);
  hands_settle ();
  n = chieu_mau_binh_show.count_steps (&f->play.view);
  g_assert_cmpint (n, >=, 4);
  g_assert_true (chieu_mat_view_is_showing (f->mat));
  for (; chieu_mat_view_is_showing (f->mat); steps++)
    {
      const ChieuZoneScene *zone = &f->mat->scene->zones[chieu_mau_binh_zone (1, 0)];

      g_assert_true ((zone->cards[0].card == CHIEU_CARD_HIDDEN)
                     == !chieu_mau_binh_lies_open ((ChieuMauBinhState *) &f->play.view, 1, 0, steps));
      g_assert_cmpint (over, ==, 0);
      g_assert_true (steps == 0 || *f->mat->offers.prompt != '\0');
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.proceed", NULL));
      /* The test does not wait until the winner has been celebrated. */
      chieu_praise_finish (&f->mat->praise);
      hands_settle ();
    }
  /* After the last step the winner is celebrated, and then nothing goes on by itself. */
  g_assert_cmpint (steps, ==, n + 2);
  g_assert_cmpint (over, ==, 1);
}

/* Where the steps of the show take no time, all cards lie open at once. */
static void
test_no_show (Fixture       *f,
              gconstpointer  data)
{
  chieu_modes_do_action (&f->mat->modes, "mat.best");
  chieu_offers_press (&f->mat->offers, "mat.xep");
  play_source_run (&f->play, 10);
  g_assert_false (chieu_mat_view_is_showing (f->mat));
  g_assert_cmpint (f->mat->scene->zones[chieu_mau_binh_zone (1, 0)].cards[0].card, !=, CHIEU_CARD_HIDDEN);
}

/* ---- What is written beside the chi ---- */

/* Returns: the height of the letters of @label as they are drawn, in pixels */
static double
measure_letters (GtkLabel *label)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);
  PangoGlyphItem *run = line->runs->data;
  g_autoptr (PangoFontDescription) font = pango_font_describe_with_absolute_size (run->item->analysis.font);

  return (double) pango_font_description_get_size (font) / PANGO_SCALE;
}

/* The smallest letters that are easy to read, in pixels. */
#define LETTERS_LEAST 14

/* Checks that every caption is legible, lies inside the mat and covers no other. Returns: how many there are */
static int
check_captions (ChieuMatView *mat)
{
  graphene_rect_t boxes[CHIEU_ZONES_MAX], common;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (mat)), gtk_widget_get_height (GTK_WIDGET (mat)));
  int n = 0;

  for (int z = 0; z < mat->played.layout->n_zones; z++)
    {
      GtkWidget *label = mat->captions.at[z].label;

      if (!gtk_widget_get_visible (label))
        continue;
      g_assert_cmpfloat (measure_letters (GTK_LABEL (label)), >=, LETTERS_LEAST);
      g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (mat), &boxes[n]));
      g_assert_true (graphene_rect_contains_rect (&all, &boxes[n]));
      for (int other = 0; other < n; other++)
        g_assert_false (graphene_rect_intersection (&boxes[n], &boxes[other], &common));
      n++;
    }
  return n;
}

/* On a mat as narrow as it is beside a lesson, with four seats, the captions of the chi are legible and do not cover each other. */
static void
test_captions_legible (Fixture       *f,
                       gconstpointer  data)
{
  gtk_window_set_default_size (GTK_WINDOW (f->window), 665, 500);
  while (gtk_widget_get_width (GTK_WIDGET (f->mat)) > 665)
    g_main_context_iteration (NULL, TRUE);
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      play_source_init_game (&f->play, &chieu_mau_binh, 4, seed, FALSE);
      chieu_mat_view_report_deal (f->mat);
      f->play.auto_person = TRUE;
      play_source_run (&f->play, 10);
      mat_window_wait_frames (GTK_WIDGET (f->mat), 3);
      g_assert_cmpint (check_captions (f->mat), >=, 9);
      f->play.auto_person = FALSE;
    }
}

static void
add_test (const char *path,
          ChieuWay    way,
          void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (way), set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  adw_init ();
  g_test_init (&argc, &argv, NULL);
  chieu_pictures_set_folder (PICTURES_FOLDER);
  add_test ("/mat/arrange/clicks", CHIEU_WAY_HOC, test_clicks);
  add_test ("/mat/arrange/drop", CHIEU_WAY_HOC, test_drop);
  add_test ("/mat/arrange/find-in-hand", CHIEU_WAY_HOC, test_find_in_hand);
  add_test ("/mat/arrange/best", CHIEU_WAY_HOC, test_best);
  add_test ("/mat/arrange/best-strict", CHIEU_WAY_NGHIEM, test_best);
  add_test ("/mat/arrange/instant", CHIEU_WAY_HOC, test_instant);
  add_test ("/mat/arrange/instant-strict", CHIEU_WAY_NGHIEM, test_instant);
  add_test ("/mat/arrange/colour", CHIEU_WAY_HOC, test_colour);
  add_test ("/mat/arrange/colour-strict", CHIEU_WAY_NGHIEM, test_colour);
  add_test ("/mat/arrange/foul", CHIEU_WAY_HOC, test_foul);
  add_test ("/mat/arrange/foul-warned", CHIEU_WAY_THUONG, test_foul);
  add_test ("/mat/arrange/foul-strict", CHIEU_WAY_NGHIEM, test_foul_strict);
  add_test ("/mat/arrange/lay", CHIEU_WAY_HOC, test_lay);
  add_test ("/mat/arrange/give-up", CHIEU_WAY_HOC, test_give_up);
  add_test ("/mat/arrange/show", CHIEU_WAY_HOC, test_show);
  add_test ("/mat/arrange/no-show", CHIEU_WAY_HOC, test_no_show);
  add_test ("/mat/arrange/captions-legible", CHIEU_WAY_HOC, test_captions_legible);
  return g_test_run ();
}
