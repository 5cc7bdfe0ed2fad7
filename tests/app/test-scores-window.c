/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window with the scores of a match: a table of the seats in the order of their points, each with its portrait, the leader with a
 * star and in words; below it the hands so far, each with the portrait of its winner. The program's players play among themselves.
 */
#include <adwaita.h>

#include "app/history/scores-window.h"
#include "app/table/match-words.h"
#include "config.h"
#include "mat/faces/picture.h"
#include "match/words/words.h"
#include "../folder.h"
#include "../store-sql.h"

#define HANDS 3
#define SEATS 4

/* Names may be anything that can be typed, also what is no valid markup. */
static const ChieuSeatNames names = { "You", "Ông <b>", "Bà & Cô", "Cụ" };
static const int portraits[CHIEU_SEATS_MAX] = { 3, 1, 4, 2 };

typedef struct
{
  char *folder;
  GSettings *settings;
  GtkWidget *stack;
  ChieuPages *pages;
  ChieuSession *session;
  ChieuHands *hands;
  ChieuMatch *match;
  GtkWidget *parent;
} Fixture;

static void
play_hand (ChieuMatch *match)
{
  chieu_match_start (match);
  while (chieu_match_get_final_state (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
play_next_hand (ChieuMatch *match)
{
  chieu_match_deal_next_hand (match);
  while (chieu_match_get_final_state (match) != NULL)
    g_main_context_iteration (NULL, TRUE);
  play_hand (match);
}

/* @deal: of the hand of a day: that day; of the person's own match: "" */
static ChieuMatch *
match_new (Fixture    *f,
           const char *game,
           guint64     seed,
           const char *deal)
{
  ChieuMatchOptions options = {
    .game = chieu_game_find (game), .seats = SEATS, .seed = seed, .person = -1, .way = CHIEU_WAY_HOC,
    .hoi = CHIEU_HOI_HANDS, .hoi_limit = HANDS, .kind = *deal != '\0' ? CHIEU_MATCH_DAY : CHIEU_MATCH_OWN,
  };
  ChieuMatch *match;

  g_strlcpy (options.deal, deal, sizeof options.deal);
  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, options.game);
  match = chieu_match_new (&options, chieu_session_get_store (f->session), NULL);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  f->settings = g_settings_new (SETTINGS_ID);
  f->stack = g_object_ref_sink (gtk_stack_new ());
  f->pages = chieu_pages_new (GTK_STACK (f->stack));
  f->session = chieu_session_new (f->folder, f->settings);
  f->hands = chieu_hands_new (f->pages, f->session, f->settings, NULL);
  f->parent = gtk_window_new ();
  f->match = match_new (f, data != NULL ? data : "mau-binh", 7, "");
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_match_pause (f->match);
  gtk_window_destroy (GTK_WINDOW (f->parent));
  g_object_unref (f->match);
  g_object_unref (f->hands);
  g_object_unref (f->session);
  g_object_unref (f->pages);
  g_object_unref (f->stack);
  g_object_unref (f->settings);
  chieu_test_remove_folder (f->folder);
  g_free (f->folder);
}

/* ---- What is in the window ---- */

/* Adds @widget and all below it that have @role to @found, in their order. */
static void
add_with_role (GtkWidget         *widget,
               GtkAccessibleRole  role,
               GPtrArray         *found)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role)
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_with_role (child, role, found);
}

/* Returns: (transfer full): @widget and all below it that have @role */
static GPtrArray *
list_with_role (gpointer          widget,
                GtkAccessibleRole role)
{
  GPtrArray *found = g_ptr_array_new ();

  add_with_role (widget, role, found);
  return found;
}

static guint
count_portraits (GtkWidget *widget)
{
  guint n = CHIEU_IS_PICTURE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_portraits (child);
  return n;
}

static gboolean
has_star (GtkWidget *widget)
{
  gboolean found = GTK_IS_IMAGE (widget) && g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (widget)), "starred-symbolic") == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found; child = gtk_widget_get_next_sibling (child))
    found = has_star (child);
  return found;
}

/* Returns: whether a label below @widget has @part in its text */
static gboolean
has_text (GtkWidget  *widget,
          const char *part)
{
  gboolean found = GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found; child = gtk_widget_get_next_sibling (child))
    found = has_text (child, part);
  return found;
}

/* Checks that a screen reader calls @widget @expected. */
static void
check_name (gpointer    widget,
            const char *expected)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, expected);

  if (wrong != NULL)
    g_error ("“%s” was expected, and it is “%s”", expected, wrong);
}

