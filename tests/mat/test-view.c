/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu as a widget: what assistive technology sees, keys, actions, focus,
 * refused moves, and that it is freed with its window. Needs a display.
 */
#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "chance-hand.h"
#include "games/to-tom/mat/layout.h"
#include "mat-window.h"
#include "mat/column/button-places.h"
#include "mat/column/side-column.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/fan-order.h"
#include "mat/motion.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/background.h"
#include "mat/widgets/card-strip.h"
#include "match/words/words.h"
#include "../patience.h"

/* More ways than find room beside any mat. */
#define MANY_WAYS 70

/* The card in focus stands out of the fan by more than this, in pixels. */
#define LIFT 8

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuMatView *mat;
} Fixture;

/* Lets the main loop run for @ms milliseconds. */
static void
run_loop (int ms)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
show_mat (Fixture *f)
{
  f->window = mat_window_new (&f->play);
  f->mat = f->play.mat;
  run_loop (20);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  play_source_init (&f->play, 5, 7);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *mat = GTK_WIDGET (f->mat), *window = f->window;

  g_object_add_weak_pointer (G_OBJECT (mat), (gpointer *) &mat);
  gtk_window_destroy (GTK_WINDOW (window));
  run_loop (20);
  g_assert_null (mat);
}

/* Plays hands by chance, from the first seed on, until the person has at least @ways clean moves of @kind, each with a face of which at
 * least @held cards are in the hand. */
static void
play_until_held (Fixture *f,
                 int      kind,
                 int      ways,
                 int      held)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (int seed = 1; seed < 400; seed++)
    {
      play_source_init (&f->play, 5, seed);
      f->play.auto_person = TRUE;
      do
        {
          int n = play_source.is_asked (&f->play) ? play_source.list_moves (&f->play, CHIEU_MOVES_CLEAN, moves) : 0, found = 0;

          for (int i = 0; i < n; i++)
            found += moves[i].kind == kind
                     && (held == 0 || ((const ChieuToTomState *) &f->play.state)->seat[0].hand[moves[i].face] >= held);
          if (found >= ways)
            {
              f->play.auto_person = FALSE;
              return;
            }
        }
      while (play_source_step (&f->play));
    }
  g_assert_not_reached ();
}

static void
play_until (Fixture *f,
            int      kind,
            int      ways)
{
  play_until_held (f, kind, ways, 0);
}

/* Returns: the place in the hand of a card of which the discard is @clean; −1: there is none */
static int
find_discard (Fixture  *f,
              gboolean  clean)
{
  for (int i = 0; i < f->mat->held.hand.n; i++)
    {
      const ChieuMatDeed deed = { .from = CHIEU_TO_TOM_ZONE_HAND, .card = f->mat->held.hand.cards[i], .to = CHIEU_ZONE_NONE };

      if (chieu_deeds_could_mean (&f->mat->deeds, &deed, TRUE) == clean)
        return i;
    }
  return -1;
}

static ChieuCardWidget *
get_hand_card (Fixture *f,
               int      place)
{
  return chieu_zone_get_card (chieu_mat_zone (f->mat, CHIEU_TO_TOM_ZONE_HAND), place);
}

/* ---- What is seen ---- */

/* Returns: (transfer full) (nullable): the set of the hand to which the card at @place belongs and its place there, as a screen reader says
 * them */
static char *
describe_set (Fixture *f,
              int      place)
{
  const ChieuHand *hand = &f->mat->held.hand;
  int first = place, end = place;
  g_autofree char *set = NULL;

  while (first > 0 && hand->group[first - 1] == hand->group[place])
    first--;
  while (end < hand->n && hand->group[end] == hand->group[place])
    end++;
  set = chieu_words_together (chieu_words_for_game (&chieu_to_tom), hand->cards + first, end - first, TRUE);
  return set != NULL ? g_strdup_printf ("%s, %d of %d", set, place - first + 1, end - first) : NULL;
}

static void
test_accessible (Fixture       *f,
                 gconstpointer  data)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  int n = ((ChieuToTomState *) &f->play.view)->seat[0].n_hand;
  ChieuZone *hand;

  show_mat (f);
  hand = chieu_mat_zone (f->mat, CHIEU_TO_TOM_ZONE_HAND);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_PROPERTY_LABEL, "Your hand");
  g_assert_cmpint (chieu_zone_get_n_cards (hand), ==, n);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *set = describe_set (f, i);
      g_autofree char *label = g_strdup_printf ("%s, in your hand, %d of %d%s%s", chieu_words_card (words, f->mat->held.hand.cards[i]),
                                                i + 1, n, set != NULL ? ", " : "", set != NULL ? set : "");

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get_hand_card (f, i)), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_hand_card (f, i)), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chieu_mat_zone (f->mat, CHIEU_TO_TOM_ZONE_PILE)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Nọc, 19 cards");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (f->mat->flights), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* The room is painted anew when the colours of the desktop change. */
static void
test_dark (Fixture       *f,
           gconstpointer  data)
{
  ChieuBackground *background;

  show_mat (f);
  background = CHIEU_BACKGROUND (f->mat->background);
  while (!chieu_background_is_ready (background))
    g_main_context_iteration (NULL, TRUE);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_false (chieu_background_is_ready (background));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* ---- Discarding, by each way of input ---- */

static void
test_activate_twice (Fixture       *f,
                     gconstpointer  data)
{
  int place;
  ChieuCard card;

  play_until (f, CHIEU_TO_TOM_DANH, 1);
  show_mat (f);
  place = find_discard (f, TRUE);
  g_assert_cmpint (place, >=, 0);
  card = f->mat->held.hand.cards[place];
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL));
  g_assert_cmpuint (f->mat->held.chosen, ==, 1u << place);
  g_assert_cmpuint (f->play.n_tried, ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL));
  g_assert_cmpuint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_TO_TOM_DANH);
  g_assert_cmpint (f->play.last_tried.face, ==, card);
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
}

