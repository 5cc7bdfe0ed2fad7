/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Widgets of the program, each by itself: choices and layouts, the words and cards of a lesson, result and statistics, home, the list
 * of keys; and how settings become a match.
 */
#include <adwaita.h>

#include "app/history/overview-page.h"
#include "app/history/replay-window.h"
#include "app/history/statistics-page.h"
#include "app/history/statistics-window.h"
#include "app/home/game-tile.h"
#include "app/home/home-page.h"
#include "app/home/home-parts.h"
#include "app/home/picture-tile.h"
#include "app/first-frame.h"
#include "app/widgets/answers-layout.h"
#include "app/widgets/choice.h"
#include "app/widgets/data-table.h"
#include "app/widgets/row-layout.h"
#include "common/find.h"
#include "compat.h"
#include "app/game-offer.h"
#include "app/help/shortcuts.h"
#include "app/pages.h"
#include "app/gallery/card-top.h"
#include "app/school/lesson-groups.h"
#include "app/school/lesson-panel.h"
#include "app/school/lesson-table.h"
#include "app/school/practice-page.h"
#include "app/preferences/looks.h"
#include "app/letters.h"
#include "app/match-settings.h"
#include "app/narrow-header.h"
#include "app/home/new-match.h"
#include "app/table/coach-panel.h"
#include "app/table/fair-window.h"
#include "app/table/result-page.h"
#include "match/record/seal.h"
#include "app/table/score-grid.h"
#include "app/table/score-parts.h"
#include "app/windows.h"
#include "mat/faces/card-index.h"
#include "mat/faces/pictures.h"
#include "mat/feast/call-spread.h"
#include "mat/mat-layout.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/store/store-school.h"
#include "config.h"
#include "mat-window.h"
#include "../folder.h"
#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

static void
count_cb (int *n)
{
  (*n)++;
}

static void
test_choice (void)
{
  g_autoptr (ChieuChoice) choice = CHIEU_CHOICE (g_object_ref_sink (chieu_choice_new ("Which?")));
  int notified = 0;

  g_assert_null (chieu_choice_get_selected (choice));
  chieu_choice_add_answer (choice, "a", "First", "It is the first.");
  chieu_choice_add_answer (choice, "b", "Second", NULL);
  g_assert_cmpstr (chieu_choice_get_selected (choice), ==, "a");
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (count_cb), &notified);
  chieu_choice_set_selected (choice, "b");
  g_assert_cmpstr (chieu_choice_get_selected (choice), ==, "b");
  g_assert_cmpint (notified, ==, 1);
  chieu_choice_set_selected (choice, "c");
  g_assert_cmpstr (chieu_choice_get_selected (choice), ==, "b");
  g_assert_cmpint (notified, ==, 1);
}

/* Each answer is a radio button that says its sentence, too. */
static void
test_choice_accessible (void)
{
  g_autoptr (GtkWidget) choice = g_object_ref_sink (chieu_choice_new ("Which?"));
  GtkWidget *answers, *answer;

  chieu_choice_add_answer (CHIEU_CHOICE (choice), "a", "First", "It is the first.");
  answers = gtk_widget_get_last_child (choice);
  answer = gtk_widget_get_first_child (answers);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (answers), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (answers), GTK_ACCESSIBLE_PROPERTY_LABEL, "Which?");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (answer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "First. It is the first.");
}

/* ---- Settings ---- */

static void
test_match_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (chieu_game_offer_find ("to-tom"), settings);
  ChieuMatchOptions options;

  g_settings_set_int (own, "seats", 4);
  g_settings_set_string (settings, "bot-level", "vua");
  g_settings_set_string (settings, "way-of-play", "thuong");
  g_settings_set_string (own, "hoi", "hands");
  g_settings_set_int (own, "hoi-hands", 12);
  chieu_match_settings_read (settings, &chieu_to_tom, 99, &options);
  g_assert_true (options.game == &chieu_to_tom);
  g_assert_cmpint (options.seats, ==, 4);
  g_assert_cmpuint (options.seed, ==, 99);
  g_assert_cmpint (options.person, ==, 0);
  g_assert_null (options.level[0]);
  for (int seat = 1; seat < 4; seat++)
    g_assert_cmpstr (options.level[seat], ==, "vua");
  g_assert_null (options.level[4]);
  g_assert_cmpint (options.way, ==, CHIEU_WAY_THUONG);
  g_assert_cmpint (options.hoi, ==, CHIEU_HOI_HANDS);
  g_assert_cmpint (options.hoi_limit, ==, 12);
  g_settings_reset (own, "seats");
  g_settings_reset (own, "hoi");
  chieu_match_settings_read (settings, &chieu_to_tom, 1, &options);
  g_assert_cmpint (options.seats, ==, 5);
  g_assert_cmpint (options.hoi, ==, CHIEU_HOI_POINTS);
  g_assert_cmpint (options.hoi_limit, ==, 50);
  /* The usual house rules of a game need not be the defaults of its switches. */
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      ChieuRules usual;

      chieu_match_settings_read (settings, chieu_games[i], 1, &options);
      chieu_rules_init_usual (&usual, chieu_games[i]);
      g_assert_cmpmem (&options.rules, sizeof options.rules, &usual, sizeof usual);
    }
}

/* Settings that name a game that is not offered, or seats it is not played with, are not followed. */
static void
test_game_offer (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  const ChieuGameOffer *first = chieu_game_offer_get (0), *offer;
  ChieuGameOffer potless = *first;

  g_settings_set_string (settings, "game", "poker");
  g_assert_true (chieu_game_offer_get_chosen (settings) == first);
  for (int i = 0; (offer = chieu_game_offer_get (i)) != NULL; i++)
    {
      g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, settings);
      g_autofree char *hoi = NULL;

      g_settings_set_string (settings, "game", offer->game->id);
      g_assert_true (chieu_game_offer_get_chosen (settings) == offer);
      g_assert_cmpint (chieu_game_offer_read_seats (offer, own), ==, offer->tables[0].seats);
      g_settings_set_int (own, "seats", 1);
      g_assert_cmpint (chieu_game_offer_read_seats (offer, own), ==, offer->tables[0].seats);
      g_settings_set_int (own, "seats", offer->tables[offer->n_tables - 1].seats);
      g_assert_cmpint (chieu_game_offer_read_seats (offer, own), ==, offer->tables[offer->n_tables - 1].seats);
      hoi = chieu_game_offer_read_hoi (offer, own);
      g_assert_cmpstr (hoi, ==, offer->pot ? "points" : "hands");
    }
  {
    g_autoptr (GSettings) own = chieu_game_offer_open_settings (first, settings);
    g_autofree char *hoi = NULL;

    potless.pot = FALSE;
    hoi = chieu_game_offer_read_hoi (&potless, own);
    g_assert_cmpstr (hoi, ==, "hands");
  }
}

static void
test_pace (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  ChieuPace pace = CHIEU_PACE_QUICK;

  g_assert_false (chieu_pace_parse ("", &pace));
  g_assert_false (chieu_pace_parse ("Slow", &pace));
  g_assert_cmpint (pace, ==, CHIEU_PACE_QUICK);
  g_assert_true (chieu_pace_parse ("none", &pace));
  g_assert_cmpint (pace, ==, CHIEU_PACE_NONE);
  g_assert_cmpint (chieu_pace_from_settings (settings), ==, CHIEU_PACE_NORMAL);
  g_settings_set_string (settings, "pace", "wait");
  g_assert_cmpint (chieu_pace_from_settings (settings), ==, CHIEU_PACE_WAIT);
}

/* The form shows the settings and writes them. */
static void
test_new_match (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (chieu_game_offer_find ("to-tom"), settings);
  g_autofree char *folder = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  g_autoptr (ChieuSession) session = chieu_session_new (folder, settings);
  g_autoptr (GtkWidget) form = g_object_ref_sink (g_object_new (CHIEU_TYPE_NEW_MATCH, NULL));
  ChieuChoice *seats, *hoi;

  /* Settings outlive a test: another one may have chosen another game. */
  g_settings_set_string (settings, "game", "to-tom");
  g_settings_set_int (own, "seats", 4);
  chieu_new_match_set_settings (CHIEU_NEW_MATCH (form), settings, session);
  seats = CHIEU_CHOICE (gtk_widget_get_template_child (form, CHIEU_TYPE_NEW_MATCH, "seats"));
  hoi = CHIEU_CHOICE (gtk_widget_get_template_child (form, CHIEU_TYPE_NEW_MATCH, "hoi"));
  g_assert_cmpstr (chieu_choice_get_selected (seats), ==, "4");
  chieu_choice_set_selected (seats, "5");
  g_assert_cmpint (g_settings_get_int (own, "seats"), ==, 5);
  chieu_choice_set_selected (hoi, "time");
  {
    g_autofree char *word = g_settings_get_string (own, "hoi");

    g_assert_cmpstr (word, ==, "time");
  }
  g_clear_object (&form);
  g_clear_object (&session);
  chieu_test_remove_folder (folder);
}

static void
opened_cb (gboolean *opened)
{
  *opened = TRUE;
}

