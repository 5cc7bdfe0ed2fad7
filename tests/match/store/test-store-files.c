/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of a store: something else in their place, lost and damaged ones, who may read them, and another program that has them open.
 */
#include "../harness.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "match/store/database-private.h"
#include "match/store/store-practice.h"
#include "match/store/store-school.h"

static const char *const parts[] = { "", "-wal", "-shm" };

/* Bytes in SQLite's log: of its own head, and of the head of each frame, which a page follows. */
#define LOG_HEAD 32
#define FRAME_HEAD 24
#define PAGE 4096

/* ---- Files ---- */

/* Copies one of the files of the database @from to that of @to, if it exists. */
static void
copy_part (const char *from,
           const char *to,
           const char *part)
{
  g_autofree char *source = g_strconcat (from, part, NULL);
  g_autofree char *target = g_strconcat (to, part, NULL);
  g_autofree char *folder = g_path_get_dirname (to);
  g_autofree char *bytes = NULL;
  gsize length;

  g_mkdir_with_parents (folder, 0700);
  if (g_file_get_contents (source, &bytes, &length, NULL))
    g_assert_true (g_file_set_contents (target, bytes, (gssize) length, NULL));
}

/* Makes a database in a folder of its own as a program leaves it that is killed after @n_moves of the person. Returns: (transfer full): its
 * path */
static char *
make_killed_store (int n_moves)
{
  g_autofree char *path = new_store_path ();
  char *copy = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (table.match);
  for (int i = 0; i < n_moves; i++)
    {
      table_wait (&table);
      g_assert_null (chieu_match_get_final_state (table.match));
      table_play_one (&table);
    }
  table_settle (&table);
  g_assert_true (chieu_store_flush (store));
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    copy_part (path, copy, parts[i]);
  copy_part (path, copy, "-last");
  table_clear (&table);
  end_store (store, path);
  return copy;
}

/* Writes @n wrong bytes over a file of the database @path, beginning with the byte @from. */
static void
spoil_part (const char *path,
            const char *part,
            long        from,
            int         n)
{
  g_autofree char *name = g_strconcat (path, part, NULL);
  FILE *file = g_fopen (name, "r+b");

  g_assert_nonnull (file);
  g_assert_cmpint (fseek (file, from, SEEK_SET), ==, 0);
  for (int i = 0; i < n; i++)
    fputc ('x', file);
  fclose (file);
}

/* Returns: (transfer full) (nullable): what is in a file of the database @path; NULL: there is none */
static GBytes *
read_part (const char *path,
           const char *part)
{
  g_autofree char *name = g_strconcat (path, part, NULL);
  char *bytes;
  gsize length;

  return g_file_get_contents (name, &bytes, &length, NULL) ? g_bytes_new_take (bytes, length) : NULL;
}

/* Returns: (transfer full): the path of the database as which the files were set aside */
static char *
find_aside (const char *path)
{
  g_autoptr (GPtrArray) aside = list_files_like (path, "-damaged-", "");
  const char *end;

  g_assert_cmpuint (aside->len, >, 0);
  end = strstr (strstr (aside->pdata[0], "-damaged-"), ".db");
  return g_strndup (aside->pdata[0], (gsize) (end + 3 - (char *) aside->pdata[0]));
}

/* ---- Set aside as found ---- */

/* All three files are what they were, to the byte. */
static void
test_set_aside_whole (void)
{
  g_autofree char *path = make_killed_store (5);
  g_autofree char *aside = NULL;
  GBytes *before[G_N_ELEMENTS (parts)];
  ChieuStore *store;

  /* Both the database and its log, which otherwise would have the page that the database lacks. */
  spoil_part (path, "", 100, 60);
  spoil_part (path, "-wal", LOG_HEAD + FRAME_HEAD + 100, 60);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_nonnull (before[i] = read_part (path, parts[i]));
  store = must_open (path);
  aside = find_aside (path);
  g_assert_nonnull (strstr (chieu_store_get_notice (store), aside));
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GBytes) after = read_part (aside, parts[i]);

      g_test_message ("part “%s”", parts[i]);
      g_assert_nonnull (after);
      g_assert_true (g_bytes_equal (before[i], after));
      g_bytes_unref (before[i]);
    }
  end_store (store, path);
}

/* ---- A log without its database ---- */