static void
test_action_discards (Fixture       *f,
                      gconstpointer  data)
{
  play_until (f, CHIEU_TO_TOM_DANH, 1);
  show_mat (f);
  chieu_mat_set_chosen (f->mat, find_discard (f, TRUE));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.danh", NULL));
  g_assert_cmpuint (f->play.n_tried, ==, 1);
}

/* When the card that was chosen has left, its equals are not chosen for what comes next. */
static void
test_equal_card_is_not_chosen (Fixture       *f,
                               gconstpointer  data)
{
  const ChieuToTomState *state = (const ChieuToTomState *) &f->play.state;
  int place = 0, n;

  play_until_held (f, CHIEU_TO_TOM_DANH, 1, 2);
  show_mat (f);
  n = f->mat->held.hand.n;
  for (; place < n; place++)
    {
      const ChieuMatDeed deed = { .from = CHIEU_TO_TOM_ZONE_HAND, .card = f->mat->held.hand.cards[place], .to = CHIEU_ZONE_NONE };

      if (state->seat[0].hand[deed.card] >= 2 && chieu_deeds_could_mean (&f->mat->deeds, &deed, TRUE))
        break;
    }
  g_assert_cmpint (place, <, n);
  chieu_mat_set_chosen (f->mat, place);
  /* It goes without the mat: as a card that is dragged goes, which need not be the chosen one. */
  play_source_make_move (&f->play, 0, &(ChieuMove) { .kind = CHIEU_TO_TOM_DANH, .face = f->mat->held.hand.cards[place] });
  run_loop (20);
  g_assert_cmpint (f->mat->held.hand.n, ==, n - 1);
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
}

/* When the card with the focus is discarded another card of the hand takes the focus. */
static void
test_focus_stays_in_hand (Fixture       *f,
                          gconstpointer  data)
{
  int place, n;
  GtkWidget *focus;

  play_until (f, CHIEU_TO_TOM_DANH, 1);
  show_mat (f);
  n = f->mat->held.hand.n;
  place = find_discard (f, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (get_hand_card (f, place)));
  for (int i = 0; i < 2; i++)
    gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL);
  g_assert_cmpint (f->mat->held.hand.n, ==, n - 1);
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (CHIEU_IS_CARD_WIDGET (focus));
  g_assert_true (gtk_widget_get_parent (focus) == f->mat->zones[CHIEU_TO_TOM_ZONE_HAND]);
}

/* Returns: whether the card at @place, which is neither the first nor the last one, is the one that is lifted */
static gboolean
is_lifted (Fixture *f,
           int      place)
{
  const ChieuPlace *cards = f->mat->scene->zones[CHIEU_TO_TOM_ZONE_HAND].cards;

  return f->mat->held.focus == place && cards[place].y + LIFT <= cards[place - 1].y && cards[place].y + LIFT <= cards[place + 1].y;
}

/* When a card before the one in focus leaves the hand the one in focus stays lifted, and not the one that now lies where that lay. */
static void
test_lift_follows_focus (Fixture       *f,
                         gconstpointer  data)
{
  int place, focus, n;

  play_until (f, CHIEU_TO_TOM_DANH, 1);
  show_mat (f);
  place = find_discard (f, TRUE);
  n = f->mat->held.hand.n;
  focus = n - 3;
  g_assert_cmpint (place, <, focus);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (get_hand_card (f, focus)));
  g_assert_true (is_lifted (f, focus));
  chieu_mat_set_chosen (f->mat, place);
  gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.danh", NULL);
  g_assert_cmpint (f->mat->held.hand.n, ==, n - 1);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == GTK_WIDGET (get_hand_card (f, focus - 1)));
  g_assert_true (is_lifted (f, focus - 1));
}

/* A press with the pointer lifts no card, but the first key does, which makes the focus visible. */
static void
test_lift_with_ring (Fixture       *f,
                     gconstpointer  data)
{
  show_mat (f);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (get_hand_card (f, 5)));
  g_assert_cmpint (f->mat->held.focus, ==, -1);
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), TRUE);
  g_assert_true (is_lifted (f, 5));
}

static void
test_arrows_walk (Fixture       *f,
                  gconstpointer  data)
{
  GtkWidget *zone;

  show_mat (f);
  zone = f->mat->zones[CHIEU_TO_TOM_ZONE_HAND];
  gtk_widget_grab_focus (GTK_WIDGET (get_hand_card (f, 3)));
  g_assert_true (gtk_widget_child_focus (zone, GTK_DIR_RIGHT));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == GTK_WIDGET (get_hand_card (f, 4)));
  g_assert_true (gtk_widget_child_focus (zone, GTK_DIR_LEFT));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == GTK_WIDGET (get_hand_card (f, 3)));
  /* Tab leaves. */
  g_assert_false (gtk_widget_child_focus (zone, GTK_DIR_TAB_FORWARD));
}

