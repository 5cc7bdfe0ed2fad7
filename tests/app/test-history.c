/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hands played before: that a filter wants the right ones, that all of them are read in pieces, the figures along an axis, and what
 * is said of hands and statistics.
 */
#include "app/history/history-filter.h"
#include "app/history/history-words.h"
#include "app/history/history.h"
#include "app/history/plot-scale.h"
#include "app/history/record-file.h"
#include "app/history/statistics-words.h"
#include "../folder.h"
#include "games/to-tom/rules/to-tom.h"

#include <math.h>
#include <sqlite3.h>

/* More hands than one piece has. */
#define HANDS 130
#define HANDS_OF_MATCH 10
/* So many matches have more hands than a list shows at first. */
#define MATCHES_OF_MORE 4

/* ---- The filter ---- */

static const ChieuStoredHand own_win = {
  .id = 7, .ended = 1000, .game = "to-tom", .seats = 5, .outcome = CHIEU_OUTCOME_WON, .winner = 0, .person = 0,
  .way = CHIEU_WAY_HOC, .cuoc = "thong bach-dinh", .points = { 8 }, .worth = 8,
};

static const ChieuStoredHand others_win = {
  .id = 8, .ended = 2000, .game = "to-tom", .seats = 4, .outcome = CHIEU_OUTCOME_WON, .winner = 2, .person = 0,
  .way = CHIEU_WAY_NGHIEM, .cuoc = "bach-dinh-tom", .points = { 0, 0, 1 }, .worth = 4, .n_faults = 2,
};

static const ChieuStoredHand drawn = {
  .id = 9, .ended = 3000, .game = "to-tom", .seats = 5, .outcome = CHIEU_OUTCOME_DRAWN, .winner = -1, .person = 0,
  .way = CHIEU_WAY_THUONG, .cuoc = "", .n_faults = 1,
};

/* From a record: nobody there is the person. */
static const ChieuStoredHand imported = {
  .id = 10, .ended = 4000, .game = "to-tom", .seats = 5, .outcome = CHIEU_OUTCOME_FALSE, .winner = 3, .person = -1,
  .way = CHIEU_WAY_THUONG, .cuoc = "",
};

/* Returns: a bit for each of the four hands above that @filter wants, the first one the lowest */
static guint
find_wanted (const ChieuHistoryFilter *filter)
{
  const ChieuStoredHand *hands[] = { &own_win, &others_win, &drawn, &imported };
  guint bits = 0;

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    bits |= (guint) chieu_history_filter_wants (filter, hands[i]) << i;
  return bits;
}

