/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match is saved after each move and found again, also after kill -9; hands are listed, exported and imported; the log is emptied.
 */
#include "../harness.h"

#include "match/store/database-private.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static char *program;

/* ---- Resume ---- */

static void
test_empty (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (chieu_store_get_path (store), ==, path);
  g_assert_null (chieu_store_get_notice (store));
  g_assert_null (chieu_match_resume (store, &error));
  g_assert_no_error (error);
  end_store (store, path);
}

/* Starts a match that does not run, and stops it after the next move, even if several answers to one question have come. If the hand is
 * finished, deals the next one instead. */
static void
play_one_step (Table *table)
{
  guint moved = table->moved;

  g_signal_connect (table->match, "moved", G_CALLBACK (chieu_match_pause), NULL);
  chieu_match_start (table->match);
  if (chieu_match_get_final_state (table->match) != NULL)
    {
      chieu_match_deal_next_hand (table->match);
      table_settle (table);
      return;
    }
  while (table->moved == moved)
    if (chieu_match_is_asked (table->match))
      table_play_one (table);
    else
      table_iterate ();
}

/* The program ends after every move, and each time finds the match as it left it. */
static void
test_resume_each (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;
  guint n_resumed = 0;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 77));
  for (;;)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      play_one_step (&table);
      before = table_describe (table.match);
      if (chieu_match_is_over (table.match))
        break;
      table_clear (&table);
      chieu_store_unref (store);
      store = must_open (path);
      table_init (&table, must_resume (store));
      after = table_describe (table.match);
      g_assert_cmpstr (before, ==, after);
      n_resumed++;
    }
  g_assert_cmpuint (n_resumed, >, 50);
  table_clear (&table);
  g_assert_null (chieu_match_resume (store, NULL));
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL AND record LIKE '%fake%'"), ==, 5);
  end_store (store, path);
}

/* Bots decide the same after a resume, also when it fell between answers about one card. */
static void
test_resume_same_end (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_saved_match (NULL, 5, -1, CHIEU_WAY_THUONG, 12));
  table_play_match (&table);
  first = table_describe (table.match);
  table_clear (&table);

  table_init (&table, new_saved_match (store, 5, -1, CHIEU_WAY_THUONG, 12));
  for (play_one_step (&table); !chieu_match_is_over (table.match); play_one_step (&table))
    {
      table_clear (&table);
      table_init (&table, must_resume (store));
    }
  second = table_describe (table.match);
  table_clear (&table);
  g_assert_cmpstr (first, ==, second);
  end_store (store, path);
}

/* A move that is taken back is taken out of the store, too, also where that makes a finished hand unfinished. */
static void
test_undo_saved (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_hand (&table);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 1);
  /* The finished hand is unfinished again. */
  chieu_match_undo (table.match);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 0);
  chieu_match_undo (table.match);
  table_settle (&table);
  table_resume_alike (&table, store);
  g_assert_true (chieu_match_can_undo (table.match));
  table_play_hand (&table);
  g_assert_cmpint (count_rows (store, "move"), ==, (int) chieu_match_get_hand (table.match)->moves->len);
  table_clear (&table);
  end_store (store, path);
}

/* A new match in the same place leaves the old one, which is not resumed any more. */
static void
test_new_leaves_old (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  ChieuMatch *match;

  drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  drop_match (new_saved_match (store, 3, 0, CHIEU_WAY_THUONG, G_MAXUINT64));
  match = must_resume (store);
  g_assert_cmpint (chieu_match_get_options (match)->seats, ==, 3);
  g_assert_cmpint (chieu_match_get_options (match)->way, ==, CHIEU_WAY_THUONG);
  g_assert_true (chieu_match_get_options (match)->seed == G_MAXUINT64);
  g_assert_cmpint (count_rows (store, LEFT_MATCHES), ==, 1);
  drop_match (match);
  end_store (store, path);
}