static void
test_refusal_is_told (Fixture       *f,
                      gconstpointer  data)
{
  int place;

  play_until (f, CHIEU_TO_TOM_DANH, 1);
  show_mat (f);
  place = find_discard (f, FALSE);
  g_assert_cmpint (place, >=, 0);
  g_assert_false (gtk_widget_get_visible (f->mat->teller.notice));
  chieu_choose_mode_do_deed (&f->mat->choose.mode, &(ChieuMatDeed) { .from = CHIEU_TO_TOM_ZONE_HAND, .card = f->mat->held.hand.cards[place], .to = CHIEU_ZONE_NONE });
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  g_assert_cmpint (f->play.last_tried.face, ==, f->mat->held.hand.cards[place]);
}

/* In Thường the first try of a faulty discard warns, and the second makes it, but not one that comes too soon to be meant. */
static void
test_warning (Fixture       *f,
              gconstpointer  data)
{
  int place, n;

  play_until (f, CHIEU_TO_TOM_DANH, 1);
  f->play.way = CHIEU_WAY_THUONG;
  show_mat (f);
  n = f->mat->held.hand.n;
  place = find_discard (f, FALSE);
  g_assert_cmpint (place, >=, 0);
  chieu_mat_set_chosen (f->mat, place);
  gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL);
  g_assert_cmpint (f->mat->held.hand.n, ==, n);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), "This is a fault"));
  gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL);
  g_assert_cmpint (f->mat->held.hand.n, ==, n);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  f->mat->deeds.warned_at -= 2 * CHIEU_TIME_REPEAT * 1000;
  gtk_widget_activate_action (GTK_WIDGET (get_hand_card (f, place)), "card.activate", NULL);
  g_assert_cmpint (f->mat->held.hand.n, ==, n - 1);
  g_assert_false (gtk_widget_get_visible (f->mat->teller.notice));
}

/* ---- Claims ---- */

static void
test_choice (Fixture       *f,
             gconstpointer  data)
{
  ChieuMove second;

  play_until (f, CHIEU_TO_TOM_AN, 2);
  show_mat (f);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.an", NULL));
  g_assert_cmpint (f->mat->deeds.n_choices, >=, 2);
  g_assert_cmpuint (f->play.n_tried, ==, 0);
  second = f->mat->deeds.choices[1];
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.choose", "i", 1));
  g_assert_cmpuint (f->play.n_tried, ==, 1);
  g_assert_true (chieu_move_equal (&second, &f->play.last_tried));
  g_assert_cmpint (f->mat->deeds.n_choices, ==, 0);
}

/* Returns: how many pictures of cards the choices below @widget have */
static int
count_strips (GtkWidget *widget)
{
  int n = CHIEU_IS_CARD_STRIP (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_strips (child);
  return n;
}

/* A card that can be eaten in very many ways: each of them is shown, and can be chosen. */
static void
test_many_ways (Fixture       *f,
                gconstpointer  data)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuMove last;
  int n, ways = 0;

  play_until (f, CHIEU_TO_TOM_AN, MANY_WAYS);
  n = play_source.list_moves (&f->play, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    ways += moves[i].kind == CHIEU_TO_TOM_AN;
  show_mat (f);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.an", NULL));
  g_assert_cmpint (f->mat->deeds.n_choices, ==, ways);
  g_assert_cmpint (count_strips (f->mat->side), >=, ways);
  last = f->mat->deeds.choices[ways - 1];
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.choose", "i", ways - 1));
  g_assert_true (chieu_move_equal (&last, &f->play.last_tried));
}

/* Returns: whether a label in @widget that is seen says just @words */
static gboolean
has_words (GtkWidget  *widget,
           const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_words (child, words))
      return TRUE;
  return FALSE;
}

/* Each choice between two khàn shows its card and says its name, although the move lists none; one may also go back. */
static void
test_choice_of_khan (Fixture       *f,
                     gconstpointer  data)
{
  play_until (f, CHIEU_TO_TOM_KHAN, 2);
  show_mat (f);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.khan", NULL));
  g_assert_cmpint (f->mat->deeds.n_choices, >=, 2);
  g_assert_cmpint (f->mat->deeds.choices[0].n, ==, 0);
  g_assert_cmpint (count_strips (f->mat->side), ==, f->mat->deeds.n_choices);
  for (int i = 0; i < f->mat->deeds.n_choices; i++)
    g_assert_true (has_words (f->mat->side, chieu_words_card (chieu_words_for_game (&chieu_to_tom), f->mat->deeds.choices[i].face)));
  g_assert_true (has_words (f->mat->side, "Back"));
}