/* Asserts that a database which is empty, or @missing, is rebuilt from its log, and that the log is set aside unharmed. */
static void
assert_recovered (gboolean missing)
{
  g_autofree char *path = make_killed_store (5);
  g_autofree char *aside = NULL;
  g_autoptr (GBytes) before = read_part (path, "-wal");
  g_autoptr (GBytes) after = NULL;
  ChieuStore *store;
  ChieuMatch *match;

  if (missing)
    g_remove (path);
  else
    g_assert_true (g_file_set_contents (path, "", 0, NULL));
  store = must_open (path);
  g_assert_nonnull (chieu_store_get_notice (store));
  g_assert_nonnull (strstr (chieu_store_get_notice (store), "rebuilt from its log"));
  aside = find_aside (path);
  after = read_part (aside, "-wal");
  g_assert_true (g_bytes_equal (before, after));
  match = must_resume (store);
  g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, >=, 5);
  drop_match (match);
  end_store (store, path);
}

static void
test_recovered (void)
{
  assert_recovered (FALSE);
  assert_recovered (TRUE);
}

/* A log that was begun when the database held something already does not hold all of it, and nothing is rebuilt from it. */
static void
test_not_recovered (void)
{
  g_autofree char *path = make_played_store ();
  g_autofree char *aside = NULL;
  g_autofree char *copy = new_store_path ();
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  ChieuStore *store = must_open (path);

  drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  copy_part (path, copy, "-wal");
  end_store (store, path);
  before = read_part (copy, "-wal");
  store = must_open (copy);
  g_assert_nonnull (strstr (chieu_store_get_notice (store), "not enough"));
  aside = find_aside (copy);
  after = read_part (aside, "-wal");
  g_assert_true (g_bytes_equal (before, after));
  g_assert_null (chieu_match_resume (store, NULL));
  end_store (store, copy);
}

/* ---- A log that is cut ---- */

/* A log that is spoiled in the middle loses what follows: the person is told up to which move the match goes. */
static void
test_rolled_back (void)
{
  g_autofree char *path = make_killed_store (5);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *news = NULL;
  g_autofree char *expected = NULL;
  ChieuStore *store;
  ChieuMatch *match;
  GStatBuf status;

  g_assert_cmpint (g_stat (log, &status), ==, 0);
  spoil_part (path, "-wal", (status.st_size - LOG_HEAD) * 4 / 5, 40);
  store = must_open (path);
  g_assert_null (chieu_store_get_notice (store));
  match = resume_with_news (store, 0, &news, NULL);
  g_assert_nonnull (match);
  g_assert_cmpuint (chieu_match_get_hand (match)->moves->len, >, 0);
  expected = g_strdup_printf ("hand 1, after move %u", chieu_match_get_hand (match)->moves->len);
  g_assert_nonnull (news);
  g_assert_nonnull (strstr (news, expected));
  drop_match (match);
  end_store (store, path);
}

/* A log that has lost its last frame (@has_log), or is lost itself, leaves files with nothing wrong in them: only the note beside the
 * database says that something is missing. */