/* If the store cannot be opened, the session says so once. It hears nothing of what the school then fails to write: it may be gone by
 * that time. */
static void
test_session_without_store (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (ChieuSession) session = chieu_session_new ("/proc/nowhere", settings);
  g_autoptr (ChieuStore) store = chieu_store_ref (chieu_session_get_store (session));
  g_autofree char *message = NULL;
  gboolean opened = FALSE;
  int lost = 0;

  g_signal_connect_swapped (session, "opened", G_CALLBACK (opened_cb), &opened);
  g_signal_connect_swapped (session, "answers-lost", G_CALLBACK (count_cb), &lost);
  while (!opened)
    g_main_context_iteration (NULL, TRUE);
  message = chieu_session_steal_message (session);
  g_assert_nonnull (message);
  g_assert_null (chieu_session_get_store (session));
  chieu_store_save_lesson (store, "to-tom", &(ChieuStoredLesson) { .lesson = "bi", .step = "eat" });
  g_assert_true (chieu_store_flush (store));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (lost, ==, 0);
}

/* Returns: the height that @label asks for, after a frame, with which styles are made anew */
static int
measure_text_height (GtkWidget *label)
{
  int height;

  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static void
test_text_scale (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new ("Chiếu");
  int before;

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  before = measure_text_height (label);
  chieu_looks_follow (settings);
  g_assert_cmpint (measure_text_height (label), ==, before);
  g_settings_set_double (settings, "text-scale", 2.0);
  g_assert_cmpint (abs (measure_text_height (label) - 2 * before), <=, 2);
  g_settings_set_double (settings, "text-scale", 1.0);
  g_assert_cmpint (measure_text_height (label), ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Layout ---- */

static GtkWidget *
block_new (int width,
           int height)
{
  GtkWidget *block = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (block, width, height);
  return block;
}

static int
measure_height_at (GtkWidget *box,
                   int        width)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
get_top (GtkWidget *child,
         GtkWidget *box)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (child, box, &place));
  return (int) place.origin.y;
}

/* Four answers with long sentences stand two by two, with short ones side by side. */
static void
test_answers_in_rows (void)
{
  static const char *const sentences[] = { "It is short.", "It goes on and on, so that a narrow column breaks it into many lines, and the eye "
                                           "loses its place: this is harder to read than a few longer lines, of which there need "
                                           "not be many if two answers stand beside each other." };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      GtkLayoutManager *layout = chieu_answers_layout_new (10);
      int height;

      chieu_answers_layout_set_sentences (CHIEU_ANSWERS_LAYOUT (layout), TRUE);
      gtk_widget_set_layout_manager (box, layout);
      for (int n = 0; n < 4; n++)
        gtk_box_append (GTK_BOX (box), chieu_text_new (sentences[i], NULL));
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 960, NULL, &height, NULL, NULL);
      gtk_widget_allocate (box, 960, height, -1, NULL);
      if (i == 0)
        g_assert_cmpint (get_top (gtk_widget_get_last_child (box), box), ==, 0);
      else
        g_assert_cmpint (get_top (gtk_widget_get_last_child (box), box), >, 0);
    }
}

/* A word of the call covers no set of the hand that lies open: it is pushed away from a longer set beside its own, and stands below
 * both where there is no room between two. */
static void
test_call_spread_words (void)
{
  static const ChieuBox near[] = { { 100, 50, 40, 300 }, { 145, 50, 40, 200 }, { 250, 50, 40, 300 } };
  static const ChieuBox between[] = { { 100, 50, 40, 300 }, { 145, 50, 40, 200 }, { 190, 50, 40, 260 } };
  const ChieuBox *const hands[] = { near, between };

  for (guint h = 0; h < G_N_ELEMENTS (hands); h++)
    {
      ChieuScene scene = { .n_open = G_N_ELEMENTS (near), .open = { 0, 0, 400, 500 } };
      g_autoptr (GtkWidget) spread = g_object_ref_sink (chieu_call_spread_new ());
      GtkWidget *word = gtk_label_new ("Lèo");
      graphene_rect_t box;
      float top, bottom;

      memcpy (scene.open_sets, hands[h], sizeof near);
      gtk_widget_set_size_request (word, 60, 30);
      chieu_call_spread_set_sentence (CHIEU_CALL_SPREAD (spread), gtk_label_new ("“Ù …!”"));
      chieu_call_spread_set_open (CHIEU_CALL_SPREAD (spread), TRUE);
      chieu_call_spread_add_word (CHIEU_CALL_SPREAD (spread), word, 1);
      chieu_call_spread_place_words (CHIEU_CALL_SPREAD (spread), &scene, &top, &bottom);
      gtk_widget_measure (spread, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (spread, 400, 500, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (word, spread, &box));
      for (int i = 0; i < scene.n_open; i++)
        {
          const ChieuBox *set = &scene.open_sets[i];

          g_assert_false (graphene_rect_intersection (&box, &GRAPHENE_RECT_INIT (set->x, set->y, set->width, set->height), NULL));
        }
      /* It still stands below its own set, which is 200 high at 145, 50. */
      g_assert_cmpfloat (box.origin.y, >=, 250);
      g_assert_cmpfloat (box.origin.x, <, 185);
      g_assert_cmpfloat (box.origin.x + box.size.width, >, 145);
    }
}

/* Words whose sets have other sets below them stand above the hand, in the order of the sets. */
static void
test_call_spread_above (void)
{
  const ChieuScene scene = {
    .n_open = 4, .open = { 0, 0, 400, 500 },
    .open_sets = { { 100, 50, 40, 100 }, { 145, 50, 40, 100 }, { 100, 200, 40, 100 }, { 145, 200, 40, 100 } },
  };
  g_autoptr (GtkWidget) spread = g_object_ref_sink (chieu_call_spread_new ());
  GtkWidget *words[3];
  float top, bottom;

  chieu_call_spread_set_sentence (CHIEU_CALL_SPREAD (spread), gtk_label_new ("“Ù …!”"));
  chieu_call_spread_set_open (CHIEU_CALL_SPREAD (spread), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      /* The first two are about sets of the upper row, the last about one of the lower. */
      words[i] = gtk_label_new ("Lèo");
      chieu_call_spread_add_word (CHIEU_CALL_SPREAD (spread), words[i], (int) i);
    }
  chieu_call_spread_place_words (CHIEU_CALL_SPREAD (spread), &scene, &top, &bottom);
  g_assert_true (gtk_widget_get_parent (words[0]) != spread);
  g_assert_true (gtk_widget_get_next_sibling (words[0]) == words[1]);
  g_assert_null (gtk_widget_get_next_sibling (words[1]));
  g_assert_true (gtk_widget_get_parent (words[2]) == spread);
}

/* A new line begins where the width ends; four blocks of which three find room stand two by two. */
static void
test_wrap_layout (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *hidden = block_new (500, 500);
  int on_first_line = 0;

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (10));
  g_assert_cmpint (measure_height_at (box, 300), ==, 0);
  for (int i = 0; i < 3; i++)
    gtk_box_append (GTK_BOX (box), block_new (100, 40));
  gtk_box_append (GTK_BOX (box), hidden);
  gtk_widget_set_visible (hidden, FALSE);
  g_assert_cmpint (measure_height_at (box, 320), ==, 40);
  g_assert_cmpint (measure_height_at (box, 319), ==, 90);
  g_assert_cmpint (measure_height_at (box, 100), ==, 140);
  gtk_box_append (GTK_BOX (box), block_new (100, 40));
  g_assert_cmpint (measure_height_at (box, 320), ==, 90);
  gtk_widget_allocate (box, 320, 90, -1, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != hidden)
      on_first_line += get_top (child, box) == 0;
  g_assert_cmpint (on_first_line, ==, 2);
}

static const char *
get_score_text (GtkWidget *table,
                int        row,
                int        column)
{
  GtkWidget *cells = gtk_widget_get_first_child (table), *cell;

  while (row-- > 0)
    cells = gtk_widget_get_next_sibling (cells);
  cell = gtk_widget_get_first_child (cells);
  while (column-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return gtk_label_get_label (GTK_LABEL (cell));
}

static void
test_score_grid (void)
{
  ChieuScoreRow rows[] = { { 0, "Bạn", 6, 10 }, { 1, "An", 0, 4 } };
  g_autoptr (GtkWidget) table = g_object_ref_sink (chieu_score_grid_new (rows, 2, TRUE));

  g_assert_cmpstr (get_score_text (table, 1, 0), ==, "Bạn");
  g_assert_cmpstr (get_score_text (table, 1, 1), ==, "+6");
  g_assert_cmpstr (get_score_text (table, 2, 2), ==, "4");
}

/* A cước is a row of a table: its name with the rule heads it, its points are the cell. */
static void
test_cuoc_row (void)
{
  const ChieuAccountCuoc cuoc = { .name = "Bạch định", .rule = "No red card.", .points = 7 };
  g_autoptr (GtkWidget) row = g_object_ref_sink (chieu_cuoc_row_new (&cuoc));
  GtkWidget *head = gtk_widget_get_first_child (row), *cell = gtk_widget_get_last_child (row);
  g_autofree char *wrong_head = NULL, *wrong_cell = NULL;

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_ROLE_CELL);
  wrong_head = gtk_test_accessible_check_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL, "Bạch định: No red card.");
  wrong_cell = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, "7");
  g_assert_null (wrong_head);
  g_assert_null (wrong_cell);
}

