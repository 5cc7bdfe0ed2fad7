/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A store and its thread: whoever asks waits for nothing, and what is played is shown when it is written, also where another
 * program holds the database for seconds. For the thread sanitizer too: nothing here knows a window.
 */
#include "../harness.h"

#include <sqlite3.h>

#include <glib/gstdio.h>

/* The main loop turns once in so many milliseconds, or seldomer on a busy machine, and another program holds the database for so many of
 * these turns: for two seconds at least. */
#define TURN_MS 10
#define LOCKED_TURNS 200
/* Meanwhile a thread that waits for nothing beats as often. A main loop that waited for the database would miss more beats than this; on a
 * busy machine both are late. */
#define MISSED_MAX 50
/* The time for which it holds the database where nothing else is looked at, in milliseconds. */
#define LOCKED_MS 600
/* The number of questions that each thread asks. */
#define QUESTIONS 200

/* ---- Another program ---- */

/* Returns: a connection that may write to the database at @path, while others may not */
static sqlite3 *
lock_database (const char *path)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  return db;
}

/* Closes the connection *@db, and sets it to NULL. */
static void
unlock_database (sqlite3 **db)
{
  g_assert_cmpint (sqlite3_exec (*db, "ROLLBACK", NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (*db);
  *db = NULL;
}

static gboolean
unlock_cb (gpointer db)
{
  unlock_database (db);
  return G_SOURCE_REMOVE;
}

/* ---- A main loop that is watched ---- */

typedef struct
{
  sqlite3 *other;                /* (nullable): the connection of the other program; NULL: the database is free */
  guint turns;                   /* of the main loop while the database was locked */
  int beats;                     /* of the thread; atomic */
  int last, missed;              /* the beats at the last turn, and the most between two turns */
  int over;                      /* the thread is to end; atomic */
} Watch;

static gpointer
beat_main (gpointer data)
{
  Watch *watch = data;

  while (!g_atomic_int_get (&watch->over))
    {
      g_usleep (TURN_MS * 1000);
      g_atomic_int_inc (&watch->beats);
    }
  return NULL;
}

static gboolean
turn_cb (gpointer data)
{
  Watch *watch = data;
  int beats = g_atomic_int_get (&watch->beats);

  watch->missed = MAX (watch->missed, beats - watch->last);
  watch->last = beats;
  if (++watch->turns < LOCKED_TURNS)
    return G_SOURCE_CONTINUE;
  unlock_database (&watch->other);
  return G_SOURCE_REMOVE;
}

static void
saving_cb (ChieuMatch *match,
           GParamSpec *pspec,
           gpointer    n)
{
  *(int *) n += chieu_match_is_saving (match) ? 1 : 0;
}

/* The database is locked while a hand is played: the main loop goes on turning, the match says that it is being saved, nothing that is
 * not written yet is shown, a second move is refused, and in the end nothing is lost. */
static void
test_locked (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ChieuStore *store = must_open (path);
  Watch watch = { 0 };
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  GThread *thread;
  Table table;
  guint moved;
  int said = 0;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  g_signal_connect (table.match, "notify::saving", G_CALLBACK (saving_cb), &said);
  chieu_match_start (table.match);
  table_wait (&table);
  g_assert_true (chieu_store_flush (store));
  g_assert_cmpint (said, ==, 0);

  watch.other = lock_database (path);
  g_timeout_add (TURN_MS, turn_cb, &watch);
  thread = g_thread_new ("beat", beat_main, &watch);
  moved = table.moved;
  g_assert_cmpint (chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves), >, 0);
  before = table_describe (table.match);
  g_assert_cmpint (chieu_match_try (table.match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
  while (watch.other != NULL)
    {
      table_iterate ();
      if (watch.other == NULL)
        break;
      g_assert_cmpuint (table.moved, ==, moved);
      g_assert_false (chieu_match_is_asked (table.match));
      g_assert_cmpint (chieu_match_try (table.match, &moves[0], &reason), ==, CHIEU_TRY_REFUSED);
    }
  after = table_describe (table.match);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (said, ==, 1);
  g_assert_true (chieu_match_is_saving (table.match));
  g_atomic_int_set (&watch.over, TRUE);
  g_thread_join (thread);
  g_assert_cmpint (watch.missed, <, MISSED_MAX);

  table_play_hand (&table);
  g_assert_false (chieu_match_is_saving (table.match));
  g_assert_cmpuint (table.failed, ==, 0);
  g_assert_cmpint (count_rows (store, "move"), ==, (int) chieu_match_get_hand (table.match)->moves->len);
  g_assert_cmpint (count_rows (store, "hand WHERE ended IS NOT NULL"), ==, 1);
  table_clear (&table);
  end_store (store, path);
}

/* A move taken back, the next hand and a pause while the database is locked: all of it happens, in its order, when it can be written. */
static void
test_locked_changes (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  sqlite3 *other;
  Table table;
  guint n, moved;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  chieu_match_start (table.match);
  table_wait (&table);
  n = chieu_match_get_hand (table.match)->moves->len;
  table_play_one (&table);
  table_wait (&table);
  moved = table.moved;

  other = lock_database (path);
  g_timeout_add (LOCKED_MS, unlock_cb, &other);
  table_play_one (&table);
  chieu_match_undo (table.match);
  chieu_match_pause (table.match);
  g_assert_cmpuint (table.moved, ==, moved);
  chieu_match_start (table.match);
  while (other != NULL)
    table_iterate ();
  table_settle (&table);
  g_assert_cmpuint (table.moved, ==, moved + 1);
  while (chieu_match_can_undo (table.match))
    {
      chieu_match_undo (table.match);
      table_settle (&table);
    }
  g_assert_cmpuint (chieu_match_get_hand (table.match)->moves->len, <=, n);

  table_play_hand (&table);
  other = lock_database (path);
  g_timeout_add (LOCKED_MS, unlock_cb, &other);
  chieu_match_deal_next_hand (table.match);
  chieu_match_deal_next_hand (table.match);
  g_assert_cmpuint (chieu_match_get_hand_number (table.match), ==, 0);
  g_assert_nonnull (chieu_match_get_final_state (table.match));
  table_settle (&table);
  g_assert_cmpuint (chieu_match_get_hand_number (table.match), ==, 1);
  while (other != NULL)
    table_iterate ();
  g_assert_cmpuint (table.failed, ==, 0);
  table_clear (&table);
  end_store (store, path);
}

/* A program that ends waits for a locked database, but not for ever. */
static void
test_flush_is_bounded (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  sqlite3 *other = lock_database (path);
  ChieuMatch *match = new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5);

  g_assert_false (chieu_store_flush (store));
  unlock_database (&other);
  g_assert_true (chieu_store_flush (store));
  drop_match (match);
  end_store (store, path);
}

/* ---- Asking ---- */

typedef struct
{
  int *next;                     /* the number of the next question that is worked on; touched by the store's thread alone */
  int number;                    /* of this question */
  GThread *asker;
  guint *left;                   /* how many of the asker's questions are not answered */
} Question;

static gboolean
count_work (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  Question *question = data;

  g_assert_true (g_thread_self () != question->asker);
  question->number = (*question->next)++;
  return TRUE;
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      expected)
{
  gpointer data;
  Question *question;

  g_assert_true (chieu_store_run_finish (result, &data, NULL));
  question = data;
  g_assert_true (g_thread_self () == question->asker);
  /* Other threads' questions may have come before it. */
  g_assert_cmpint (question->number, >=, GPOINTER_TO_INT (expected));
  (*question->left)--;
}

typedef struct
{
  ChieuStore *store;
  int *next;
} Asker;

static gpointer
asker_main (gpointer data)
{
  Asker *asker = data;
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autofree Question *questions = g_new0 (Question, QUESTIONS);
  guint left = QUESTIONS;

  g_main_context_push_thread_default (context);
  for (int i = 0; i < QUESTIONS; i++)
    {
      questions[i] = (Question) { asker->next, 0, g_thread_self (), &left };
      chieu_store_run_async (asker->store, count_work, &questions[i], NULL, NULL, counted_cb, GINT_TO_POINTER (i));
    }
  while (left > 0)
    g_main_context_iteration (context, TRUE);
  g_main_context_pop_thread_default (context);
  return NULL;
}

/* Several threads ask; each is answered in its own, in its order. */
static void
test_asked_from_threads (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = chieu_store_new (path);
  int next = 0;
  Asker asker = { store, &next };
  GThread *threads[3];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("asker", asker_main, &asker);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
  g_assert_cmpint (next, ==, QUESTIONS * G_N_ELEMENTS (threads));
  end_store (store, path);
}

static void
failed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (chieu_store_run_finish (result, NULL, &error));
  *(int *) code = error->code;
}

/* Cancelled work is not done; a store that cannot be opened answers with the reason. */
static void
test_fails (void)
{
  g_autofree char *path = new_store_path ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  ChieuStore *store = chieu_store_new (path);
  int code = -1, next = 0;
  Question question = { .next = &next };

  g_cancellable_cancel (cancellable);
  chieu_store_run_async (store, count_work, &question, NULL, cancellable, failed_cb, &code);
  while (code < 0)
    table_iterate ();
  g_assert_cmpint (code, ==, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (next, ==, 0);
  end_store (store, path);

  store = chieu_store_new ("/proc/nowhere/matches.db");
  code = -1;
  chieu_store_run_async (store, count_work, &question, NULL, NULL, failed_cb, &code);
  while (code < 0)
    table_iterate ();
  g_assert_cmpint (code, ==, CHIEU_MATCH_ERROR_STORE);
  g_assert_true (chieu_store_is_ready (store));
  chieu_store_unref (store);
}

/* At a quiet moment the log is moved into the database and emptied, while a match goes on at its own time. */
static void
test_log_shrinks (void)
{
  g_autofree char *path = new_store_path ();
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  ChieuStore *store = must_open (path);
  gint64 end = g_get_monotonic_time () + 30 * G_USEC_PER_SEC;
  GStatBuf status;
  Table table;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_match (&table);
  do
    {
      g_usleep (10000);
      g_assert_cmpint (g_stat (log, &status), ==, 0);
    }
  while (status.st_size > 0 && g_get_monotonic_time () < end);
  g_assert_cmpint (status.st_size, ==, 0);
  table_clear (&table);
  end_store (store, path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/store-thread/locked", test_locked);
  g_test_add_func ("/store-thread/locked-changes", test_locked_changes);
  g_test_add_func ("/store-thread/flush-is-bounded", test_flush_is_bounded);
  g_test_add_func ("/store-thread/asked-from-threads", test_asked_from_threads);
  g_test_add_func ("/store-thread/fails", test_fails);
  g_test_add_func ("/store-thread/log-shrinks", test_log_shrinks);
  return g_test_run ();
}
