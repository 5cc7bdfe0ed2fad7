/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving and finding again: after each move, after kill -9, with a damaged,
 * newer, foreign or full database.
 */
#include "harness.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static char *program;

static ChieuMatch *
new_match (ChieuStore *store,
           int         seats,
           int         person,
           ChieuWay    way,
           guint64     seed)
{
  ChieuMatchOptions options;

  table_options (&options, seats, person, way, seed);
  return chieu_match_new (&options, store, NULL);
}

static ChieuMatch *
must_resume (ChieuStore *store)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match = chieu_match_resume (store, &error);

  g_assert_no_error (error);
  g_assert_nonnull (match);
  return match;
}

static int
count_rows (ChieuStore *store,
            const char *from)
{
  g_autofree char *sql = g_strconcat ("SELECT count(*) FROM ", from, NULL);
  sqlite3_stmt *statement;
  int n;

  g_assert_cmpint (sqlite3_prepare_v2 (store->db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  n = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  return n;
}

static void
must_exec (ChieuStore *store,
           const char *sql)
{
  g_assert_cmpint (sqlite3_exec (store->db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

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
  chieu_store_unref (store);
  remove_store (path);
}

/* Lets one thing happen in a match that has just been started. */
static void
one_step (Table *table)
{
  guint moved = table->moved;

  chieu_match_start (table->match);
  if (chieu_match_get_final_state (table->match) != NULL)
    {
      chieu_match_next_hand (table->match);
      return;
    }
  while (table->moved == moved)
    if (chieu_match_is_asked (table->match))
      table_play_one (table);
    else
      table_iterate ();
}

/* The program ends after every move; nothing is lost or otherwise than without the ends. */
static void
test_resume_each (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;
  guint n_resumed = 0;

  table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, 77));
  for (;;)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      one_step (&table);
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
  chieu_store_unref (store);
  remove_store (path);
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

  table_init (&table, new_match (NULL, 5, -1, CHIEU_WAY_THUONG, 12));
  table_play_match (&table);
  first = table_describe (table.match);
  table_clear (&table);

  table_init (&table, new_match (store, 5, -1, CHIEU_WAY_THUONG, 12));
  for (one_step (&table); !chieu_match_is_over (table.match); one_step (&table))
    {
      table_clear (&table);
      table_init (&table, must_resume (store));
    }
  second = table_describe (table.match);
  table_clear (&table);
  g_assert_cmpstr (first, ==, second);
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_undo_saved (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_hand (&table);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 1);
  /* Out of the finished hand: it is unfinished again. */
  chieu_match_undo (table.match);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 0);
  chieu_match_undo (table.match);
  before = table_describe (table.match);
  table_clear (&table);
  table_init (&table, must_resume (store));
  after = table_describe (table.match);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (chieu_match_can_undo (table.match));
  table_play_hand (&table);
  g_assert_cmpint (count_rows (store, "move"), ==, (int) table.match->moves->len);
  table_clear (&table);
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_new_leaves_old (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  ChieuMatch *match;

  g_object_unref (new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  g_object_unref (new_match (store, 3, 0, CHIEU_WAY_THUONG, G_MAXUINT64));
  match = must_resume (store);
  g_assert_cmpint (chieu_match_get_options (match)->seats, ==, 3);
  g_assert_cmpint (chieu_match_get_options (match)->way, ==, CHIEU_WAY_THUONG);
  g_assert_true (chieu_match_get_options (match)->seed == G_MAXUINT64);
  g_assert_cmpint (count_rows (store, "match WHERE standing = 2"), ==, 1);
  g_object_unref (match);
  chieu_store_unref (store);
  remove_store (path);
}

/* ---- kill -9 ---- */

static void
say_move_cb (ChieuMatch *match)
{
  char line[64];

  g_snprintf (line, sizeof line, "%u %u\n", match->hand_number, match->moves->len);
  g_assert_cmpint (write (STDOUT_FILENO, line, strlen (line)), ==, (gssize) strlen (line));
}

/* What is killed: plays on and says each move that has been shown. */
static int
child_main (const char *path)
{
  ChieuStore *store = must_open (path);
  ChieuMatch *match = chieu_match_resume (store, NULL);
  Table table;

  table_init (&table, match != NULL ? match : new_match (store, 5, 2, CHIEU_WAY_THUONG, 99));
  g_signal_connect (table.match, "moved", G_CALLBACK (say_move_cb), NULL);
  if (chieu_match_get_final_state (table.match) != NULL)
    chieu_match_next_hand (table.match);
  table_play_match (&table);
  table_clear (&table);
  chieu_store_unref (store);
  return 0;
}

/* Runs the child, kills it after @lines moves, and reads what it has shown. Returns: whether it had ended first. */
static gboolean
run_and_kill (const char *path,
              int         lines,
              guint      *hand,
              guint      *moves)
{
  g_autoptr (GSubprocess) child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, "--child", path, NULL);
  g_autoptr (GDataInputStream) out = NULL;
  char *line;

  g_assert_nonnull (child);
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
          g_assert_cmpint (count_rows (store, "match WHERE standing = 1"), ==, 1);
          chieu_store_unref (store);
          break;
        }
      /* All that was shown is there, and at most what was under way beside it. */
      g_assert_cmpuint (match->hand_number, >=, hand);
      if (match->hand_number == hand)
        g_assert_cmpuint (match->moves->len, >=, moves);
      g_object_unref (match);
      chieu_store_unref (store);
      g_assert_cmpuint (n_killed, <, 500);
    }
  g_assert_cmpuint (n_killed, >, 3);
  store = must_open (path);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 5);
  g_assert_cmpint (count_rows (store, "hand"), ==, 5);
  chieu_store_unref (store);
  remove_store (path);
}