/* The points of a hand are a table: a head, and a row for each seat that bears its name. */
static void
test_score_table (void)
{
  ChieuScoreRow rows[] = { { 0, "Bạn", 6, 10 }, { 1, "An", 0, 4 } };
  static const GtkAccessibleRole head[] = { GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                            GTK_ACCESSIBLE_ROLE_COLUMN_HEADER };
  static const GtkAccessibleRole seat[] = { GTK_ACCESSIBLE_ROLE_ROW_HEADER, GTK_ACCESSIBLE_ROLE_CELL, GTK_ACCESSIBLE_ROLE_CELL };
  g_autoptr (GtkWidget) table = g_object_ref_sink (chieu_score_grid_new (rows, 2, TRUE));
  int n = 0;

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_ROLE_TABLE);
  for (GtkWidget *row = gtk_widget_get_first_child (table); row != NULL; row = gtk_widget_get_next_sibling (row), n++)
    {
      GtkWidget *cell = gtk_widget_get_first_child (row);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
      for (gsize i = 0; i < G_N_ELEMENTS (seat); i++, cell = gtk_widget_get_next_sibling (cell))
        {
          g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                       gtk_label_get_label (GTK_LABEL (cell)));

          gtk_test_accessible_assert_role (GTK_ACCESSIBLE (cell), n == 0 ? head[i] : seat[i]);
          g_assert_null (wrong);
        }
      g_assert_null (cell);
    }
  g_assert_cmpint (n, ==, 3);
}

/* ---- The words of a lesson ---- */

/* Returns: (transfer full): a style sheet that holds until remove_style() */
static GtkCssProvider *
add_style (const char *css)
{
  GtkCssProvider *style = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (style, css, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_USER);
  return style;
}

/* @style: (transfer full) */
static void
remove_style (GtkCssProvider *style)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
  g_object_unref (style);
}

static void
show_question (ChieuLessonPanel *panel)
{
  static const char *const words[] = { "One.", "Two.", "Three.", "Four.", "Five.", "Six.", "Seven.", "Eight.", NULL };

  chieu_lesson_panel_set_text (panel, "Step 1 of 2", words, NULL);
  chieu_lesson_panel_add_answer (panel, "Yes");
  chieu_lesson_panel_add_answer (panel, "No");
}

/* An answer is brought into view; but a step is read from its beginning, whatever was said just before, whatever the mat
 * says at once, and whatever has the focus. */
static void
test_lesson_panel (void)
{
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_panel_new ();
  ChieuLessonPanel *panel = CHIEU_LESSON_PANEL (widget);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (widget));

  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  show_question (panel);
  mat_window_wait_frames (widget, 4);
  chieu_lesson_panel_say (panel, CHIEU_SAY_HINT, "So.");
  mat_window_wait_frames (widget, 4);
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)), >, 0);
  chieu_lesson_panel_say (panel, CHIEU_SAY_WRONG, "Not so.");
  show_question (panel);
  g_assert_true (chieu_lesson_panel_focus_answer (panel));
  chieu_lesson_panel_say (panel, CHIEU_SAY_NEWS, "Dealt.");
  mat_window_wait_frames (widget, 4);
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: the part of its usual size in which a text is written */
static double
get_text_scale (GtkWidget  *widget,
                const char *text)
{
  PangoAttrList *attributes = gtk_label_get_attributes (GTK_LABEL (find_below (widget, is_label, text)));
  g_autoptr (PangoAttrIterator) iterator = attributes != NULL ? pango_attr_list_get_iterator (attributes) : NULL;
  PangoAttribute *scale = iterator != NULL ? pango_attr_iterator_get (iterator, PANGO_ATTR_SCALE) : NULL;

  return scale != NULL ? ((PangoAttrFloat *) scale)->value : 1;
}

/* Where the words have no room, the prompt of the mat yields, and they are written smaller; with more room both come back. */
static void
test_lesson_panel_room (void)
{
  static const char *const words[] = { "One.", "Two.", "Three.", "Four.", "Five.", "Six.", NULL };
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_panel_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *prompt;
  ChieuLessonPanel *panel = CHIEU_LESSON_PANEL (widget);
  g_autofree char *all = NULL, *some = NULL, *again = NULL;

  gtk_widget_set_vexpand (widget, TRUE);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (GTK_BOX (box), below);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 400);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_panel_set_text (panel, "Step 1 of 2", words, NULL);
  chieu_lesson_panel_set_prompt (panel, "Ăn or Bốc.");
  mat_window_wait_frames (widget, 12);
  all = chieu_lesson_panel_get_words (panel);
  g_assert_nonnull (strstr (all, "Ăn or Bốc."));
  g_assert_cmpfloat (get_text_scale (widget, "Six."), ==, 1);
  gtk_widget_set_size_request (below, -1, 300);
  mat_window_wait_frames (widget, 12);
  some = chieu_lesson_panel_get_words (panel);
  g_assert_null (strstr (some, "Ăn or Bốc."));
  g_assert_nonnull (strstr (some, "Six."));
  g_assert_cmpfloat (get_text_scale (widget, "Six."), <, 1);
  gtk_widget_set_size_request (below, -1, 0);
  mat_window_wait_frames (widget, 12);
  again = chieu_lesson_panel_get_words (panel);
  g_assert_cmpstr (again, ==, all);
  g_assert_cmpfloat (get_text_scale (widget, "Six."), ==, 1);
  /* How a task is done never yields. */
  chieu_lesson_panel_set_text (panel, "Step 2 of 2", words, "Choose 3 cards.");
  gtk_widget_set_size_request (below, -1, 300);
  mat_window_wait_frames (widget, 12);
  prompt = find_below (widget, is_label, "Choose 3 cards.");
  g_assert_true (prompt != NULL && gtk_widget_get_mapped (prompt));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_scrolled (GtkWidget *panel)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (panel)));

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) >= 1;
}

/* Words are no smaller than they must be, and large again as soon as there is room, with a reply below them, too. For a reply
 * that is to come room is kept, so that nothing moves when it does. */
static void
test_lesson_panel_fits (void)
{
  static const char *const words[] = { "One.", "Two.", "Three.", "Four.", "Five.", "Six.", NULL };
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_panel_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkCssProvider *large = add_style (".lesson-text { font-size: 200%; }");
  ChieuLessonPanel *panel = CHIEU_LESSON_PANEL (widget);
  double part;

  gtk_widget_set_vexpand (widget, TRUE);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (GTK_BOX (box), below);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 480);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_panel_set_text (panel, "Step 1 of 2", words, NULL);
  mat_window_wait_frames (widget, 12);
  g_assert_cmpfloat (get_text_scale (widget, "Six."), ==, 1);

  gtk_widget_set_size_request (below, -1, 180);
  mat_window_wait_frames (widget, 12);
  part = get_text_scale (widget, "Six.");
  g_assert_false (is_scrolled (widget));
  g_assert_cmpfloat (part, <, 1);
  g_assert_cmpfloat (part, >, 0.7);

  chieu_lesson_panel_say (panel, CHIEU_SAY_RIGHT, "So.");
  mat_window_wait_frames (widget, 12);
  g_assert_false (is_scrolled (widget));
  gtk_widget_set_size_request (below, -1, 0);
  mat_window_wait_frames (widget, 12);
  g_assert_cmpfloat (get_text_scale (widget, "Six."), >, part);

  chieu_lesson_panel_set_text (panel, "Step 2 of 2", words, NULL);
  chieu_lesson_panel_set_reserve (panel, "Yes, so it is.");
  mat_window_wait_frames (widget, 12);
  part = get_text_scale (widget, "Six.");
  chieu_lesson_panel_say (panel, CHIEU_SAY_RIGHT, "Yes, so it is.");
  mat_window_wait_frames (widget, 12);
  g_assert_false (is_scrolled (widget));
  g_assert_cmpfloat (get_text_scale (widget, "Six."), ==, part);

  remove_style (large);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where the height of the panel follows the words, as on the mat, a reply makes the panel higher, and no words smaller. */
static void
test_lesson_panel_grows (void)
{
  static const char *const words[] = { "One.", NULL };
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_panel_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkCssProvider *large = add_style (".lesson-text { font-size: 200%; }");
  ChieuLessonPanel *panel = CHIEU_LESSON_PANEL (widget);

  gtk_box_append (GTK_BOX (box), widget);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 420);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_panel_set_text (panel, "Step 1 of 2", words, NULL);
  mat_window_wait_frames (widget, 12);
  chieu_lesson_panel_say (panel, CHIEU_SAY_RIGHT, "So it is.");
  mat_window_wait_frames (widget, 12);
  g_assert_false (is_scrolled (widget));
  g_assert_cmpfloat (get_text_scale (widget, "One."), ==, 1);

  remove_style (large);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines are about equally high, whichever fonts are in them. */