static void
assert_rolled_back (gboolean has_log)
{
  g_autofree char *path = make_killed_store (5);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *shm = g_strconcat (path, "-shm", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *news = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  ChieuStore *store;
  ChieuMatch *match;
  GStatBuf status;

  g_assert_cmpint (g_stat (log, &status), ==, 0);
  if (has_log)
    g_assert_cmpint (truncate (log, status.st_size - (FRAME_HEAD + PAGE)), ==, 0);
  else
    g_remove (log);
  g_remove (shm);
  before = read_part (path, has_log ? "-wal" : "");
  store = must_open (path);
  g_assert_null (chieu_store_get_notice (store));
  match = resume_with_news (store, 0, &news, NULL);
  if (match != NULL)
    drop_match (match);
  g_assert_nonnull (news);
  g_assert_nonnull (strstr (news, "damaged"));
  aside = find_aside (path);
  after = read_part (aside, has_log ? "-wal" : "");
  g_assert_true (g_bytes_equal (before, after));
  chieu_store_unref (store);

  /* It is told once. */
  g_clear_pointer (&news, g_free);
  store = must_open (path);
  match = resume_with_news (store, 0, &news, NULL);
  if (match != NULL)
    drop_match (match);
  g_assert_null (news);
  end_store (store, path);
}

static void
test_cut_at_move (void)
{
  assert_rolled_back (TRUE);
  assert_rolled_back (FALSE);
}

/* A note that is no file, empty or wrong means nothing. */
static void
test_no_note (void)
{
  /* NULL: a pipe lies in its place. */
  static const char *const notes[] = { NULL, "", "00000000000000000099 0000000099 1 00000000\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autofree char *path = make_killed_store (5);
      g_autofree char *name = g_strconcat (path, "-last", NULL);
      g_autofree char *news = NULL;
      ChieuStore *store;

      g_remove (name);
      if (notes[i] == NULL)
        g_assert_cmpint (mkfifo (name, 0600), ==, 0);
      else
        g_assert_true (g_file_set_contents (name, notes[i], -1, NULL));
      store = must_open (path);
      drop_match (resume_with_news (store, 0, &news, NULL));
      g_assert_cmpstr (news, ==, NULL);
      end_store (store, path);
    }
}

/* A note that cannot be opened would stay while the database goes on, and claim too much once moves are taken back: a new one
 * takes its place. */
static void
test_note_not_opened (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *name = g_strconcat (path, "-last", NULL);
  ChieuStore *store = must_open (path);
  Table table;

  g_assert_cmpint (mkfifo (name, 0600), ==, 0);
  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (table.match);
  for (int i = 0; i < 3; i++)
    {
      table_wait (&table);
      table_play_one (&table);
    }
  table_settle (&table);
  g_assert_true (chieu_store_flush (store));
  g_assert_true (g_file_test (name, G_FILE_TEST_IS_REGULAR));
  table_clear (&table);
  end_store (store, path);
}

/* A program that was killed while it wrote has lost nothing that was shown, and the person is told nothing. */
static void
test_torn_end (void)
{
  g_autofree char *path = make_killed_store (5);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *news = NULL;
  ChieuStore *store;
  ChieuMatch *match;
  FILE *file = g_fopen (log, "ab");

  for (int i = 0; i < 700; i++)
    fputc ('y', file);
  fclose (file);
  store = must_open (path);
  match = resume_with_news (store, 0, &news, NULL);
  g_assert_nonnull (match);
  g_assert_cmpstr (news, ==, NULL);
  drop_match (match);
  end_store (store, path);
}

/* Appends to the log of @path a whole frame of the same run whose checksum is wrong. @n_pages: pages of the database, if the frame ends a
 * transaction, else 0 */
static void
append_bad_frame (const char *path,
                  guint8      n_pages)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autoptr (GBytes) before = read_part (path, "-wal");
  guint8 frame[FRAME_HEAD + PAGE] = { 0, 0, 0, 2, 0, 0, 0, n_pages };   /* of page 2 */
  FILE *file = g_fopen (log, "ab");

  /* The two salts, which all frames of a run share with the head of the log. */
  memcpy (frame + 8, (const guint8 *) g_bytes_get_data (before, NULL) + 16, 8);
  g_assert_cmpuint (fwrite (frame, 1, sizeof frame, file), ==, sizeof frame);
  fclose (file);
}

/* A program that was killed within a transaction leaves frames that the next one writes over. If that one is killed too, frames of the
 * first lie behind its own: nothing that was saved is lost, unless one of them ends a transaction. */
static void
test_torn_twice (void)
{
  for (int ends = 0; ends < 2; ends++)
    {
      g_autofree char *path = make_killed_store (5);
      g_autofree char *note = g_strconcat (path, "-last", NULL);
      g_autofree char *news = NULL;
      ChieuStore *store;

      /* Where there is a note the log is not searched. */
      g_remove (note);
      append_bad_frame (path, 0);
      append_bad_frame (path, ends != 0 ? 15 : 0);
      append_bad_frame (path, 0);
      store = must_open (path);
      drop_match (resume_with_news (store, 0, &news, NULL));
      g_assert_cmpint (news != NULL, ==, ends);
      end_store (store, path);
    }
}

/* ---- What cannot be a database ---- */

/* Asserts that opening a store at @path fails soon, with an error that names it. */
static void
assert_not_opened (const char *path)
{
  g_autoptr (GError) error = NULL;
  gint64 begun = g_get_monotonic_time ();

  g_assert_null (chieu_store_open (path, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_cmpint (g_get_monotonic_time () - begun, <, 10 * G_USEC_PER_SEC);
}

static void
test_kinds (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_not_opened (path);
  g_remove (path);
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
  assert_not_opened (path);
  g_remove (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  assert_not_opened (path);
  g_rmdir (path);
  g_assert_cmpint (mkfifo (log, 0600), ==, 0);
  assert_not_opened (path);
  remove_store (path);
}

static int
get_mode (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

/* Nobody else may read the files, even if their modes were changed: each opening sets them again. */
static void
test_modes (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  ChieuStore *store = must_open (path);

  drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 6));
  g_assert_cmpint (get_mode (folder), ==, 0700);
  for (int round = 0; round < 2; round++)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_autofree char *name = g_strconcat (path, parts[i], NULL);

          g_assert_cmpint (get_mode (name), ==, 0600);
          if (round == 0)
            g_chmod (name, 0644);
        }
      chieu_store_unref (store);
      store = must_open (path);
      drop_match (new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 7));
    }
  end_store (store, path);
}

