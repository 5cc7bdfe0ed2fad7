/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences of a program of one's own, and the window of what cost most.
 */
#include <adwaita.h>

#include "app/table/coach-panel.h"
#include "app/match-settings.h"
#include "app/table/moments-window.h"
#include "app/preferences/program-group.h"
#include "bots/bot.h"
#include "common/find.h"
#include "config.h"
#include "mat/widgets/card-strip.h"
#include "match/match.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"
#include "../patience.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>


static char *example;            /* the sample program */

/* ---- The program ---- */

static void
wait_for_group (ChieuProgramGroup *group)
{
  wait_until (!chieu_program_group_is_busy (group));
}

static GtkWidget *
group_new (GSettings  *settings,
           const char *folder)
{
  GtkWidget *group = g_object_ref_sink (chieu_program_group_new (settings, folder));

  wait_for_group (CHIEU_PROGRAM_GROUP (group));
  return group;
}

/* Returns: what the group says when the command @line is tried */
static const char *
try_line (GtkWidget  *group,
          const char *line)
{
  gtk_editable_set_text (GTK_EDITABLE (find_of_type (group, ADW_TYPE_ENTRY_ROW)), line);
  g_assert_cmpstr (chieu_program_group_get_answer (CHIEU_PROGRAM_GROUP (group)), ==, "");
  g_signal_emit_by_name (find_below (group, is_button, "Ask for a move"), "clicked");
  wait_for_group (CHIEU_PROGRAM_GROUP (group));
  return chieu_program_group_get_answer (CHIEU_PROGRAM_GROUP (group));
}

/* A good program is told from bad ones and from none; what was typed is the setting. */
static void
test_try (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GtkWidget) group = group_new (settings, "/nowhere");
  g_autofree char *line = g_strdup_printf ("python3 '%s'", example), *kept = NULL;

  if (!gtk_widget_get_sensitive (find_of_type (group, ADW_TYPE_ENTRY_ROW)))
    {
      g_test_skip ("bubblewrap cannot be used here");
      return;
    }
  g_assert_nonnull (strstr (try_line (group, line), "which is a valid move"));
  kept = g_settings_get_string (settings, "own-program");
  g_assert_cmpstr (kept, ==, line);
  g_assert_nonnull (strstr (try_line (group, "no-such-program"), "no-such-program"));
  g_assert_nonnull (strstr (try_line (group, "true"), "ended"));
  g_assert_nonnull (strstr (try_line (group, "echo <b>"), "refused"));
  g_assert_nonnull (strstr (try_line (group, ""), "First type the command"));
  g_settings_reset (settings, "own-program");
}

/* A program that is tried sees no more than one at the mat: nothing in the folder of the matches, even if it lies there itself. */
static void
test_try_hides (void)
{
  static const char text[] = "import os\nprint('found' if os.path.exists(os.path.dirname(__file__) + '/secret') else 'hidden', flush=True)\ninput()\n";
  g_autofree char *folder = g_dir_make_tmp ("chieu-XXXXXX", NULL), *line = g_strdup_printf ("python3 '%s/own.py'", folder);
  g_autofree char *program = g_build_filename (folder, "own.py", NULL), *secret = g_build_filename (folder, "secret", NULL);
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GtkWidget) group = group_new (settings, folder), other = group_new (settings, "/nowhere");

  g_assert_true (g_file_set_contents (program, text, -1, NULL));
  g_assert_true (g_file_set_contents (secret, "x", 1, NULL));
  if (gtk_widget_get_sensitive (find_of_type (group, ADW_TYPE_ENTRY_ROW)))
    {
      g_assert_nonnull (strstr (try_line (group, line), "hidden"));
      /* In a folder without matches it sees what lies beside it. */
      g_settings_reset (settings, "own-program");
      g_assert_nonnull (strstr (try_line (other, line), "found"));
      /* The group says which limits hold in the box. */
      g_assert_nonnull (strstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group)), "MiB"));
    }
  else
    g_test_skip ("bubblewrap cannot be used here");
  g_settings_reset (settings, "own-program");
  g_unlink (program);
  g_unlink (secret);
  g_rmdir (folder);
}