static void
test_lesson_panel_lines (void)
{
  static const char *const words[] = { "数は一、二、三です。\nニャット（nhất）、ニー（nhị）、タム（tam）と\n呼びます。\nTam.", NULL };
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_panel_new ();
  GtkCssProvider *large = add_style (".lesson-text { font-size: 300%; }");
  PangoLayoutIter *line;
  PangoRectangle first, next;

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_panel_set_text (CHIEU_LESSON_PANEL (widget), "Step 1 of 2", words, NULL);
  mat_window_wait_frames (widget, 12);
  line = pango_layout_get_iter (gtk_label_get_layout (GTK_LABEL (find_below (widget, is_label, words[0]))));
  pango_layout_iter_get_line_extents (line, NULL, &first);
  while (pango_layout_iter_next_line (line))
    {
      pango_layout_iter_get_line_extents (line, NULL, &next);
      g_assert_cmpint (ABS (next.height - first.height), <=, 3 * PANGO_SCALE);
    }
  pango_layout_iter_free (line);
  remove_style (large);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: the height of the tallest card in @widget that is not in @but */
static int
find_card_height (GtkWidget *widget,
                  GtkWidget *but)
{
  int highest = CHIEU_IS_CARD_WIDGET (widget) ? gtk_widget_get_height (widget) : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != but)
      highest = MAX (highest, find_card_height (child, but));
  return highest;
}

/* The coach asks for the height of the lines that his words have in the width that there is. */
static void
test_coach_height (void)
{
  GtkWidget *panel = g_object_ref_sink (chieu_coach_panel_new ()), *words = find_of_type (panel, GTK_TYPE_LABEL);
  int wide, narrow, lines;

  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 600, NULL, &wide, NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 80, NULL, &narrow, NULL, NULL);
  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, 80, NULL, &lines, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  g_assert_cmpint (narrow, >=, lines);
  g_object_unref (panel);
}

/* A card beside a whole hand is no larger than need be: those of the hand are as large. */
static void
test_lesson_table_above (void)
{
  GtkWidget *window = gtk_window_new (), *table = chieu_lesson_table_new (), *strip = NULL;
  ChieuCard cards[20];
  const ChieuCard beside = 20;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  for (int i = 0; i < 20; i++)
    cards[i] = (ChieuCard) i;
  gtk_window_set_default_size (GTK_WINDOW (window), 830, 560);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (table), &chieu_to_tom, cards, 20, 0, FALSE);
  chieu_lesson_table_set_above (CHIEU_LESSON_TABLE (table), &chieu_to_tom, &beside, 1);
  mat_window_wait_frames (table, 4);
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (CHIEU_IS_CARD_TOP (child))
      strip = child;
  g_assert_nonnull (strip);
  g_assert_cmpint (gtk_widget_get_height (strip), >, 0);
  g_assert_cmpint (find_card_height (table, strip), >=, gtk_widget_get_height (strip));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Groups stand apart, and their own cards close together: beside each other where there is width, else each in its own row. */
static void
test_lesson_table_groups (void)
{
  static const struct { int width, height; gboolean rows; } rooms[] = { { 900, 300, FALSE }, { 400, 600, TRUE } };
  const ChieuCard cards[] = { 0, 1, 2, 3, 4, 5 };

  chieu_pictures_set_folder (PICTURES_FOLDER);
  for (gsize r = 0; r < G_N_ELEMENTS (rooms); r++)
    {
      GtkWidget *window = gtk_window_new (), *table = chieu_lesson_table_new (), *child;
      graphene_rect_t places[G_N_ELEMENTS (cards)];
      float within, between;

      gtk_window_set_default_size (GTK_WINDOW (window), rooms[r].width, rooms[r].height);
      gtk_window_set_child (GTK_WINDOW (window), table);
      chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (table), &chieu_to_tom, cards, G_N_ELEMENTS (cards), 0, FALSE);
      chieu_lesson_table_set_groups (CHIEU_LESSON_TABLE (table), 1u << 3);
      gtk_window_present (GTK_WINDOW (window));
      mat_window_wait_frames (table, 4);
      child = gtk_widget_get_first_child (table);
      for (gsize i = 0; i < G_N_ELEMENTS (cards); i++, child = gtk_widget_get_next_sibling (child))
        g_assert_true (gtk_widget_compute_bounds (child, table, &places[i]));
      within = places[2].origin.x - places[1].origin.x;
      between = places[3].origin.x - places[2].origin.x;
      if (rooms[r].rows)
        {
          g_assert_cmpfloat (places[3].origin.x, ==, places[0].origin.x);
          g_assert_cmpfloat (places[3].origin.y, >, places[2].origin.y);
        }
      else
        {
          g_assert_cmpfloat (places[3].origin.y, ==, places[2].origin.y);
          g_assert_cmpfloat (between, >, 1.3 * within);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Cards that are held like a fan are turned, and drawn whole where they reach beyond their places. */
static void
test_lesson_table_fan (void)
{
  GtkWidget *window = gtk_window_new (), *table = chieu_lesson_table_new (), *top;
  const ChieuCard cards[] = { 0, 1, 2, 3, 4, 5, 6 };
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 540);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (table), &chieu_to_tom, cards, G_N_ELEMENTS (cards), 0, FALSE);
  chieu_lesson_table_set_fan (CHIEU_LESSON_TABLE (table), TRUE);
  top = find_of_type (table, CHIEU_TYPE_CARD_TOP);
  /* A thread makes its picture. */
  while (node == NULL)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      mat_window_wait_frames (table, 4);
      GTK_WIDGET_GET_CLASS (top)->snapshot (top, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.size.width, >, 1.5 * gtk_widget_get_width (top));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_touch_cb (ChieuLessonTable *table,
                guint            *touches)
{
  (*touches)++;
}

/* Where the characters at the upper left end in every deck, in parts of a card's height, and where those at the lower right begin, in parts
 * of its width. */
#define CHARACTERS_END 0.25
#define CHARACTERS_FOOT 0.6

static gboolean
is_sign (GtkWidget  *widget,
         const char *name)
{
  return gtk_widget_has_css_class (widget, "card-sign") && gtk_widget_get_mapped (widget);
}

/* Returns: a table of @game in a window of its own, in which the person has touched the first card of @cards */
static GtkWidget *
touched_table_new (const ChieuGame *game,
                   int              columns,
                   gboolean         found)
{
  GtkWidget *window = gtk_window_new (), *table = chieu_lesson_table_new ();
  const ChieuCard cards[] = { 0, 1, 2, 3, 4, 5 };

  gtk_window_set_default_size (GTK_WINDOW (window), 560, 480);
  gtk_window_set_child (GTK_WINDOW (window), table);
  chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (table), game, cards, G_N_ELEMENTS (cards), columns, TRUE);
  gtk_window_present (GTK_WINDOW (window));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_of_type (table, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  if (found)
    chieu_lesson_table_show_right (CHIEU_LESSON_TABLE (table), cards, 1);
  else
    chieu_lesson_table_show_answer (CHIEU_LESSON_TABLE (table), cards, 1);
  mat_window_wait_frames (table, 4);
  return table;
}

/* The sign of a right card covers nothing that is read: neither the characters and the label at its upper left, nor those at its lower
 * right; of a card that shows its upper half alone there are only the former. */
static void
test_lesson_table_sign (void)
{
  static const ChieuGame *const games[] = { &chieu_to_tom, &chieu_chan, &chieu_mau_binh, &chieu_luc_ho };

  chieu_pictures_set_folder (PICTURES_FOLDER);
  for (gsize g = 0; g < G_N_ELEMENTS (games); g++)
    for (int columns = 0; columns <= 6; columns += 6)
      {
        GtkWidget *table = touched_table_new (games[g], columns, TRUE), *sign = find_below (table, is_sign, NULL);
        GtkWidget *card = find_of_type (table, CHIEU_TYPE_CARD_WIDGET);
        graphene_rect_t place;
        int height;

        g_assert_nonnull (sign);
        gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
        g_assert_true (gtk_widget_compute_bounds (sign, card, &place));
        for (ChieuCardIndex index = CHIEU_INDEX_TAB; index <= CHIEU_INDEX_LARGE; index++)
          g_assert_cmpfloat (place.origin.y, >=, chieu_card_index_find_bottom (card, games[g]->deck, 0, height, 0, index));
        g_assert_cmpfloat (place.origin.y, >=, CHARACTERS_END * height);
        if (columns == 0)
          g_assert_cmpfloat (place.origin.x + place.size.width, <=, CHARACTERS_FOOT * gtk_widget_get_width (card));
        gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (table)));
      }
}

/* An answer that was not found is in a frame of its own, without the sign of a right one. */
static void
test_lesson_table_answer (void)
{
  GtkWidget *table, *first;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  table = touched_table_new (&chieu_to_tom, 0, FALSE);
  first = find_of_type (table, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_true (gtk_widget_has_css_class (first, "answer"));
  g_assert_false (gtk_widget_has_css_class (first, "right"));
  g_assert_null (find_below (table, is_sign, NULL));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (table)));
}