/* A match that is let go of only after the next one was begun, as the window does it, stays left, also when the next one is over. */
static void
test_left_stays_left (void)
{
  g_autofree char *path = new_store_path ();
  g_autoptr (GError) error = NULL;
  ChieuStore *store = must_open (path);
  Table old, next;

  table_init (&old, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (old.match);
  table_init (&next, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  table_clear (&old);
  g_assert_cmpint (count_rows (store, LEFT_MATCHES), ==, 1);
  table_play_match (&next);
  table_clear (&next);
  g_assert_null (chieu_match_resume (store, &error));
  g_assert_no_error (error);
  end_store (store, path);
}

/* ---- kill -9 ---- */

/* Waits until the parent allows the move, and prints it. Otherwise the child could play to the end before a busy parent kills it. */
static void
print_move_cb (ChieuMatch *match)
{
  char line[64], allowed;

  g_assert_cmpint (read (STDIN_FILENO, &allowed, 1), ==, 1);
  g_snprintf (line, sizeof line, "%u %u\n", chieu_match_get_hand_number (match), chieu_match_get_hand (match)->moves->len);
  g_assert_cmpint (write (STDOUT_FILENO, line, strlen (line)), ==, (gssize) strlen (line));
}

/* The child that is killed: it plays on and prints each move that has been shown. */
static int
child_main (const char *path)
{
  ChieuStore *store = must_open (path);
  ChieuMatch *match = chieu_match_resume (store, NULL);
  Table table;

  table_init (&table, match != NULL ? match : new_saved_match (store, 5, 2, CHIEU_WAY_THUONG, 99));
  g_signal_connect (table.match, "moved", G_CALLBACK (print_move_cb), NULL);
  if (chieu_match_get_final_state (table.match) != NULL)
    chieu_match_deal_next_hand (table.match);
  table_play_match (&table);
  table_clear (&table);
  chieu_store_unref (store);
  return 0;
}

/* The child may be so many moves ahead of the one after which it is killed. */
#define MOVES_AHEAD 4

static void
allow_moves (GSubprocess *child,
             int          n)
{
  g_autofree char *allowed = g_strnfill (n, '+');

  g_assert_true (g_output_stream_write_all (g_subprocess_get_stdin_pipe (child), allowed, n, NULL, NULL, NULL));
}

/* Runs the child, kills it after it has printed @lines moves and one more, and reads the rest of what it has shown. @hand, @moves: (out):
 * the number of the last hand that was shown, and how many moves it had. Returns: whether the child had ended first */
static gboolean
run_and_kill (const char *path,
              int         lines,
              guint      *hand,
              guint      *moves)
{
  g_autoptr (GSubprocess) child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL,
                                                    program, "--child", path, NULL);
  g_autoptr (GDataInputStream) out = NULL;
  char *line;

  g_assert_nonnull (child);
  allow_moves (child, lines + 1 + MOVES_AHEAD);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  for (int n = 0; (line = g_data_input_stream_read_line (out, NULL, NULL, NULL)) != NULL; n++)
    {
      g_assert_cmpint (sscanf (line, "%u %u", hand, moves), ==, 2);
      g_free (line);
      if (n == lines)
        g_subprocess_send_signal (child, SIGKILL);
    }
  g_subprocess_wait (child, NULL, NULL);
  return g_subprocess_get_if_exited (child) && g_subprocess_get_exit_status (child) == 0;
}

/* A program that is killed at any moment loses nothing that was shown. */
static void
test_kill (void)
{
  g_autofree char *path = new_store_path ();
  guint hand = 0, moves = 0;
  guint n_killed = 0;
  ChieuStore *store;

  while (!run_and_kill (path, 3 + (int) (n_killed * 7 % 13), &hand, &moves))
    {
      ChieuMatch *match;

      store = must_open (path);
      g_assert_null (chieu_store_get_notice (store));
      match = chieu_match_resume (store, NULL);
      n_killed++;
      if (match == NULL)
        {
          /* Killed after the last move: the match was over. */
          g_assert_cmpint (count_rows (store, FINISHED_MATCHES), ==, 1);
          chieu_store_unref (store);
          break;
        }
      /* All that was shown is there; what was under way may be there, too. */
      g_assert_cmpuint (chieu_match_get_hand_number (match), >=, hand);
      if (chieu_match_get_hand_number (match) == hand)
        g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, >=, moves);
      drop_match (match);
      chieu_store_unref (store);
      g_assert_cmpuint (n_killed, <, 500);
    }
  g_assert_cmpuint (n_killed, >, 3);
  store = must_open (path);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 5);
  g_assert_cmpint (count_rows (store, "hand"), ==, 5);
  end_store (store, path);
}

