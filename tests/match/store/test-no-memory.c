/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A store for which SQLite gets no memory once: one request after the other is refused. Whatever fails then works at the next attempt,
 * and nothing is lost or saved twice; nothing but a damaged file is set aside.
 */
#include "../../store-sql.h"
#include "../harness.h"

#include "match/store/store-practice.h"

/* The quick run refuses only one in so many of the requests of an opening. */
#define QUICK_STEP 23
/* The opening of a damaged database makes a new one and so has thousands of requests: the slow run refuses one in so many of them, the quick
 * run one in so many more. */
#define DAMAGED_SLOW_STEP 23
#define DAMAGED_QUICK_STEP 97

/* ---- What has to be there ---- */

/* Makes a database with a match in its second hand and a standing of practice, some of it still in its log, and closes it.
 * @described: (out) (transfer full): the match. Returns: (transfer full): the path of the database */
static char *
make_left_store (char **described)
{
  char *path = make_played_store ();
  ChieuStore *store = must_open (path);
  Table table;

  must_exec (store, "INSERT INTO practice_standing VALUES ('fake', 'khan', 3, 2)");
  table_init (&table, must_resume (store));
  chieu_match_start (table.match);
  table_wait (&table);
  table_play_one (&table);
  table_wait (&table);
  *described = table_describe (table.match);
  table_clear (&table);
  chieu_store_unref (store);
  return path;
}

static void
assert_nothing_aside (const char *path)
{
  g_autoptr (GPtrArray) aside = list_files_like (path, "damaged", "");

  g_assert_cmpuint (aside->len, ==, 0);
}

static gboolean
note_standing_cb (const ChieuStoredStanding *standing,
                  gpointer                   level)
{
  *(int *) level = standing->level;
  return TRUE;
}

/* Returns: the level that make_left_store() has saved */
static int
read_level (ChieuStore *store)
{
  int level = 0;

  chieu_store_foreach_standing (store, "fake", note_standing_cb, &level);
  return level;
}

static void
assert_all_there (ChieuStore *store,
                  const char *path,
                  const char *described)
{
  ChieuMatch *match = must_resume (store);
  g_autofree char *again = table_describe (match);

  g_assert_cmpstr (again, ==, described);
  drop_match (match);
  g_assert_null (chieu_store_get_notice (store));
  g_assert_cmpint (count_rows (store, "match"), ==, 1);
  g_assert_cmpint (count_rows (store, RUNNING_MATCHES), ==, 1);
  g_assert_cmpint (count_rows (store, "hand"), ==, 2);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 1);
  g_assert_cmpint (read_level (store), ==, 3);
  assert_nothing_aside (path);
}

/* ---- Opening, loading, saving ---- */

/* A store that opens has everything; one that does not says why, and has everything the next time. */
static void
test_opening (void)
{
  g_autofree char *described = NULL, *path = make_left_store (&described);
  gboolean was_refused = TRUE;

  for (int at = 1; was_refused; at += g_test_slow () ? 1 : QUICK_STEP)
    {
      g_autoptr (GError) error = NULL;
      ChieuStore *store;

      g_test_message ("request %d", at);
      memory_refuse (at);
      store = chieu_store_open (path, &error);
      was_refused = memory_allow ();
      if (store == NULL)
        {
          g_assert_true (was_refused);
          g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
          store = must_open (path);
        }
      assert_all_there (store, path, described);
      chieu_store_unref (store);
    }
  remove_store (path);
}

/* A damaged file is set aside, once. If the new one in its place cannot be opened, the error says where the old one lies, and the next
 * opening makes the new one. */