/* How far a card has to be pulled is the system's to say, and it may say something else while the program runs. */
static void
test_drag_threshold (Fixture       *f,
                     gconstpointer  data)
{
  static const int thresholds[] = { 8, 40, 3 };
  ChieuCardWidget *card;
  graphene_point_t at;

  show_mat (f);
  run_loop (200);
  card = get_hand_card (f, 0);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (card), GTK_WIDGET (f->mat), &GRAPHENE_POINT_INIT (6, 12), &at));
  for (gsize i = 0; i < G_N_ELEMENTS (thresholds); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-dnd-drag-threshold", thresholds[i], NULL);
      g_signal_emit_by_name (f->mat->pointer.gesture, "drag-begin", (double) at.x, (double) at.y);
      g_signal_emit_by_name (f->mat->pointer.gesture, "drag-update", 0.0, -(double) thresholds[i]);
      g_assert_cmpint (f->mat->pointer.drag.state, ==, CHIEU_DRAG_PRESSED);
      g_signal_emit_by_name (f->mat->pointer.gesture, "drag-update", 0.0, -(double) thresholds[i] - 1);
      g_assert_cmpint (f->mat->pointer.drag.state, ==, CHIEU_DRAG_CARRYING);
      g_signal_emit_by_name (f->mat->pointer.gesture, "cancel", NULL);
      g_assert_cmpint (f->mat->pointer.drag.state, ==, CHIEU_DRAG_IDLE);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-dnd-drag-threshold");
}

/* The card in play is eaten if it is dragged to the person's own phu, and not if it is dragged to another seat's phu or gate. */
static void
test_deeds_of_eating (Fixture       *f,
                      gconstpointer  data)
{
  ChieuTarget targets[CHIEU_ZONES_MAX];

  play_until (f, CHIEU_TO_TOM_AN, 2);
  show_mat (f);
  chieu_modes_find_targets (&f->mat->modes, CHIEU_TO_TOM_ZONE_LIVE, ((ChieuToTomState *) &f->play.view)->card, targets);
  g_assert_cmpint (targets[CHIEU_TO_TOM_ZONE_PHU], ==, CHIEU_TARGET_CLEAN);
  g_assert_cmpint (targets[CHIEU_TO_TOM_ZONE_PHU + 2], ==, CHIEU_TARGET_NONE);
  g_assert_cmpint (targets[CHIEU_TO_TOM_ZONE_GATE + 3], ==, CHIEU_TARGET_NONE);
}

static void
test_nothing_offered_out_of_turn (Fixture       *f,
                                  gconstpointer  data)
{
  ChieuTarget targets[CHIEU_ZONES_MAX];

  /* Only hands dealt with a khàn are asked at the start. */
  for (int seed = 1; play_source.is_asked (&f->play) && seed < 100; seed++)
    play_source_init (&f->play, 5, seed);
  show_mat (f);
  g_assert_false (play_source.is_asked (&f->play));
  chieu_modes_find_targets (&f->mat->modes, CHIEU_TO_TOM_ZONE_HAND, f->mat->held.hand.cards[0], targets);
  for (int z = 0; z < CHIEU_TO_TOM_N_ZONES; z++)
    g_assert_cmpint (targets[z], ==, CHIEU_TARGET_NONE);
  gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.an", NULL);
  g_assert_cmpuint (f->play.n_tried, ==, 0);
}

/* ---- Order ---- */

static void
test_own_order_survives (Fixture       *f,
                         gconstpointer  data)
{
  ChieuCard first, moved;

  show_mat (f);
  chieu_mat_view_set_own_order (f->mat, TRUE);
  moved = f->mat->held.hand.cards[f->mat->held.hand.n - 1];
  first = f->mat->held.hand.cards[0];
  g_assert_cmpint (first, !=, moved);
  chieu_hand_move (&f->mat->held.hand, f->mat->held.hand.n - 1, 0);
  chieu_mat_sync (f->mat, CHIEU_SYNC_STILL);
  chieu_mat_view_report_move (f->mat, 1, NULL, NULL);
  g_assert_cmpint (f->mat->held.hand.cards[0], ==, moved);
  g_assert_cmpint (chieu_card_widget_get_card (get_hand_card (f, 0)), ==, moved);
  gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.sort", NULL);
  g_assert_false (chieu_mat_view_get_own_order (f->mat));
  g_assert_cmpint (f->mat->held.hand.cards[0], ==, first);
}

/* A turned card of the fan is hit where it shows: just inside its corner, and not just outside it. */
static void
test_turned_cards_are_hit (Fixture       *f,
                           gconstpointer  data)
{
  ChieuZone *hand;
  int n;

  show_mat (f);
  hand = CHIEU_ZONE (f->mat->zones[CHIEU_TO_TOM_ZONE_HAND]);
  n = chieu_zone_get_n_cards (hand);
  g_assert_cmpint (n, >, 10);
  for (int i = 0; i < n; i++)
    {
      ChieuSpot spot = chieu_zone_get_spot (hand, i);
      double angle = spot.angle * G_PI / 180, across = -spot.height / 8, along = -spot.height / 2;

      /* 3 pixels inside the upper left corner, which no card to the left covers; and 3 beyond the left edge. */
      for (int out = 0; out < 2; out++)
        {
          double u = across + (out ? -3 : 3), v = along + 3;
          GtkWidget *hit = gtk_widget_pick (GTK_WIDGET (f->mat), spot.x + u * cos (angle) - v * sin (angle),
                                            spot.y + u * sin (angle) + v * cos (angle), GTK_PICK_DEFAULT);

          g_assert_true ((hit == GTK_WIDGET (chieu_zone_get_card (hand, i))) == !out);
        }
    }
}