/* Once the right answer is shown a key changes nothing any more, although it still presses a card. */
static void
test_lesson_table_closed (void)
{
  GtkWidget *window = gtk_window_new (), *table = chieu_lesson_table_new (), *first, *second;
  const ChieuCard cards[] = { 0, 1, 2 };
  guint touches = 0;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  gtk_window_set_child (GTK_WINDOW (window), table);
  chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (table), &chieu_to_tom, cards, G_N_ELEMENTS (cards), 0, TRUE);
  g_signal_connect (table, "touched", G_CALLBACK (count_touch_cb), &touches);
  first = find_of_type (table, GTK_TYPE_TOGGLE_BUTTON);
  second = gtk_widget_get_next_sibling (first);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
  g_assert_cmpuint (touches, ==, 1);
  chieu_lesson_table_show_right (CHIEU_LESSON_TABLE (table), &cards[1], 1);
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (first)));
      g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (second)));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (i == 0 ? first : second), i == 0);
    }
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (second)));
  g_assert_cmpuint (touches, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: how far below the top of @groups the card at @place lies, in pixels */
static int
get_pile_top (ChieuLessonGroups *groups,
              int                place)
{
  return get_top (chieu_lesson_groups_get_pile (groups, place), GTK_WIDGET (groups));
}

/* Cards that are arranged lie in rows of equal length: the last one does not lie alone. */
static void
test_lesson_groups_rows (void)
{
  GtkWidget *window = gtk_window_new (), *widget = chieu_lesson_groups_new ();
  ChieuLessonGroups *groups = CHIEU_LESSON_GROUPS (widget);
  ChieuLessonCards cards = { 0 };

  chieu_pictures_set_folder (PICTURES_FOLDER);
  for (int i = 0; i < 10; i++)
    chieu_lesson_cards_add (&cards, (ChieuCard) i);
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 540);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  chieu_lesson_groups_set_cards (groups, &chieu_to_tom, &cards);
  mat_window_wait_frames (widget, 4);
  for (int i = 0; i < 5; i++)
    {
      g_assert_cmpint (get_pile_top (groups, i), ==, get_pile_top (groups, 0));
      g_assert_cmpint (get_pile_top (groups, 5 + i), ==, get_pile_top (groups, 5));
    }
  g_assert_cmpint (get_pile_top (groups, 5), >, get_pile_top (groups, 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Practice ---- */

/* The buttons of a task stay where they are, whatever is asked, and after the answer. */
static void
test_practice_places (void)
{
  static const char *const kinds[] = { "discard", "complete" };
  graphene_rect_t places[2 * G_N_ELEMENTS (kinds)];
  guint n = 0;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GtkWidget *window = gtk_window_new (), *page = chieu_practice_page_new (), *next = find_below (page, has_action, "practice.next");
      ChieuPracticeBook *book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);

      gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (page), 7);
      chieu_practice_page_begin_tasks (CHIEU_PRACTICE_PAGE (page), book, chieu_practice_kind_find (&chieu_to_tom, kinds[i]));
      while (chieu_practice_page_is_busy (CHIEU_PRACTICE_PAGE (page)))
        g_main_context_iteration (NULL, TRUE);
      mat_window_wait_frames (page, 4);
      /* The buttons name their keys. */
      g_assert_cmpstr (gtk_widget_get_tooltip_text (next), ==, "F8");
      g_assert_cmpstr (gtk_widget_get_tooltip_text (find_below (page, has_action, "practice.show")), ==, "F4");
      g_assert_true (gtk_widget_compute_bounds (next, page, &places[n++]));
      g_assert_true (gtk_widget_activate_action (page, "practice.show", NULL));
      mat_window_wait_frames (page, 4);
      g_assert_true (gtk_widget_compute_bounds (next, page, &places[n++]));
      gtk_window_destroy (GTK_WINDOW (window));
      chieu_practice_book_free (book);
    }
  for (guint i = 1; i < n; i++)
    g_assert_true (graphene_rect_equal (&places[i], &places[0]));
}

/* ---- The result ---- */

/* A hand that was dealt from laid cards has no code that would deal it again. */
static void
test_result_deal (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (CHIEU_TYPE_RESULT_PAGE, NULL));
  GtkWidget *deal = find_of_type (page, GTK_TYPE_MENU_BUTTON);
  const ChieuScoreRow row = { 0, "An", 4, 8 };

  g_assert_nonnull (deal);
  chieu_result_page_set_score (CHIEU_RESULT_PAGE (page), chieu_score_grid_new (&row, 1, TRUE), -1, NULL);
  g_assert_false (gtk_widget_get_visible (deal));
  chieu_result_page_set_score (CHIEU_RESULT_PAGE (page), chieu_score_grid_new (&row, 1, TRUE), -1, "T50-00000-00000-000DN");
  g_assert_true (gtk_widget_get_visible (deal));
}

/* ---- The faults one makes most ---- */

typedef struct
{
  const ChieuGame *game;
  guint number;
  char *xref;                    /* (nullable) */
  int times;
} Taught;

static void
teach_cb (gpointer         object,
          const ChieuGame *game,
          guint            number,
          const char      *xref)
{
  Taught *taught = object;

  taught->game = game;
  taught->number = number;
  g_free (taught->xref);
  taught->xref = g_strdup (xref);
  taught->times++;
}

static int
find_reason (const ChieuGame *game,
             const char      *id)
{
  for (int i = 1; game->reasons[i] != NULL; i++)
    if (g_str_equal (game->reasons[i], id))
      return i;
  g_assert_not_reached ();
}

static void
press_button_with (GtkWidget  *root,
                   const char *text)
{
  GtkWidget *label = find_below (root, is_label, text);

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
}

/* Each fault leads to the lesson about it; where no lesson speaks of it, to its own section of the help. */
static void
test_overview_faults (void)
{
  const ChieuGame *to_tom = chieu_game_find ("to-tom"), *chan = chieu_game_find ("chan");
  ChieuOverviewFault faults[] = {
    { .game = to_tom, .reason = find_reason (to_tom, "treo-tranh"), .times = 7, .when = 1000 },
    { .game = chan, .reason = find_reason (chan, "cau-ca"), .times = 2, .when = 1000 },
  };
  ChieuOverviewLesson lesson = { 12, (char *) "The khàn" };
  ChieuOverview overview = {
    .played = 9, .won = 2,
    .games = g_array_new (FALSE, TRUE, sizeof (ChieuOverviewPart)), .levels = g_array_new (FALSE, TRUE, sizeof (ChieuOverviewPart)),
    .months = g_array_new (FALSE, TRUE, sizeof (ChieuOverviewPart)), .best = g_array_new (FALSE, TRUE, sizeof (ChieuOverviewBest)),
    .faults = g_array_new (FALSE, TRUE, sizeof (ChieuOverviewFault)),
  };
  ChieuOverviewSheet sheet = { &overview, g_ptr_array_new (), g_ptr_array_new () };
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  Taught taught = { 0 };

  g_array_append_vals (overview.faults, faults, G_N_ELEMENTS (faults));
  g_ptr_array_add (sheet.lessons, &lesson);
  g_ptr_array_add (sheet.lessons, NULL);
  chieu_overview_page_fill (GTK_BOX (box), &sheet, teach_cb, &taught);
  press_button_with (box, "Lesson 12");
  g_assert_true (taught.game == to_tom && taught.number == 12 && taught.times == 1);
  g_assert_null (taught.xref);
  press_button_with (box, "Help");
  g_assert_true (taught.game == chan && taught.number == 0 && taught.times == 2);
  g_assert_cmpstr (taught.xref, ==, "chan-faults#cau-ca");
  g_free (taught.xref);
  g_array_unref (overview.games);
  g_array_unref (overview.levels);
  g_array_unref (overview.months);
  g_array_unref (overview.best);
  g_array_unref (overview.faults);
  g_ptr_array_unref (sheet.accounts);
  g_ptr_array_unref (sheet.lessons);
}

/* Checks that the window of a hand of @game that is dealt from @seed says of a player @said. */
static void
check_sight (const ChieuGame *game,
             int              seats,
             guint64          seed,
             const char      *said)
{
  static const ChieuSeatNames names = { "You", "An", "Cúc", "Bình", "Mai" };
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ()), *window;
  g_autoptr (ChieuRecord) record = NULL;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, FALSE);
  record = chieu_record_new (game, &rules, &carry, seed);
  window = chieu_fair_window_new (parent, record, names);
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label, said));
  gtk_window_destroy (window);
  gtk_window_destroy (parent);
}

/* The cards that are turned up to find the cái lie in a hand, and everybody has seen them. */
static void
test_result_fair_turned_up (void)
{
  check_sight (chieu_game_find ("to-tom"), 5, 7, "An: 21 own cards seen, and 1 of the others’, which was turned up for everybody; 79 stayed hidden.");
  check_sight (chieu_game_find ("chan"), 4, 7, "An: 19 own cards seen, and 1 of the others’, which was turned up for everybody; 57 stayed hidden.");
  check_sight (chieu_game_find ("mau-binh"), 4, 7, "An: 13 own cards seen, and none of the others’; 39 stayed hidden.");
}