/* ---- A database that is not open any more ---- */

static gboolean
ignore_hand_cb (const ChieuStoredHand *hand,
                gpointer               data)
{
  return TRUE;
}

static gboolean
shut_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  chieu_database_close_connection (database);
  return TRUE;
}

static void
count_trouble_cb (const char *message,
                  gpointer    n)
{
  (*(int *) n)++;
}

/* The store is as it is after a damaged database could not be set aside: every question is answered with an error, and the person is told
 * once. */
static void
test_not_open (void)
{
  g_autofree char *path = new_store_path ();
  g_autoptr (GError) error = NULL;
  const ChieuStoredAnswer answer = { .task = { "waits", 1, 7 }, .at = 10 };
  const ChieuStoredStanding standing = { "waits", 1, 1 };
  ChieuStore *store = must_open (path);
  Table table;
  int told = 0;

  chieu_store_set_trouble_func (store, count_trouble_cb, &told);
  g_assert_true (chieu_store_run (store, shut_work, NULL, NULL));
  g_assert_false (chieu_store_foreach_hand (store, 0, ignore_hand_cb, NULL, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_clear_error (&error);
  g_assert_null (chieu_store_export_hand (store, 1, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_clear_error (&error);
  g_assert_null (chieu_match_resume (store, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  for (int i = 0; i < 2; i++)
    {
      chieu_store_save_lesson (store, "to-tom", &(ChieuStoredLesson) { .lesson = "bi", .step = "red", .seen = 5 });
      chieu_store_save_answer (store, "to-tom", &answer, &standing, NULL);
    }
  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_hand (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  g_assert_cmpint (told, ==, 1);
  table_clear (&table);
  end_store (store, path);
}

/* ---- Two programs ---- */

static void
test_elsewhere (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *news = NULL;
  g_autofree char *none = NULL;
  ChieuStore *first = must_open (path), *second;
  Table one, two;
  guint64 seeds = 0;

  table_init (&one, new_saved_match (first, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (one.match);
  table_wait (&one);
  second = must_open (path);
  g_assert_null (resume_with_news (second, 0, &news, NULL));
  g_assert_nonnull (news);
  g_assert_nonnull (strstr (news, "open in another window"));

  /* Both play, and neither takes anything from the other. */
  table_init (&two, new_saved_match (second, 4, 1, CHIEU_WAY_HOC, 6));
  chieu_match_start (two.match);
  for (int i = 0; i < 3; i++)
    {
      table_wait (&one);
      table_play_one (&one);
      table_wait (&two);
      table_play_one (&two);
    }
  table_settle (&one);
  table_settle (&two);
  g_assert_cmpuint (one.failed + two.failed, ==, 0);
  g_assert_cmpint (count_rows (first, RUNNING_MATCHES), ==, 2);
  table_clear (&one);
  table_clear (&two);
  chieu_store_unref (first);
  chieu_store_unref (second);

  /* Both are there: while the first program has one of them, the second one resumes the other. */
  first = must_open (path);
  second = must_open (path);
  table_init (&one, resume_with_news (first, 0, &none, NULL));
  g_assert_null (none);
  table_init (&two, resume_with_news (second, 0, &none, NULL));
  g_assert_null (none);
  seeds = chieu_match_get_options (one.match)->seed * 10 + chieu_match_get_options (two.match)->seed;
  g_assert_true (seeds == 65 || seeds == 56);
  table_clear (&one);
  table_clear (&two);
  chieu_store_unref (first);
  end_store (second, path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/store-files/set-aside-whole", test_set_aside_whole);
  g_test_add_func ("/store-files/recovered", test_recovered);
  g_test_add_func ("/store-files/not-recovered", test_not_recovered);
  g_test_add_func ("/store-files/rolled-back", test_rolled_back);
  g_test_add_func ("/store-files/cut-at-move", test_cut_at_move);
  g_test_add_func ("/store-files/no-note", test_no_note);
  g_test_add_func ("/store-files/note-not-opened", test_note_not_opened);
  g_test_add_func ("/store-files/torn-end", test_torn_end);
  g_test_add_func ("/store-files/torn-twice", test_torn_twice);
  g_test_add_func ("/store-files/kinds", test_kinds);
  g_test_add_func ("/store-files/modes", test_modes);
  g_test_add_func ("/store-files/not-open", test_not_open);
  g_test_add_func ("/store-files/elsewhere", test_elsewhere);
  return g_test_run ();
}