/* Each card of the fan lies at whole pixels, also the one in its middle that is not turned: elsewhere a line would go through it. */
static void
test_fan_at_whole_pixels (Fixture       *f,
                          gconstpointer  data)
{
  ChieuZone *hand;

  show_mat (f);
  hand = CHIEU_ZONE (f->mat->zones[CHIEU_TO_TOM_ZONE_HAND]);
  for (int i = 0; i < chieu_zone_get_n_cards (hand); i++)
    {
      graphene_point_t corner;

      g_assert_true (gtk_widget_compute_point (GTK_WIDGET (chieu_zone_get_card (hand, i)), GTK_WIDGET (f->mat), &GRAPHENE_POINT_INIT (0, 0),
                                               &corner));
      if (corner.x != floorf (corner.x) || corner.y != floorf (corner.y))
        g_error ("card %d of %d lies at %g, %g", i, chieu_zone_get_n_cards (hand), (double) corner.x, (double) corner.y);
    }
}

/* ---- Whole hands ---- */

static int
count_flights (Fixture *f)
{
  return chieu_flight_layer_get_n_flights (CHIEU_FLIGHT_LAYER (f->mat->flights));
}

/* With flights in the air, sizes changing and cards coming and going, widgets always agree with the scene. */
static void
test_whole_hand (Fixture       *f,
                 gconstpointer  data)
{
  int steps = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", GPOINTER_TO_INT (data), NULL);
  play_source_init (&f->play, 5, 21);
  f->play.auto_person = TRUE;
  show_mat (f);
  while (play_source_step (&f->play))
    {
      for (int z = 0; z < f->mat->scene->n_zones; z++)
        {
          ChieuZone *zone = chieu_mat_zone (f->mat, z);

          g_assert_cmpint (chieu_zone_get_n_cards (zone), ==, f->mat->scene->zones[z].n);
          for (int i = 0; i < f->mat->scene->zones[z].n; i++)
            g_assert_cmpint (chieu_card_widget_get_card (chieu_zone_get_card (zone, i)), ==,
                             f->mat->scene->zones[z].cards[i].card);
        }
      run_loop (3);
      if (++steps % 40 == 0)
        gtk_window_set_default_size (GTK_WINDOW (f->window), 900 + steps, 600 + steps / 2);
    }
  g_assert_cmpint (steps, >, 20);
  run_loop (20);
  if (GPOINTER_TO_INT (data))
    wait_until (count_flights (f) == 0);
  g_assert_cmpint (count_flights (f), ==, 0);
}

/* A hand is laid open set by set, although the words of the call take room from the mat in that moment. */
static void
test_hand_opens (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree ChanceHand *hand = g_new0 (ChanceHand, 1);
  float width;
  int i = 0;

  g_assert_true (chance_hand_find (hand, &chieu_to_tom, 5, CHIEU_OUTCOME_WON));
  play_source_init_game (&f->play, hand->game, hand->seats, hand->seed, FALSE);
  f->play.person = hand->result.winner;
  show_mat (f);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  run_loop (200);
  width = f->mat->room.width;
  while (f->mat->scene->n_open == 0 && i < hand->n - 1)
    {
      play_source_make_move (&f->play, hand->moves[i].seat, &hand->moves[i].move);
      i++;
    }
  g_assert_cmpint (f->mat->scene->n_open, >, 4);
  wait_until (f->mat->room.width != width);
  g_assert_cmpfloat (f->mat->room.width, <, width);
  g_assert_cmpint (count_flights (f), >, 4);
  wait_until (count_flights (f) == 0);
}

/* Asserts that no word at a seat lies over what a plate says. Returns: how many words there are */
static int
check_words_at_seats (ChieuMatView *mat)
{
  int n = 0;

  for (int p = 0; p < mat->scene->n_seats; p++)
    {
      GtkWidget *word = mat->teller.called[p];
      graphene_rect_t box, plate;

      if (!gtk_widget_get_mapped (word) || !gtk_widget_compute_bounds (word, GTK_WIDGET (mat), &box))
        continue;
      n++;
      for (int q = 0; q < mat->scene->n_seats; q++)
        {
          float portrait = (float) chieu_seat_get_portrait_height (CHIEU_SEAT (mat->seats[q]));

          g_assert_true (gtk_widget_compute_bounds (mat->seats[q], GTK_WIDGET (mat), &plate));
          plate.origin.y += portrait;
          plate.size.height -= portrait;
          if (graphene_rect_intersection (&box, &plate, NULL))
            g_error ("“%s” of seat %d lies over the plate of seat %d", gtk_label_get_text (GTK_LABEL (word)), p, q);
        }
    }
  return n;
}

/* In letters of twice the size, what the seats say at the end lies beside their plates. @data: ChieuOutcome of the hand */
static void
test_words_at_end (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree ChanceHand *hand = g_new0 (ChanceHand, 1);
  int n;

  g_assert_true (chance_hand_find (hand, &chieu_to_tom, 5, GPOINTER_TO_INT (data)));
  f->play = (PlaySource) { .person = MAX (hand->result.winner, 0), .step_delay = -1 };
  chance_hand_play (hand, &f->play);
  show_mat (f);
  chieu_mat_view_set_text_scale (f->mat, 2);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1024, 543);
  mat_window_wait_frames (GTK_WIDGET (f->mat), 4);
  play_source_make_move (&f->play, hand->moves[hand->n - 1].seat, &hand->moves[hand->n - 1].move);
  if (chieu_showing_is_praising (&f->mat->showing))
    chieu_showing_go_on (&f->mat->showing);
  run_loop (200);
  mat_window_wait_frames (GTK_WIDGET (f->mat), 4);
  n = check_words_at_seats (f->mat);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpint (n, >, 1);
}