/* The window that says whether a hand was fair has the number of the deal, its seal, and what each seat was shown of it. */
static void
test_result_fair (void)
{
  static const ChieuSeatNames names = { "You", "An", "Cúc", "Bình", "Mai" };
  const ChieuGame *game = chieu_game_find ("to-tom");
  g_autofree char *seal = NULL;
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ()), *window;
  ChieuRecord *record;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 5, -1, FALSE);
  carry.cai = 0;
  record = chieu_record_new (game, &rules, &carry, 20261122);
  seal = chieu_record_make_seal (record);
  window = chieu_fair_window_new (parent, record, names);
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label, "20261122"));
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label, seal));
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label,
                                "An: 20 own cards seen, and 1 of the others’, which was turned up for everybody; 80 stayed hidden."));
  /* Five hands and the nọc are all cards of the deck: nothing else is shown. */
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label, "The nọc, in the order in which it is drawn"));
  g_assert_null (find_below (GTK_WIDGET (window), is_label, "The cards that were not in play"));
  gtk_window_destroy (window);
  gtk_window_destroy (parent);
  chieu_record_free (record);
}

/* ---- The first frame ---- */

typedef struct
{
  GtkWidget *window;
  int n;                         /* frames drawn */
} Painted;

/* The first frame is drawn with the class, all others without. */
static void
paint_cb (GdkFrameClock *clock,
          Painted       *painted)
{
  g_assert_cmpint (gtk_widget_has_css_class (painted->window, CHIEU_FIRST_FRAME_CLASS), ==, painted->n == 0);
  painted->n++;
  gtk_widget_queue_draw (painted->window);
}

static void
test_first_frame (void)
{
  Painted painted = { gtk_window_new (), 0 };

  chieu_first_frame_lighten (GTK_WINDOW (painted.window));
  gtk_widget_realize (painted.window);
  g_signal_connect (gtk_widget_get_frame_clock (painted.window), "paint", G_CALLBACK (paint_cb), &painted);
  gtk_window_present (GTK_WINDOW (painted.window));
  while (painted.n < 3)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (painted.window));
}

/* ---- The tables of the statistics ---- */

static gboolean
has_label_property (GtkWidget  *widget,
                    const char *text)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  return wrong == NULL;
}

/* Returns: (nullable): the table below @widget that a screen reader calls @name */
static GtkWidget *
find_table (GtkWidget  *widget,
            const char *name)
{
  GtkWidget *found = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_TABLE
                     && has_label_property (widget, name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_table (child, name);
  return found;
}

static GtkWidget *
get_row (GtkWidget *table,
         int        i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (table), i));
}

static GtkWidget *
get_cell (GtkWidget *row,
          int        i)
{
  GtkWidget *cell = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));

  while (i-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return cell;
}

/* Checks a row of a table. @first: the role of its first cell; @cells: what each cell says, which is also what a screen reader calls it */
static void
check_row (GtkWidget         *row,
           GtkAccessibleRole  first,
           GtkAccessibleRole  others,
           const char *const *cells)
{
  g_assert_nonnull (row);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  for (int i = 0; cells[i] != NULL; i++)
    {
      GtkWidget *cell = get_cell (row, i);

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (cell)), ==, cells[i]);
      g_assert_true (has_label_property (cell, cells[i]));
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (cell), i == 0 ? first : others);
    }
}

static void
check_head (GtkWidget         *table,
            const char *const *cells)
{
  check_row (get_row (table, 0), GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, cells);
  g_assert_false (gtk_widget_get_focusable (get_row (table, 0)));
}

/* Checks row @i of the table, which a screen reader calls @spoken. */
static void
check_body (GtkWidget         *table,
            int                i,
            const char        *spoken,
            const char *const *cells)
{
  check_row (get_row (table, i), GTK_ACCESSIBLE_ROLE_ROW_HEADER, GTK_ACCESSIBLE_ROLE_CELL, cells);
  g_assert_true (has_label_property (get_row (table, i), spoken));
  /* The arrow keys read on. */
  g_assert_true (gtk_widget_get_focusable (get_row (table, i)));
}

static GArray *
parts_new (const ChieuOverviewPart *part)
{
  return g_array_append_vals (g_array_new (FALSE, FALSE, sizeof *part), part, 1);
}

static void
test_overview_tables (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  ChieuOverview overview = { .played = 8, .won = 1 };
  ChieuOverviewSheet sheet = { .overview = &overview };
  GtkWidget *table;

  overview.games = parts_new (&(ChieuOverviewPart) { (char *) "chan", 8, 1, -4 });
  overview.levels = parts_new (&(ChieuOverviewPart) { (char *) "", 8, 1, -4 });
  g_array_append_vals (overview.levels, &(ChieuOverviewPart) { (char *) CHIEU_MATCH_LEVEL_PROGRAM, 2, 1, 6 }, 1);
  overview.months = parts_new (&(ChieuOverviewPart) { (char *) "2026-11", 8, 1, -4 });
  overview.best = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewBest));
  overview.faults = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewFault));
  chieu_overview_page_fill (GTK_BOX (box), &sheet, teach_cb, NULL);

  table = find_table (box, "All games");
  check_body (table, 0, "Hands played, 8", (const char *[]) { "Hands played", "8", NULL });
  check_body (table, 1, "Won and paid, 1 (13%)", (const char *[]) { "Won and paid", "1 (13%)", NULL });
  table = find_table (box, "By game");
  check_head (table, (const char *[]) { "Game", "Hands", "Won", "Points", NULL });
  check_body (table, 1, "Chắn, 8 hands, won: 1 (13%) · points: −4", (const char *[]) { "Chắn", "8", "1 (13%)", "−4", NULL });
  g_assert_null (get_row (table, 2));
  table = find_table (box, "By the others’ level");
  check_head (table, (const char *[]) { "Level", "Hands", "Won", "Points", NULL });
  check_body (table, 1, "Different levels, 8 hands, won: 1 (13%) · points: −4",
              (const char *[]) { "Different levels", "8", "1 (13%)", "−4", NULL });
  check_body (table, 2, "Your own program, 2 hands, won: 1 (50%) · points: +6",
              (const char *[]) { "Your own program", "2", "1 (50%)", "+6", NULL });
  table = find_table (box, "By month");
  check_head (table, (const char *[]) { "Month", "Hands", "Won", "Points", NULL });
  check_body (table, 1, "November 2026, 8 hands, won: 1 (13%) · points: −4",
              (const char *[]) { "November 2026", "8", "1 (13%)", "−4", NULL });
  g_array_unref (overview.games);
  g_array_unref (overview.levels);
  g_array_unref (overview.months);
  g_array_unref (overview.best);
  g_array_unref (overview.faults);
}

static void
test_statistics_figures (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  const ChieuStatisticsHand hand = { .ended = 1000, .points = 6, .faults = 2 };
  ChieuStatistics statistics = { .game = chieu_game_find ("to-tom"), .way = -1, .won = 1 };
  GtkWidget *table;

  statistics.hands = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof hand), &hand, 1);
  statistics.cuoc = g_array_new (FALSE, FALSE, sizeof (ChieuTally));
  statistics.faults = g_array_new (FALSE, FALSE, sizeof (ChieuTally));
  chieu_statistics_page_fill (GTK_BOX (box), &statistics);

  table = find_table (box, "Your hands");
  check_body (table, 0, "Hands played, 1", (const char *[]) { "Hands played", "1", NULL });
  check_body (table, 1, "Won and paid, 1 (100%)", (const char *[]) { "Won and paid", "1 (100%)", NULL });
  table = find_table (box, "Both curves as numbers");
  check_row (get_row (table, 0), GTK_ACCESSIBLE_ROLE_ROW_HEADER, GTK_ACCESSIBLE_ROLE_CELL,
             (const char *[]) { "Hands 1 to 1", "until 1 January 1970", "6 points, 2.0 faults per hand", NULL });
  g_array_unref (statistics.hands);
  g_array_unref (statistics.cuoc);
  g_array_unref (statistics.faults);
}

/* Where the figures have no room beside the name they stand below it, in all rows alike. */
static void
test_table_narrow (void)
{
  g_autoptr (GtkWidget) table = g_object_ref_sink (chieu_data_table_new ("Table", (const char *[]) { "Game", "Hands", "Won", NULL }));
  int least, liked, high, low;

  chieu_data_table_add_row (table, NULL, (const char *[]) { "Chắn", "8", "1 (13 %)", NULL });
  chieu_data_table_add_row (table, NULL, (const char *[]) { "Tổ tôm and bí tứ", "1200", "345 (29 %)", NULL });
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  g_assert_cmpint (least, <, liked / 2);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, liked, NULL, &low, NULL, NULL);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, liked / 2, NULL, &high, NULL, NULL);
  g_assert_cmpint (high, >, low);
}

