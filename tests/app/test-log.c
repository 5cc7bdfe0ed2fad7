/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a hand in its window, which follows the match and says nothing by itself; its last lines beside the mat; and the settings
 * of the sound.
 */
#include <adwaita.h>
#include <locale.h>

#include "app/preferences/mat-looks.h"
#include "app/table/log-window.h"
#include "common/question.h"
#include "compat.h"
#include "config.h"
#include "games/to-tom/rules/to-tom.h"
#include "mat/column/side-column.h"
#include "mat/column/told-line.h"
#include "mat/faces/pictures.h"
#include "mat/view/mat-view-private.h"
#include "match/hand-log.h"
#include "../patience.h"


static const ChieuSeatNames names = { "You", "Binh", "Cuc", "Dung", "Em" };

static ChieuMatch *
match_new (guint64 seed)
{
  ChieuMatchOptions options = { .game = &chieu_to_tom, .seats = 5, .seed = seed, .person = 0, .way = CHIEU_WAY_HOC,
                                .hoi = CHIEU_HOI_HANDS, .hoi_limit = 3 };
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;

  for (int seat = 1; seat < 5; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, options.game);
  match = chieu_match_new (&options, NULL, &error);
  g_assert_no_error (error);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

/* Makes the first move that is offered to the person. */
static void
make_move (ChieuMatch *match)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReason reason;

  g_assert_cmpint (chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), >, 0);
  g_assert_cmpint (chieu_match_try (match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
}

static guint
count_rows (ChieuLogWindow *log)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (chieu_log_window_get_list (log)), (int) n) != NULL)
    n++;
  return n;
}

/* Checks that the rows, as they are read and as a screen reader says them, are the log of the hand. */
static void
check_rows (ChieuLogWindow *log,
            ChieuMatch     *match)
{
  g_autoptr (ChieuRecord) record = chieu_match_make_record (match);
  g_autoptr (GPtrArray) lines = chieu_hand_log_make (record, 0, FALSE, (const char *const *) names, NULL, NULL);

  g_assert_cmpuint (count_rows (log), ==, lines->len);
  for (guint i = 0; i < lines->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (chieu_log_window_get_list (log)), (int) i);

      g_assert_cmpstr (chieu_told_line_get_text (gtk_list_box_row_get_child (row)), ==, chieu_hand_log_get_text (lines, i));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, chieu_hand_log_get_text (lines, i));
    }
}

static void
count_cb (const char *text,
          gpointer    data)
{
  ++*(guint *) data;
}

/* All through a hand, in which a move is taken back, the rows are the log at every moment, and the window announces nothing. */
static void
test_follow (void)
{
  g_autoptr (ChieuMatch) match = match_new (5);
  ChieuLogWindow *log = chieu_log_window_new (NULL);
  guint announced = 0, questions = 0, before;

  chieu_compat_set_listener (count_cb, &announced);
  chieu_log_window_set_match (log, match, names);
  gtk_window_present (GTK_WINDOW (log));
  chieu_match_start (match);
  for (; wait_for_question (match); make_move (match))
    {
      check_rows (log, match);
      if (++questions != 4)
        continue;
      before = count_rows (log);
      make_move (match);
      wait_for_question (match);
      g_assert_cmpuint (count_rows (log), >, before);
      chieu_match_undo (match);
      check_rows (log, match);
      g_assert_cmpuint (count_rows (log), ==, before);
      wait_for_question (match);
    }
  check_rows (log, match);
  g_assert_cmpuint (questions, >, 4);
  g_assert_cmpuint (announced, ==, 0);
  chieu_match_pause (match);
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (log));
}

static gboolean
is_at_end (GtkAdjustment *place)
{
  double end = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);

  return end > 0 && gtk_adjustment_get_value (place) >= end - 1;
}

/* Lets the time of @n frames pass. */
static void
draw_frames (int n)
{
  for (int i = 0; i < 20 * n; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

/* Returns: whether the last row lies within the view as it is drawn: the place of a scroll bar alone says nothing. */
static gboolean
is_drawn (ChieuLogWindow *log,
          GtkWidget      *scroller)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (chieu_log_window_get_list (log)), (int) count_rows (log) - 1);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row), scroller, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

/* Checks that the last lines since the person moved, and no others, stand beside the mat. @shown: (inout): how many did so far */
static void
check_since (ChieuMatView *mat,
             ChieuMatch   *match,
             guint        *shown)
{
  g_autoptr (ChieuRecord) record = chieu_match_make_record (match);
  guint since;
  g_autoptr (GPtrArray) log = chieu_hand_log_make (record, 0, FALSE, (const char *const *) names, NULL, &since);
  ChieuSinceList *list = chieu_side_column_get_since (CHIEU_SIDE_COLUMN (mat->side));
  GtkWidget *line = gtk_widget_get_last_child (GTK_WIDGET (list));
  guint first = MAX (since, log->len > CHIEU_SINCE_LINES_MAX ? log->len - CHIEU_SINCE_LINES_MAX : 0);

  for (guint i = log->len; i-- > first; line = gtk_widget_get_prev_sibling (line))
    g_assert_cmpstr (chieu_told_line_get_text (line), ==, chieu_hand_log_get_text (log, i));
  *shown += log->len - first;
  /* Only the title stands above them. */
  g_assert_true (GTK_IS_LABEL (line));
}