/* A word called in a hand, or in a step of a lesson, is not shown in the next one. */
static void
test_called_ends (Fixture       *f,
                  gconstpointer  data)
{
  show_mat (f);
  chieu_teller_call_word (&f->mat->teller, 1, "Ăn");
  g_assert_true (gtk_widget_get_visible (f->mat->teller.called[1]));
  chieu_mat_view_report_deal (f->mat);
  g_assert_false (gtk_widget_get_visible (f->mat->teller.called[1]));
  /* Nor is the moment still to come when it is hidden, as that would hide the next word. */
  g_assert_cmpuint (f->mat->teller.called_id[1], ==, 0);
}

/* ---- The column beside the mat ---- */

/* Returns: where @button begins if @places are 200 pixels wide and @room high, in pixels from their top */
static float
find_top_in (GtkWidget *places,
             GtkWidget *button,
             int        room)
{
  graphene_rect_t box;
  int least, height;

  gtk_widget_measure (places, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (places, GTK_ORIENTATION_VERTICAL, 200, NULL, &height, NULL, NULL);
  gtk_widget_allocate (places, 200, room, -1, NULL);
  g_assert_cmpint (height, <=, 400);
  g_assert_true (gtk_widget_compute_bounds (button, places, &box));
  return box.origin.y;
}

/* Returns: where @button begins with room enough for all of @places */
static float
find_top (GtkWidget *places,
          GtkWidget *button)
{
  return find_top_in (places, button, 400);
}

/* A button stands where it always does, whatever else is there; two of one place stand above each other. */
static void
test_places (void)
{
  g_autoptr (GtkWidget) places = g_object_ref_sink (chieu_button_places_new ());
  GtkWidget *buttons[4];
  float pass, take, win;

  for (int i = 0; i < 4; i++)
    {
      buttons[i] = gtk_button_new_with_label ("Bốc");
      chieu_button_places_add (CHIEU_BUTTON_PLACES (places), buttons[i], i < 3 ? i : 1);
    }
  gtk_widget_set_visible (buttons[3], FALSE);
  pass = find_top (places, buttons[0]);
  take = find_top (places, buttons[1]);
  win = find_top (places, buttons[2]);
  g_assert_cmpfloat (win, <, take);
  g_assert_cmpfloat (take, <, pass);
  gtk_widget_set_visible (buttons[1], FALSE);
  g_assert_cmpfloat (find_top (places, buttons[2]), ==, win);
  g_assert_cmpfloat (find_top (places, buttons[0]), ==, pass);
  gtk_widget_set_visible (buttons[1], TRUE);
  gtk_widget_set_visible (buttons[3], TRUE);
  g_assert_cmpfloat (find_top (places, buttons[1]), ==, take);
  g_assert_cmpfloat (find_top (places, buttons[3]), <, take);
}

/* Where the room is short free places are given up, but no button is. */
static void
test_places_short (void)
{
  g_autoptr (GtkWidget) places = g_object_ref_sink (chieu_button_places_new ());
  GtkWidget *pass = gtk_button_new_with_label ("Bốc"), *win = gtk_button_new_with_label ("Ù");
  int closely, apart;

  chieu_button_places_add (CHIEU_BUTTON_PLACES (places), pass, 0);
  chieu_button_places_add (CHIEU_BUTTON_PLACES (places), win, 4);
  gtk_widget_measure (places, GTK_ORIENTATION_VERTICAL, 200, &closely, &apart, NULL, NULL);
  g_assert_cmpint (2 * closely, <, apart);
  g_assert_cmpfloat (find_top_in (places, win, apart), ==, 0);
  g_assert_cmpfloat (find_top_in (places, win, closely), ==, 0);
  g_assert_cmpfloat (find_top_in (places, pass, closely), <, closely);
  g_assert_cmpfloat (find_top_in (places, pass, apart), >, closely);
}

/* With a page that asks for the height of its words, free places below the lowest button go to them. */
static void
test_places_below (void)
{
  const ChieuMatLayout *layout = chieu_mat_layout_find (&chieu_to_tom);
  g_autoptr (GtkWidget) column = g_object_ref_sink (chieu_side_column_new (layout));
  GtkWidget *words = gtk_label_new ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"), *page = gtk_scrolled_window_new ();
  int highest = 0, width, high;
  gboolean below;

  for (int i = 1; i < layout->n_buttons; i++)
    if (layout->buttons[i].make == CHIEU_MAKE_BUTTON && layout->buttons[i].place > layout->buttons[highest].place)
      highest = i;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), words);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (page), TRUE);
  chieu_side_column_set_page (CHIEU_SIDE_COLUMN (column), page);
  chieu_side_column_set_buttons (CHIEU_SIDE_COLUMN (column), (guint64) 1 << highest, 0, FALSE);
  width = chieu_side_column_fit (CHIEU_SIDE_COLUMN (column), 1024, 480, 2, &below);
  gtk_widget_measure (column, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (column, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (column, width, 480, -1, NULL);
  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (page), >=, high);
}