/* Whoever has not played sees what will stand there, and not that no hand is “of this kind”, which nobody chose. */
static void
test_statistics_none (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-none-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  GtkWindow *window = chieu_statistics_window_new (NULL, store, NULL);

  gtk_window_present (window);
  while (find_below (GTK_WIDGET (window), is_label_with, "You have not finished a hand") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label_with, "this page shows how often you win"));
  g_assert_null (find_below (GTK_WIDGET (window), is_label_with, "of this kind"));
  g_assert_nonnull (find_of_type (GTK_WIDGET (window), CHIEU_TYPE_CARD_WIDGET));
  gtk_window_destroy (window);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* ---- Home ---- */

/* The cards are the picture: on a tile as narrow as on the smallest screen that shows four, at least 130 pixels of the height of the
 * middle one are seen, or 110 of a card of the French deck. */
static void
test_tile_cards (void)
{
  GtkWidget *window = gtk_window_new ();

  for (int i = 0; chieu_app_games[i] != NULL; i++)
    {
      GtkWidget *tile = chieu_game_tile_new (chieu_app_games[i], "coi"), *card, *bunch;
      graphene_rect_t seen;

      gtk_widget_set_size_request (tile, 227, -1);
      gtk_widget_set_halign (tile, GTK_ALIGN_START);
      gtk_widget_set_valign (tile, GTK_ALIGN_START);
      gtk_window_set_child (GTK_WINDOW (window), tile);
      gtk_window_present (GTK_WINDOW (window));
      while (gtk_widget_get_height (tile) == 0)
        g_main_context_iteration (NULL, TRUE);
      bunch = gtk_widget_get_parent (find_of_type (tile, CHIEU_TYPE_CARD_WIDGET));
      card = gtk_widget_get_next_sibling (gtk_widget_get_first_child (bunch));
      g_assert_true (gtk_widget_compute_bounds (card, bunch, &seen));
      g_assert_cmpfloat (MIN (seen.origin.y + seen.size.height, gtk_widget_get_height (bunch)) - seen.origin.y, >=,
                         chieu_app_games[i]->offer.game->deck->indexed ? 110 : 130);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Shows the home page with one open match and @n cards of its hand. Returns: the picture of the first offer */
static GtkWidget *
show_offer (GtkWidget *page,
            int        n)
{
  g_autoptr (ChieuHomeFacts) facts = chieu_home_facts_new ();
  ChieuHomeMatch *match = g_new0 (ChieuHomeMatch, 1);

  for (int i = 0; chieu_app_games[i] != NULL; i++)
    g_array_append_val (facts->games, ((ChieuHomeGame) { .game = chieu_app_games[i], .choices = g_strdup ("") }));
  *match = (ChieuHomeMatch) {
    .game = chieu_app_games[0]->offer.game, .action = g_strdup ("win.go-on"), .title = g_strdup ("Match"), .standing = g_strdup ("Hand 1"),
    .is_own = TRUE, .n_cards = n, .cards = { 1, 2, 3 },
  };
  g_ptr_array_add (facts->matches, match);
  chieu_home_page_show (CHIEU_HOME_PAGE (page), facts);
  return gtk_widget_get_ancestor (find_below (page, is_label_with, "Hand 1"), CHIEU_TYPE_PICTURE_TILE);
}

/* The words of the first offer may stay the same while cards are played: its picture shows the cards that are held now. */
static void
test_first_offer (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GtkWidget) page = g_object_ref_sink (chieu_home_page_new (settings));
  g_autoptr (GtkWidget) first = g_object_ref (show_offer (page, 3));

  g_assert_true (show_offer (page, 3) == first);
  g_assert_true (show_offer (page, 2) != first);
}

/* The home page is shown anew whenever something it tells of changes: a button that goes on doing the same keeps the focus. */
static void
test_button_of_home (void)
{
  static const GActionEntry actions[] = { { .name = "game", .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *window = gtk_window_new (), *button = chieu_home_button_new ("Chắn", NULL, "home.game::chan");

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (window, "home", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  chieu_home_button_set_action (button, "home.game::chan");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  chieu_home_button_set_action (button, "home.game::to-tom");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL), ==, "to-tom");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A control that has no room beside its words stands below them, and keeps away from the edge of its row. */
static void
test_row_foot (void)
{
  GtkWidget *window = gtk_window_new (), *list = gtk_list_box_new (), *row = adw_action_row_new (), *block = block_new (200, 40);
  graphene_rect_t bounds;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "Words that want more than there is beside the control");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), block);
  chieu_row_layout_give_to_row (ADW_ACTION_ROW (row));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, -1);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (row) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (block, row, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 30);
  g_assert_cmpfloat (gtk_widget_get_height (row) - bounds.origin.y - bounds.size.height, >=, 6);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- The list of keys ---- */

/* A row of the list of keys leads to the drums. What only some pages can do is named there, but no row does it. */
static void
test_shortcuts (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ()), *window = chieu_shortcuts_window_new (parent, CHIEU_PAGE_TABLE, NULL);
  GtkWidget *drums = find_below (GTK_WIDGET (window), is_row_titled, "What each drum call means");
  GtkWidget *match = find_below (GTK_WIDGET (window), is_row_titled, "New match");

  g_assert_nonnull (drums);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (drums)), ==, "app.drums");
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (drums)));
  g_assert_nonnull (match);
  g_assert_null (gtk_actionable_get_action_name (GTK_ACTIONABLE (match)));
  gtk_window_destroy (window);
  gtk_window_destroy (parent);
}

static gboolean
shows_key (GtkWidget  *widget,
           const char *key)
{
  return GTK_IS_SHORTCUT_LABEL (widget) && g_str_equal (gtk_shortcut_label_get_accelerator (GTK_SHORTCUT_LABEL (widget)), key);
}

/* Each key to which a button of a game answers stands in the list. */
static void
test_shortcuts_complete (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());

  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      GtkWindow *window = chieu_shortcuts_window_new (parent, CHIEU_PAGE_TABLE, chieu_games[g]);
      const ChieuMatLayout *layout = chieu_mat_layout_find (chieu_games[g]);

      for (int i = 0; i < layout->n_buttons; i++)
        for (int second = 0; second < 2; second++)
          {
            const ChieuMatButton *button = &layout->buttons[i];
            guint key = second ? button->key2 : button->key;

            g_test_message ("%s: %s, %s", chieu_games[g]->id, button->action, key != 0 ? gdk_keyval_name (key) : "no key");
            if (key != 0)
              g_assert_nonnull (find_below (GTK_WIDGET (window), shows_key, gdk_keyval_name (key)));
          }
      gtk_window_destroy (window);
    }
  gtk_window_destroy (parent);
}

/* A window that was closed, but is still held by an answer on its way to it, does not hold its parent, which may go before it. */
static void
test_windows_parent (void)
{
  GtkWindow *parent, *child;

  chieu_windows_let_go_of_parents ();
  parent = GTK_WINDOW (gtk_window_new ());
  child = g_object_new (GTK_TYPE_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  gtk_window_present (parent);
  gtk_window_present (child);
  g_object_ref (child);
  g_assert_true (gtk_window_get_transient_for (child) == parent);
  gtk_window_destroy (child);
  g_object_add_weak_pointer (G_OBJECT (parent), (gpointer *) &parent);
  gtk_window_destroy (parent);
  g_assert_null (parent);
  g_assert_null (gtk_window_get_transient_for (child));
  g_object_unref (child);
}

/* A window that has got another parent keeps it when the first one goes. */
static void
test_windows_other_parent (void)
{
  GtkWindow *first = GTK_WINDOW (gtk_window_new ()), *second = GTK_WINDOW (gtk_window_new ()), *child;

  chieu_windows_let_go_of_parents ();
  child = g_object_new (GTK_TYPE_WINDOW, "transient-for", first, NULL);
  gtk_window_set_transient_for (child, second);
  gtk_window_destroy (first);
  g_assert_true (gtk_window_get_transient_for (child) == second);
  gtk_window_destroy (second);
  g_assert_null (gtk_window_get_transient_for (child));
  gtk_window_destroy (child);
}

/* ---- A replay ---- */

static void
seat_taken_cb (GtkWindow *window,
               guint      position,
               int        seat,
               int       *taken)
{
  *taken = seat;
}

/* From a replay one plays on at the seat from which one looks; with all hands open at the last such seat, which is the person's own at
 * first. */
static void
test_play_on (void)
{
  const ChieuSeatNames names = { "A", "B", "C", "D", "E" };
  const ChieuGame *game = &chieu_to_tom;
  g_autoptr (ChieuRecord) record = NULL;
  GtkWindow *window;
  GtkLabel *title;
  GtkWidget *eyes, *play_on;
  ChieuRules rules;
  ChieuCarry carry;
  int taken = -1;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 5, 50, true);
  record = chieu_record_new (game, &rules, &carry, 1);
  window = chieu_replay_window_new (NULL, chieu_replay_new (record, NULL), "Hand 3", names, 3, 5, 0);
  title = GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (window), CHIEU_TYPE_REPLAY_WINDOW, "title"));
  g_assert_cmpstr (gtk_label_get_label (title), ==, "Tổ tôm · Hand 3");
  eyes = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), CHIEU_TYPE_REPLAY_WINDOW, "eyes"));
  play_on = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), CHIEU_TYPE_REPLAY_WINDOW, "play_on"));
  g_signal_connect (window, "play-on", G_CALLBACK (seat_taken_cb), &taken);
  g_signal_emit_by_name (play_on, "clicked");
  g_assert_cmpint (taken, ==, 3);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (eyes), 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (eyes), 5);
  g_signal_emit_by_name (play_on, "clicked");
  g_assert_cmpint (taken, ==, 2);
  gtk_window_destroy (window);
}

