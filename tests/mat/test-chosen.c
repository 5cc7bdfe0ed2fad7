/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several cards of the hand chosen for one move, at a mat of Lục hổ: by clicks, by buttons and
 * digits, by a card that is carried to the middle; what is marked meanwhile, and what is told where
 * the rules refuse them. Needs a display.
 */
#include <adwaita.h>
#include <string.h>

#include "../games/luc-ho/match/cards.h"
#include "hands-at-mat.h"
#include "mat-window.h"
#include "games/luc-ho/mat/layout.h"
#include "mat/view/mat-view-private.h"
#include "mat/faces/pictures.h"
#include "mat/widgets/zone-private.h"

/* The most deals among which one is looked for in which the person is the first seat. */
#define SEEDS 200

/* The cards of the person, who is seat 0 of three, and after making the hand is to lead; the others hold the rest. */
#define OWN "2x 3x 9x 5k 6k 7k 2s 3s 3q 4q 5q 9q"

/* Gives the person the cards OWN, and the others the rest. */
static void
give_cards (ChieuLucHoState *s)
{
  guint64 rest = CHIEU_LUC_HO_ALL & ~parse_cards (OWN);

  s->seat[0].hand = parse_cards (OWN);
  for (int seat = 1; seat < 3; seat++)
    {
      s->seat[seat].hand = 0;
      for (int i = 0; i < CHIEU_LUC_HO_HAND; i++, rest &= rest - 1)
        s->seat[seat].hand |= rest & -rest;
    }
}

/* Lets the person make a hand of the cards OWN, and lead. Returns: (transfer full): the window with its mat; close_window() ends it */
static GtkWidget *
sit_down (PlaySource *play,
          gboolean    strict)
{
  const ChieuMove make = { .kind = CHIEU_LUC_HO_LAM, .face = CHIEU_CARD_NONE };
  GtkWidget *window;

  *play = (PlaySource) { 0 };
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      play_source_init_game (play, &chieu_luc_ho, 3, seed, strict);
      if (((ChieuLucHoState *) &play->state)->cai == 0 && ((ChieuLucHoState *) &play->state)->phase == CHIEU_LUC_HO_BID)
        break;
    }
  g_assert_cmpint (((ChieuLucHoState *) &play->state)->cai, ==, 0);
  give_cards ((ChieuLucHoState *) &play->state);
  play_source_make_move (play, 0, &make);
  g_assert_null (chieu_luc_ho.check_state (&play->state));
  window = mat_window_new (play);
  hands_settle ();
  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  hands_settle ();
}

static void
click (PlaySource *play,
       const char *name)
{
  hands_click (play, CHIEU_LUC_HO_ZONE_HAND, chieu_deck_parse (&chieu_deck_luc_ho, name, strlen (name)));
}

static void
press_button (PlaySource *play,
              const char *action)
{
  chieu_offers_press (&play->mat->offers, action);
  hands_settle ();
}

static void
assert_told (PlaySource *play,
             const char *begins)
{
  const char *text = gtk_label_get_text (GTK_LABEL (play->mat->teller.notice));

  if (!gtk_widget_get_visible (play->mat->teller.notice) || !g_str_has_prefix (text, begins))
    g_error ("the mat says “%s”, not “%s …”", text, begins);
}

/* Asserts that the move which the mat tried last is @expected, in notation. */
static void
assert_tried (PlaySource *play,
              const char *expected)
{
  char text[CHIEU_MOVE_TEXT_MAX];

  chieu_luc_ho.print_move (&play->last_tried, text);
  g_assert_cmpstr (text, ==, expected);
}

/* A click chooses a card, and another click on it takes that back; other cards stay chosen. */
static void
test_toggle (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];

  click (&play, "5k");
  click (&play, "7k");
  g_assert_cmpint (chieu_held_list_chosen (&play.mat->held, cards), ==, 2);
  click (&play, "5k");
  g_assert_cmpint (chieu_held_list_chosen (&play.mat->held, cards), ==, 1);
  g_assert_cmpint (cards[0], ==, CHIEU_LH (1, 7));
  g_assert_cmpuint (play.n_tried, ==, 0);
  close_window (window);
}

/* The cards chosen are played in one move, in whatever order they were clicked; none of them stays chosen. */
static void
test_together (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);

  click (&play, "7k");
  click (&play, "5k");
  click (&play, "6k");
  press_button (&play, "mat.ra");
  assert_tried (&play, "ra 5k 6k 7k");
  g_assert_cmpint (play.mat->held.hand.n, ==, 9);
  g_assert_cmpuint (play.mat->held.chosen, ==, 0);
  close_window (window);
}

/* Cards that are refused stay chosen, and the reason is told. */
static void
test_refused (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);

  click (&play, "3q");
  press_button (&play, "mat.ra");
  assert_told (&play, "Single cards are led in order");
  click (&play, "2x");
  press_button (&play, "mat.ra");
  assert_tried (&play, "ra 2x 3q");
  assert_told (&play, "These cards cannot be led together");
  g_assert_cmpint (play.mat->held.hand.n, ==, 12);
  g_assert_cmpint (__builtin_popcount (play.mat->held.chosen), ==, 2);
  close_window (window);
}