/* Returns: how many cards of the hand bear @flag */
static int
count_flagged (Fixture *f,
               int      flag)
{
  const ChieuZoneScene *hand = &f->mat->scene->zones[CHIEU_TO_TOM_ZONE_HAND];
  int n = 0;

  for (int i = 0; i < hand->n; i++)
    n += (hand->cards[i].flags & flag) != 0;
  return n;
}

/* The effect of a button shows before it is pressed; not in the strict way. */
static void
test_preview (Fixture       *f,
              gconstpointer  data)
{
  gboolean strict = GPOINTER_TO_INT (data);

  play_until (f, CHIEU_TO_TOM_PHONG, 1);
  f->play.way = strict ? CHIEU_WAY_NGHIEM : CHIEU_WAY_THUONG;
  show_mat (f);
  g_assert_true (f->mat->scene->zones[CHIEU_TO_TOM_ZONE_LIVE].cards[0].flags & CHIEU_CARD_IN_PLAY);
  g_assert_cmpint (count_flagged (f, CHIEU_CARD_USEFUL) > 0, ==, !strict);
  g_signal_emit_by_name (f->mat->side, "pointed", "mat.phong", -1);
  g_assert_cmpint (f->mat->preview.raised != 0, ==, !strict);
  g_assert_cmpint (f->mat->preview.zones >> CHIEU_TO_TOM_ZONE_PHU & 1, ==, !strict);
  g_signal_emit_by_name (f->mat->side, "pointed", NULL, -1);
  g_assert_cmpuint (f->mat->preview.raised, ==, 0);
}

/* A mat that is emptied, or shows something else, while a card is pressed gives that card up: no motion lifts it any more. */
static void
test_pressed_card_goes (Fixture       *f,
                        gconstpointer  data)
{
  play_until (f, CHIEU_TO_TOM_PHONG, 1);
  show_mat (f);
  f->mat->pointer.drag.card = 0;
  f->mat->pointer.drag.state = CHIEU_DRAG_PRESSED;
  chieu_mat_view_set_match (f->mat, NULL);
  g_assert_cmpint (f->mat->pointer.drag.state, ==, CHIEU_DRAG_IDLE);
}

/* Returns: (transfer none) (nullable): the label of the key on the button that has a portrait, from @widget down */
static GtkWidget *
find_key_of_coach (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (widget), *key = NULL;

  if (first != NULL && CHIEU_IS_PICTURE (first) && gtk_widget_has_css_class (gtk_widget_get_last_child (widget), "key"))
    return gtk_widget_get_last_child (widget);
  for (GtkWidget *child = first; child != NULL && key == NULL; child = gtk_widget_get_next_sibling (child))
    key = find_key_of_coach (child);
  return key;
}

/* The button of the move that the coach advises bears his portrait and keeps its key; a card that he would discard is marked; in the strict
 * way nothing is advised. */
static void
test_coach (Fixture       *f,
            gconstpointer  data)
{
  ChieuMove advice = { .kind = CHIEU_TO_TOM_BOC, .face = CHIEU_CARD_NONE };
  GtkWidget *key;

  play_until (f, CHIEU_TO_TOM_BOC, 1);
  show_mat (f);
  chieu_mat_view_set_coach (f->mat, TRUE, &advice);
  g_assert_cmpint (chieu_preview_find_advised (&f->mat->preview), >=, 0);
  key = find_key_of_coach (f->mat->side);
  g_assert_nonnull (key);
  g_assert_true (gtk_widget_get_visible (key));
  f->play.way = CHIEU_WAY_NGHIEM;
  g_assert_cmpint (chieu_preview_find_advised (&f->mat->preview), ==, -1);
  f->play.way = CHIEU_WAY_HOC;
  advice = (ChieuMove) { .kind = CHIEU_TO_TOM_DANH, .face = f->mat->held.hand.cards[0] };
  chieu_mat_view_set_coach (f->mat, TRUE, &advice);
  g_assert_cmpint (chieu_preview_find_advised (&f->mat->preview), ==, -1);
  g_assert_cmpint (count_flagged (f, CHIEU_CARD_POINTED), ==, 1);
  /* The advice was about this hand, and is forgotten when another is dealt. */
  chieu_mat_view_report_deal (f->mat);
  g_assert_false (f->mat->preview.has_advice);
  chieu_mat_view_set_coach (f->mat, TRUE, &advice);
  chieu_mat_view_set_coach (f->mat, FALSE, NULL);
  g_assert_cmpint (count_flagged (f, CHIEU_CARD_POINTED), ==, 0);
}

/* Returns: (transfer none) (nullable): the button of the ways below @widget that stands for way number @way, −1: the one to go back */
static GtkWidget *
find_way (GtkWidget *widget,
          int        way)
{
  const char *action = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  GVariant *target = action != NULL ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) : NULL;
  GtkWidget *found = NULL;

  if (g_strcmp0 (action, "mat.unchoose") == 0 ? way < 0
      : g_strcmp0 (action, "mat.choose") == 0 && g_variant_get_int32 (target) == way)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_way (child, way);
  return found;
}

/* Checks that of the ways only number @way (−1: none) is coloured and bears the coach's portrait. */
static void
check_advised_way (Fixture *f,
                   int      way)
{
  g_assert_cmpint (f->mat->deeds.n_choices, >=, 2);
  for (int i = 0; i < f->mat->deeds.n_choices; i++)
    {
      GtkWidget *button = find_way (f->mat->side, i), *first = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));

      g_assert_cmpint (gtk_widget_has_css_class (button, "main"), ==, i == way);
      g_assert_cmpint (CHIEU_IS_PICTURE (first), ==, i == way);
    }
}