static void
test_since (void)
{
  g_autoptr (ChieuMatch) match = match_new (5);
  GtkWidget *mat = g_object_ref_sink (chieu_mat_view_new ());
  guint shown = 0;

  for (int seat = 0; seat < 5; seat++)
    chieu_mat_view_set_seat_name (CHIEU_MAT_VIEW (mat), seat, names[seat]);
  chieu_mat_view_set_match (CHIEU_MAT_VIEW (mat), match);
  chieu_match_start (match);
  for (; wait_for_question (match); make_move (match))
    check_since (CHIEU_MAT_VIEW (mat), match, &shown);
  g_assert_cmpuint (shown, >, 5);
  chieu_mat_view_set_match (CHIEU_MAT_VIEW (mat), NULL);
  g_object_unref (mat);
}

/* The newest line is seen when the log is opened, and when it comes; somebody who reads further up stays there. */
static void
test_newest (void)
{
  /* A hand that is long enough: lines come while the newest one is seen, and once more while it is not. */
  g_autoptr (ChieuMatch) match = match_new (3);
  ChieuLogWindow *log = chieu_log_window_new (NULL);
  GtkWidget *scroller = gtk_widget_get_ancestor (chieu_log_window_get_list (log), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint rows;

  chieu_log_window_set_match (log, match, names);
  chieu_match_start (match);
  while (count_rows (log) < 10 && wait_for_question (match))
    make_move (match);
  gtk_window_set_default_size (GTK_WINDOW (log), 400, 300);
  gtk_window_present (GTK_WINDOW (log));
  wait_until (is_at_end (place));
  draw_frames (6);
  g_assert_true (is_drawn (log, scroller));
  rows = count_rows (log);
  while (count_rows (log) < rows + 4 && wait_for_question (match))
    make_move (match);
  g_assert_cmpuint (count_rows (log), >=, rows + 4);
  wait_until (is_at_end (place));
  draw_frames (6);
  g_assert_true (is_drawn (log, scroller));
  gtk_adjustment_set_value (place, 10);
  rows = count_rows (log);
  while (count_rows (log) < rows + 2 && wait_for_question (match))
    make_move (match);
  g_assert_cmpuint (count_rows (log), >=, rows + 2);
  draw_frames (6);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 10);
  chieu_match_pause (match);
  gtk_window_destroy (GTK_WINDOW (log));
}

/* The next hand and another match begin a new log; without a match the log is empty. */
static void
test_another (void)
{
  g_autoptr (ChieuMatch) match = match_new (5);
  g_autoptr (ChieuMatch) other = match_new (6);
  ChieuLogWindow *log = chieu_log_window_new (NULL);

  chieu_log_window_set_match (log, match, names);
  chieu_match_start (match);
  while (wait_for_question (match))
    make_move (match);
  g_assert_cmpuint (count_rows (log), >, 10);
  chieu_match_deal_next_hand (match);
  check_rows (log, match);
  g_assert_cmpuint (count_rows (log), <, 10);
  chieu_match_pause (match);
  chieu_log_window_set_match (log, other, names);
  check_rows (log, other);
  chieu_log_window_set_match (log, NULL, NULL);
  g_assert_cmpuint (count_rows (log), ==, 0);
  gtk_window_destroy (GTK_WINDOW (log));
}

static GtkWidget *
find_role (GtkWidget         *widget,
           GtkAccessibleRole  role)
{
  GtkWidget *found = NULL;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_role (child, role);
  return found;
}

/* A screen reader finds a log with a name. */
static void
test_role (void)
{
  ChieuLogWindow *log = chieu_log_window_new (NULL);
  GtkWidget *region = find_role (GTK_WIDGET (log), GTK_ACCESSIBLE_ROLE_LOG);

  g_assert_nonnull (region);
  g_assert_true (gtk_widget_is_ancestor (chieu_log_window_get_list (log), region));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (region), GTK_ACCESSIBLE_PROPERTY_LABEL, "Log of this hand");
  gtk_window_destroy (GTK_WINDOW (log));
}

/* ---- Sound ---- */

static void
test_volume (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (ChieuMatView) mat = g_object_ref_sink (CHIEU_MAT_VIEW (chieu_mat_view_new ()));

  g_assert_cmpfloat (mat->teller.volume, ==, 0);
  chieu_mat_looks_follow (mat, settings);
  g_assert_cmpfloat (mat->teller.volume, ==, g_settings_get_double (settings, "sound-volume"));
  g_settings_set_double (settings, "sound-volume", 0.25);
  g_assert_cmpfloat (mat->teller.volume, ==, 0.25);
  g_settings_set_boolean (settings, "sound", FALSE);
  g_assert_cmpfloat (mat->teller.volume, ==, 0);
  g_settings_set_double (settings, "sound-volume", 0.5);
  g_assert_cmpfloat (mat->teller.volume, ==, 0);
  g_settings_set_boolean (settings, "sound", TRUE);
  g_assert_cmpfloat (mat->teller.volume, ==, 0.5);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/log/follow", test_follow);
  g_test_add_func ("/log/since", test_since);
  g_test_add_func ("/log/newest", test_newest);
  g_test_add_func ("/log/another", test_another);
  g_test_add_func ("/log/role", test_role);
  g_test_add_func ("/sound/volume", test_volume);
  return g_test_run ();
}
