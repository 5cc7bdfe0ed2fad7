/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Databases that are damaged, newer, foreign, full, read-only or in use; rows that make no match.
 */
#include "../../store-sql.h"
#include "../harness.h"

#include <glib/gstdio.h>
#include <string.h>

#include "match/store/database-private.h"
#include "match/store/open-matches.h"
#include "match/store/overview.h"

/* ---- Databases that are not what they should be ---- */

/* Writes @bytes into the file at @path, and asserts that it is then set aside unharmed, and that a new database works. */
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
  aside = list_files_like (path, "-damaged-", ".db");
  g_assert_cmpuint (aside->len, ==, 1);
  g_assert_nonnull (strstr (chieu_store_get_notice (store), aside->pdata[0]));
  g_assert_true (g_file_get_contents (aside->pdata[0], &kept, &kept_length, NULL));
  g_assert_cmpmem (kept, kept_length, bytes, length);
  drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  drop_match (must_resume (store));
  chieu_store_unref (store);
  g_remove (aside->pdata[0]);
}

static void
test_garbage (void)
{
  g_autofree char *path = make_played_store ();
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
  g_autofree char *path = make_played_store ();
  g_autofree char *whole = NULL;
  gsize length;
  guint n_aside = 0;

  g_assert_true (g_file_get_contents (path, &whole, &length, NULL));
  remove_store (path);
  /* By steps that do not fall on the ends of pages. */
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
      drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
      drop_match (must_resume (store));
      end_store (store, other);
    }
  g_assert_cmpuint (n_aside, >, 5);
}

/* Whatever single bytes are spoiled, the store opens, and a match that can still be resumed can be played to the end of its hand. */
static void
test_spoiled_bytes (void)
{
  g_autofree char *path = make_played_store ();
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
      end_store (store, other);
    }
}