static void
note_announced_cb (const char *text,
                   gpointer    data)
{
  g_string_append_printf (data, "%s\n", text);
}

/* What is said of a place in the hand is seen there and nowhere else, and announced whenever one comes there. */
static void
test_remark (void)
{
  static const char remark[] = "Here you chose “Discard 3 Vạn”.";
  const ChieuSeatNames names = { "A", "B", "C", "D", "E" };
  const ChieuGame *game = &chieu_to_tom;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GString) announced = g_string_new (NULL);
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReplayWindow *window;
  GtkWidget *label;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 5, 50, true);
  record = chieu_record_new (game, &rules, &carry, 1);
  chieu_record_deal (record, &state);
  for (int i = 0; i < 2; i++)
    {
      int seat = __builtin_ctz (game->to_answer (&state));

      game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves);
      chieu_record_add_move (record, seat, &moves[0]);
      game->apply (&state, seat, &moves[0], NULL);
    }
  window = CHIEU_REPLAY_WINDOW (chieu_replay_window_new (NULL, chieu_replay_new (record, NULL), NULL, names, 0, 0, 1));
  label = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), CHIEU_TYPE_REPLAY_WINDOW, "remark"));
  g_assert_false (gtk_widget_get_visible (label));
  chieu_compat_set_listener (note_announced_cb, announced);
  chieu_replay_window_set_remark (window, remark);
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, remark);
  gtk_widget_activate_action (GTK_WIDGET (window), "replay.forward", NULL);
  g_assert_false (gtk_widget_get_visible (label));
  g_string_truncate (announced, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "replay.back", NULL);
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_nonnull (strstr (announced->str, remark));
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Narrow headers ---- */

static void
set_window_width (GtkWidget *window,
                  int        width)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, 300);
  for (int i = 0; i < 60; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* A button lies over the end of the page as long as there is more below. */
static void
test_result_below (void)
{
  static const ChieuScoreRow rows[] = { { 0, "An", 4, 8 }, { 1, "Bình", -4, 2 }, { 2, "Cúc", 0, 3 } };
  GtkWidget *window = gtk_window_new (), *page = g_object_new (CHIEU_TYPE_RESULT_PAGE, NULL);
  GtkWidget *below = GTK_WIDGET (gtk_widget_get_template_child (page, CHIEU_TYPE_RESULT_PAGE, "below"));

  chieu_result_page_set_score (CHIEU_RESULT_PAGE (page), chieu_score_grid_new (rows, G_N_ELEMENTS (rows), TRUE), 3, "T50-00000-00000-000DN");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  set_window_width (window, 600);
  g_assert_cmpfloat (gtk_widget_get_opacity (below), ==, 1);
  for (int i = 0; i < 4; i++)
    g_signal_emit_by_name (below, "clicked");
  set_window_width (window, 600);
  g_assert_cmpfloat (gtk_widget_get_opacity (below), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_title (GtkWidget  *widget,
          const char *name)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, name);
}

/* A title that was broken in a narrow window is what it was before as soon as the window is wide, or letters are small, again. */
static void
test_title_of_narrow_window (void)
{
  GtkWidget *window = gtk_window_new (), *header = adw_header_bar_new (), *title;
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  chieu_narrow_header_follow_windows ();
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), adw_window_title_new ("A title of several words", NULL));
  gtk_window_set_titlebar (GTK_WINDOW (window), header);
  gtk_window_present (GTK_WINDOW (window));
  set_window_width (window, 1000);
  title = find_below (header, is_title, "title");
  g_assert_false (gtk_label_get_wrap (GTK_LABEL (title)));
  g_object_set (settings, "gtk-xft-dpi", CHIEU_LETTERS_USUAL_DPI * 2, NULL);
  set_window_width (window, 360);
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (title)));
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (title)), ==, PANGO_ELLIPSIZE_NONE);
  set_window_width (window, 1000);
  g_assert_false (gtk_label_get_wrap (GTK_LABEL (title)));
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (title)), ==, PANGO_ELLIPSIZE_END);
  g_assert_cmpint (gtk_label_get_width_chars (GTK_LABEL (title)), ==, 5);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* With large letters a window is soon too low for names below pictures: in two columns they stand beside them. */
static void
test_tile_with_large_letters (void)
{
  enum { WIDTH = 460 };
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GtkWidget) tile = g_object_ref_sink (chieu_game_tile_new (chieu_app_games[0], chieu_home_get_mat (0)));
  int below, beside;

  chieu_game_tile_set_columns (CHIEU_GAME_TILE (tile), 2);
  gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, WIDTH, &below, NULL, NULL, NULL);
  g_assert_cmpint (below, >, WIDTH / 2);
  g_object_set (settings, "gtk-xft-dpi", 2 * CHIEU_LETTERS_USUAL_DPI, NULL);
  chieu_game_tile_set_columns (CHIEU_GAME_TILE (tile), 2);
  gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, WIDTH, &beside, NULL, NULL, NULL);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  g_assert_cmpint (beside, <, below * 4 / 5);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/choice", test_choice);
  g_test_add_func ("/app/replay/play-on", test_play_on);
  g_test_add_func ("/app/replay/remark", test_remark);
  g_test_add_func ("/app/narrow-header/title", test_title_of_narrow_window);
  g_test_add_func ("/app/choice/accessible", test_choice_accessible);
  g_test_add_func ("/app/match-settings", test_match_settings);
  g_test_add_func ("/app/game-offer", test_game_offer);
  g_test_add_func ("/app/pace", test_pace);
  g_test_add_func ("/app/new-match", test_new_match);
  g_test_add_func ("/app/session/without-store", test_session_without_store);
  g_test_add_func ("/app/text-scale", test_text_scale);
  g_test_add_func ("/app/call-spread/words", test_call_spread_words);
  g_test_add_func ("/app/call-spread/above", test_call_spread_above);
  g_test_add_func ("/app/wrap-layout", test_wrap_layout);
  g_test_add_func ("/app/answers-layout/rows", test_answers_in_rows);
  g_test_add_func ("/app/score-grid", test_score_grid);
  g_test_add_func ("/app/score-table", test_score_table);
  g_test_add_func ("/app/cuoc-row", test_cuoc_row);
  g_test_add_func ("/app/lesson-panel", test_lesson_panel);
  g_test_add_func ("/app/lesson-panel/room", test_lesson_panel_room);
  g_test_add_func ("/app/lesson-panel/fits", test_lesson_panel_fits);
  g_test_add_func ("/app/lesson-panel/grows", test_lesson_panel_grows);
  g_test_add_func ("/app/lesson-panel/lines", test_lesson_panel_lines);
  g_test_add_func ("/app/coach/height", test_coach_height);
  g_test_add_func ("/app/lesson-table/above", test_lesson_table_above);
  g_test_add_func ("/app/lesson-table/fan", test_lesson_table_fan);
  g_test_add_func ("/app/lesson-table/groups", test_lesson_table_groups);
  g_test_add_func ("/app/lesson-table/answer", test_lesson_table_answer);
  g_test_add_func ("/app/lesson-table/closed", test_lesson_table_closed);
  g_test_add_func ("/app/lesson-table/sign", test_lesson_table_sign);
  g_test_add_func ("/app/lesson-groups/rows", test_lesson_groups_rows);
  g_test_add_func ("/app/practice/places", test_practice_places);
  g_test_add_func ("/app/shortcuts", test_shortcuts);
  g_test_add_func ("/app/shortcuts-complete", test_shortcuts_complete);
  g_test_add_func ("/app/result/deal", test_result_deal);
  g_test_add_func ("/app/result/below", test_result_below);
  g_test_add_func ("/statistics/faults", test_overview_faults);
  g_test_add_func ("/app/first-frame", test_first_frame);
  g_test_add_func ("/statistics/tables", test_overview_tables);
  g_test_add_func ("/statistics/figures", test_statistics_figures);
  g_test_add_func ("/statistics/narrow", test_table_narrow);
  g_test_add_func ("/statistics/none", test_statistics_none);
  g_test_add_func ("/app/home/tile-cards", test_tile_cards);
  g_test_add_func ("/app/home/first-offer", test_first_offer);
  g_test_add_func ("/app/home/button-of-home", test_button_of_home);
  g_test_add_func ("/app/home/tile-with-large-letters", test_tile_with_large_letters);
  g_test_add_func ("/app/row/foot", test_row_foot);
  g_test_add_func ("/app/result/fair", test_result_fair);
  g_test_add_func ("/app/result/fair-turned-up", test_result_fair_turned_up);
  g_test_add_func ("/app/windows/parent", test_windows_parent);
  g_test_add_func ("/app/windows/other-parent", test_windows_other_parent);
  return g_test_run ();
}