static int
compare_down (const void *a,
              const void *b)
{
  return *(const int *) b - *(const int *) a;
}

/* Checks that the rows of the table agree with the standing of the match. @with_hands: hands have ended, and each row says how many its
 * seat won */
static void
check_table (Fixture   *f,
             GtkWindow *window,
             gboolean   with_hands)
{
  g_autoptr (GPtrArray) tables = list_with_role (window, GTK_ACCESSIBLE_ROLE_TABLE), rows = NULL;
  int points[CHIEU_SEATS_MAX], leaders = 0;
  ChieuCarry standing;

  g_assert_cmpuint (tables->len, ==, 1);
  rows = list_with_role (tables->pdata[0], GTK_ACCESSIBLE_ROLE_ROW);
  chieu_hoi_get_standing (f->match, &standing);
  memcpy (points, standing.points, sizeof points);
  qsort (points, SEATS, sizeof points[0], compare_down);
  g_assert_cmpuint (rows->len, ==, SEATS);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) heads = list_with_role (rows->pdata[i], GTK_ACCESSIBLE_ROLE_ROW_HEADER);
      g_autoptr (GPtrArray) cells = list_with_role (rows->pdata[i], GTK_ACCESSIBLE_ROLE_CELL);
      g_autofree char *words = chieu_words_points (points[i]);
      const char *remark;
      gboolean leads = points[i] == points[0] && points[SEATS - 1] < points[0];
      int seat = -1;

      g_assert_cmpuint (heads->len, ==, 1);
      g_assert_cmpuint (cells->len, ==, 2);
      for (int s = 0; s < SEATS; s++)
        if (g_str_equal (names[s], gtk_label_get_text (heads->pdata[0])))
          seat = s;
      g_assert_cmpint (seat, >=, 0);
      g_assert_cmpint (standing.points[seat], ==, points[i]);
      check_name (heads->pdata[0], names[seat]);
      g_assert_cmpstr (gtk_label_get_text (cells->pdata[1]), ==, words);
      check_name (cells->pdata[1], words);
      g_assert_cmpuint (count_portraits (rows->pdata[i]), ==, 1);
      g_assert_true (has_star (rows->pdata[i]) == leads);
      remark = gtk_label_get_text (cells->pdata[0]);
      g_assert_true (g_str_has_prefix (remark, "leads") == leads);
      g_assert_true ((strstr (remark, "won ") != NULL) == with_hands);
      leaders += leads;
    }
  if (with_hands)
    g_assert_cmpint (leaders, >, 0);
}

/* Before a hand has ended all have the same points: nobody leads. */
static void
test_nobody_leads (Fixture       *f,
                   gconstpointer  data)
{
  GtkWindow *window = chieu_scores_window_new (GTK_WINDOW (f->parent), f->match, NULL, f->hands, names, portraits);

  check_table (f, window, FALSE);
  gtk_window_destroy (window);
}

static void
test_hands (Fixture       *f,
            gconstpointer  data)
{
  GtkWindow *window;

  play_hand (f->match);
  for (int i = 1; i < HANDS; i++)
    play_next_hand (f->match);
  window = chieu_scores_window_new (GTK_WINDOW (f->parent), f->match, chieu_session_get_store (f->session), f->hands, names, portraits);
  gtk_window_present (window);
  for (;;)
    {
      g_autoptr (GPtrArray) hands = list_with_role (window, GTK_ACCESSIBLE_ROLE_LIST_ITEM);

      if (hands->len == HANDS)
        {
          /* The latest comes first; each has the portrait of its winner. */
          g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (hands->pdata[0])), ==, "Hand 3");
          for (guint i = 0; i < hands->len; i++)
            {
              g_assert_true (gtk_list_box_row_get_activatable (hands->pdata[i]));
              g_assert_cmpuint (count_portraits (hands->pdata[i]), ==, 1);
            }
          break;
        }
      g_main_context_iteration (NULL, TRUE);
    }
  check_table (f, window, TRUE);
  gtk_window_destroy (window);
}