/* ---- History and the log ---- */

/* Adds the points of @hand to the sum at @data, less the worth of a win: in fake_game these are the same. */
static gboolean
add_points_cb (const ChieuStoredHand *hand,
               gpointer               data)
{
  int *sum = data;

  g_assert_cmpstr (hand->game, ==, "fake");
  g_assert_cmpint (hand->seats, ==, 4);
  for (int seat = 0; seat < hand->seats; seat++)
    *sum += hand->points[seat];
  if (hand->outcome == CHIEU_OUTCOME_WON)
    *sum -= hand->worth;
  return TRUE;
}

/* Finds the id of the hand that is listed first, which is the newest one. */
static gboolean
take_first_id_cb (const ChieuStoredHand *hand,
                  gpointer               data)
{
  *(gint64 *) data = hand->id;
  return FALSE;
}

static void
test_history (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;
  ChieuStore *store = must_open (path);
  Table table;
  gint64 id = 0;
  int sum = 0;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_match (&table);
  expected = chieu_match_make_record_text (table.match);
  table_clear (&table);
  g_assert_true (chieu_store_foreach_hand (store, 0, add_points_cb, &sum, NULL));
  g_assert_cmpint (sum, ==, 0);
  g_assert_true (chieu_store_foreach_hand (store, 0, take_first_id_cb, &id, NULL));
  text = chieu_store_export_hand (store, id, NULL);
  g_assert_cmpstr (text, ==, expected);
  g_assert_null (chieu_store_export_hand (store, 12345, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_clear_error (&error);
  g_assert_cmpint (chieu_store_import_hand (store, "rubbish", &error), ==, 0);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
  end_store (store, path);
}

static gboolean
checkpoint_work (ChieuDatabase  *database,
                 gpointer        data,
                 GCancellable   *cancellable,
                 GError        **error)
{
  chieu_database_checkpoint (database);
  return TRUE;
}

/* A checkpoint copies the log into the database and empties it, so that it does not grow for ever. */
static void
test_checkpoint (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  ChieuStore *store = must_open (path);
  GStatBuf status;

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      Table table;

      table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, seed));
      table_play_match (&table);
      table_clear (&table);
    }
  g_assert_true (chieu_store_run (store, checkpoint_work, NULL, NULL));
  g_assert_cmpint (g_stat (log, &status), ==, 0);
  g_assert_cmpint (status.st_size, ==, 0);
  end_store (store, path);
}

int
main (int    argc,
      char **argv)
{
  fake_install ();
  if (argc == 3 && strcmp (argv[1], "--child") == 0)
    return child_main (argv[2]);
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/empty", test_empty);
  g_test_add_func ("/store/resume-each", test_resume_each);
  g_test_add_func ("/store/resume-same-end", test_resume_same_end);
  g_test_add_func ("/store/undo-saved", test_undo_saved);
  g_test_add_func ("/store/new-leaves-old", test_new_leaves_old);
  g_test_add_func ("/store/left-stays-left", test_left_stays_left);
  g_test_add_func ("/store/kill", test_kill);
  g_test_add_func ("/store/history", test_history);
  g_test_add_func ("/store/checkpoint", test_checkpoint);
  return g_test_run ();
}