/* Where there is no box all of it is off, and says why. */
static void
test_off (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GtkWidget) group = NULL;
  g_autofree char *path = g_strdup (g_getenv ("PATH"));

  g_setenv ("PATH", "/nowhere", TRUE);
  group = group_new (settings, "/nowhere");
  g_setenv ("PATH", path, TRUE);
  g_assert_false (gtk_widget_get_sensitive (find_of_type (group, ADW_TYPE_ENTRY_ROW)));
  g_assert_false (gtk_widget_get_sensitive (find_of_type (group, ADW_TYPE_COMBO_ROW)));
  g_assert_nonnull (strstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group)), "Bubblewrap"));
}

/* The group can be let go of while a program is tried. */
static void
test_letting_go (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  GtkWidget *group = group_new (settings, "/nowhere");

  gtk_editable_set_text (GTK_EDITABLE (find_of_type (group, ADW_TYPE_ENTRY_ROW)), "sleep 60");
  g_signal_emit_by_name (find_below (group, is_button, "Ask for a move"), "clicked");
  g_assert_finalize_object (group);
  g_settings_reset (settings, "own-program");
}

/* The next match has the program at the seats that were chosen; the others there play at the chosen level. */
static void
test_seats (void)
{
  static const struct { const char *where; int programs; } rows[] = { { "none", 0 }, { "right", 1 }, { "all", 4 } };
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuMatchOptions options;

      g_settings_set_string (settings, "own-program-seats", rows[i].where);
      chieu_match_settings_read (settings, &chieu_to_tom, 1, &options);
      for (int seat = 1; seat < options.seats; seat++)
        g_assert_cmpstr (options.level[seat], ==, seat <= rows[i].programs ? CHIEU_MATCH_LEVEL_PROGRAM : "tap-su");
    }
  g_settings_reset (settings, "own-program-seats");
}

/* ---- What cost most ---- */

/* Returns: (transfer full): a hand in which all seats play like beginners */
static ChieuRecord *
record_new (const ChieuGame *game,
            guint64          seed)
{
  const ChieuBotLevel *level = chieu_bot_level_find ("tap-su");
  ChieuBotBudget budget = { .seed = 7 };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state, view;
  ChieuRecord *record;
  unsigned asked;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  record = chieu_record_new (game, &rules, &carry, seed);
  game->deal (&state, &rules, &carry, seed);
  while ((asked = game->to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuMove move;

      game->observe (&state, seat, &view);
      chieu_bot_choose (level, game, &view, seat, &budget, &move, NULL);
      chieu_record_add_move (record, seat, &move);
      game->apply (&state, seat, &move, NULL);
    }
  return record;
}

typedef struct
{
  int n, strips;                 /* moments, and strips of cards */
  guint position;                /* to which the first button leads */
} Shown;

/* The button leads to the move, and says what was decided there and what would have been better. */
static void
moment_cb (ChieuMomentsWindow *window,
           guint               position,
           const char         *remark,
           Shown              *shown)
{
  shown->position = position;
  g_assert_true (g_str_has_prefix (remark, "Here you chose “"));
  g_assert_nonnull (strstr (remark, "”; “"));
  g_assert_true (g_str_has_suffix (remark, " points more on average."));
}

/* Returns: how many of @widget and all below it are of @type */
static int
count_widgets (GtkWidget *widget,
               GType      type)
{
  int n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child, type);
  return n;
}