/* A hand that ended with a false ù is said to be that, and is no win of its caller. */
static void
test_false_call (Fixture       *f,
                 gconstpointer  data)
{
  ChieuStore *store = chieu_session_get_store (f->session);
  g_autofree char *sql = g_strdup_printf ("UPDATE hand SET outcome = %d, winner = 1", CHIEU_OUTCOME_FALSE);
  g_autoptr (GPtrArray) tables = NULL, rows = NULL;
  GtkWindow *window;

  play_hand (f->match);
  must_exec (store, sql);
  window = chieu_scores_window_new (GTK_WINDOW (f->parent), f->match, store, f->hands, names, portraits);
  while (has_text (GTK_WIDGET (window), "Loading your hands"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_text (GTK_WIDGET (window), "Ông <b> called ù without a winning hand"));
  tables = list_with_role (window, GTK_ACCESSIBLE_ROLE_TABLE);
  rows = list_with_role (tables->pdata[0], GTK_ACCESSIBLE_ROLE_ROW);
  for (guint i = 0; i < rows->len; i++)
    g_assert_true (has_text (rows->pdata[i], "won 0 hands"));
  gtk_window_destroy (window);
}

/* In the table of points seats with the same points stand as they sit. */
static void
test_ranked (Fixture       *f,
             gconstpointer  data)
{
  static const ChieuSeatNames letters = { "A", "B", "C", "D" };

  for (int hand = 0; hand <= HANDS; hand++)
    {
      g_autoptr (GtkWidget) grid = g_object_ref_sink (chieu_scores_grid_new (f->match, NULL, letters, TRUE));
      g_autoptr (GPtrArray) heads = list_with_role (grid, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
      ChieuCarry standing;

      chieu_hoi_get_standing (f->match, &standing);
      g_assert_cmpuint (heads->len, ==, SEATS);
      for (guint i = 1; i < heads->len; i++)
        {
          int before = *gtk_label_get_text (heads->pdata[i - 1]) - 'A', seat = *gtk_label_get_text (heads->pdata[i]) - 'A';

          g_assert_cmpint (standing.points[before], >=, standing.points[seat]);
          if (standing.points[before] == standing.points[seat])
            g_assert_cmpint (before, <, seat);
        }
      if (hand == 0)
        play_hand (f->match);
      else if (hand < HANDS)
        play_next_hand (f->match);
    }
}

static gboolean
note_own_cb (const ChieuStoredHand *hand,
             gpointer               data)
{
  if (hand->kind == CHIEU_MATCH_OWN)
    g_array_append_val (data, hand->id);
  return TRUE;
}

/* The hand of a day was played between two hands of the match: it has the same seats and the same number, and is not among them. */
static void
test_other_match (Fixture       *f,
                  gconstpointer  data)
{
  ChieuStore *store = chieu_session_get_store (f->session);
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) rows = NULL;
  ChieuMatch *day = match_new (f, "mau-binh", 8, "2026-11-01");
  GtkWindow *window;

  play_hand (f->match);
  play_hand (day);
  play_next_hand (f->match);
  g_assert_true (chieu_store_foreach_hand (store, 0, note_own_cb, own, NULL));
  g_assert_cmpuint (own->len, ==, 2);
  window = chieu_scores_window_new (GTK_WINDOW (f->parent), f->match, store, f->hands, names, portraits);
  gtk_window_present (window);
  while ((rows = list_with_role (window, GTK_ACCESSIBLE_ROLE_LIST_ITEM))->len == 0)
    {
      g_clear_pointer (&rows, g_ptr_array_unref);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (rows->len, ==, own->len);
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpint (*(const gint64 *) g_object_get_data (rows->pdata[i], "hand"), ==, g_array_index (own, gint64, i));
  gtk_window_destroy (window);
  chieu_match_pause (day);
  g_object_unref (day);
}

/* If the hands cannot be read, the window says why, and not that there are none. */
static void
test_unreadable (Fixture       *f,
                 gconstpointer  data)
{
  ChieuStore *store = chieu_store_new ("/proc/nowhere/matches.db");
  GtkWindow *window;

  play_hand (f->match);
  window = chieu_scores_window_new (GTK_WINDOW (f->parent), f->match, store, f->hands, names, portraits);
  while (has_text (GTK_WIDGET (window), "Loading your hands"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_text (GTK_WIDGET (window), "/proc/nowhere"));
  g_assert_false (has_text (GTK_WIDGET (window), "No hand has ended yet"));
  gtk_window_destroy (window);
  chieu_store_unref (store);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/scores/nobody-leads", Fixture, NULL, set_up, test_nobody_leads, tear_down);
  g_test_add ("/scores/hands", Fixture, NULL, set_up, test_hands, tear_down);
  g_test_add ("/scores/false-call", Fixture, "to-tom", set_up, test_false_call, tear_down);
  g_test_add ("/scores/ranked", Fixture, NULL, set_up, test_ranked, tear_down);
  g_test_add ("/scores/other-match", Fixture, NULL, set_up, test_other_match, tear_down);
  g_test_add ("/scores/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  return g_test_run ();
}