static void
test_opening_damaged (void)
{
  gboolean was_refused = TRUE;
  guint n_told = 0;

  for (int at = 1; was_refused; at += g_test_slow () ? DAMAGED_SLOW_STEP : DAMAGED_QUICK_STEP)
    {
      g_autofree char *path = new_store_path ();
      g_autofree char *folder = g_path_get_dirname (path);
      g_autoptr (GPtrArray) aside = NULL, aside_later = NULL;
      g_autoptr (GError) error = NULL;
      ChieuStore *store;

      g_mkdir_with_parents (folder, 0700);
      g_assert_true (g_file_set_contents (path, "no database", -1, NULL));
      g_test_message ("request %d", at);
      memory_refuse (at);
      store = chieu_store_open (path, &error);
      was_refused = memory_allow ();
      aside = list_files_like (path, "-damaged-", ".db");
      g_assert_cmpuint (aside->len, ==, 1);
      if (store == NULL)
        {
          g_assert_true (was_refused);
          g_assert_nonnull (strstr (error->message, aside->pdata[0]));
          n_told++;
          store = must_open (path);
        }
      g_assert_cmpint (count_rows (store, "match"), ==, 0);
      chieu_store_unref (store);
      aside_later = list_files_like (path, "-damaged-", ".db");
      g_assert_cmpuint (aside_later->len, ==, 1);
      remove_store (path);
    }
  g_assert_cmpuint (n_told, >, 5);
}

/* A match that cannot be read for want of memory is not set aside. */
static void
test_loading (void)
{
  g_autofree char *described = NULL, *path = make_left_store (&described);
  ChieuStore *store = must_open (path);
  gboolean was_refused = TRUE;

  for (int at = 1; was_refused; at++)
    {
      g_autoptr (GError) error = NULL;
      ChieuMatch *match;

      g_test_message ("request %d", at);
      memory_refuse (at);
      match = chieu_match_resume (store, &error);
      was_refused = memory_allow ();
      if (match == NULL)
        {
          g_assert_true (was_refused);
          g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
        }
      else
        drop_match (match);
      assert_all_there (store, path, described);
    }
  end_store (store, path);
}

/* A move that cannot be saved is saved with the next one. */
static void
test_saving (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  gboolean was_refused = TRUE;
  ChieuMatchOptions options;
  ChieuMatch *match;
  Table table;

  table_options (&options, 4, 1, CHIEU_WAY_HOC, 5);
  options.hoi_limit = 1000;
  match = chieu_match_new (&options, store, NULL);
  table_init (&table, match);
  chieu_match_start (match);
  for (int at = 1; was_refused; at++)
    {
      g_autofree char *moves = NULL;

      table_wait (&table);
      if (chieu_match_get_final_state (match) != NULL)
        {
          chieu_match_deal_next_hand (match);
          table_wait (&table);
        }
      g_test_message ("request %d", at);
      memory_refuse (at);
      table_play_one (&table);
      table_wait (&table);
      was_refused = memory_allow ();
      /* A move that could not be saved is saved with whatever is next. */
      if (chieu_match_get_final_state (match) != NULL)
        chieu_match_deal_next_hand (match);
      else
        table_play_one (&table);
      table_wait (&table);
      table_settle (&table);
      moves = g_strdup_printf ("move WHERE hand = (SELECT max (id) FROM hand) AND number < %u", chieu_match_get_hand (match)->moves->len);
      g_assert_cmpint (count_rows (store, moves), ==, (int) chieu_match_get_hand (match)->moves->len);
      g_assert_cmpint (count_rows (store, "match"), ==, 1);
      g_assert_cmpint (count_rows (store, "hand"), ==, (int) chieu_match_get_hand_number (match) + 1);
      g_assert_null (chieu_store_get_notice (store));
      assert_nothing_aside (path);
    }
  g_assert_cmpuint (table.failed, >, 0);
  table_resume_alike (&table, store);
  table_clear (&table);
  end_store (store, path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  memory_watch ();
  fake_install ();
  g_test_add_func ("/no-memory/opening", test_opening);
  g_test_add_func ("/no-memory/opening-damaged", test_opening_damaged);
  g_test_add_func ("/no-memory/loading", test_loading);
  g_test_add_func ("/no-memory/saving", test_saving);
  return g_test_run ();
}