static void
show_moments (const ChieuGame *game,
              guint64          seed,
              Shown           *shown)
{
  ChieuRecord *record = record_new (game, seed);
  GtkWindow *window = chieu_moments_window_new (NULL, record, 0);
  GtkWidget *button;

  g_signal_connect (window, "moment", G_CALLBACK (moment_cb), shown);
  g_assert_null (find_below (GTK_WIDGET (window), is_button, "Show me the moment"));
  wait_until (!chieu_moments_window_is_busy (CHIEU_MOMENTS_WINDOW (window)));
  shown->n = chieu_moments_window_count (CHIEU_MOMENTS_WINDOW (window));
  shown->strips = count_widgets (GTK_WIDGET (window), CHIEU_TYPE_CARD_STRIP);
  button = find_below (GTK_WIDGET (window), is_button, "Show me the moment");
  g_assert_true ((button != NULL) == (shown->n > 0));
  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  gtk_window_destroy (window);
}

/* Finds the first hand of which the window shows a moment; each moment leads to a position. */
static void
find_moments (const ChieuGame *game,
              guint64          seeds,
              Shown           *shown)
{
  *shown = (Shown) { .position = G_MAXUINT };
  for (guint64 seed = 1; seed <= seeds && shown->n == 0; seed++)
    show_moments (game, seed, shown);
  g_assert_cmpint (shown->n, >, 0);
  g_assert_cmpint (shown->n, <=, 3);
  g_assert_cmpuint (shown->position, <, CHIEU_RECORD_MOVES_MAX);
}

/* In some hands of Tổ tôm there are moments that cost something. */
static void
test_moments (void)
{
  Shown shown;

  find_moments (&chieu_to_tom, 6, &shown);
}

/* In Mậu binh what was laid and what would have been better are each three chi. */
static void
test_mau_binh (void)
{
  Shown shown;

  find_moments (&chieu_mau_binh, 20, &shown);
  g_assert_cmpint (shown.n, ==, 1);
  g_assert_cmpint (shown.strips, ==, 6);
}

/* A window that is closed before the search is done is freed. */
static void
test_closed (void)
{
  GtkWindow *window = chieu_moments_window_new (NULL, record_new (&chieu_to_tom, 1), 0);

  gtk_window_present (window);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (window);
  wait_until (window == NULL);
}

/* ---- The coach looks deeper ---- */

/* Asks the coach about hand @deal, whose opening is over. */
static void
ask_panel_about (ChieuCoachPanel *panel,
                 guint64          deal)
{
  ChieuState state, view;
  ChieuRules rules;
  ChieuCarry carry;
  int seat = 0;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  chieu_to_tom.deal (&state, &rules, &carry, deal);
  while (((ChieuToTomState *) &state)->phase == CHIEU_EATING_OPENING)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      int who = __builtin_ctz (chieu_to_tom.to_answer (&state));

      chieu_to_tom.moves (&state, who, CHIEU_MOVES_CLEAN, moves);
      chieu_to_tom.apply (&state, who, &moves[0], NULL);
    }
  seat = __builtin_ctz (chieu_to_tom.to_answer (&state));
  chieu_to_tom.observe (&state, seat, &view);
  chieu_coach_panel_show_view (panel, &chieu_to_tom, &view, seat);
}

/* Hands about which the coach says the same when he has looked deeper, and another move. */
#define SAME_DEAL 2
#define OTHER_DEAL 8

static void
ask_panel (ChieuCoachPanel *panel)
{
  ask_panel_about (panel, SAME_DEAL);
}

/* Waits until the coach has told all. */
static void
wait_for_all (ChieuCoachPanel *panel)
{
  wait_until (!chieu_coach_panel_is_thinking (panel));
}

/* Returns: (transfer none) (nullable): how far the words are scrolled that lie in @widget or below it */
static GtkAdjustment *
find_scrolled (GtkWidget *widget)
{
  GtkAdjustment *found = GTK_IS_SCROLLED_WINDOW (widget) ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_scrolled (child);
  return found;
}