static void
test_filter (void)
{
  static const struct { ChieuHistoryFilter filter; guint wanted; } rows[] = {
    { { .way = -1 }, 0xf },
    { { .way = -1, .game = "to-tom" }, 0xf },
    { { .way = -1, .game = "chan" }, 0 },
    { { .way = -1, .seats = 4 }, 0x2 },
    { { .way = CHIEU_WAY_HOC }, 0x1 },
    { { .way = CHIEU_WAY_THUONG }, 0xc },
    { { .way = -1, .end = CHIEU_HISTORY_OWN_WIN }, 0x1 },
    { { .way = -1, .end = CHIEU_HISTORY_OTHERS_WIN }, 0xa },
    { { .way = -1, .end = CHIEU_HISTORY_DRAWN }, 0x4 },
    { { .way = -1, .cuoc = "bach-dinh" }, 0x1 },
    { { .way = -1, .cuoc = "thong" }, 0x1 },
    { { .way = -1, .cuoc = "bach-dinh-tom" }, 0x2 },
    { { .way = -1, .cuoc = "tom" }, 0 },
    { { .way = -1, .with_faults = TRUE }, 0x6 },
    { { .way = -1, .from = 2000 }, 0xe },
    { { .way = -1, .until = 2000 }, 0x1 },
    { { .way = -1, .from = 2000, .until = 4000 }, 0x6 },
    { { .way = CHIEU_WAY_THUONG, .with_faults = TRUE, .end = CHIEU_HISTORY_DRAWN }, 0x4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("row %u", i);
      g_assert_cmphex (find_wanted (&rows[i].filter), ==, rows[i].wanted);
      g_assert_true (chieu_history_filter_is_open (&rows[i].filter) == (i == 0));
    }
}

static void
test_days (void)
{
  gint64 begins = chieu_history_find_day (2026, 2, 28, FALSE), ends = chieu_history_find_day (2026, 2, 28, TRUE);

  g_assert_cmpint (begins, <, ends);
  g_assert_cmpint (ends, ==, chieu_history_find_day (2026, 3, 1, FALSE));
  g_assert_cmpint (chieu_history_find_day (2026, 2, 29, FALSE), ==, 0);
  g_assert_cmpint (chieu_history_find_day (2026, 13, 1, FALSE), ==, 0);
}

/* ---- In words ---- */

static void
assert_words (char       *words,
              const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
test_words (void)
{
  const ChieuSeatNames names = { "An", "Ba", "Cả", "Tư", "Năm" };
  ChieuStoredHand unpaid = own_win, newer = own_win;
  ChieuHistoryFilter filter = { .way = CHIEU_WAY_HOC, .game = "to-tom", .seats = 4, .end = CHIEU_HISTORY_OWN_WIN };

  unpaid.outcome = CHIEU_OUTCOME_UNPAID;
  newer.game = "a game of tomorrow";
  assert_words (chieu_history_hand_to_words (&own_win, names), "You win with “Thông bạch định”: 8 points.");
  assert_words (chieu_history_hand_to_words (&drawn, names), "Nobody won: the hand is drawn.");
  assert_words (chieu_history_hand_to_words (&unpaid, names), "You win, but the win earns no points.");
  assert_words (chieu_history_hand_to_words (&newer, names), "This hand was played with a newer version of the program.");
  assert_words (chieu_history_hand_to_words (&imported, names),
                "Tư called ù without a winning hand: chèo đò. The next win is owed to the làng.");
  assert_words (chieu_history_kind_to_words (&own_win), "Tổ tôm · Học");
  assert_words (chieu_history_kind_to_words (&imported), "Tổ tôm · from a record");
  assert_words (chieu_history_faults_to_words (&others_win), "2 faults");
  g_assert_null (chieu_history_faults_to_words (&own_win));
  assert_words (chieu_history_filter_to_words (&filter), "Tổ tôm bí tứ · Học · I called ù");
  chieu_history_filter_init (&filter);
  assert_words (chieu_history_filter_to_words (&filter), "");
  filter.until = chieu_history_find_day (2026, 11, 20, TRUE);
  assert_words (chieu_history_filter_to_words (&filter), "until 20 November 2026");
}

/* Names of saved hands: files of several hands are told apart, and stand in the order in which they were played. */
static void
test_file_names (void)
{
  gint64 ended = chieu_history_find_day (2026, 11, 20, FALSE);

  assert_words (chieu_record_file_make_name (&chieu_to_tom, 5, 2, ended), "Tổ tôm 2026-11-20 Hand 3.chieu");
  assert_words (chieu_record_file_make_name (&chieu_to_tom, 4, -1, ended), "Tổ tôm bí tứ 2026-11-20.chieu");
}

/* ---- All are read, in pieces ---- */

static char *folder;

/* Plays a match of the program's players among themselves. */
static void
play_match (ChieuStore *store,
            guint64     seed)
{
  ChieuMatchOptions options = {
    .game = chieu_games[0], .seats = 5, .seed = seed, .person = -1, .way = CHIEU_WAY_HOC,
    .hoi = CHIEU_HOI_HANDS, .hoi_limit = HANDS_OF_MATCH,
  };
  g_autoptr (ChieuMatch) match = NULL;

  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, options.game);
  match = chieu_match_new (&options, store, NULL);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  chieu_match_start (match);
  for (;;)
    {
      while (chieu_match_get_final_state (match) == NULL)
        g_main_context_iteration (NULL, TRUE);
      if (chieu_match_is_over (match))
        break;
      chieu_match_deal_next_hand (match);
      /* The next hand is dealt only when the store has written it. */
      while (chieu_match_get_final_state (match) != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  chieu_match_pause (match);
}

static void
count_cb (ChieuHistory *history,
          guint        *pieces)
{
  (*pieces)++;
}

static void
read_to_end (ChieuHistory *history)
{
  while (chieu_history_is_reading (history))
    g_main_context_iteration (NULL, TRUE);
}

static void
refresh (ChieuHistory *history)
{
  chieu_history_refresh (history);
  while (chieu_history_is_refreshing (history))
    g_main_context_iteration (NULL, TRUE);
}

/* Shows all hands that are wanted, as somebody does who scrolls to the end. */
static void
show_all (ChieuHistory *history)
{
  GListModel *hands = chieu_history_get_hands (history);

  for (guint n = 0; n < chieu_history_get_n_wanted (history); n = g_list_model_get_n_items (hands))
    {
      g_assert_cmpuint (g_list_model_get_n_items (hands), >=, n);
      read_to_end (history);
      chieu_history_show_more (history);
    }
  read_to_end (history);
}

/* Checks that all of the @n hands are shown, the latest first, none twice and none left out. */
static void
check_order (ChieuHistory *history,
             guint         n)
{
  GListModel *hands = chieu_history_get_hands (history);
  gint64 before = G_MAXINT64;

  g_assert_null (chieu_history_get_error (history));
  show_all (history);
  g_assert_cmpuint (chieu_history_get_n_wanted (history), ==, n);
  g_assert_cmpuint (g_list_model_get_n_items (hands), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ChieuHistoryHand) hand = g_list_model_get_item (hands, i);

      g_assert_cmpint (chieu_history_hand_get_stored (hand)->id, <, before);
      before = chieu_history_hand_get_stored (hand)->id;
    }
}

/* Checks that the hands that somebody won and those that nobody did are all the hands, and that all come back without a filter. */
static void
check_filtering (ChieuHistory *history)
{
  ChieuHistoryFilter filter = { .way = -1, .end = CHIEU_HISTORY_DRAWN };
  GListModel *hands = chieu_history_get_hands (history);
  guint n_drawn, n_won;

  chieu_history_set_filter (history, &filter);
  g_assert_cmpuint (g_list_model_get_n_items (hands), ==, 0);
  read_to_end (history);
  n_drawn = chieu_history_get_n_wanted (history);
  filter.end = CHIEU_HISTORY_OTHERS_WIN;
  chieu_history_set_filter (history, &filter);
  read_to_end (history);
  n_won = chieu_history_get_n_wanted (history);
  g_assert_cmpuint (n_won, >, 0);
  g_assert_cmpuint (n_drawn + n_won, ==, HANDS);
  chieu_history_filter_init (&filter);
  chieu_history_set_filter (history, &filter);
  read_to_end (history);
  check_order (history, HANDS);
}

static void
test_read (void)
{
  g_autofree char *path = g_build_filename (folder, "read.db", NULL);
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  g_autoptr (ChieuHistory) history = NULL;
  guint pieces = 0;

  for (guint i = 0; i < HANDS / HANDS_OF_MATCH; i++)
    play_match (store, i + 1);
  history = chieu_history_new (store);
  g_signal_connect (history, "changed", G_CALLBACK (count_cb), &pieces);
  g_assert_cmpuint (chieu_history_get_n_read (history), ==, 0);
  read_to_end (history);
  g_assert_cmpuint (pieces, >=, 3);
  /* Not all at once. */
  g_assert_cmpuint (g_list_model_get_n_items (chieu_history_get_hands (history)), <, HANDS);
  check_order (history, HANDS);
  check_filtering (history);
  refresh (history);
  g_assert_false (chieu_history_is_reading (history));
  play_match (store, 99);
  refresh (history);
  g_assert_false (chieu_history_is_reading (history));
  check_order (history, HANDS + HANDS_OF_MATCH);
}

/* Hands are read again when the latest one has got another end, and when it is taken back, as undoing its last move does. */
static void
test_read_again (void)
{
  g_autofree char *path = g_build_filename (folder, "again.db", NULL);
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  g_autoptr (ChieuHistory) history = NULL;
  sqlite3 *db;

  play_match (store, 1);
  history = chieu_history_new (store);
  read_to_end (history);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  /* The store may be tidying up meanwhile. */
  sqlite3_busy_timeout (db, 5000);
  g_assert_cmpint (sqlite3_exec (db, "UPDATE hand SET ended = ended + 60 WHERE id = (SELECT max (id) FROM hand)",
                                 NULL, NULL, NULL), ==, SQLITE_OK);
  refresh (history);
  g_assert_true (chieu_history_is_reading (history));
  read_to_end (history);
  check_order (history, HANDS_OF_MATCH);
  g_assert_cmpint (sqlite3_exec (db, "UPDATE hand SET ended = NULL WHERE id = (SELECT max (id) FROM hand)",
                                 NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
  refresh (history);
  read_to_end (history);
  check_order (history, HANDS_OF_MATCH - 1);
}

/* An answer of the store that comes when the history is gone does no harm. */
static void
test_read_for_nobody (void)
{
  g_autofree char *path = g_build_filename (folder, "nobody.db", NULL);
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  ChieuHistory *history;

  play_match (store, 1);
  history = chieu_history_new (store);
  g_object_add_weak_pointer (G_OBJECT (history), (gpointer *) &history);
  g_object_unref (history);
  g_assert_null (history);
  history = chieu_history_new (store);
  g_object_add_weak_pointer (G_OBJECT (history), (gpointer *) &history);
  read_to_end (history);
  chieu_history_refresh (history);
  g_object_unref (history);
  g_assert_null (history);
  chieu_store_flush (store);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Asks for more from the moment when all is read. */
static void
want_more_cb (ChieuHistory *history,
              gboolean     *wanted)
{
  *wanted = *wanted || !chieu_history_is_reading (history);
  if (*wanted)
    chieu_history_show_more (history);
}

/* The list of a window may ask for more hands while it is told of the last ones. The one source that shows them goes with the history. */
static void
test_read_more_for_nobody (void)
{
  g_autofree char *path = g_build_filename (folder, "more.db", NULL);
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  ChieuHistory *history;
  gpointer gone;
  gboolean wanted = FALSE;

  for (guint i = 0; i < MATCHES_OF_MORE; i++)
    play_match (store, i + 1);
  history = chieu_history_new (store);
  g_signal_connect (history, "changed", G_CALLBACK (want_more_cb), &wanted);
  while (!wanted)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (chieu_history_is_reading (history));
  gone = history;
  g_assert_finalize_object (history);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, gone));
}

static void
test_read_nothing (void)
{
  g_autofree char *path = g_build_filename (folder, "empty.db", NULL);
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  g_autoptr (ChieuHistory) history = chieu_history_new (store);

  read_to_end (history);
  check_order (history, 0);
}

/* ---- Figures along an axis ---- */

static void
check_scale (double   low,
             double   high,
             int      figures,
             gboolean whole)
{
  ChieuPlotScale scale;
  double digits;

  g_test_message ("%g to %g, %d figures", low, high, figures);
  chieu_plot_scale_init (&scale, low, high, figures, whole);
  digits = scale.step / pow (10, floor (log10 (scale.step) + 1e-9));
  g_assert_true (fabs (digits - 1) < 1e-6 || fabs (digits - 2) < 1e-6 || fabs (digits - 5) < 1e-6);
  g_assert_cmpint (chieu_plot_scale_count_figures (&scale), >=, 2);
  g_assert_cmpint (chieu_plot_scale_count_figures (&scale), <=, figures);
  g_assert_cmpfloat (chieu_plot_scale_find_place (&scale, low), >=, -1e-2);
  g_assert_cmpfloat (chieu_plot_scale_find_place (&scale, high), <=, 1 + 1e-2);
  g_assert_cmpfloat_with_epsilon (chieu_plot_scale_get_figure (&scale, chieu_plot_scale_count_figures (&scale) - 1), scale.high, 1e-6);
  if (whole)
    g_assert_cmpfloat (scale.step, >=, 1);
}

static void
test_scale (void)
{
  static const double values[] = { -3270, -12, -1, -0.3, 0, 0.1, 0.3, 0.7, 1, 2, 7, 99, 100, 101, 5000, 1e6 };

  for (guint low = 0; low < G_N_ELEMENTS (values); low++)
    for (guint high = low; high < G_N_ELEMENTS (values); high++)
      for (int figures = 3; figures <= 9; figures++)
        {
          check_scale (values[low], values[high], figures, FALSE);
          check_scale (floor (values[low]), ceil (values[high]), figures, TRUE);
        }
}

static void
test_scale_figures (void)
{
  ChieuPlotScale scale;

  chieu_plot_scale_init (&scale, 0, 0.7, 9, FALSE);
  g_assert_cmpint (scale.decimals, ==, 1);
  assert_words (chieu_plot_scale_to_words (&scale, chieu_plot_scale_get_figure (&scale, 3)), "0.3");
  chieu_plot_scale_init (&scale, -12, 30, 6, TRUE);
  assert_words (chieu_plot_scale_to_words (&scale, scale.low), "−20");
  assert_words (chieu_plot_scale_to_words (&scale, chieu_plot_scale_get_figure (&scale, 2)), "0");
  g_assert_cmpfloat (scale.high, ==, 30);
}

/* ---- Statistics in words ---- */

/* Returns: statistics of @n hands with @first faults in each, but @last faults in each of the last ten */
static ChieuStatistics *
statistics_new (guint n,
                guint first,
                guint last)
{
  ChieuStatistics *self = g_new0 (ChieuStatistics, 1);

  self->game = chieu_games[0];
  self->way = -1;
  self->hands = g_array_new (FALSE, TRUE, sizeof (ChieuStatisticsHand));
  self->cuoc = g_array_new (FALSE, TRUE, sizeof (ChieuTally));
  self->faults = g_array_new (FALSE, TRUE, sizeof (ChieuTally));
  for (guint i = 0; i < n; i++)
    {
      ChieuStatisticsHand hand = { .ended = 1000 + i, .points = (int) (2 * i + 2), .faults = i + 10 < n ? first : last };

      g_array_append_val (self->hands, hand);
    }
  return self;
}

static void
test_trend (void)
{
  g_autoptr (ChieuStatistics) few = statistics_new (19, 3, 0);
  g_autoptr (ChieuStatistics) fewer = statistics_new (20, 3, 1);
  g_autoptr (ChieuStatistics) more = statistics_new (40, 0, 2);
  g_autoptr (ChieuStatistics) same = statistics_new (40, 2, 2);
  g_autoptr (ChieuStatistics) none = statistics_new (40, 0, 0);

  assert_words (chieu_statistics_trend_to_words (few),
                "Once you have played twenty hands, you can see here whether you commit fewer faults than at the beginning.");
  assert_words (chieu_statistics_trend_to_words (fewer),
                "In your first ten hands you committed 3.0 faults per hand, in your last ten 1.0: you commit fewer now.");
  assert_words (chieu_statistics_trend_to_words (more),
                "In your first ten hands you committed 0.0 faults per hand, in your last ten 2.0: you commit more now.");
  assert_words (chieu_statistics_trend_to_words (same), "You commit as many faults as at the beginning: 2.0 per hand.");
  assert_words (chieu_statistics_trend_to_words (none),
                "You committed no faults in your first ten hands, and none in your last ten.");
}

static void
test_average (void)
{
  g_autoptr (ChieuStatistics) statistics = statistics_new (25, 2, 0);
  g_autofree double *average = chieu_statistics_average_faults (statistics);

  g_assert_cmpfloat_with_epsilon (average[0], 2, 1e-9);
  g_assert_cmpfloat_with_epsilon (average[14], 2, 1e-9);
  g_assert_cmpfloat_with_epsilon (average[19], 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (average[24], 0, 1e-9);
}

static void
test_table (void)
{
  g_autoptr (ChieuStatistics) statistics = statistics_new (25, 2, 0);

  g_assert_cmpuint (chieu_statistics_choose_span (1, 12), ==, 1);
  g_assert_cmpuint (chieu_statistics_choose_span (12, 12), ==, 1);
  g_assert_cmpuint (chieu_statistics_choose_span (13, 12), ==, 2);
  g_assert_cmpuint (chieu_statistics_choose_span (10800, 12), ==, 1000);
  assert_words (chieu_statistics_row_to_words (statistics, 0, 10), "20 points, 2.0 faults per hand");
  assert_words (chieu_statistics_row_to_words (statistics, 10, 20), "20 points, 1.0 faults per hand");
  assert_words (chieu_statistics_points_to_words (statistics), "In 25 hands you won 50 points.");
  assert_words (chieu_statistics_part_to_words (1, 8), "1 (13%)");
  assert_words (chieu_statistics_part_to_words (0, 0), "0");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("chieu-history-XXXXXX", NULL);
  g_test_add_func ("/history/filter", test_filter);
  g_test_add_func ("/history/days", test_days);
  g_test_add_func ("/history/words", test_words);
  g_test_add_func ("/history/file-names", test_file_names);
  g_test_add_func ("/history/read", test_read);
  g_test_add_func ("/history/read-again", test_read_again);
  g_test_add_func ("/history/read-nothing", test_read_nothing);
  g_test_add_func ("/history/read-for-nobody", test_read_for_nobody);
  g_test_add_func ("/history/read-more-for-nobody", test_read_more_for_nobody);
  g_test_add_func ("/plot/scale", test_scale);
  g_test_add_func ("/plot/figures", test_scale_figures);
  g_test_add_func ("/statistics/trend", test_trend);
  g_test_add_func ("/statistics/average", test_average);
  g_test_add_func ("/statistics/table", test_table);
  status = g_test_run ();
  chieu_test_remove_folder (folder);
  g_free (folder);
  return status;
}