/* With no card chosen the button offers the moves to choose from, as they are few. */
static void
test_ways (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);

  /* 2x, 3x, các of threes, and two thuận. */
  press_button (&play, "mat.ra");
  g_assert_cmpint (play.mat->deeds.n_choices, ==, 5);
  chieu_deeds_choose (&play.mat->deeds, 1);
  hands_settle ();
  assert_tried (&play, "ra 3x");
  close_window (window);
}

/* Presses @key on the mat, as if the focus were there. */
static void
press_on_mat (PlaySource *play,
              guint       key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (play->mat));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0u, (GdkModifierType) 0, &handled);
    }
  g_assert_true (handled);
  hands_settle ();
}

/* Returns: (transfer none) (nullable): the prompt, which is @widget or lies below it */
static GtkWidget *
find_prompt (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "prompt") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_prompt (child);
  return found;
}

static void
note_marked_cb (GtkWidget  *prompt,
                GParamSpec *property,
                gboolean   *marked)
{
  *marked |= gtk_widget_has_css_class (prompt, "marked");
}

/* The key that asks what may be done shows where that is said, whether or not there is a voice. */
static void
test_prompt_marked (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);
  gboolean marked = FALSE;

  g_signal_connect (find_prompt (play.mat->side), "notify::css-classes", G_CALLBACK (note_marked_cb), &marked);
  press_on_mat (&play, GDK_KEY_w);
  g_assert_true (marked);
  close_window (window);
}

/* With the coach beside the mat the focus begins at the way that he would choose, without him and in the strict way at the first; what he
 * says later leaves it where it is. */
static void
test_ways_with_coach (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);
  ChieuMove second, first;
  int column, way = -1;

  g_assert_true (chieu_luc_ho.parse_move ("ra 2x", &first, &column));
  g_assert_true (chieu_luc_ho.parse_move ("ra 3x", &second, &column));
  press_button (&play, "mat.ra");
  chieu_side_column_get_action (CHIEU_SIDE_COLUMN (play.mat->side), gtk_window_get_focus (GTK_WINDOW (window)), &way);
  g_assert_cmpint (way, ==, 0);
  chieu_deeds_drop_choices (&play.mat->deeds);
  chieu_mat_view_set_coach (play.mat, TRUE, &second);
  press_button (&play, "mat.ra");
  chieu_side_column_get_action (CHIEU_SIDE_COLUMN (play.mat->side), gtk_window_get_focus (GTK_WINDOW (window)), &way);
  g_assert_cmpint (way, ==, 1);
  chieu_mat_view_set_coach (play.mat, TRUE, &first);
  hands_settle ();
  chieu_side_column_get_action (CHIEU_SIDE_COLUMN (play.mat->side), gtk_window_get_focus (GTK_WINDOW (window)), &way);
  g_assert_cmpint (way, ==, 1);
  close_window (window);
}

/* Digits, also those of the number pad, choose among the moves that are offered. */
static void
test_ways_by_digit (void)
{
  static const guint keys[] = { GDK_KEY_2, GDK_KEY_KP_2 };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      PlaySource play;
      GtkWidget *window = sit_down (&play, FALSE);

      press_button (&play, "mat.ra");
      press_on_mat (&play, keys[i]);
      assert_tried (&play, "ra 3x");
      close_window (window);
    }
}

/* A card carried goes with those chosen; only the middle takes them. */
static void
test_carried (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);
  ChieuTarget targets[CHIEU_ZONES_MAX];
  ChieuMatDeed deed;

  click (&play, "3q");
  click (&play, "4q");
  chieu_modes_find_targets (&play.mat->modes, CHIEU_LUC_HO_ZONE_HAND, CHIEU_LH (3, 5), targets);
  for (int z = 0; z < CHIEU_LUC_HO_N_ZONES; z++)
    g_assert_cmpint (targets[z], ==, z == CHIEU_LUC_HO_ZONE_TABLE ? CHIEU_TARGET_CLEAN : CHIEU_TARGET_NONE);
  chieu_modes_find_targets (&play.mat->modes, CHIEU_LUC_HO_ZONE_HAND, CHIEU_LH (3, 9), targets);
  g_assert_cmpint (targets[CHIEU_LUC_HO_ZONE_TABLE], ==, CHIEU_TARGET_FAULTY);
  deed = chieu_held_make_deed (&play.mat->held, CHIEU_LH (3, 5), CHIEU_LUC_HO_ZONE_TABLE);
  g_assert_true (chieu_choose_mode_do_deed (&play.mat->compose.mode, &deed));
  assert_tried (&play, "ra 3q 4q 5q");
  close_window (window);
}

/* The middle, which is lit as a whole, does not lie over a plate: it is drawn before them. */
static void
test_middle_below_plates (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);
  GtkWidget *middle = play.mat->zones[CHIEU_LUC_HO_ZONE_TABLE];

  for (int p = 1; p < play.mat->scene->n_seats; p++)
    {
      GtkWidget *above = middle;

      while (above != NULL && above != play.mat->seats[p])
        above = gtk_widget_get_next_sibling (above);
      g_assert_nonnull (above);
    }
  close_window (window);
}