/* Whoever has read down to the reasons may go on when more are found, and sees what is best first when something else is decided. */
static void
test_panel_top (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_coach_panel_new ());
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (widget);
  GtkAdjustment *scrolled = find_scrolled (widget);

  ask_panel (panel);
  while (chieu_coach_panel_get_advice (panel) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_adjustment_configure (scrolled, 500, 0, 900, 10, 100, 100);
  wait_for_all (panel);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 500);
  ask_panel_about (panel, 9);
  wait_for_all (panel);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 0);
}

/* The slower findings come after those said at once, and change nothing in them if no other move does better. */
static void
test_panel (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_coach_panel_new ());
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (widget);
  gint64 since = g_get_monotonic_time ();
  g_autofree char *first = NULL, *whole = NULL;

  ask_panel (panel);
  while (chieu_coach_panel_is_thinking (panel) && run_patiently (since))
    if (first == NULL && chieu_coach_panel_get_advice (panel) != NULL)
      first = chieu_coach_panel_get_words (panel);
  whole = chieu_coach_panel_get_words (panel);
  g_assert_nonnull (first);
  g_assert_true (g_str_has_prefix (whole, first));
  g_assert_cmpuint (strlen (whole), >, strlen (first));
  g_assert_nonnull (strstr (whole, "Average points"));
}

static void
note_move_cb (ChieuCoachPanel *panel,
              GArray          *moves)
{
  g_array_append_val (moves, chieu_coach_panel_get_advice (panel)->move);
}

/* If another move does better with the others' hands in mind, that is what the panel advises and says first from then on. */
static void
test_panel_follows (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_coach_panel_new ());
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (widget);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ChieuMove));
  g_autofree char *words = NULL, *name = NULL, *best = NULL;

  g_signal_connect (panel, "advised", G_CALLBACK (note_move_cb), moves);
  ask_panel_about (panel, OTHER_DEAL);
  wait_for_all (panel);
  g_assert_cmpuint (moves->len, ==, 2);
  g_assert_false (chieu_move_equal (&g_array_index (moves, ChieuMove, 0), &g_array_index (moves, ChieuMove, 1)));
  words = chieu_coach_panel_get_words (panel);
  name = chieu_coach_deeper_name (&chieu_to_tom, &g_array_index (moves, ChieuMove, 1), 5);
  best = g_strdup_printf ("\nAverage points of each move, played out in many deals that fit what was seen:\n%s: ", name);
  g_assert_true (g_str_has_prefix (words, "Best now: "));
  g_assert_nonnull (strstr (words, best));
  g_assert_nonnull (strstr (words, "With the others’ hands in mind, this brings "));
}

/* Nothing is shown by a panel that was disposed of while the coach was thinking. */
static void
test_panel_gone (void)
{
  GtkWidget *panel = g_object_ref_sink (chieu_coach_panel_new ());

  ask_panel (CHIEU_COACH_PANEL (panel));
  g_object_run_dispose (G_OBJECT (panel));
  g_object_add_weak_pointer (G_OBJECT (panel), (gpointer *) &panel);
  g_object_unref (panel);
  /* The work of the coach keeps it until the answer is there. */
  wait_until (panel == NULL);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  /* The program does so, too: one's own program may end while something is written to it. */
  signal (SIGPIPE, SIG_IGN);
  adw_init ();
  example = argv[1];
  g_test_add_func ("/program/try", test_try);
  g_test_add_func ("/program/try-hides", test_try_hides);
  g_test_add_func ("/program/off", test_off);
  g_test_add_func ("/program/seats", test_seats);
  g_test_add_func ("/program/letting-go", test_letting_go);
  g_test_add_func ("/moments/shown", test_moments);
  g_test_add_func ("/moments/mau-binh", test_mau_binh);
  g_test_add_func ("/moments/closed", test_closed);
  g_test_add_func ("/coach/deeper", test_panel);
  g_test_add_func ("/coach/top", test_panel_top);
  g_test_add_func ("/coach/follows", test_panel_follows);
  g_test_add_func ("/coach/gone", test_panel_gone);
  return g_test_run ();
}