/* ---- Databases that are not what they should be ---- */

/* A database with a match in it, closed, its log copied into it. */
static char *
played_store (void)
{
  char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_hand (&table);
  chieu_match_next_hand (table.match);
  table_clear (&table);
  must_exec (store, "PRAGMA wal_checkpoint(TRUNCATE)");
  chieu_store_unref (store);
  return path;
}

/* The file at @path holds @bytes: it is set aside unharmed, and a new database works. */
static void
assert_set_aside (const char *path,
                  const char *bytes,
                  gsize       length)
{
  ChieuStore *store;
  g_autoptr (GPtrArray) aside = NULL;
  g_autofree char *kept = NULL;
  gsize kept_length;

  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  store = must_open (path);
  g_assert_nonnull (chieu_store_get_notice (store));
  aside = files_like (path, "-damaged-", ".db");
  g_assert_cmpuint (aside->len, ==, 1);
  g_assert_nonnull (strstr (chieu_store_get_notice (store), aside->pdata[0]));
  g_assert_true (g_file_get_contents (aside->pdata[0], &kept, &kept_length, NULL));
  g_assert_cmpmem (kept, kept_length, bytes, length);
  g_object_unref (new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  g_object_unref (must_resume (store));
  chieu_store_unref (store);
  g_remove (aside->pdata[0]);
}

static void
test_garbage (void)
{
  g_autofree char *path = played_store ();
  char bytes[5000];
  ChieuRandom random;

  chieu_random_init (&random, 1);
  for (gsize i = 0; i < sizeof bytes; i++)
    bytes[i] = (char) chieu_random_below (&random, 256);
  assert_set_aside (path, bytes, sizeof bytes);
  assert_set_aside (path, "no database", 11);
  remove_store (path);
}

/* Cut anywhere, a database is either set aside or works; it never breaks the program. */
static void
test_truncated (void)
{
  g_autofree char *path = played_store ();
  g_autofree char *whole = NULL;
  gsize length;
  guint n_aside = 0;

  g_assert_true (g_file_get_contents (path, &whole, &length, NULL));
  remove_store (path);
  for (gsize cut = 1; cut < length; cut += 1777)
    {
      g_autofree char *other = new_store_path ();
      g_autofree char *folder = g_path_get_dirname (other);
      ChieuStore *store;

      g_mkdir_with_parents (folder, 0700);
      g_assert_true (g_file_set_contents (other, whole, (gssize) cut, NULL));
      store = must_open (other);
      if (chieu_store_get_notice (store) != NULL)
        n_aside++;
      g_object_unref (new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
      g_object_unref (must_resume (store));
      chieu_store_unref (store);
      remove_store (other);
    }
  g_assert_cmpuint (n_aside, >, 5);
}

/* Single bytes spoiled anywhere: opened, set aside, or the match is; nothing else. */
static void
test_spoiled_bytes (void)
{
  g_autofree char *path = played_store ();
  g_autofree char *whole = NULL;
  ChieuRandom random;
  gsize length;

  chieu_random_init (&random, 2);
  g_assert_true (g_file_get_contents (path, &whole, &length, NULL));
  remove_store (path);
  for (int i = 0; i < 60; i++)
    {
      g_autofree char *other = new_store_path ();
      g_autofree char *folder = g_path_get_dirname (other);
      g_autofree char *bytes = g_memdup2 (whole, length);
      g_autoptr (GError) error = NULL;
      ChieuStore *store;
      ChieuMatch *match;

      for (int n = 0; n < 8; n++)
        bytes[chieu_random_below (&random, (uint32_t) length)] = (char) chieu_random_below (&random, 256);
      g_mkdir_with_parents (folder, 0700);
      g_assert_true (g_file_set_contents (other, bytes, (gssize) length, NULL));
      store = must_open (other);
      match = chieu_match_resume (store, &error);
      if (match != NULL)
        {
          Table table;

          table_init (&table, match);
          table_play_hand (&table);
          table_clear (&table);
        }
      chieu_store_unref (store);
      remove_store (other);
    }
}

static void
test_newer (void)
{
  g_autofree char *path = played_store ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length, length_after;
  ChieuStore *store = must_open (path);

  must_exec (store, "PRAGMA user_version = 9");
  must_exec (store, "PRAGMA wal_checkpoint(TRUNCATE)");
  chieu_store_unref (store);
  g_assert_true (g_file_get_contents (path, &before, &length, NULL));
  for (int i = 0; i < 2; i++)
    {
      ChieuMatch *match;

      store = must_open (path);
      g_assert_nonnull (strstr (chieu_store_get_notice (store), path));
      g_assert_cmpstr (chieu_store_get_path (store), !=, path);
      match = i == 0 ? new_match (store, 4, 1, CHIEU_WAY_HOC, 6) : must_resume (store);
      g_assert_true (chieu_match_get_options (match)->seed == 6);
      g_object_unref (match);
      chieu_store_unref (store);
    }
  g_assert_true (g_file_get_contents (path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
  remove_store (path);
}

static void
test_foreign (void)
{
  g_autofree char *path = played_store ();
  ChieuStore *store = must_open (path);

  must_exec (store, "PRAGMA user_version = 0");
  chieu_store_unref (store);
  store = must_open (path);
  g_assert_nonnull (chieu_store_get_notice (store));
  g_assert_null (chieu_match_resume (store, NULL));
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_cannot_open (void)
{
  g_autofree char *path = new_store_path ();
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_store_open ("/proc/nowhere/matches.db", &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_nonnull (strstr (error->message, "/proc/nowhere"));
  g_clear_error (&error);
  g_mkdir_with_parents (path, 0700);
  g_assert_null (chieu_store_open (path, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_rmdir (path);
  remove_store (path);
}

/* ---- A match whose rows are not what they should be ---- */

static void
assert_not_resumed (const char *sql,
                    const char *what)
{
  g_autofree char *path = played_store ();
  g_autoptr (GError) error = NULL;
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, must_resume (store));
  table_play_hand (&table);
  table_clear (&table);
  must_exec (store, sql);
  g_assert_null (chieu_match_resume (store, &error));
  g_assert_nonnull (error);
  g_test_message ("%s: %s", sql, error->message);
  g_assert_nonnull (strstr (error->message, what));
  g_clear_error (&error);
  g_assert_null (chieu_match_resume (store, &error));
  g_assert_no_error (error);
  g_assert_cmpint (count_rows (store, "match WHERE standing = 3"), ==, 1);
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_bad_rows (void)
{
  assert_not_resumed ("UPDATE move SET text = 'danh 3v' WHERE number = 4", "move 4");
  assert_not_resumed ("UPDATE move SET text = 'call' WHERE number = 2", "move 3");
  assert_not_resumed ("UPDATE move SET seat = 7 WHERE number = 4", "seat 7");
  assert_not_resumed ("DELETE FROM move WHERE number = 3", "move 3");
  assert_not_resumed ("DELETE FROM move WHERE number > 3", "disagree");
  assert_not_resumed ("UPDATE hand SET cai = 5", "range");
  assert_not_resumed ("UPDATE hand SET ended = NULL", "disagree");
  assert_not_resumed ("DELETE FROM hand_seat WHERE seat = 2", "seats");
  assert_not_resumed ("DELETE FROM move; DELETE FROM hand_seat; DELETE FROM hand", "no hand");
  assert_not_resumed ("UPDATE match SET game = 'poker'", "poker");
  assert_not_resumed ("UPDATE match SET rules = 'heap-end=77'", "heap-end=77");
  assert_not_resumed ("UPDATE match SET levels = 'chance'", "chance");
  assert_not_resumed ("UPDATE match SET levels = 'chance - genius chance'", "genius");
  assert_not_resumed ("UPDATE match SET seats = 50", "50");
  assert_not_resumed ("UPDATE match SET way = -1", "-1");
}

/* ---- Saving that fails ---- */

/* Saving fails after @broken and works after @mended: told once, played on, and all is saved in the end. */
static void
assert_survives (const char *broken,
                 const char *mended,
                 const char *what)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ChieuMatchOptions options;
  ChieuStore *store = must_open (path);
  Table table;

  table_options (&options, 4, 1, CHIEU_WAY_HOC, 5);
  options.hoi_limit = 1000;
  table_init (&table, chieu_match_new (&options, store, NULL));
  must_exec (store, broken);
  while (table.failed == 0)
    {
      table_play_hand (&table);
      chieu_match_next_hand (table.match);
    }
  g_assert_nonnull (strstr (table.last_failure, what));
  table_play_hand (&table);
  chieu_match_next_hand (table.match);
  /* A disk that is nearly full takes this and not that: told once a hand at most. */
  g_assert_cmpuint (table.failed, <=, 2);
  must_exec (store, mended);
  table_wait (&table);
  table_play_one (&table);
  before = table_describe (table.match);
  table_clear (&table);
  table_init (&table, must_resume (store));
  after = table_describe (table.match);
  g_assert_cmpstr (before, ==, after);
  table_clear (&table);
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_full (void)
{
  assert_survives ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", "full");
}

static void
test_read_only (void)
{
  assert_survives ("PRAGMA query_only = 1", "PRAGMA query_only = 0", "readonly");
}

/* A match begun while nothing can be saved says so when it is started. */
static void
test_new_unsaved (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;

  must_exec (store, "PRAGMA query_only = 1");
  table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  chieu_match_start (table.match);
  g_assert_cmpuint (table.failed, ==, 1);
  table_play_hand (&table);
  must_exec (store, "PRAGMA query_only = 0");
  chieu_match_next_hand (table.match);
  g_assert_cmpint (count_rows (store, "match WHERE standing = 0"), ==, 1);
  table_clear (&table);
  chieu_store_unref (store);
  remove_store (path);
}

/* The file is destroyed under an open store: play goes on, and a later start finds something that works. */
static void
test_destroyed_in_use (void)
{
  g_autofree char *path = played_store ();
  ChieuStore *store = must_open (path);
  Table table;
  FILE *file;

  table_init (&table, must_resume (store));
  file = g_fopen (path, "r+");
  g_assert_nonnull (file);
  for (int i = 0; i < 20000; i++)
    fputc ('x', file);
  fclose (file);
  must_exec (store, "PRAGMA shrink_memory");
  table_play_hand (&table);
  g_assert_nonnull (chieu_match_get_final_state (table.match));
  table_clear (&table);
  chieu_store_unref (store);
  store = must_open (path);
  chieu_store_unref (store);
  remove_store (path);
}

static void
test_busy (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  ChieuStore *other = must_open (path);
  Table table;

  table_init (&table, new_match (store, 4, -1, CHIEU_WAY_HOC, 5));
  sqlite3_busy_timeout (store->db, 0);
  must_exec (other, "BEGIN IMMEDIATE");
  chieu_match_start (table.match);
  while (table.moved < 4)
    table_iterate ();
  g_assert_cmpuint (table.failed, ==, 1);
  must_exec (other, "COMMIT");
  table_play_hand (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  g_assert_cmpint (count_rows (other, "move"), ==, (int) table.match->moves->len);
  table_clear (&table);
  chieu_store_unref (other);
  chieu_store_unref (store);
  remove_store (path);
}

/* ---- History and the log ---- */

static gboolean
count_hand_cb (const ChieuStoredHand *hand,
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

static gboolean
first_hand_cb (const ChieuStoredHand *hand,
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

  table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_match (&table);
  expected = chieu_match_to_record (table.match);
  table_clear (&table);
  g_assert_true (chieu_store_foreach_hand (store, 0, count_hand_cb, &sum, NULL));
  g_assert_cmpint (sum, ==, 0);
  g_assert_true (chieu_store_foreach_hand (store, 0, first_hand_cb, &id, NULL));
  text = chieu_store_export_hand (store, id, NULL);
  g_assert_cmpstr (text, ==, expected);
  g_assert_null (chieu_store_export_hand (store, 12345, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_clear_error (&error);
  g_assert_cmpint (chieu_store_import_hand (store, "rubbish", &error), ==, 0);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
  chieu_store_unref (store);
  remove_store (path);
}

/* Hands do not let the log grow for ever: it is copied and begun anew. */
static void
test_checkpoint (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  ChieuStore *store = must_open (path);
  GStatBuf status;
  goffset largest = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      Table table;

      table_init (&table, new_match (store, 4, 1, CHIEU_WAY_HOC, seed));
      table_play_match (&table);
      table_clear (&table);
      while (g_atomic_int_get (&store->checkpointing))
        g_usleep (1000);
      if (seed == 3)
        {
          g_assert_cmpint (g_stat (log, &status), ==, 0);
          largest = status.st_size;
        }
    }
  g_assert_cmpint (g_stat (log, &status), ==, 0);
  g_assert_cmpint (status.st_size, <=, 3 * largest);
  chieu_store_unref (store);
  remove_store (path);
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
  g_test_add_func ("/store/kill", test_kill);
  g_test_add_func ("/store/garbage", test_garbage);
  g_test_add_func ("/store/truncated", test_truncated);
  g_test_add_func ("/store/spoiled-bytes", test_spoiled_bytes);
  g_test_add_func ("/store/newer", test_newer);
  g_test_add_func ("/store/foreign", test_foreign);
  g_test_add_func ("/store/cannot-open", test_cannot_open);
  g_test_add_func ("/store/bad-rows", test_bad_rows);
  g_test_add_func ("/store/full", test_full);
  g_test_add_func ("/store/read-only", test_read_only);
  g_test_add_func ("/store/new-unsaved", test_new_unsaved);
  g_test_add_func ("/store/destroyed-in-use", test_destroyed_in_use);
  g_test_add_func ("/store/busy", test_busy);
  g_test_add_func ("/store/history", test_history);
  g_test_add_func ("/store/checkpoint", test_checkpoint);
  return g_test_run ();
}