/* Of several ways the coach's is coloured and has his portrait, whether he has spoken before or after they are shown; none in the strict
 * way, and none if he would do something else. */
static void
test_coach_way (Fixture       *f,
                gconstpointer  data)
{
  ChieuMove leave = { .kind = CHIEU_TO_TOM_BOC, .face = CHIEU_CARD_NONE }, advice;

  play_until (f, CHIEU_TO_TOM_AN, 2);
  show_mat (f);
  chieu_mat_view_set_coach (f->mat, TRUE, &leave);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.an", NULL));
  check_advised_way (f, -1);
  advice = f->mat->deeds.choices[1];
  chieu_mat_view_set_coach (f->mat, TRUE, &advice);
  check_advised_way (f, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.unchoose", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->mat), "mat.an", NULL));
  check_advised_way (f, 1);
  f->play.way = CHIEU_WAY_NGHIEM;
  chieu_mat_view_set_coach (f->mat, TRUE, &advice);
  check_advised_way (f, -1);
}

/* The column is on the side that the person likes, and the mat has the rest of the width. */
static void
test_side (Fixture       *f,
           gconstpointer  data)
{
  float width;

  show_mat (f);
  width = f->mat->room.width;
  g_assert_cmpfloat (f->mat->side_box.x, ==, width);
  chieu_mat_view_set_side_left (f->mat, TRUE);
  run_loop (200);
  g_assert_cmpfloat (f->mat->side_box.x, ==, 0);
  g_assert_cmpfloat (f->mat->room.x, ==, f->mat->side_box.width);
  g_assert_cmpfloat (f->mat->room.width, ==, width);
}

static void
add_test (const char    *path,
          gconstpointer  data,
          void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

/* A key that leads somewhere in all games is no button's in any. */
static void
test_keys_always (void)
{
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    for (int b = 0; b < chieu_mat_layouts[i]->n_buttons; b++)
      {
        guint key = chieu_mat_layouts[i]->buttons[b].key;

        g_assert_true (key == 0 || key > 127 || strchr (CHIEU_KEYS_ALWAYS, (int) key) == NULL);
      }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  add_test ("/mat/view/accessible", NULL, test_accessible);
  add_test ("/mat/view/activate-twice", NULL, test_activate_twice);
  add_test ("/mat/view/pressed-card-goes", NULL, test_pressed_card_goes);
  add_test ("/mat/view/action-discards", NULL, test_action_discards);
  add_test ("/mat/view/equal-card-is-not-chosen", NULL, test_equal_card_is_not_chosen);
  add_test ("/mat/view/focus-stays", NULL, test_focus_stays_in_hand);
  add_test ("/mat/view/lift-follows-focus", NULL, test_lift_follows_focus);
  add_test ("/mat/view/lift-with-ring", NULL, test_lift_with_ring);
  add_test ("/mat/view/arrows", NULL, test_arrows_walk);
  add_test ("/mat/view/refusal", NULL, test_refusal_is_told);
  add_test ("/mat/view/warning", NULL, test_warning);
  add_test ("/mat/view/turned-cards", NULL, test_turned_cards_are_hit);
  add_test ("/mat/view/whole-pixels", NULL, test_fan_at_whole_pixels);
  add_test ("/mat/view/dark", NULL, test_dark);
  add_test ("/mat/view/choice", NULL, test_choice);
  add_test ("/mat/view/many-ways", NULL, test_many_ways);
  add_test ("/mat/view/choice-of-khan", NULL, test_choice_of_khan);
  g_test_add_func ("/mat/view/places", test_places);
  g_test_add_func ("/mat/view/keys-always", test_keys_always);
  g_test_add_func ("/mat/view/places-short", test_places_short);
  g_test_add_func ("/mat/view/places-below", test_places_below);
  add_test ("/mat/view/preview", GINT_TO_POINTER (FALSE), test_preview);
  add_test ("/mat/view/preview-strict", GINT_TO_POINTER (TRUE), test_preview);
  add_test ("/mat/view/coach", NULL, test_coach);
  add_test ("/mat/view/coach-way", NULL, test_coach_way);
  add_test ("/mat/view/side", NULL, test_side);
  add_test ("/mat/view/drag-threshold", NULL, test_drag_threshold);
  add_test ("/mat/view/eating", NULL, test_deeds_of_eating);
  add_test ("/mat/view/out-of-turn", NULL, test_nothing_offered_out_of_turn);
  add_test ("/mat/view/own-order", NULL, test_own_order_survives);
  add_test ("/mat/view/called-ends", NULL, test_called_ends);
  add_test ("/mat/view/words-at-end-won", GINT_TO_POINTER (CHIEU_OUTCOME_WON), test_words_at_end);
  add_test ("/mat/view/words-at-end-drawn", GINT_TO_POINTER (CHIEU_OUTCOME_DRAWN), test_words_at_end);
  add_test ("/mat/view/hand-opens", NULL, test_hand_opens);
  add_test ("/mat/view/whole-hand", GINT_TO_POINTER (FALSE), test_whole_hand);
  add_test ("/mat/view/whole-hand-animated", GINT_TO_POINTER (TRUE), test_whole_hand);
  return g_test_run ();
}