/* Returns: (transfer full): the cards of the hand that bear @flag, in notation and in the order in which they lie */
static char *
list_marked (PlaySource *play,
             int         flag)
{
  const ChieuZoneScene *hand = &play->mat->scene->zones[CHIEU_LUC_HO_ZONE_HAND];
  GString *text = g_string_new (NULL);

  for (int i = 0; i < hand->n; i++)
    if ((hand->cards[i].flags & flag) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", chieu_deck_name (&chieu_deck_luc_ho, hand->cards[i].card));
  return g_string_free (text, FALSE);
}

static void
assert_useful (PlaySource *play,
               const char *expected)
{
  g_autofree char *marked = list_marked (play, CHIEU_CARD_USEFUL);

  g_assert_cmpstr (marked, ==, expected);
}

static gboolean
is_middle_lit (PlaySource *play)
{
  return CHIEU_ZONE (play->mat->zones[CHIEU_LUC_HO_ZONE_TABLE])->offered > 0;
}

/* The dots lead from one card to those that go with it, until the cards are a move and the middle lights. */
static void
test_marks (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);

  assert_useful (&play, "2x 3x 5k 6k 7k 3s 3q 4q 5q");
  g_assert_false (is_middle_lit (&play));
  click (&play, "3q");
  assert_useful (&play, "3x 3s 4q 5q");
  click (&play, "5q");
  assert_useful (&play, "4q");
  g_assert_false (is_middle_lit (&play));
  click (&play, "4q");
  assert_useful (&play, "");
  g_assert_true (is_middle_lit (&play));
  click (&play, "9q");
  assert_useful (&play, "");
  g_assert_false (is_middle_lit (&play));
  close_window (window);
}

/* The button that is pointed at raises what could be led with the cards chosen. */
static void
test_pointed (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, FALSE);

  click (&play, "5k");
  g_assert_true (chieu_preview_point (&play.mat->preview, "mat.ra", -1));
  g_assert_cmpint (__builtin_popcount (play.mat->preview.raised), ==, 3);
  close_window (window);
}

/* The cards of the coach’s move are marked, and no others; in the strict way none are. */
static void
test_coach (gconstpointer strict)
{
  ChieuMove lead;
  int column;
  PlaySource play;
  GtkWidget *window = sit_down (&play, GPOINTER_TO_INT (strict));
  g_autofree char *marked = NULL;

  g_assert_true (chieu_luc_ho.parse_move ("ra 5k 6k 7k", &lead, &column));
  chieu_mat_view_set_coach (play.mat, TRUE, &lead);
  marked = list_marked (&play, CHIEU_CARD_POINTED);
  g_assert_cmpstr (marked, ==, GPOINTER_TO_INT (strict) ? "" : "5k 6k 7k");
  if (GPOINTER_TO_INT (strict))
    assert_useful (&play, "");
  close_window (window);
}

/* In the strict way a claim may always be tried, and without chosen cards no moves are offered. */
static void
test_strict (void)
{
  PlaySource play;
  GtkWidget *window = sit_down (&play, TRUE);
  ChieuTarget targets[CHIEU_ZONES_MAX];

  press_button (&play, "mat.an-ho");
  assert_told (&play, "The cards you have won and your old ones are too few");
  press_button (&play, "mat.ra");
  assert_told (&play, "Choose the cards first");
  g_assert_cmpint (play.mat->deeds.n_choices, ==, 0);
  chieu_modes_find_targets (&play.mat->modes, CHIEU_LUC_HO_ZONE_HAND, CHIEU_LH (0, 2), targets);
  g_assert_cmpint (targets[CHIEU_LUC_HO_ZONE_TABLE], ==, CHIEU_TARGET_FAULTY);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/mat/chosen/toggle", test_toggle);
  g_test_add_func ("/mat/chosen/together", test_together);
  g_test_add_func ("/mat/chosen/refused", test_refused);
  g_test_add_func ("/mat/chosen/ways", test_ways);
  g_test_add_func ("/mat/chosen/ways-by-digit", test_ways_by_digit);
  g_test_add_func ("/mat/chosen/ways-with-coach", test_ways_with_coach);
  g_test_add_func ("/mat/chosen/prompt-marked", test_prompt_marked);
  g_test_add_func ("/mat/chosen/carried", test_carried);
  g_test_add_func ("/mat/chosen/middle-below-plates", test_middle_below_plates);
  g_test_add_func ("/mat/chosen/strict", test_strict);
  g_test_add_func ("/mat/chosen/marks", test_marks);
  g_test_add_func ("/mat/chosen/pointed", test_pointed);
  g_test_add_data_func ("/mat/chosen/coach", GINT_TO_POINTER (FALSE), test_coach);
  g_test_add_data_func ("/mat/chosen/coach-strict", GINT_TO_POINTER (TRUE), test_coach);
  return g_test_run ();
}