/* The database of a newer version is left alone, and another one beside it is used. */
static void
test_newer (void)
{
  g_autofree char *path = make_played_store ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *newer = g_strdup_printf ("PRAGMA user_version = %d", CHIEU_DATABASE_VERSION + 1);
  gsize length, length_after;
  ChieuStore *store = must_open (path);

  must_exec (store, newer);
  must_exec (store, "PRAGMA wal_checkpoint(TRUNCATE)");
  chieu_store_unref (store);
  g_assert_true (g_file_get_contents (path, &before, &length, NULL));
  for (int i = 0; i < 2; i++)
    {
      ChieuMatch *match;

      store = must_open (path);
      g_assert_nonnull (strstr (chieu_store_get_notice (store), path));
      g_assert_cmpstr (chieu_store_get_path (store), !=, path);
      match = i == 0 ? new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6) : must_resume (store);
      g_assert_true (chieu_match_get_options (match)->seed == 6);
      drop_match (match);
      chieu_store_unref (store);
    }
  g_assert_true (g_file_get_contents (path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
  remove_store (path);
}

/* A database that is not this program's, as it has no version, is set aside. */
static void
test_foreign (void)
{
  g_autofree char *path = make_played_store ();
  ChieuStore *store = must_open (path);

  must_exec (store, "PRAGMA user_version = 0");
  chieu_store_unref (store);
  store = must_open (path);
  g_assert_nonnull (chieu_store_get_notice (store));
  g_assert_null (chieu_match_resume (store, NULL));
  end_store (store, path);
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

/* Spoils the rows of a match with @sql, and asserts that resuming it is an error which names @what, and that it is set aside. */
static void
assert_not_resumed (const char *sql,
                    const char *what)
{
  g_autofree char *path = make_played_store ();
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
  g_assert_cmpint (count_rows (store, DAMAGED_MATCHES), ==, 1);
  end_store (store, path);
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
  assert_not_resumed ("UPDATE hand SET number = number - 100000", "range");
  assert_not_resumed ("UPDATE hand SET ended = NULL", "disagree");
  assert_not_resumed ("DELETE FROM hand_seat WHERE seat = 2", "seat 2 is missing");
  assert_not_resumed ("DELETE FROM hand_seat WHERE seat = 3", "3 seats instead of 4");
  assert_not_resumed ("UPDATE hand_seat SET seat = 4 WHERE seat = 1", "seat 1 is missing");
  assert_not_resumed ("DELETE FROM move; DELETE FROM hand_cuoc; DELETE FROM hand_fault; DELETE FROM hand_seat; DELETE FROM hand", "no hand");
  assert_not_resumed ("UPDATE match SET game = 'poker'", "poker");
  assert_not_resumed ("UPDATE match SET rules = 'heap-end=77'", "heap-end=77");
  assert_not_resumed ("UPDATE match SET levels = 'chance'", "chance");
  assert_not_resumed ("UPDATE match SET levels = 'chance - genius chance'", "genius");
  assert_not_resumed ("UPDATE match SET seats = 50", "50");
  assert_not_resumed ("UPDATE match SET way = -1", "-1");
}

/* ---- Columns without a value ---- */

static gboolean
read_all_work (ChieuDatabase  *database,
               gpointer        data,
               GCancellable   *cancellable,
               GError        **error)
{
  g_autoptr (ChieuOpenMatches) open = chieu_open_matches_new (database, "", error);
  g_autoptr (ChieuOverview) overview = chieu_overview_new (database, -1, error);
  g_autofree char *table = chieu_overview_export (database, error);
  g_autoptr (ChieuSchoolMemory) school = chieu_school_memory_new ();

  g_assert_nonnull (open);
  g_assert_nonnull (overview);
  g_assert_nonnull (table);
  g_assert_true (chieu_database_read_lessons (database, school, error));
  g_assert_true (chieu_database_read_practice (database, school, error));
  return TRUE;
}

static void
exec_sql (sqlite3    *db,
          const char *sql)
{
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

/* A damaged page can leave a column empty that must not be: read as an empty text, it is a game or a deal that nobody knows. */
static void
test_empty_columns (void)
{
  static const char *const tables[][2] = {
    { "match", "game" }, { "match", "deal" }, { "match", "levels" }, { "match", "rules" }, { "hand_cuoc", "cuoc" },
    { "hand_fault", "reason" }, { "move", "text" }, { "practice_answer", "kind" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = make_played_store ();
      g_autofree char *empty = g_strdup_printf ("UPDATE %s SET %s = NULL", tables[i][0], tables[i][1]);
      g_autoptr (GError) error = NULL;
      ChieuStore *store;
      ChieuMatch *match;
      sqlite3 *db = NULL;

      /* The store's own connection may not write to the schema. */
      g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
      exec_sql (db, "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, ' NOT NULL', '') WHERE type = 'table';"
                    "PRAGMA writable_schema = RESET");
      exec_sql (db, "INSERT INTO practice_answer (game, kind, level, seed, again, right, at) VALUES ('x', 'y', 1, 1, 0, 1, 1);"
                    "INSERT INTO hand_fault SELECT id, 99, 0, 0, 'z' FROM hand; INSERT INTO hand_cuoc SELECT id, 99, 'z' FROM hand;"
                    "INSERT OR REPLACE INTO move SELECT id, 0, 0, 0, 'z' FROM hand");
      exec_sql (db, empty);
      g_assert_cmpint (sqlite3_changes (db), >, 0);
      sqlite3_close (db);
      store = must_open (path);
      g_assert_true (chieu_store_run (store, read_all_work, NULL, &error));
      g_assert_no_error (error);
      match = chieu_match_resume (store, &error);
      g_clear_object (&match);
      end_store (store, path);
    }
}

static gboolean
check_ranges_cb (const ChieuStoredHand *hand,
                 gpointer               n_read)
{
  g_assert_cmpint (hand->winner, >=, -1);
  g_assert_cmpint (hand->winner, <, CHIEU_SEATS_MAX);
  g_assert_cmpint (hand->person, >=, -1);
  g_assert_cmpint (hand->person, <, CHIEU_SEATS_MAX);
  g_assert_cmpint (hand->seats, >=, 0);
  g_assert_cmpint (hand->seats, <=, CHIEU_SEATS_MAX);
  g_assert_cmpint (hand->kind, >=, CHIEU_MATCH_OWN);
  g_assert_cmpint (hand->kind, <=, CHIEU_MATCH_FRIENDLY);
  (*(guint *) n_read)++;
  return TRUE;
}

/* A damaged page can also leave any number in a column: whatever a reader uses as an index stays in its range. */
static void
test_wild_numbers (void)
{
  static const char *const columns[][2] = {
    { "hand", "winner" }, { "hand", "outcome" }, { "hand", "worth" }, { "hand", "number" }, { "match", "person" },
    { "match", "seats" }, { "match", "way" }, { "match", "kind" }, { "match", "hoi" }, { "match", "played" },
    { "hand_seat", "before" }, { "hand_seat", "won" },
  };
  static const char *const numbers[] = { "-9223372036854775808", "-2147483648", "-99", "99", "2147483647", "9223372036854775807" };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *path = make_played_store ();
      g_autoptr (GError) error = NULL;
      ChieuStore *store = must_open (path);
      ChieuMatch *match;

      for (gsize j = 0; j < G_N_ELEMENTS (numbers); j++)
        {
          g_autofree char *wild = g_strdup_printf ("UPDATE OR IGNORE %s SET %s = %s", columns[i][0], columns[i][1], numbers[j]);
          guint n_read = 0;

          g_test_message ("%s", wild);
          must_exec (store, wild);
          g_assert_true (chieu_store_foreach_hand (store, 0, check_ranges_cb, &n_read, NULL));
          g_assert_cmpuint (n_read, ==, 1);
          g_assert_true (chieu_store_run (store, read_all_work, NULL, &error));
          g_assert_no_error (error);
        }
      match = chieu_match_resume (store, &error);
      g_clear_object (&match);
      end_store (store, path);
    }
}

/* ---- Saving that fails ---- */

/* Saving fails after the SQL @broken and works again after @mended: the match says so with the word @what, goes on, and all of it is saved
 * in the end. */
static void
assert_survives (const char *broken,
                 const char *mended,
                 const char *what)
{
  g_autofree char *path = new_store_path ();
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
      chieu_match_deal_next_hand (table.match);
    }
  g_assert_nonnull (strstr (table.last_failure, what));
  table_play_hand (&table);
  chieu_match_deal_next_hand (table.match);
  /* A disk that is nearly full takes one write and refuses another: the person is told at most once a hand. */
  g_assert_cmpuint (table.failed, <=, 2);
  must_exec (store, mended);
  table_wait (&table);
  table_play_one (&table);
  table_settle (&table);
  table_resume_alike (&table, store);
  table_clear (&table);
  end_store (store, path);
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
  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  chieu_match_start (table.match);
  table_settle (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  table_play_hand (&table);
  must_exec (store, "PRAGMA query_only = 0");
  chieu_match_deal_next_hand (table.match);
  g_assert_cmpint (count_rows (store, RUNNING_MATCHES), ==, 1);
  table_clear (&table);
  end_store (store, path);
}

/* ---- Saving that failed, and then the end ---- */

/* The last thing that is done before a match is let go of: a move, a move taken back, the next hand dealt, the first hand dealt, a hand
 * played to its end. */
typedef enum { LAST_MOVE, LAST_UNDO, LAST_NEXT, LAST_FIRST, LAST_RESULT, N_LASTS } Last;

/* Does @last; the first hand is dealt already. */
static void
do_last (Table *table,
         Last   last)
{
  switch (last)
    {
    case LAST_MOVE:
      table_play_one (table);
      break;
    case LAST_UNDO:
      chieu_match_undo (table->match);
      break;
    case LAST_NEXT:
      chieu_match_deal_next_hand (table->match);
      break;
    case LAST_RESULT:
      table_play_hand (table);
      break;
    case LAST_FIRST:
    case N_LASTS:
      break;
    }
  table_settle (table);
}

/* Asserts that a match which could not be saved is saved when it is let go of, if the disk works then; with @twice, only when
 * it is let go of again. */
static void
assert_kept_at_end (Last     last,
                    gboolean twice)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ChieuStore *store = must_open (path);
  Table table;

  g_test_message ("last %d%s", last, twice ? ", let go of twice" : "");
  if (last == LAST_FIRST)
    must_exec (store, "PRAGMA query_only = 1");
  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  chieu_match_start (table.match);
  table_settle (&table);
  if (last == LAST_NEXT)
    table_play_hand (&table);
  else if (last != LAST_FIRST)
    table_wait (&table);
  if (last == LAST_UNDO)
    {
      table_play_one (&table);
      table_wait (&table);
      g_assert_true (chieu_match_can_undo (table.match));
    }
  must_exec (store, "PRAGMA query_only = 1");
  do_last (&table, last);
  g_assert_cmpuint (table.failed, ==, 1);
  before = table_describe (table.match);
  if (twice)
    {
      chieu_match_pause (table.match);
      g_assert_true (chieu_store_flush (store));
    }
  must_exec (store, "PRAGMA query_only = 0");
  table_clear (&table);
  chieu_store_unref (store);

  store = must_open (path);
  table_init (&table, must_resume (store));
  after = table_describe (table.match);
  g_assert_cmpstr (before, ==, after);
  table_clear (&table);
  end_store (store, path);
}

static void
test_kept_at_end (void)
{
  for (Last last = 0; last < N_LASTS; last++)
    {
      assert_kept_at_end (last, FALSE);
      assert_kept_at_end (last, TRUE);
    }
}

/* A match that could not be saved at all is kept when it is let go of after the next was begun, and the next is the one that is
 * resumed. */
static void
test_left_unsaved (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table old, next;

  must_exec (store, "PRAGMA query_only = 1");
  table_init (&old, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (old.match);
  table_settle (&old);
  must_exec (store, "PRAGMA query_only = 0");
  table_init (&next, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  table_settle (&next);
  table_clear (&old);
  table_clear (&next);
  g_assert_cmpint (count_rows (store, LEFT_MATCHES " AND seed = 5"), ==, 1);
  g_assert_cmpint (count_rows (store, RUNNING_MATCHES " AND seed = 6"), ==, 1);
  end_store (store, path);
}

/* The file is destroyed under an open store: it is set aside, the person is told, and all of the hand is saved in a new one. */
static void
test_destroyed_in_use (void)
{
  g_autofree char *path = make_played_store ();
  g_autoptr (GPtrArray) aside = NULL;
  ChieuStore *store = must_open (path);
  Table table;
  FILE *file;

  table_init (&table, must_resume (store));
  file = g_fopen (path, "r+");
  g_assert_nonnull (file);
  for (int i = 0; i < 20000; i++)
    fputc ('x', file);
  fclose (file);
  /* SQLite forgets the pages that it has in memory. */
  must_exec (store, "PRAGMA shrink_memory");
  table_play_hand (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  aside = list_files_like (path, "-damaged-", ".db");
  g_assert_cmpuint (aside->len, ==, 1);
  g_assert_nonnull (strstr (table.last_failure, aside->pdata[0]));
  table_resume_alike (&table, store);
  table_clear (&table);
  end_store (store, path);
}

/* While another program writes, play goes on and the person is told once; what could not be written is written afterwards. */
static void
test_busy (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  ChieuStore *other = must_open (path);
  Table table;

  table_init (&table, new_saved_match (store, 4, -1, CHIEU_WAY_HOC, 5));
  must_exec (store, "PRAGMA busy_timeout = 0");
  must_exec (other, "BEGIN IMMEDIATE");
  chieu_match_start (table.match);
  while (table.moved < 4)
    table_iterate ();
  g_assert_cmpuint (table.failed, ==, 1);
  must_exec (other, "COMMIT");
  table_play_hand (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  g_assert_cmpint (count_rows (other, "move"), ==, (int) chieu_match_get_hand (table.match)->moves->len);
  table_clear (&table);
  chieu_store_unref (other);
  end_store (store, path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/damage/garbage", test_garbage);
  g_test_add_func ("/damage/truncated", test_truncated);
  g_test_add_func ("/damage/spoiled-bytes", test_spoiled_bytes);
  g_test_add_func ("/damage/newer", test_newer);
  g_test_add_func ("/damage/foreign", test_foreign);
  g_test_add_func ("/damage/cannot-open", test_cannot_open);
  g_test_add_func ("/damage/bad-rows", test_bad_rows);
  g_test_add_func ("/damage/empty-columns", test_empty_columns);
  g_test_add_func ("/damage/wild-numbers", test_wild_numbers);
  g_test_add_func ("/damage/full", test_full);
  g_test_add_func ("/damage/read-only", test_read_only);
  g_test_add_func ("/damage/new-unsaved", test_new_unsaved);
  g_test_add_func ("/damage/kept-at-end", test_kept_at_end);
  g_test_add_func ("/damage/left-unsaved", test_left_unsaved);
  g_test_add_func ("/damage/destroyed-in-use", test_destroyed_in_use);
  g_test_add_func ("/damage/busy", test_busy);
  return g_test_run ();
}
